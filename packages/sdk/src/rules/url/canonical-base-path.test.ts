import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopLocales } from '../locale/locale'
import { parseShopUrl } from './base-path'
import { fullBasePath, joinBasePath, canonicalBasePath, canonicalBasePathname } from './canonical-base-path'

const origin = 'https://x.example'

describe('base paths', () => {
  it.each([
    ['CH', undefined, 'de-CH', '/de-CH', '/de-CH'],
    ['CH', undefined, 'fr-CH', '/fr-CH', '/fr-CH'],
    ['CH', undefined, 'en-US', '', '/en-US'],
    ['CH', 's', 'fr-CH', '/fr-CH', '/fr-CH'],
    ['CH', 'de-shop', 'en-US', '', '/en-US'],
  ] as const)(
    '[2.1-4] [9-6] %s with segment %s in %s: canonical %j, full %j',
    (shop, siteSegment, locale, canonical, full) => {
      const base = { shop, origin, siteSegment, locale }
      expect(canonicalBasePathname(base)).toBe(canonical)
      expect(canonicalBasePath(base)).toBe(origin + canonical)
      expect(fullBasePath(base)).toBe(origin + full)
    },
  )

  it.each([
    ['DE', 's', 'de', '/s', '/s/de'],
    ['DE', 's', 'en-US', '/s/en-US', '/s/en-US'],
    ['DE', 'de-shop', 'de', '/de-shop', '/de-shop/de'],
    ['DE', 'de-shop', 'en-US', '/de-shop/en-US', '/de-shop/en-US'],
    ['DE', undefined, 'en-US', '/en-US', '/en-US'],
    ['DE', '', 'de', '', '/de'],
  ] as const)(
    '[2.1-3] [9-6] %s with segment %j in %s: canonical %j, full %j',
    (shop, siteSegment, locale, canonical, full) => {
      const base = { shop, origin, siteSegment, locale }
      expect(canonicalBasePathname(base)).toBe(canonical)
      expect(canonicalBasePath(base)).toBe(origin + canonical)
      expect(fullBasePath(base)).toBe(origin + full)
    },
  )

  it('[2.1-3] joins an origin that ends with slashes as one that does not', () => {
    const base = { shop: 'DE', origin: `${origin}//`, siteSegment: 's', locale: 'en-US' } as const
    expect(canonicalBasePath(base)).toBe('https://x.example/s/en-US')
    expect(fullBasePath(base)).toBe('https://x.example/s/en-US')
  })

  it('[2.1-3] [2.1-4] is read again as the place it was made of', () => {
    const location = fc.constantFrom(
      { shop: 'CH', origin: 'https://x.ch', siteSegment: undefined } as const,
      { shop: 'CH', origin: 'http://localhost:3000', siteSegment: undefined } as const,
      { shop: 'DE', origin: 'https://x.de', siteSegment: 's' } as const,
      { shop: 'DE', origin: 'http://localhost:3000', siteSegment: 'de-shop' } as const,
    )
    fc.assert(
      fc.property(location, fc.nat(2), fc.constantFrom('', '/', '/a'), (where, choice, path) => {
        const locale = shopLocales[where.shop][choice] ?? 'en-US'
        const base = { ...where, locale }
        for (const url of [canonicalBasePath(base), fullBasePath(base)]) {
          expect(parseShopUrl(url + path)).toMatchObject({ ...base, path: path || '/' })
        }
      }),
    )
  })
})

describe('joinBasePath', () => {
  it.each([
    ['/de-CH', '/cart', '/de-CH/cart'],
    ['/de-CH/', 'cart', '/de-CH/cart'],
    ['/de-CH//', '/cart/', '/de-CH/cart/'],
    ['https://x.ch', 'my/offers', 'https://x.ch/my/offers'],
    ['', 'cart', '/cart'],
    ['', '', '/'],
    ['', '//evil.example', '/evil.example'],
    ['', '/\\evil.example', '/evil.example'],
    ['', '\t//evil.example', '/evil.example'],
    ['', '/\n/evil.example', '/evil.example'],
    ['', '/\u200b/evil.example', '/evil.example'],
    ['', 'javascript:alert(1)', '/javascript:alert(1)'],
  ])('[2.5-9] joins %j and %j to %j', (basePath, target, joined) => {
    expect(joinBasePath(basePath, target)).toBe(joined)
  })

  it('[2.5-9] stays on the origin of the base path, whatever the target', () => {
    const target = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[/\\.\t @:a]{0,9}$/))
    fc.assert(
      fc.property(target, (text) => {
        const joined = joinBasePath('', text)
        expect(new URL(joined, origin).origin).toBe(origin)
      }),
    )
  })
})
