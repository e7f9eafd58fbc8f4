import { describe, expect, it } from 'vitest'
import { visitorAddress, vouchFor } from './visitor-request'

const origin = 'https://shop.example'

describe('vouchFor', () => {
  it.each([
    'Authorization',
    'Forwarded',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-HTTP-Method-Override',
    'X-HTTP-Method',
    'X-Method-Override',
  ])('drops %s', (name) => {
    const request = new Request(`${origin}/x`, { headers: { [name]: 'forged' } })
    expect(vouchFor(request, { origin, address: '192.0.2.7' }).headers.get(name)).toBeNull()
  })

  it('says the visitor’s address instead of what the visitor said', () => {
    const request = new Request(`${origin}/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(vouchFor(request, { origin, address: '192.0.2.7' }).headers.get('x-forwarded-for')).toBe(
      '192.0.2.7',
    )
    expect(vouchFor(request, { origin, address: undefined }).headers.get('x-forwarded-for')).toBeNull()
  })

  it('keeps all else: method, query, body, cookies, browser', async () => {
    const headers = { cookie: 'sid=1', 'user-agent': 'Browser/1', 'content-type': 'text/plain' }
    const sent = new Request('http://10.0.0.7/a?b=%20', { method: 'POST', body: 'text', headers })
    const request = vouchFor(sent, { origin, address: '192.0.2.7' })
    expect([request.url, request.method, await request.text()]).toEqual([`${origin}/a?b=%20`, 'POST', 'text'])
    expect(Object.fromEntries(request.headers)).toEqual({ ...headers, 'x-forwarded-for': '192.0.2.7' })
  })
})

describe('visitorAddress', () => {
  const { headers } = new Request(origin, { headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' } })

  it.each([
    [false, headers, '198.51.100.1'],
    [true, headers, '192.0.2.7'],
    [true, new Headers(), '198.51.100.1'],
    [true, new Headers({ 'x-forwarded-for': ' ' }), '198.51.100.1'],
  ])('behind a proxy %s it is the right one (%#)', (isBehindProxy, given, address) => {
    expect(visitorAddress({ headers: given }, { connected: '198.51.100.1', isBehindProxy })).toBe(address)
  })
})
