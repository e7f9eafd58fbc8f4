import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import { isShopLocale, shopLocales, type ShopLocale } from './locale'
import { rewriteLocale } from './locale-url'

const redirect = 'redirect=false'

describe('rewriteLocale', () => {
  it.each([
    ['https://x.de/s/cart', 'en-US', 'https://x.de/s/en-US/cart'],
    ['https://x.de/s/en-US/cart', 'de', 'https://x.de/s/cart'],
    ['https://x.de/s/de/cart', 'en-US', 'https://x.de/s/en-US/cart'],
    ['https://x.de/s/de/cart', 'de', 'https://x.de/s/cart'],
    ['https://x.de/s', 'en-US', 'https://x.de/s/en-US'],
    ['https://x.de/s/', 'en-US', 'https://x.de/s/en-US/'],
    ['https://x.de/s/de-CH/a', 'en-US', 'https://x.de/s/en-US/de-CH/a'],
    ['https://x.de/cart', 'en-US', 'https://x.de/cart'],
    ['https://x.de/de/cart', 'en-US', 'https://x.de/de/cart'],
    ['http://localhost:3000/de-shop/a', 'en-US', 'http://localhost:3000/de-shop/en-US/a'],
    ['http://localhost:3000/de-shop/en-US/a', 'de', 'http://localhost:3000/de-shop/a'],
    ['http://localhost:3000/de-shop', 'de', 'http://localhost:3000/de-shop'],
  ] as const)('[2.1-5] writes %s for %s', (url, locale, rewritten) => {
    expect(rewriteLocale(url, locale)).toBe(`${rewritten}?${redirect}`)
  })

  it.each([
    ['https://x.ch/de-CH/cart', 'fr-CH', 'https://x.ch/fr-CH/cart'],
    ['https://x.ch/de-CH/cart', 'en-US', 'https://x.ch/cart'],
    ['https://x.ch/en-US/cart', 'en-US', 'https://x.ch/cart'],
    ['https://x.ch/en-US/cart', 'de-CH', 'https://x.ch/de-CH/cart'],
    ['https://x.ch/cart', 'de-CH', 'https://x.ch/de-CH/cart'],
    ['https://x.ch', 'de-CH', 'https://x.ch/de-CH/'],
    ['https://x.ch/', 'de-CH', 'https://x.ch/de-CH/'],
    ['https://x.ch/de-CH', 'en-US', 'https://x.ch/'],
    ['https://x.ch/de-CH/', 'fr-CH', 'https://x.ch/fr-CH/'],
    ['https://x.ch/cart/', 'fr-CH', 'https://x.ch/fr-CH/cart/'],
    ['https://x.ch/DE-CH/a', 'fr-CH', 'https://x.ch/fr-CH/DE-CH/a'],
    ['https://x.ch/de%2DCH/a', 'fr-CH', 'https://x.ch/fr-CH/de%2DCH/a'],
    ['https://x.ch/de/a', 'fr-CH', 'https://x.ch/fr-CH/de/a'],
    ['https://x.ch/de-CHx/a', 'fr-CH', 'https://x.ch/fr-CH/de-CHx/a'],
    ['https://x.ch/a/de-CH/b', 'fr-CH', 'https://x.ch/fr-CH/a/de-CH/b'],
    ['https://x.ch/s/a', 'de-CH', 'https://x.ch/de-CH/s/a'],
    ['http://localhost/de-shopping', 'de-CH', 'http://localhost/de-CH/de-shopping'],
  ] as const)('[2.1-6] writes %s for %s', (url, locale, rewritten) => {
    expect(rewriteLocale(url, locale)).toBe(`${rewritten}?${redirect}`)
  })

  it.each([
    ['', `?${redirect}`],
    ['?', `?${redirect}`],
    ['#top', `?${redirect}#top`],
    ['?a=1#top', `?a=1&${redirect}#top`],
    ['?a=1&', `?a=1&${redirect}`],
    [`?${redirect}`, `?${redirect}`],
    [`?a=1&${redirect}&b=2`, `?a=1&${redirect}&b=2`],
    ['?redirect=true', `?redirect=true&${redirect}`],
    ['?redirect=falsey', `?redirect=falsey&${redirect}`],
    ['?xredirect=false', `?xredirect=false&${redirect}`],
    ['?a=%20+%2B&b', `?a=%20+%2B&b&${redirect}`],
  ])('[2.1-7] turns the query %j into %j', (query, rewritten) => {
    expect(rewriteLocale(`https://x.ch/cart${query}`, 'de-CH')).toBe(`https://x.ch/de-CH/cart${rewritten}`)
  })

  it('leaves a user name and a password out', () => {
    expect(rewriteLocale('https://u:p@x.ch/a', 'en-US')).toBe(`https://x.ch/a?${redirect}`)
  })

  it.each([
    ['https://x.ch/', 'de'],
    ['https://x.de/s/', 'fr-CH'],
    ['https://x.ch/', 'xx'],
    ['https://x.ch/', ''],
  ])('throws INVALID_OPTION at %s for %j, which the shop does not have', (url, locale) => {
    expect(() => rewriteLocale(url, locale as ShopLocale)).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_OPTION')),
    )
  })

  it.each([[''], ['/cart'], ['javascript:alert(1)'], ['https://']])('throws INVALID_URL for %j', (url) => {
    expect(() => rewriteLocale(url, 'en-US')).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_URL')),
    )
  })
})

