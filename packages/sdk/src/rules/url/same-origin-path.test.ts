import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeUrl } from './safe-url'
import { sameOriginPath } from './same-origin-path'

const origin = 'https://shop.example'

describe('sameOriginPath', () => {
  it.each([
    ['/cart', '/cart'],
    ['/de-CH/cart/0a6?x=1#top', '/de-CH/cart/0a6?x=1#top'],
    ['cart', '/cart'],
    ['?term=box', '/?term=box'],
    ['?a=1&b=x:y', '/?a=1&b=x:y'],
    ['#main', '/#main'],
    ['#a:b', '/#a:b'],
    ['/', '/'],
    ['https://shop.example', '/'],
    ['https://shop.example/cart', '/cart'],
    ['HTTPS://SHOP.EXAMPLE/cart', '/cart'],
    ['https://shop.example:443/cart', '/cart'],
    ['https://shop.example?x#y', '/?x#y'],
    ['/login?startUrl=%2F%2Fevil.example', '/login?startUrl=%2F%2Fevil.example'],
    ['/a?next=//evil.example', '/a?next=//evil.example'],
    ['/category/größe', '/category/gr%C3%B6%C3%9Fe'],
    ['/a//b', '/a//b'],
    ['/a/../b', '/b'],
    ['/a b', '/a%20b'],
    ['/a&b', '/a&b'],
    ['/@evil.example', '/@evil.example'],
    ['/x:y', '/x:y'],
    ['/x%3Ay', '/x%3Ay'],
    ['a/x:y', '/a/x:y'],
    ['/100%', '/100%'],
    ['/%C3%A4%zz', '/%C3%A4%zz'],
    [' /cart ', '/cart'],
    ['  https://shop.example/cart', '/cart'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('[4.guest-cart-on-login-7] keeps %j as %j', (url, path) => {
    expect(sameOriginPath(url, origin)).toBe(path)
    expect(isSafeUrl(url, { origin, allow: 'same-origin' })).toBe(true)
  })

  it.each([
    ['https://evil.example/'],
    ['http://shop.example/'],
    ['https://shop.example:8443/'],
    ['https://shop.example./'],
    ['https://shop.example.evil.example/'],
    ['https://shop.example。evil.example/'],
    ['https://evilshop.example/'],
    ['https://sub.shop.example/'],
    ['https://shop-example/'],
    ['https://sh\u043ep.example/'],
    ['https://evil.example?https://shop.example/'],
    ['https://evil.example#https://shop.example/'],
    ['https://evil.example/https://shop.example'],
    ['https://2130706433/'],
    ['https://[::1]/'],
  ])('[4.guest-cart-on-login-7] refuses the other origin %j', (url) => {
    expect(sameOriginPath(url, origin)).toBeUndefined()
    expect(isSafeUrl(url, { origin, allow: 'same-origin' })).toBe(false)
  })

  it.each([[''], ['null'], ['/'], ['javascript:1'], ['about:blank'], ['data:,'], ['ftp://shop.example']])(
    'gives nothing at the origin %j',
    (own) => {
      expect(sameOriginPath('/cart', own)).toBeUndefined()
      expect(sameOriginPath('https://shop.example/cart', own)).toBeUndefined()
    },
  )

  it('accepts any URL of the shop as its origin', () => {
    expect(sameOriginPath('cart', 'https://shop.example/de-CH/a?b#c')).toBe('/cart')
  })
})

describe('sameOriginPath as algebra', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '%25',
    '%',
    ':',
    '@',
    '?',
    '#',
    '&',
    ';',
    ' ',
    '\t',
    '\n',
    'a',
    'evil.example',
    'https',
    'https://',
    'javascript',
    'shop.example',
    '／',
    '：',
    '\u200b',
    '。',
  )
  const url = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.webPath().map((path) => `https://shop.example/${path}`),
  )

  it('[4.guest-cart-on-login-7] returns a path that a browser resolves to the same origin', () => {
    fc.assert(
      fc.property(url, (text) => {
        const path = sameOriginPath(text, origin)
        expect(isSafeUrl(text, { origin, allow: 'same-origin' })).toBe(path !== undefined)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?![/\\])/)
        const { pathname, search, hash } = new URL(text, origin)
        expect(path).toBe(pathname + search + hash)
        expect(new URL(path, origin).href).toBe(origin + path)
        expect(sameOriginPath(path, origin)).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })
})
