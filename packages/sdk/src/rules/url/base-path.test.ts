import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseShopUrl, skipLanguages, withLeadingSlash } from './base-path'

const invalidUrl = { code: 'INVALID_URL', message: 'an absolute http or https URL is needed' }

describe('parseShopUrl', () => {
  it.each([
    ['https://x.ch/', 'CH', undefined, undefined, 'en-US', '/'],
    ['https://x.ch', 'CH', undefined, undefined, 'en-US', '/'],
    ['https://x.ch/de-CH', 'CH', undefined, 'de-CH', 'de-CH', '/'],
    ['https://x.ch/fr-CH/cart/1', 'CH', undefined, 'fr-CH', 'fr-CH', '/cart/1'],
    ['https://x.ch/en-US/cart/', 'CH', undefined, 'en-US', 'en-US', '/cart/'],
    ['https://x.ch/s/de-CH', 'CH', undefined, undefined, 'en-US', '/s/de-CH'],
    ['https://x.ch/s', 'CH', undefined, undefined, 'en-US', '/s'],
    ['https://x.ch/de-shop/de-CH', 'CH', undefined, undefined, 'en-US', '/de-shop/de-CH'],
    ['http://localhost:3000/de-CH/de-shop', 'CH', undefined, 'de-CH', 'de-CH', '/de-shop'],
    ['http://localhost:3000/s/de-CH', 'CH', undefined, undefined, 'en-US', '/s/de-CH'],
  ])('[2.1-4] parses the Swiss %s', (url, shop, siteSegment, languageSegment, locale, path) => {
    expect(parseShopUrl(url)).toMatchObject({ shop, siteSegment, languageSegment, locale, path })
  })

  it.each([
    ['https://shop.x.com/s/en-US/a', 'DE', 's', 'en-US', '/a'],
    ['https://x.de/de-CH/a', 'CH', undefined, 'de-CH', '/a'],
  ] as const)('parses %s for the given %s shop', (url, shop, siteSegment, locale, path) => {
    expect(parseShopUrl(url, undefined, shop)).toMatchObject({ shop, siteSegment, locale, path })
  })

  it.each([
    ['https://x.de/s', 'DE', 's', undefined, 'de', '/'],
    ['https://x.de/s/', 'DE', 's', undefined, 'de', '/'],
    ['https://x.de/s/en-US/a', 'DE', 's', 'en-US', 'en-US', '/a'],
    ['https://x.de/s/de/a', 'DE', 's', 'de', 'de', '/a'],
    ['https://x.de/s/de', 'DE', 's', 'de', 'de', '/'],
    ['https://x.de/s/s/de', 'DE', 's', undefined, 'de', '/s/de'],
    ['https://x.de/shop/a', 'DE', undefined, undefined, 'de', '/shop/a'],
    ['https://x.de/a/s', 'DE', undefined, undefined, 'de', '/a/s'],
    ['https://x.de/S/en-US', 'DE', undefined, undefined, 'de', '/S/en-US'],
    ['https://x.de/en-US/a', 'DE', undefined, undefined, 'de', '/en-US/a'],
    ['https://x.de/de-shop/en-US', 'DE', undefined, undefined, 'de', '/de-shop/en-US'],
    ['http://localhost:3000/de-shop/', 'DE', 'de-shop', undefined, 'de', '/'],
    ['http://localhost:3000/de-shop/en-US', 'DE', 'de-shop', 'en-US', 'en-US', '/'],
    ['http://localhost:3000/de-shop/s/en-US', 'DE', 'de-shop', undefined, 'de', '/s/en-US'],
  ])('[2.1-3] parses the German %s', (url, shop, siteSegment, languageSegment, locale, path) => {
    expect(parseShopUrl(url)).toMatchObject({ shop, siteSegment, languageSegment, locale, path })
  })

  it('keeps query and hash, and drops a password', () => {
    expect(parseShopUrl('https://u:p@x.ch:8443/a?b=1#c')).toEqual({
      shop: 'CH',
      origin: 'https://x.ch:8443',
      siteSegment: undefined,
      languageSegment: undefined,
      locale: 'en-US',
      path: '/a',
      search: '?b=1',
      hash: '#c',
    })
  })

  it.each([
    ['https://x.ch/de-CH//evil.example/a', '/evil.example/a'],
    ['https://x.ch/.//evil.example', '/evil.example'],
    ['https://x.ch//de-CH/a', '/de-CH/a'],
  ])('never returns a path that leads to another host: %s', (url, path) => {
    expect(parseShopUrl(url).path).toBe(path)
  })

  it.each([
    '',
    ' ',
    '/de-CH',
    '//x.ch/',
    'javascript:1',
    'x.ch/de-CH',
    undefined,
    null,
    NaN,
    Infinity,
    {},
    [],
    Symbol('https://x.ch'),
  ])('throws INVALID_URL for %j', (url) => {
    // Untyped callers may pass values that are not strings.
    expect(() => parseShopUrl(url as string)).toThrow(expect.objectContaining(invalidUrl))
  })
})

