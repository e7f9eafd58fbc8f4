import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseShopUrl } from '../url/base-path'
import { shopLocales, type ShopLocale } from '../locale/locale'
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
    ['https://x.ch/en-US/en-US/a', 'https://x.ch/a'],
    ['https://x.ch/de-CH//fr-CH//a', 'https://x.ch/de-CH/a'],
    ['https://x.ch/dealer/frame/enamel', 'https://x.ch/dealer/frame/enamel'],
    ['https://x.ch/de-CH/größe', 'https://x.ch/de-CH/gr%C3%B6%C3%9Fe'],
    ['https://x.de/s/de/category/a/', 'https://x.de/s/category/a/'],
    ['https://x.de/s/en-US/category/a', 'https://x.de/s/en-US/category/a'],
    ['https://x.de/en-US/a?b', 'https://x.de/en-US/a'],
    ['http://localhost:3000/de-shop/de/a?region=NL', 'http://localhost:3000/de-shop/a'],
    ['https://u:p@x.ch/a', 'https://x.ch/a'],
  ])('[2.11-1] of %s is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical)
    expect(canonicalUrl(canonical)).toBe(canonical)
  })

  it('[2.11-1] follows the configured sandbox hosts', () => {
    const settings = { orgSandboxHosts: ['x.example'], germanOrgSandboxSegment: 'shopde' }
    expect(canonicalUrl('https://x.example/shopde/de/a', settings)).toBe('https://x.example/shopde/a')
  })

  it.each([
    '',
    ' ',
    '/cart',
    '//x.ch/',
    'javascript:1',
    undefined,
    null,
    NaN,
    5,
    {},
    [],
    Symbol('https://x.ch'),
  ])('throws INVALID_URL for %j', (url) => {
    // Untyped callers may pass values that are not strings.
    const message = 'an absolute http or https URL is needed'
    expect(() => canonicalUrl(url as string)).toThrow(
      expect.objectContaining({ code: 'INVALID_URL', message }),
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

  it('[2.11-2] is noindex for an unknown kind of page', () => {
    expect(robots('toString' as RouteKind)).toBe('noindex, follow')
  })

  it('leave out a list that is narrowed by more than one choice, but follow its links', () => {
    expect([0, 1, 2].map((choices) => robots('category', choices))).toEqual([
      'index, follow',
      'index, follow',
      'noindex, follow',
    ])
    expect(robots('search', 0)).toBe('noindex, follow')
  })
})

describe('editAlternates', () => {
  const list = (...values: string[]) => values.map((hreflang) => ({ hreflang, href: `/${hreflang}` }))

  it.each([
    [
      ['de', 'de-CH', 'fr', 'fr-CH', 'en-US'],
      ['de-CH', 'fr-CH', 'en-US'],
    ],
    [['DE', 'Fr', 'nl'], ['nl']],
    [
      ['de-DE', 'fr-FR'],
      ['de-DE', 'fr-FR'],
    ],
    [['en-US', 'EN-us', 'en-us'], ['en-US', 'en-US'].slice(1)],
    [[], []],
  ])('[2.11-6] drops fr and de in the Swiss shop: of %j stays %j', (values, left) => {
    expect(editAlternates(list(...values), 'CH')).toEqual(list(...left))
  })

  it.each([
    [
      ['de', 'de-CH', 'en-US', 'fr'],
      [
        ['de-de', '/de'],
        ['en-US', '/en-US'],
        ['fr', '/fr'],
      ],
    ],
    [['DE', 'DE-ch'], [['de-de', '/DE']]],
    [['de-DE', 'de'], [['de-DE', '/de-DE']]],
    [['de', 'de-DE'], [['de-de', '/de']]],
    [['de-ch', 'de-AT'], [['de-AT', '/de-AT']]],
    [[], []],
  ])('[2.11-7] renames de and drops de-ch in the German shop: of %j stays %j', (values, left) => {
    const expected = left.map(([hreflang, href]) => ({ hreflang, href }))
    expect(editAlternates(list(...values), 'DE')).toEqual(expected)
  })

  it('[2.11-6] [2.11-7] lets no value appear twice, and edits nothing when it is done again', () => {
    const tag = fc.constantFrom('de', 'DE', 'de-CH', 'de-de', 'de-DE', 'fr', 'FR', 'fr-CH', 'en-US', 'EN-us')
    fc.assert(
      fc.property(fc.array(tag), fc.constantFrom('CH', 'DE'), (tags, shop) => {
        const edited = editAlternates(list(...tags), shop)
        const values = edited.map(({ hreflang }) => hreflang.toLowerCase())
        expect(new Set(values).size).toBe(values.length)
        expect(editAlternates(edited, shop)).toEqual(edited)
      }),
    )
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

  it('[2.11-5] leaves out a language that has no page', () => {
    expect(alternates({ shop: 'DE', origin: 'https://x.de', siteSegment: 's', path: { de: 'a' } })).toEqual([
      { hreflang: 'de-de', href: 'https://x.de/s/a' },
    ])
    expect(alternates({ shop: 'CH', origin: 'https://x.ch', siteSegment: undefined, path: {} })).toEqual([])
  })

  it('[2.11-5] does not mistake a language at the start of a path for the language of the page', () => {
    const location = { shop: 'DE', origin: 'https://x.de', siteSegment: 's' } as const
    expect(alternates({ ...location, path: '//en-US/de/a' })).toEqual(alternates({ ...location, path: '/a' }))
  })

  const location = fc.constantFrom(
    { shop: 'CH', origin: 'https://x.ch', siteSegment: undefined } as const,
    { shop: 'CH', origin: 'http://localhost:3000', siteSegment: undefined } as const,
    { shop: 'DE', origin: 'https://x.de', siteSegment: 's' } as const,
    { shop: 'DE', origin: 'http://localhost:3000', siteSegment: 'de-shop' } as const,
  )
  const segment = fc.constantFrom(
    'cart',
    'dealer',
    'frame',
    'de',
    'en-US',
    'de-CH',
    's',
    'a%20b',
    'DE-CH',
    '',
  )
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => ['', ...segments].join('/'))

  it('[2.11-5] are reciprocal: every page that a page names names it back, and is its own canonical', () => {
    fc.assert(
      fc.property(location, path, (where, local) => {
        const links = alternates({ ...where, path: local })
        expect(links).toHaveLength(shopLocales[where.shop].length)
        for (const { href } of links) {
          expect(alternates(parseShopUrl(href))).toEqual(links)
          expect(canonicalUrl(href)).toBe(href)
        }
      }),
    )
  })

  it('[2.11-1] [2.11-5] name every page in its own language by its canonical address', () => {
    fc.assert(
      fc.property(location, path, fc.nat(2), (where, local, choice) => {
        const locale: ShopLocale = shopLocales[where.shop][choice] ?? 'en-US'
        const site = where.siteSegment === undefined ? '' : `/${where.siteSegment}`
        const url = `${where.origin}${site}/${locale}${local}?a=1#b`
        const hrefs = alternates(parseShopUrl(url)).map(({ href }) => href)
        expect(hrefs).toContain(canonicalUrl(url))
      }),
    )
  })
})

describe('site names', () => {
  it('[2.11-3] has an alternate name by country', () => {
    expect(siteNames('Muster', 'CH')).toEqual({ siteName: 'Muster', alternateName: 'Muster Switzerland' })
    expect(siteNames('Muster', 'DE')).toEqual({ siteName: 'Muster', alternateName: 'Muster Germany' })
    const names = { CH: 'Schweiz', DE: 'Deutschland' }
    expect(siteNames('Muster', 'DE', names).alternateName).toBe('Muster Deutschland')
  })

  it.each([
    ['CH', undefined, 'en-US', 'https://x.example'],
    ['CH', undefined, 'de-CH', 'https://x.example/de-CH'],
    ['DE', 's', 'de', 'https://x.example/s'],
    ['DE', 's', 'en-US', 'https://x.example/s/en-US'],
  ] as const)('[2.11-4] describes the %s site at %s in %s by %s', (shop, siteSegment, locale, url) => {
    const base = { shop, siteSegment, locale, origin: 'https://x.example' }
    expect(webSiteData(base, { siteName: 'Muster', alternateName: 'Muster A' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      url,
      name: 'Muster',
      alternateName: 'Muster A',
    })
  })
})

describe('documentLanguage', () => {
  it('[2.11-9] is the locale of the page, en-US if unknown, left to right', () => {
    expect(documentLanguage('fr-CH')).toEqual({ lang: 'fr-CH', dir: 'ltr' })
    expect(documentLanguage()).toEqual({ lang: 'en-US', dir: 'ltr' })
  })
})
