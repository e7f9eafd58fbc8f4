import { describe, expect, it } from 'vitest'
import { sessionEndpointOf, homeAfter, needsConfirmation, pathAfter } from './session-endpoints'

const origin = 'http://localhost:4173'

describe('sessionEndpointOf', () => {
  it.each([
    [`${origin}/secur/frontdoor.jsp?sid=1`, 'frontdoor'],
    [`${origin}/de-CH/secur/frontdoor.jsp`, 'frontdoor'],
    [`${origin}/de-shop/secur/logout.jsp`, 'logout'],
    ['https://shop.example.de/s/en-US/webruntime/logout', 'logout'],
    [`${origin}/secur/other.jsp`, undefined],
    [`${origin}/service/secur/logout.jsp`, undefined],
    [`${origin}/de-CH/login`, undefined],
  ] as const)('%s is %s', (url, door) => {
    expect(sessionEndpointOf(url)).toBe(door)
  })
})

describe('needsConfirmation', () => {
  const withHeaders = (headers: Record<string, string>) => ({ headers: new Headers(headers) })

  it.each([
    ['frontdoor', {}, false],
    ['frontdoor', { Cookie: 'region=CH; sid_Client=1' }, false],
    ['frontdoor', { Cookie: 'sid=1' }, true],
    ['frontdoor', { Cookie: 'region=CH; sid =%' }, true],
    ['frontdoor', { Cookie: 'sid=1', 'Sec-Fetch-Site': 'same-origin' }, true],
    ['logout', {}, true],
    ['logout', { 'Sec-Fetch-Site': 'same-origin' }, false],
    ['logout', { 'Sec-Fetch-Site': 'none' }, false],
    ['logout', { 'Sec-Fetch-Site': 'same-site' }, true],
    ['logout', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ] as const)('at the %s door with %o: %s', (door, headers, isRequested) => {
    expect(needsConfirmation(door, withHeaders(headers))).toBe(isRequested)
  })
})

describe('homeAfter', () => {
  it.each([
    ['/secur/logout.jsp?retURL=%2Ffr-CH%2Fcart', '/fr-CH/'],
    ['/secur/logout.jsp?retUrl=/de-shop', '/de-shop/'],
    ['/de-shop/secur/logout.jsp', '/de-shop/'],
    ['/de-shop/en-US/webruntime/logout?retURL=https://evil.example/de-CH/', '/de-shop/en-US/'],
    ['/secur/logout.jsp?retURL=//evil.example/de-CH/', '/'],
  ])('%s is %s', (path, home) => {
    expect(homeAfter(origin + path)).toBe(origin + home)
  })
})

describe('pathAfter', () => {
  const door = `${origin}/secur/frontdoor.jsp?sid=1&retURL=%2Fde-CH%2Fcart%3Fa%3D1`

  it.each([
    [door, undefined, '/de-CH/cart?a=1'],
    [door, `${origin}/de-CH/?b=1#c`, '/de-CH/?b=1#c'],
    [door, `${origin}/secur/frontdoor.jsp?sid=2`, '/de-CH/'],
    [door, `${origin}/secur/logout.jsp`, '/de-CH/'],
    [`${origin}/de-shop/secur/frontdoor.jsp?retURL=%2Fsecur%2Flogout.jsp`, undefined, '/'],
    [`${origin}/de-shop/secur/frontdoor.jsp`, undefined, '/de-shop/'],
  ])('behind %s, which names %s: %s', (url, named, path) => {
    expect(pathAfter(url, named)).toBe(path)
  })
})
