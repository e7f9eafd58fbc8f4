import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeUrl, originOf } from './safe-url'
import { sameOriginPath } from './same-origin-path'
import { urlAttacks } from './url-attacks.fixture'

const origin = 'https://shop.example'

describe.each(Object.entries(urlAttacks))('isSafeUrl and %s', (_, urls) => {
  it.each(urls.map((url) => [url]))('[2.5-10] [2.10-7] refuses %j', (url) => {
    expect(isSafeUrl(url, { origin, allow: 'http' })).toBe(false)
    expect(isSafeUrl(url, { origin, allow: 'same-origin' })).toBe(false)
    expect(sameOriginPath(url, origin)).toBeUndefined()
  })
})

describe('isSafeUrl', () => {
  it.each([
    ['https://partner.example', false],
    ['http://partner.example/a?b#c', false],
    ['HTTP://PARTNER.EXAMPLE:8080/', false],
    ['https://web.example/2020/https://x.example', false],
    ['https://web.example/?q=a：b&c=//d', false],
    ['https://web.example/a:b&c', false],
    ['https://müller.example/', false],
    ['https://xn--mller-kva.example/', false],
    ['https://192.0.2.1/', false],
    ['https://[2001:db8::1]/', false],
    ['https://shop.example/cart', true],
    ['/cart', true],
    ['/größe：1', true],
    ['/漢字/か゚', true],
    ['/%7e~', true],
    ['cart?a&b', true],
  ])('[2.5-10] lets %j pass as a link to anywhere; of the same origin: %s', (url, isOwn) => {
    expect(isSafeUrl(url, { origin, allow: 'http' })).toBe(true)
    expect(isSafeUrl(url, { origin, allow: 'same-origin' })).toBe(isOwn)
  })

  it.each([
    undefined,
    null,
    NaN,
    5,
    Infinity,
    true,
    {},
    [],
    ['/cart'],
    { href: '/cart' },
    () => '/cart',
    new URL('https://shop.example'),
    Symbol('/cart'),
    10n,
  ])('refuses %s, which is no text', (url) => {
    expect(isSafeUrl(url, { origin, allow: 'http' })).toBe(false)
    expect(sameOriginPath(url, origin)).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    'null',
    '/',
    '//shop.example',
    'javascript:1',
    'about:blank',
    'data:,',
    'file:///',
    'ftp://a',
    'blob:https://shop.example/1',
    'xhttps://shop.example',
    'https-x://shop.example',
    undefined,
    null,
    5,
    {},
    Symbol('https://shop.example'),
  ])('lets nothing pass at the origin %j', (own) => {
    // Untyped callers may pass values that are not strings.
    const unsound = own as string
    expect(originOf(unsound)).toBeUndefined()
    expect(isSafeUrl('/cart', { origin: unsound, allow: 'http' })).toBe(false)
    expect(isSafeUrl('https://shop.example/', { origin: unsound, allow: 'http' })).toBe(false)
  })

  it('is done with huge texts in no time', () => {
    for (const text of [' ', '%', '%25', '/', 'a', 'a:', '..//', '\uff1a']) {
      expect(isSafeUrl(`${text.repeat(100_000)}\\`, { origin, allow: 'http' })).toBe(false)
      expect(isSafeUrl(`${text.repeat(100_000)}:`, { origin, allow: 'http' })).toBe(false)
    }
  })
})

describe('originOf', () => {
  it.each([
    ['https://shop.example/a?b#c', 'https://shop.example'],
    ['http://shop.example:80', 'http://shop.example'],
    ['https://u:p@shop.example:8443', 'https://shop.example:8443'],
  ])('of %s is %s', (url, own) => {
    expect(originOf(url)).toBe(own)
  })
})

describe('isSafeUrl as algebra', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '%25',
    '%0a',
    '%3a',
    '%',
    ':',
    '@',
    '?',
    '#',
    '&',
    ';',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '\u200b',
    'a',
    'evil.example',
    'http',
    'https://',
    'javascript',
    'data',
    '／',
    '：',
    '＼',
    'ı',
    '。',
    '&#58;',
    '&colon;',
  )
  const url = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  )

  it('[2.5-10] [2.10-7] lets pass only what a browser resolves to http(s)', () => {
    fc.assert(
      fc.property(url, (text) => {
        if (!isSafeUrl(text, { origin, allow: 'http' })) return
        const parsed = new URL(text, origin)
        expect(parsed.protocol).toMatch(/^https?:$/)
        expect([parsed.username, parsed.password]).toEqual(['', ''])
        // If the text names no host, the host is ours.
        if (!/^ *https?:\/\//i.test(text)) expect(parsed.origin).toBe(origin)
      }),
      { numRuns: 1000 },
    )
  })

  it('[2.5-10] accepts only what a browser resolves to the same origin, if required', () => {
    fc.assert(
      fc.property(url, (text) => {
        if (!isSafeUrl(text, { origin, allow: 'same-origin' })) return
        expect(new URL(text, origin).origin).toBe(origin)
        expect(isSafeUrl(text, { origin, allow: 'http' })).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('[2.5-10] [2.10-7] recognizes a scheme in any notation', () => {
    const letter = (char: string) => {
      const code = char.charCodeAt(0)
      const [hex, wide] = [code.toString(16), String.fromCharCode(code + 0xfee0)]
      return fc.constantFrom(
        char,
        char.toUpperCase(),
        `%${hex}`,
        `&#${code};`,
        `&#x${hex};`,
        `\t${char}`,
        wide,
      )
    }
    const spelling = fc
      .constantFrom('javascript:', 'data:', 'vbscript:', 'blob:', 'file:')
      .chain((scheme) => fc.tuple(...[...scheme].map(letter)))
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(spelling, fc.constantFrom('', 'alert(1)', '//shop.example', '/a'), (scheme, rest) => {
        expect(isSafeUrl(scheme + rest, { origin, allow: 'http' })).toBe(false)
      }),
    )
  })
})
