import { describe, expect, it } from 'vitest'
import { doorAt, homeBehind, mustAsk, pathBehind } from './session-door'

const origin = 'http://localhost:4173'

describe('doorAt', () => {
  it.each([
    [`${origin}/secur/frontdoor.jsp?sid=1`, 'front'],
    [`${origin}/de-CH/secur/frontdoor.jsp`, 'front'],
    [`${origin}/de-shop/secur/logout.jsp`, 'exit'],
    ['https://shop.example.de/s/en-US/webruntime/logout', 'exit'],
    [`${origin}/secur/other.jsp`, undefined],
    [`${origin}/service/secur/logout.jsp`, undefined],
    [`${origin}/de-CH/login`, undefined],
  ] as const)('%s is %s', (url, door) => {
    expect(doorAt(url)).toBe(door)
  })
})

describe('mustAsk', () => {
  const withHeaders = (headers: Record<string, string>) => ({ headers: new Headers(headers) })

  it.each([
    ['front', {}, false],
    ['front', { Cookie: 'region=CH; sid_Client=1' }, false],
    ['front', { Cookie: 'sid=1' }, true],
    ['front', { Cookie: 'region=CH; sid =%' }, true],
    ['front', { Cookie: 'sid=1', 'Sec-Fetch-Site': 'same-origin' }, true],
    ['exit', {}, true],
    ['exit', { 'Sec-Fetch-Site': 'same-origin' }, false],
    ['exit', { 'Sec-Fetch-Site': 'none' }, false],
    ['exit', { 'Sec-Fetch-Site': 'same-site' }, true],
    ['exit', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ] as const)('at the %s door with %o: %s', (door, headers, isRequested) => {
    expect(mustAsk(door, withHeaders(headers))).toBe(isRequested)
  })
})

describe('homeBehind', () => {
  it.each([
    ['/secur/logout.jsp?retURL=%2Ffr-CH%2Fcart', '/fr-CH/'],
    ['/secur/logout.jsp?retUrl=/de-shop', '/de-shop/'],
    ['/de-shop/secur/logout.jsp', '/de-shop/'],
    ['/de-shop/en-US/webruntime/logout?retURL=https://evil.example/de-CH/', '/de-shop/en-US/'],
    ['/secur/logout.jsp?retURL=//evil.example/de-CH/', '/'],
  ])('%s is %s', (path, home) => {
    expect(homeBehind(origin + path)).toBe(origin + home)
  })
})

describe('pathBehind', () => {
  const door = `${origin}/secur/frontdoor.jsp?sid=1&retURL=%2Fde-CH%2Fcart%3Fa%3D1`

  it.each([
    [door, undefined, '/de-CH/cart?a=1'],
    [door, `${origin}/de-CH/?b=1#c`, '/de-CH/?b=1#c'],
    [door, `${origin}/secur/frontdoor.jsp?sid=2`, '/de-CH/'],
    [door, `${origin}/secur/logout.jsp`, '/de-CH/'],
    [`${origin}/de-shop/secur/frontdoor.jsp?retURL=%2Fsecur%2Flogout.jsp`, undefined, '/'],
    [`${origin}/de-shop/secur/frontdoor.jsp`, undefined, '/de-shop/'],
  ])('behind %s, which names %s: %s', (url, named, path) => {
    expect(pathBehind(url, named)).toBe(path)
  })
})