const segment = fc
  .constantFrom('cart', 'category', 'a%20b', 'ä', 's', 'de-shop', 'DE', 'x.y')
  .filter((s) => !isShopLocale(s))
const path = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => segments.join('/') + end)
const query = fc.constantFrom('', '?a=1', '?redirect=true', '?b=%2F&c', '?x=%C3%A4#y')
const site = fc.constantFrom(
  { shop: 'CH', base: 'https://x.ch' },
  { shop: 'CH', base: 'https://x.ch/de-CH' },
  { shop: 'CH', base: 'https://x.ch/fr-CH' },
  { shop: 'DE', base: 'https://x.de/s' },
  { shop: 'DE', base: 'https://x.de/s/en-US' },
  { shop: 'DE', base: 'http://localhost:3000/de-shop' },
  { shop: 'DE', base: 'http://localhost:3000/de-shop/en-US' },
) as fc.Arbitrary<{ shop: 'CH' | 'DE'; base: string }>
const pages = fc
  .tuple(site, path, query)
  .filter(
    ([{ shop, base }, local]) =>
      !(shop === 'CH' && base.includes('localhost') && local.startsWith('de-shop')),
  )
  .map(([{ shop, base }, local, tail]) => ({ shop, url: `${base}/${local}${tail}` }))

/** The language that a generated URL stands for. */
const localeOf = (shop: 'CH' | 'DE', url: string): ShopLocale =>
  shopLocales[shop].find((locale) => new URL(url).pathname.split('/').slice(1, 3).includes(locale)) ??
  (shop === 'CH' ? 'en-US' : 'de')

describe('rewriteLocale as algebra', () => {
  it('[2.1-6] changes nothing more when it is done twice', () => {
    fc.assert(
      fc.property(pages, fc.nat(2), ({ shop, url }, choice) => {
        const locale = shopLocales[shop][choice % shopLocales[shop].length] ?? 'en-US'
        const once = rewriteLocale(url, locale)
        expect(rewriteLocale(once, locale)).toBe(once)
      }),
    )
  })

  it('[2.1-6] gives the first URL back after going there and back, apart from redirect=false', () => {
    fc.assert(
      fc.property(pages, fc.nat(2), ({ shop, url }, choice) => {
        const there = shopLocales[shop][choice % shopLocales[shop].length] ?? 'en-US'
        const home = localeOf(shop, url)
        expect(rewriteLocale(rewriteLocale(url, there), home)).toBe(rewriteLocale(url, home))
        expect(new URL(rewriteLocale(rewriteLocale(url, there), home)).pathname).toBe(new URL(url).pathname)
      }),
    )
  })

  it('[2.1-7] never leaves the origin and always holds redirect=false once', () => {
    fc.assert(
      fc.property(pages, ({ shop, url }) => {
        for (const locale of shopLocales[shop]) {
          const rewritten = new URL(rewriteLocale(url, locale))
          expect(rewritten.origin).toBe(new URL(url).origin)
          expect(rewritten.searchParams.getAll('redirect').filter((value) => value === 'false')).toHaveLength(
            1,
          )
        }
      }),
    )
  })
})
