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
    ['#main', '/#main'],
    ['/', '/'],
    ['https://shop.example/cart', '/cart'],
    ['HTTPS://SHOP.EXAMPLE/cart', '/cart'],
    ['https://shop.example:443/cart', '/cart'],
    ['/login?startUrl=%2F%2Fevil.example', '/login?startUrl=%2F%2Fevil.example'],
    ['/category/größe', '/category/gr%C3%B6%C3%9Fe'],
    ['/a//b', '/a//b'],
    ['/a b', '/a%20b'],
    ['/@evil.example', '/@evil.example'],
    ['/x:y', '/x:y'],
    ['/100%', '/100%'],
    [' /cart ', '/cart'],
  ])('[4.guest-cart-on-login-7] keeps %j as %j', (url, path) => {
    expect(sameOriginPath(url, origin)).toBe(path)
    expect(isSafeUrl(url, { origin, allow: 'same-origin' })).toBe(true)
  })

  it.each([
    ['https://evil.example/'],
    ['http://shop.example/'],
    ['https://shop.example:8443/'],
    ['https://shop.example.evil.example/'],
    ['https://evilshop.example/'],
    ['https://sub.shop.example/'],
  ])('[4.guest-cart-on-login-7] refuses the other origin %j', (url) => {
    expect(sameOriginPath(url, origin)).toBeUndefined()
  })
})

/** Known ways around naive checks. None of them may pass, not even where any http(s) address is allowed. */
const attacks = [
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'javascript&colon;alert(1)//:',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'filesystem:https://shop.example/x',
  'view-source:https://shop.example',
  'ftp://shop.example/',
  'mailto:a@shop.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  './/evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255c%255cevil.example',
  '/%252f%252fevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/a%00b',
  '/%250d%250aX:1',
  '/ä%0d%0aX:1',
  '/%ff%0aX:1',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:shop.example',
  'https://',
  'https://shop.example@evil.example/',
  'https://shop.example:x@evil.example/',
  'https://user@shop.example/',
  'https://user:pass@shop.example/',
  'https://shop.example\\@evil.example/',
  'https://shop.example\\.evil.example/',
  'https://evil.example\\@shop.example/',
  'https://shop.example%00.evil.example/',
  '／／evil.example',
  '/／evil.example',
  '/\uff3cevil.example',
  '/\u2215evil.example',
  '/\u2044evil.example',
  '/\u200b/evil.example',
  '\u200b//evil.example',
  '\ufeff//evil.example',
  '\u202e/elpmaxe.live//:sptth',
  '\u00a0//evil.example',
  '\u3000//evil.example',
  '/\ud800',
  '/a\u007fb',
  '/a\u0085b',
  'https://[::1',
  'https://shop.example:99999/',
]

describe('isSafeUrl', () => {
  it.each(attacks.map((url) => [url]))('[2.5-10] [2.10-7] refuses %j', (url) => {
    expect(isSafeUrl(url, { origin, allow: 'http' })).toBe(false)
    expect(isSafeUrl(url, { origin, allow: 'same-origin' })).toBe(false)
    expect(sameOriginPath(url, origin)).toBeUndefined()
  })

  it.each([
    ['https://evil.example/'],
    ['http://partner.example/a?b#c'],
    ['https://web.example/2020/https://x.example'],
    ['https://müller.example/'],
    ['/cart'],
  ])('[2.5-10] lets %j pass as a link to anywhere', (url) => {
    expect(isSafeUrl(url, { origin, allow: 'http' })).toBe(true)
  })

  it.each([[undefined], [null], [5], [{}], [['/cart']], [new URL('https://shop.example')]])(
    'refuses %s, which is no text',
    (url) => {
      expect(isSafeUrl(url, { origin, allow: 'http' })).toBe(false)
      expect(sameOriginPath(url, origin)).toBeUndefined()
    },
  )

  it.each([[''], ['null'], ['/'], ['javascript:1'], ['about:blank'], ['data:,']])(
    'lets nothing pass at the origin %j',
    (own) => {
      expect(isSafeUrl('/cart', { origin: own, allow: 'http' })).toBe(false)
      expect(sameOriginPath('/cart', own)).toBeUndefined()
    },
  )
})

describe('safe-url as algebra', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    ':',
    '@',
    'evil.example',
    'https',
    'javascript',
    '\t',
    ' ',
    '?',
    '#',
    'a',
    '／',
    '%',
    '%25',
  )
  const url = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.string(),
    fc.webUrl(),
  )

  it('gives paths that a browser resolves to the same origin, and is stable', () => {
    fc.assert(
      fc.property(url, (text) => {
        const path = sameOriginPath(text, origin)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, origin).origin).toBe(origin)
        expect(sameOriginPath(path, origin)).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })

  it('lets only http(s) pass', () => {
    fc.assert(
      fc.property(url, (text) => {
        if (isSafeUrl(text, { origin, allow: 'http' }))
          expect(new URL(text, origin).protocol).toMatch(/^https?:$/)
      }),
      { numRuns: 1000 },
    )
  })
})
