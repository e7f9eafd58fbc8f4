import { describe, expect, it } from 'vitest'
import { visitorAddress, toTrustedRequest, withReadablePath, createVisitorHash } from './visitor-request'

const origin = 'https://shop.example'
const requestId = 'request-1'

describe('toTrustedRequest', () => {
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
    expect(
      toTrustedRequest(request, { origin, address: '192.0.2.7', requestId }).headers.get(name),
    ).toBeNull()
  })

  it('says the visitor’s address instead of what the visitor said', () => {
    const request = new Request(`${origin}/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(
      toTrustedRequest(request, { origin, address: '192.0.2.7', requestId }).headers.get('x-forwarded-for'),
    ).toBe('192.0.2.7')
    expect(
      toTrustedRequest(request, { origin, address: undefined, requestId }).headers.get('x-forwarded-for'),
    ).toBeNull()
  })

  it('says the id of this server instead of what the visitor said', () => {
    const request = new Request(`${origin}/x`, { headers: { 'x-request-id': 'forged-by-visitor' } })
    const vouched = toTrustedRequest(request, { origin, address: undefined, requestId })
    expect(vouched.headers.get('x-request-id')).toBe(requestId)
  })

  it.each([true, false])('is aborted as everywhere when the visitor leaves (before it: %s)', (isEarly) => {
    const visitor = new AbortController()
    const leave = () => visitor.abort('Client connection prematurely closed.')
    if (isEarly) leave()
    const { signal } = toTrustedRequest(new Request(`${origin}/x`, { signal: visitor.signal }), {
      origin,
      address: undefined,
      requestId,
    })
    if (!isEarly) leave()
    expect(signal.reason).toMatchObject({ name: 'AbortError' })
  })

  it('keeps everything else: method, query, body, cookies, browser', async () => {
    const headers = { cookie: 'sid=1', 'user-agent': 'Browser/1', 'content-type': 'text/plain' }
    const sent = new Request('http://10.0.0.7/a?b=%20', { method: 'POST', body: 'text', headers })
    const request = toTrustedRequest(sent, { origin, address: '192.0.2.7', requestId })
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
    [0, headers, '198.51.100.1'],
    [1, headers, '192.0.2.7'],
    [1, new Headers(), '198.51.100.1'],
    [1, new Headers({ 'x-forwarded-for': ' ' }), '198.51.100.1'],
    [2, headers, '203.0.113.9'],
    [3, headers, '198.51.100.1'],
    [2, new Headers({ 'x-forwarded-for': 'forged, , 203.0.113.9,192.0.2.7' }), '203.0.113.9'],
  ])('behind %i proxies is the one that the outermost has seen (%#)', (trustedHops, given, address) => {
    expect(visitorAddress({ headers: given }, { connected: '198.51.100.1', trustedHops })).toBe(address)
  })

  it('is none of those that a visitor invents', () => {
    const sent = new Headers({ 'x-forwarded-for': '198.51.100.8, 198.51.100.9' })
    for (const hop of ['203.0.113.9', '192.0.2.7', '192.0.2.8']) sent.append('x-forwarded-for', hop)
    expect(visitorAddress({ headers: sent }, { connected: '192.0.2.9', trustedHops: 3 })).toBe('203.0.113.9')
  })
})

describe('withReadablePath', () => {
  it.each([
    ['/de-CH/', '/de-CH/'],
    ['/global-search/20%20cm?a=%', '/global-search/20%20cm?a=%'],
    ['/global-search/100%', '/global-search/100%25'],
    ['/category/%E0%A4%A/x', '/category/%25E0%25A4%25A/x'],
    ['/%ff/%C3%A4', '/%25ff/%C3%A4'],
  ])('%s is asked as %s', (given, readable) => {
    const request = withReadablePath(
      new Request(`http://localhost:4173${given}`, { headers: { cookie: 'a=1' } }),
    )
    expect(request.url).toBe(`http://localhost:4173${readable}`)
    expect(request.headers.get('cookie')).toBe('a=1')
  })
})

describe('createVisitorHash', () => {
  it('names the same visitor alike for a day, and differently on the next and in another process', () => {
    let now = new Date('2026-11-23T00:00:00Z')
    const hash = createVisitorHash(() => now)
    const first = hash('192.0.2.7')
    now = new Date('2026-11-23T23:59:59Z')
    expect(hash('192.0.2.7')).toBe(first)
    expect(hash('192.0.2.8')).not.toBe(first)
    expect(createVisitorHash(() => now)('192.0.2.7')).not.toBe(first)
    now = new Date('2026-11-24T00:00:00Z')
    expect(hash('192.0.2.7')).not.toBe(first)
    expect(first).toMatch(/^[\w-]{12}$/)
  })
})
