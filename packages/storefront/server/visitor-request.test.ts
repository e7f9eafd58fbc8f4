import { describe, expect, it } from 'vitest'
import { visitorAddress, vouchFor } from './visitor-request'

const origin = 'https://shop.example'
const requestId = 'request-1'

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
    'X-Correlation-Id',
  ])('drops %s', (name) => {
    const request = new Request(`${origin}/x`, { headers: { [name]: 'forged' } })
    expect(vouchFor(request, { origin, address: '192.0.2.7', requestId }).headers.get(name)).toBeNull()
  })

  it('says the visitor’s address instead of what the visitor said', () => {
    const request = new Request(`${origin}/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(
      vouchFor(request, { origin, address: '192.0.2.7', requestId }).headers.get('x-forwarded-for'),
    ).toBe('192.0.2.7')
    expect(
      vouchFor(request, { origin, address: undefined, requestId }).headers.get('x-forwarded-for'),
    ).toBeNull()
  })

  it('says the id of this server instead of what the visitor said', () => {
    const request = new Request(`${origin}/x`, { headers: { 'x-request-id': 'forged-by-visitor' } })
    const vouched = vouchFor(request, { origin, address: undefined, requestId })
    expect(vouched.headers.get('x-request-id')).toBe(requestId)
  })

  it.each([true, false])('is aborted as everywhere when the visitor leaves (before it: %s)', (isEarly) => {
    const visitor = new AbortController()
    const leave = () => visitor.abort('Client connection prematurely closed.')
    if (isEarly) leave()
    const { signal } = vouchFor(new Request(`${origin}/x`, { signal: visitor.signal }), {
      origin,
      address: undefined,
      requestId,
    })
    if (!isEarly) leave()
    expect(signal.reason).toMatchObject({ name: 'AbortError' })
  })

  it('keeps all else: method, query, body, cookies, browser', async () => {
    const headers = { cookie: 'sid=1', 'user-agent': 'Browser/1', 'content-type': 'text/plain' }
    const sent = new Request('http://10.0.0.7/a?b=%20', { method: 'POST', body: 'text', headers })
    const request = vouchFor(sent, { origin, address: '192.0.2.7', requestId })
    expect([request.url, request.method, await request.text()]).toEqual([`${origin}/a?b=%20`, 'POST', 'text'])
    expect(Object.fromEntries(request.headers)).toEqual({
      ...headers,
      'x-forwarded-for': '192.0.2.7',
      'x-request-id': requestId,
    })
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