const site = fc.constantFrom(
  'https://x.ch',
  'https://x.de',
  'https://x.de/s',
  'http://localhost:3000',
  'http://localhost:3000/de-shop',
)
const language = fc.constantFrom('', '/de-CH', '/fr-CH', '/en-US', '/de')
const segment = fc.constantFrom('s', 'de-shop', 'de', 'en-US', 'fr', 'a%20b', '%C3%A4', 'x.y', 'de-CHx', '@')
/** Ends with a slash or a segment outside the base path: `/s` and `/s/` are the same page. */
const path = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', 'cart', 'a//b'))
  .map(([segments, last]) => ['', ...segments, last].join('/'))
const end = fc.constantFrom('', '?a=1', '?a=%2F+b&c', '#top', '?region=NL#%C3%A4')

describe('parseShopUrl as algebra', () => {
  it('[2.1-3] [2.1-4] gives parts that make the URL again', () => {
    fc.assert(
      fc.property(fc.tuple(site, language, path, end), (parts) => {
        const url = parts.join('')
        const { origin, siteSegment, languageSegment, path: rest, search, hash } = parseShopUrl(url)
        const segments = [siteSegment, languageSegment].filter((part) => part !== undefined)
        expect(origin + segments.map((part) => `/${part}`).join('') + rest + search + hash).toBe(url)
      }),
    )
  })

  const lookAlike = fc.oneof(
    fc.constantFrom('dealer', 'frame', 'enamel', 'design', 'dessert', 'fr', 'en', 'DE', 'EN-US', 'de_CH'),
    fc.constantFrom(
      'de%2DCH',
      'en%2dUS',
      'de-CH;x',
      'de-CH.',
      'd\u0435',
      'en\u2010US',
      '%64e',
      'de%20',
      'ｄｅ',
    ),
    fc
      .tuple(
        fc.constantFrom('de', 'fr', 'en', 'de-CH', 'fr-CH', 'en-US'),
        fc.stringMatching(/^[a-z0-9-]{1,6}$/),
      )
      .map(([word, more]) => word + more),
  )

  it('[2.1-3] never mistakes a segment that only starts like a language for one', () => {
    fc.assert(
      fc.property(site, lookAlike, fc.constantFrom('', '/', '/a'), (base, word, rest) => {
        const plain = parseShopUrl(`${base}/${word}${rest}`)
        expect(plain.languageSegment).toBeUndefined()
        expect(plain.path).toBe(new URL(`https://x.ch/${word}${rest}`).pathname)
      }),
    )
  })
})

describe('skipLanguages', () => {
  it.each([
    ['CH', undefined, '/de-CH/a', '/a'],
    ['CH', undefined, '/de-CH', ''],
    ['CH', undefined, '/de-CH/', '/'],
    ['CH', undefined, '/fr-CH/en-US/de-CH/a', '/a'],
    ['CH', undefined, '//fr-CH///en-US//a', '//a'],
    ['CH', undefined, '/de/a', '/de/a'],
    ['CH', undefined, '/de-CHx', '/de-CHx'],
    ['CH', undefined, '/a/de-CH', '/a/de-CH'],
    ['CH', undefined, '/a', '/a'],
    ['DE', 's', '/de/en-US/a', '/a'],
    ['DE', 's', '/de-CH/a', '/de-CH/a'],
    ['DE', 's', '/dealer', '/dealer'],
    ['DE', undefined, '/de/a', '/de/a'],
  ] as const)('[2.1-6] leaves, in %s with segment %j, of %j just %j', (shop, siteSegment, local, rest) => {
    expect(skipLanguages(local, { shop, siteSegment })).toBe(rest)
  })

  it('is done with a hundred thousand of them in no time', () => {
    const location = { shop: 'DE', siteSegment: 's' } as const
    expect(skipLanguages('/de'.repeat(100_000), location)).toBe('')
    expect(skipLanguages(`${'/'.repeat(100_000)}a`, location)).toHaveLength(100_001)
  })
})

describe('withLeadingSlash', () => {
  it.each([
    ['a', '/a'],
    ['/a/', '/a/'],
    ['', '/'],
    ['//a//b', '/a//b'],
    ['\\/\\a', '/a'],
    [' \t\n\u0000/\u00a0\u3000/a', '/a'],
    ['\u200b\u202e/\ufeffa', '/a'],
    ['a b', '/a b'],
  ])('starts %j with one slash: %j', (text, path) => {
    expect(withLeadingSlash(text)).toBe(path)
  })
})
