import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLocale, shopLocales, type ShopLocale } from '../locale/locale'
import { resolveShopType } from '../region/shop-type'
import { parseShopUrl, skipLanguages } from './base-path'
import { rewriteLocale } from './locale-url'

const redirect = 'redirect=false'

describe('rewriteLocale', () => {
  it.each([
    ['https://x.de/s/cart', 'en-US', 'https://x.de/s/en-US/cart'],
    ['https://x.de/s/en-US/cart', 'de', 'https://x.de/s/cart'],
    ['https://x.de/s/en-US/cart', 'en-US', 'https://x.de/s/en-US/cart'],
    ['https://x.de/s/de/cart', 'en-US', 'https://x.de/s/en-US/cart'],
    ['https://x.de/s/de/cart', 'de', 'https://x.de/s/cart'],
    ['https://x.de/s', 'en-US', 'https://x.de/s/en-US'],
    ['https://x.de/s', 'de', 'https://x.de/s'],
    ['https://x.de/s/', 'en-US', 'https://x.de/s/en-US/'],
    ['https://x.de/s/de-CH/a', 'en-US', 'https://x.de/s/en-US/de-CH/a'],
    ['https://x.de/s/dealer/a', 'en-US', 'https://x.de/s/en-US/dealer/a'],
    ['https://x.de/s/s/de/a', 'en-US', 'https://x.de/s/en-US/s/de/a'],
    ['https://x.de/s/de/en-US/a', 'en-US', 'https://x.de/s/en-US/a'],
    ['https://x.de/cart', 'en-US', 'https://x.de/cart'],
    ['https://x.de/de/cart', 'en-US', 'https://x.de/de/cart'],
    ['https://x.de/en-US/cart', 'de', 'https://x.de/en-US/cart'],
    ['https://x.de/', 'en-US', 'https://x.de/'],
    ['https://x.de/shop/', 'en-US', 'https://x.de/shop/'],
    ['http://localhost:3000/de-shop/a', 'en-US', 'http://localhost:3000/de-shop/en-US/a'],
    ['http://localhost:3000/de-shop/en-US/a', 'de', 'http://localhost:3000/de-shop/a'],
    ['http://localhost:3000/de-shop', 'de', 'http://localhost:3000/de-shop'],
    ['http://localhost:3000/de-shop/de-shop', 'en-US', 'http://localhost:3000/de-shop/en-US/de-shop'],
  ] as const)('[2.1-5] writes %s for %s', (url, locale, rewritten) => {
    expect(rewriteLocale(url, locale)).toBe(`${rewritten}?${redirect}`)
  })

  it.each([
    ['https://x.ch/de-CH/cart', 'fr-CH', 'https://x.ch/fr-CH/cart'],
    ['https://x.ch/de-CH/cart', 'en-US', 'https://x.ch/cart'],
    ['https://x.ch/fr-CH/cart', 'de-CH', 'https://x.ch/de-CH/cart'],
    ['https://x.ch/fr-CH/cart', 'fr-CH', 'https://x.ch/fr-CH/cart'],
    ['https://x.ch/en-US/cart', 'en-US', 'https://x.ch/cart'],
    ['https://x.ch/en-US/cart', 'de-CH', 'https://x.ch/de-CH/cart'],
    ['https://x.ch/cart', 'de-CH', 'https://x.ch/de-CH/cart'],
    ['https://x.ch', 'de-CH', 'https://x.ch/de-CH/'],
    ['https://x.ch/', 'de-CH', 'https://x.ch/de-CH/'],
    ['https://x.ch/', 'en-US', 'https://x.ch/'],
    ['https://x.ch/de-CH', 'en-US', 'https://x.ch/'],
    ['https://x.ch/de-CH', 'fr-CH', 'https://x.ch/fr-CH'],
    ['https://x.ch/de-CH/', 'fr-CH', 'https://x.ch/fr-CH/'],
    ['https://x.ch/cart/', 'fr-CH', 'https://x.ch/fr-CH/cart/'],
    ['https://x.ch/DE-CH/a', 'fr-CH', 'https://x.ch/fr-CH/DE-CH/a'],
    ['https://x.ch/de%2DCH/a', 'fr-CH', 'https://x.ch/fr-CH/de%2DCH/a'],
    ['https://x.ch/de/a', 'fr-CH', 'https://x.ch/fr-CH/de/a'],
    ['https://x.ch/de-CHx/a', 'fr-CH', 'https://x.ch/fr-CH/de-CHx/a'],
    ['https://x.ch/dealer/a', 'fr-CH', 'https://x.ch/fr-CH/dealer/a'],
    ['https://x.ch/frame', 'de-CH', 'https://x.ch/de-CH/frame'],
    ['https://x.ch/enamel/', 'en-US', 'https://x.ch/enamel/'],
    ['https://x.ch/a/de-CH/b', 'fr-CH', 'https://x.ch/fr-CH/a/de-CH/b'],
    ['https://x.ch/s/a', 'de-CH', 'https://x.ch/de-CH/s/a'],
    ['http://localhost/de-shopping', 'de-CH', 'http://localhost/de-CH/de-shopping'],
    ['https://x.ch:8443/de-CH/a', 'fr-CH', 'https://x.ch:8443/fr-CH/a'],
  ] as const)('[2.1-6] writes %s for %s', (url, locale, rewritten) => {
    expect(rewriteLocale(url, locale)).toBe(`${rewritten}?${redirect}`)
  })

  it.each([
    ['https://x.ch/en-US/en-US/a', 'en-US', 'https://x.ch/a'],
    ['https://x.ch/en-US/de-CH/a', 'en-US', 'https://x.ch/a'],
    ['https://x.ch/de-CH/fr-CH/a', 'fr-CH', 'https://x.ch/fr-CH/a'],
    ['https://x.ch//de-CH//a', 'fr-CH', 'https://x.ch/fr-CH//a'],
  ] as const)('[2.1-6] leaves no second language in %s for %s', (url, locale, rewritten) => {
    expect(rewriteLocale(url, locale)).toBe(`${rewritten}?${redirect}`)
  })

  it.each([
    ['http://localhost/de-CH/de-shop/a', 'en-US', 'http://localhost/en-US/de-shop/a'],
    ['http://localhost/en-US/de-shop', 'en-US', 'http://localhost/en-US/de-shop'],
    ['http://localhost/en-US/de-shop', 'de-CH', 'http://localhost/de-CH/de-shop'],
    ['https://x.ch/de-CH/de-shop/a', 'en-US', 'https://x.ch/de-shop/a'],
  ] as const)('[2.1-6] keeps %s for %s in the Swiss shop', (url, locale, rewritten) => {
    expect(rewriteLocale(url, locale)).toBe(`${rewritten}?${redirect}`)
  })

  it.each([
    ['', `?${redirect}`],
    ['?', `?${redirect}`],
    ['#top', `?${redirect}#top`],
    ['?a=1#top', `?a=1&${redirect}#top`],
    ['?a=1&', `?a=1&${redirect}`],
    ['?&a=1', `?&a=1&${redirect}`],
    [`?${redirect}`, `?${redirect}`],
    ['?redirect=%66alse', '?redirect=%66alse'],
    [`?a=1&${redirect}&b=2`, `?a=1&${redirect}&b=2`],
    [`?redirect=true&${redirect}`, `?redirect=true&${redirect}`],
    ['?redirect=true', `?redirect=true&${redirect}`],
    ['?redirect=FALSE', `?redirect=FALSE&${redirect}`],
    ['?redirect', `?redirect&${redirect}`],
    ['?redirect=falsey', `?redirect=falsey&${redirect}`],
    ['?xredirect=false', `?xredirect=false&${redirect}`],
    [`?a=${redirect}`, `?a=${redirect}&${redirect}`],
    [`#${redirect}`, `?${redirect}#${redirect}`],
    ['?a=%20+%2B&b', `?a=%20+%2B&b&${redirect}`],
  ])('[2.1-7] turns the query %j into %j', (query, rewritten) => {
    expect(rewriteLocale(`https://x.ch/cart${query}`, 'de-CH')).toBe(`https://x.ch/de-CH/cart${rewritten}`)
    expect(rewriteLocale(`https://x.de/cart${query}`, 'de')).toBe(`https://x.de/cart${rewritten}`)
  })

  it('leaves a user name and a password out', () => {
    expect(rewriteLocale('https://u:p@x.ch/a', 'en-US')).toBe(`https://x.ch/a?${redirect}`)
  })

  it('[2.1-5] follows the configured sandbox hosts', () => {
    const settings = { orgSandboxHosts: ['*.sandbox.example'], germanOrgSandboxSegment: 'shopde' }
    expect(rewriteLocale('https://a.sandbox.example/shopde/a', 'en-US', settings)).toBe(
      `https://a.sandbox.example/shopde/en-US/a?${redirect}`,
    )
    expect(rewriteLocale('https://a.sandbox.example/de-CH/shopde', 'en-US', settings)).toBe(
      `https://a.sandbox.example/en-US/shopde?${redirect}`,
    )
  })

  it.each<[string, unknown, string]>([
    ['https://x.ch/', 'de', 'locale: the CH shop has de-CH, fr-CH, en-US'],
    ['https://x.de/s/', 'fr-CH', 'locale: the DE shop has de, en-US'],
    ['https://x.de/', 'fr-CH', 'locale: the DE shop has de, en-US'],
    ...[
      'xx',
      '',
      ' ',
      'DE-CH',
      'de_CH',
      'd\u0435-CH',
      undefined,
      null,
      5,
      {},
      ['de-CH'],
      Symbol('de-CH'),
    ].map((locale): [string, unknown, string] => [
      'https://x.ch/',
      locale,
      'locale: the CH shop has de-CH, fr-CH, en-US',
    ]),
  ])('throws INVALID_OPTION at %s for %j, which the shop does not have', (url, locale, message) => {
    // Untyped callers may pass values that are not locales.
    expect(() => rewriteLocale(url, locale as ShopLocale)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', message }),
    )
  })

  it.each([[''], ['/cart'], ['javascript:alert(1)'], ['https://'], [undefined], [null], [5], [Symbol('x')]])(
    'throws INVALID_URL for %j',
    (url) => {
      expect(() => rewriteLocale(url as string, 'en-US')).toThrow(
        expect.objectContaining({
          code: 'INVALID_URL',
          message: 'an absolute http or https URL is needed',
        }),
      )
    },
  )
})

