import { describe, expect, it } from 'vitest'
import { readStartUrl } from './start-url'

const at = (startUrl: string, page = 'http://localhost/de-CH/login') =>
  readStartUrl(`${page}?${new URLSearchParams({ startUrl })}`)

describe('readStartUrl', () => {
  it('returns a path of this origin with its query', () => {
    expect(at('/de-CH/product/karton/1?x=1')).toEqual({
      path: '/de-CH/product/karton/1?x=1',
      isRequested: true,
      isFromCart: false,
    })
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/%2f%2fevil.example',
  ])('ignores %s', (startUrl) => {
    expect(at(startUrl)).toMatchObject({ path: '/de-CH/', isRequested: false })
  })

  it.each([
    '/secur/logout.jsp',
    '/secur/frontdoor.jsp?sid=1&retURL=%2F',
    '/de-shop/secur/logout.jsp',
    '/de-CH/webruntime/logout',
  ])('finding 16: ignores %s, which starts or ends a session', (startUrl) => {
    expect(at(startUrl)).toMatchObject({ path: '/de-CH/', isRequested: false })
  })

  it('does not return to the sign-in page', () => {
    expect(at('/de-CH/login?startUrl=x').path).toBe('/de-CH/')
  })

  it.each([
    ['/de-CH/anonymous-cart', 'http://localhost/de-CH/login', true],
    ['/de-shop/anonymous-cart', 'http://localhost/de-shop/login', true],
    ['/de-CH/anonymous-cart', 'http://localhost/de-shop/login', false],
  ])('says for %s at %s whether the cart asked: %s', (startUrl, page, isFromCart) => {
    expect(at(startUrl, page).isFromCart).toBe(isFromCart)
  })

  it.each([
    ['/de-CH/anonymous-cart?to=checkout', '/de-CH/checkout?step=address'],
    ['/de-CH/anonymous-cart?to=elsewhere', undefined],
    ['/de-CH/anonymous-cart', undefined],
    ['/de-CH/product/karton/1?to=checkout', undefined],
    ['/de-shop/anonymous-cart?to=checkout', undefined],
  ])('says for %s where the cart leads: %s', (startUrl, summaryPath) => {
    expect(at(startUrl).summaryPath).toBe(summaryPath)
  })
})
