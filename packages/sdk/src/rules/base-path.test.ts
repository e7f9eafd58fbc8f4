import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import { parseShopUrl } from './base-path'
import { fullBasePath, joinBasePath, shownBasePath, shownBasePathname } from './shown-base-path'

describe('parseShopUrl', () => {
  it.each([
    ['https://x.ch/', 'CH', undefined, undefined, 'en-US', '/'],
    ['https://x.ch', 'CH', undefined, undefined, 'en-US', '/'],
    ['https://x.ch/de-CH', 'CH', undefined, 'de-CH', 'de-CH', '/'],
    ['https://x.ch/fr-CH/cart/1', 'CH', undefined, 'fr-CH', 'fr-CH', '/cart/1'],
    ['https://x.ch/en-US/cart/', 'CH', undefined, 'en-US', 'en-US', '/cart/'],
    ['https://x.ch/s/de-CH', 'CH', undefined, undefined, 'en-US', '/s/de-CH'],
    ['https://x.ch/DE-CH/a', 'CH', undefined, undefined, 'en-US', '/DE-CH/a'],
    ['https://x.ch/de%2DCH/a', 'CH', undefined, undefined, 'en-US', '/de%2DCH/a'],
    ['https://x.ch/de/a', 'CH', undefined, undefined, 'en-US', '/de/a'],
    ['https://x.ch/de-CHx/a', 'CH', undefined, undefined, 'en-US', '/de-CHx/a'],
    ['https://x.de/s', 'DE', 's', undefined, 'de', '/'],
    ['https://x.de/s/en-US/a', 'DE', 's', 'en-US', 'en-US', '/a'],
    ['https://x.de/s/de/a', 'DE', 's', 'de', 'de', '/a'],
    ['https://x.de/shop/a', 'DE', undefined, undefined, 'de', '/shop/a'],
    ['https://x.de/en-US/a', 'DE', undefined, undefined, 'de', '/en-US/a'],
    ['http://localhost:3000/de-shop/', 'DE', 'de-shop', undefined, 'de', '/'],
    ['http://localhost:3000/de-shop/en-US', 'DE', 'de-shop', 'en-US', 'en-US', '/'],
    ['http://localhost:3000/de-CH/de-shop', 'CH', undefined, 'de-CH', 'de-CH', '/de-shop'],
  ])('[2.1-3] [2.1-4] takes %s apart', (url, shop, siteSegment, languageSegment, locale, path) => {
    expect(parseShopUrl(url)).toMatchObject({ shop, siteSegment, languageSegment, locale, path })
  })

  it('keeps query and hash, and leaves a password out of the origin', () => {
    expect(parseShopUrl('https://u:p@x.ch:8443/a?b=1#c')).toMatchObject({
      origin: 'https://x.ch:8443',
      path: '/a',
      search: '?b=1',
      hash: '#c',
    })
  })

  it('never gives a path that leads to another host', () => {
    expect(parseShopUrl('https://x.ch/de-CH//evil.example/a').path).toBe('/evil.example/a')
    expect(parseShopUrl('https://x.ch/.//evil.example').path).toBe('/evil.example')
  })

  it.each([[''], ['/de-CH'], ['javascript:1'], ['//x.ch/']])('throws INVALID_URL for %j', (url) => {
    expect(() => parseShopUrl(url)).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_URL')),
    )
  })
})

describe('base paths', () => {
  const origin = 'https://x.example'
  it.each([
    ['CH', undefined, 'de-CH', '/de-CH', '/de-CH'],
    ['CH', undefined, 'en-US', '', '/en-US'],
    ['CH', 's', 'fr-CH', '/fr-CH', '/fr-CH'],
    ['DE', 's', 'de', '/s', '/s/de'],
    ['DE', 's', 'en-US', '/s/en-US', '/s/en-US'],
    ['DE', 'de-shop', 'de', '/de-shop', '/de-shop/de'],
    ['DE', undefined, 'en-US', '/en-US', '/en-US'],
  ] as const)(
    '[2.1-3] [2.1-4] %s with segment %s in %s: shown %j, full %j',
    (shop, siteSegment, locale, shown, full) => {
      const base = { shop, origin, siteSegment, locale }
      expect(shownBasePathname(base)).toBe(shown)
      expect(shownBasePath(base)).toBe(origin + shown)
      expect(fullBasePath({ ...base, origin: `${origin}/` })).toBe(origin + full)
    },
  )
})

describe('joinBasePath', () => {
  it.each([
    ['/de-CH', '/cart', '/de-CH/cart'],
    ['/de-CH/', 'cart', '/de-CH/cart'],
    ['https://x.ch', 'my/offers', 'https://x.ch/my/offers'],
    ['', 'cart', '/cart'],
    ['', '', '/'],
    ['', '//evil.example', '/evil.example'],
    ['', '/\\evil.example', '/evil.example'],
    ['', '\t//evil.example', '/evil.example'],
    ['', '/\n/evil.example', '/evil.example'],
    ['', 'javascript:alert(1)', '/javascript:alert(1)'],
  ])('[2.5-9] joins %j and %j to %j', (basePath, target, joined) => {
    expect(joinBasePath(basePath, target)).toBe(joined)
  })
})
