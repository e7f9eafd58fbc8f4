import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  alternates,
  canonicalUrl,
  documentLanguage,
  editAlternates,
  robots,
  siteNames,
  webSiteData,
  type RouteKind,
} from './metadata'

describe('canonicalUrl', () => {
  it.each([
    ['https://x.ch/de-CH/cart?a=1#b', 'https://x.ch/de-CH/cart'],
    ['https://x.ch/en-US/product/a/1?redirect=false', 'https://x.ch/product/a/1'],
    ['https://x.ch/product/a/1', 'https://x.ch/product/a/1'],
    ['https://x.ch/?redirect=false', 'https://x.ch/'],
    ['https://x.ch', 'https://x.ch/'],
    ['https://x.ch/en-US', 'https://x.ch/'],
    ['https://x.ch/de-CH', 'https://x.ch/de-CH/'],
    ['https://x.de/s/de/category/a/', 'https://x.de/s/category/a/'],
    ['https://x.de/s/en-US/category/a', 'https://x.de/s/en-US/category/a'],
    ['http://localhost:3000/de-shop/de/a?region=NL', 'http://localhost:3000/de-shop/a'],
    ['https://u:p@x.ch/a', 'https://x.ch/a'],
  ])('[2.11-1] of %s is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical)
    expect(canonicalUrl(canonical)).toBe(canonical)
  })

  it.each([[''], ['/cart'], ['javascript:1']])('throws INVALID_URL for %j', (url) => {
    expect(() => canonicalUrl(url)).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_URL')),
    )
  })
})

describe('robots', () => {
  it.each<[RouteKind, string]>([
    ['home', 'index, follow'],
    ['category', 'index, follow'],
    ['product', 'index, follow'],
    ['content', 'index, follow'],
    ['search', 'noindex, follow'],
    ['cart', 'noindex, follow'],
    ['guest-cart', 'noindex, follow'],
    ['checkout', 'noindex, follow'],
    ['order-confirmation', 'noindex, follow'],
    ['orders', 'noindex, follow'],
    ['account', 'noindex, follow'],
    ['login', 'noindex, follow'],
    ['error', 'noindex, follow'],
  ])('[2.11-2] of a page of kind %s is %s', (kind, content) => {
    expect(robots(kind)).toBe(content)
  })
})

describe('editAlternates', () => {
  const list = (...values: string[]) => values.map((hreflang) => ({ hreflang, href: `/${hreflang}` }))
  const values = (...hreflangs: string[]) => ({
    CH: editAlternates(list(...hreflangs), 'CH').map(({ hreflang }) => hreflang),
    DE: editAlternates(list(...hreflangs), 'DE').map(({ hreflang }) => hreflang),
  })

  it("[2.11-6] drops 'fr' and 'de' in the Swiss shop", () => {
    expect(values('de', 'de-CH', 'fr', 'fr-CH', 'en-US', 'FR').CH).toEqual(['de-CH', 'fr-CH', 'en-US'])
  })

  it("[2.11-7] renames 'de' to 'de-de' and drops 'de-ch' in the German shop", () => {
    expect(values('de', 'de-CH', 'en-US', 'fr').DE).toEqual(['de-de', 'en-US', 'fr'])
    expect(editAlternates(list('DE'), 'DE')).toEqual([{ hreflang: 'de-de', href: '/DE' }])
  })

  it('[2.11-6] [2.11-7] lets no value appear twice, whatever its case', () => {
    expect(values('de-DE', 'de', 'en-US', 'EN-us')).toEqual({
      CH: ['de-DE', 'en-US'],
      DE: ['de-DE', 'en-US'],
    })
  })

  it('has nothing to edit in an empty list', () => {
    expect(values()).toEqual({ CH: [], DE: [] })
  })
})

describe('alternates', () => {
  it('[2.11-5] [2.11-6] lists the languages of the Swiss shop', () => {
    expect(alternates({ shop: 'CH', origin: 'https://x.ch', siteSegment: undefined, path: '/a' })).toEqual([
      { hreflang: 'de-CH', href: 'https://x.ch/de-CH/a' },
      { hreflang: 'fr-CH', href: 'https://x.ch/fr-CH/a' },
      { hreflang: 'en-US', href: 'https://x.ch/a' },
    ])
  })

  it('[2.11-5] [2.11-7] lists the languages of the German shop, each with its own path', () => {
    const path = { de: '/category/kartons', 'en-US': '/category/cardboard-boxes' }
    expect(alternates({ shop: 'DE', origin: 'https://x.de', siteSegment: 's', path })).toEqual([
      { hreflang: 'de-de', href: 'https://x.de/s/category/kartons' },
      { hreflang: 'en-US', href: 'https://x.de/s/en-US/category/cardboard-boxes' },
    ])
  })

  it('leaves out a language that has no page', () => {
    expect(alternates({ shop: 'DE', origin: 'https://x.de', siteSegment: 's', path: { de: 'a' } })).toEqual([
      { hreflang: 'de-de', href: 'https://x.de/s/a' },
    ])
  })
})

describe('site names', () => {
  it('[2.11-3] has an alternate name by country', () => {
    expect(siteNames('Muster', 'CH')).toEqual({ siteName: 'Muster', alternateName: 'Muster Switzerland' })
    expect(siteNames('Muster', 'DE')).toEqual({ siteName: 'Muster', alternateName: 'Muster Germany' })
    expect(siteNames('Muster', 'DE', { CH: 'Schweiz', DE: 'Deutschland' }).alternateName).toBe(
      'Muster Deutschland',
    )
  })

  it.each([
    ['CH', undefined, 'en-US', 'https://x.example'],
    ['CH', undefined, 'de-CH', 'https://x.example/de-CH'],
    ['DE', 's', 'de', 'https://x.example/s'],
    ['DE', 's', 'en-US', 'https://x.example/s/en-US'],
  ] as const)('[2.11-4] describes the %s site at %s in %s by %s', (shop, siteSegment, locale, url) => {
    const base = { shop, siteSegment, locale, origin: 'https://x.example' }
    expect(webSiteData(base, siteNames('Muster', shop))).toMatchObject({
      '@type': 'WebSite',
      url,
      name: 'Muster',
    })
  })
})

describe('documentLanguage', () => {
  it('[2.11-9] is the locale of the page, en-US where none is known, left to right', () => {
    expect(documentLanguage('fr-CH')).toEqual({ lang: 'fr-CH', dir: 'ltr' })
    expect(documentLanguage()).toEqual({ lang: 'en-US', dir: 'ltr' })
  })
})