/** The languages of the shop that a URL belongs to. */
const localesOf = (url: string) => shopLocales[resolveShopType(url)]
const origins = fc.constantFrom('https://x.ch', 'https://x.de', 'https://x.de/s', 'http://localhost:3000')
const anySegment = fc.oneof(
  fc.constantFrom('cart', 'a%20b', 'dealer', 'frame', 'enamel', 'DE-CH', 'de%2DCH', 'x.y', '', '..', '@'),
  fc.constantFrom('de-CH', 'fr-CH', 'en-US', 'de', 's', 'de-shop'),
)
const ends = fc.constantFrom('', '?a=1', '?redirect=true', '?b=%2F&c', `?${redirect}#x`, '?x=%C3%A4#y')
/** Any URL, including invalid pages: repeated languages, empty segments, segments of the other shop. */
const anyUrl = fc
  .tuple(origins, fc.array(anySegment, { maxLength: 5 }), ends)
  .map(([origin, segments, end]) => [origin, ...segments].join('/') + end)

const pageSegment = fc.constantFrom('cart', 'category', 'a%20b', '%C3%A4', 'x.y', 'dealer', 'frame', 'enamel')
const pagePath = fc
  .tuple(fc.array(pageSegment, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([segments, slash]) => segments.join('/') + slash)
const pageBase = fc.constantFrom(
  'https://x.ch',
  'https://x.ch/de-CH',
  'https://x.ch/fr-CH',
  'https://x.de/s',
  'https://x.de/s/en-US',
  'http://localhost:3000',
  'http://localhost:3000/de-CH',
  'http://localhost:3000/de-shop',
  'http://localhost:3000/de-shop/en-US',
)
const pageEnd = fc.constantFrom('', '?a=1', '?redirect=true', '?b=%2F+&c', '#x', '?x=%C3%A4#y')

describe('rewriteLocale as algebra', () => {
  it('[2.1-5] [2.1-6] changes nothing more when it is done twice', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        for (const locale of localesOf(url)) {
          const once = rewriteLocale(url, locale)
          expect(rewriteLocale(once, locale)).toBe(once)
        }
      }),
    )
  })

  it('[2.1-5] [2.1-6] gives the first URL back after going there and back, apart from redirect=false', () => {
    fc.assert(
      fc.property(fc.tuple(pageBase, pagePath, pageEnd), ([base, path, end]) => {
        const url = `${base}/${path}${end}`
        const home = parseShopUrl(url).locale
        for (const there of localesOf(url)) {
          const back = rewriteLocale(rewriteLocale(url, there), home)
          expect(back.replace(/[?&]redirect=false/, '')).toBe(url)
        }
      }),
    )
  })

  it('[2.1-5] [2.1-6] leads to the requested language, and never duplicates one', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const { shop, siteSegment } = parseShopUrl(url)
        if (shop === 'DE' && siteSegment === undefined) return
        for (const locale of localesOf(url)) {
          const read = parseShopUrl(rewriteLocale(url, locale))
          expect(read).toMatchObject({ shop, siteSegment, locale })
          expect(skipLanguages(read.path, read)).toBe(read.path)
          const isWritten = locale !== defaultLocale[shop] || /^\/de-shop(\/|$)/.test(read.path)
          if (!isWritten) expect(read.languageSegment).toBeUndefined()
        }
      }),
    )
  })

  it('[2.1-7] stays on the origin, keeps query and hash, and always holds redirect=false once', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const before = new URL(url)
        for (const locale of localesOf(url)) {
          const after = new URL(rewriteLocale(url, locale))
          expect([after.origin, after.hash]).toEqual([before.origin, before.hash])
          expect(after.search.startsWith(before.search)).toBe(true)
          const responses = after.searchParams.getAll('redirect')
          expect(responses.filter((value) => value === 'false')).toHaveLength(1)
        }
      }),
    )
  })
})
