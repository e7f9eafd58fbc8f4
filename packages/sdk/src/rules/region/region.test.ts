import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseShipToRegion,
  externalShops,
  readRegion,
  readUrlRegion,
  removeUrlRegion,
  resolveRegion,
  shopCurrencies,
  shopRegions,
} from './region'

/** Values that untyped callers, storage and parameters may pass. */
const noTexts = [undefined, null, NaN, 5, Infinity, true, {}, [], ['DE'], Symbol('DE')]
const noRegions = [
  '',
  ' ',
  'FR',
  'AT',
  'AU',
  'DEU',
  'D',
  'NL,BE',
  'NL BE',
  'undefined',
  '__proto__',
  'constructor',
  'ＮＬ',
  '\u039d\u039b',
  '\u0412\u0415',
  'N\u200bL',
  '\u202eLN',
  'D\u0435',
  '9'.repeat(1_000),
]
const noUrls = ['', ' ', '/s?region=NL', '?region=NL', 'x.de?region=NL', 'javascript:1', ...noTexts]
const invalidUrl = { code: 'INVALID_URL', message: 'an absolute http or https URL is needed' }

describe('the regions', () => {
  it('[9-2] are DE, NL, LU and BE in the German shop', () => {
    expect(shopRegions.DE).toEqual(['DE', 'NL', 'LU', 'BE'])
    expect(shopCurrencies.DE).toBe('EUR')
  })

  it('[9-4] are CH alone in the Swiss shop', () => {
    expect(shopRegions.CH).toEqual(['CH'])
    expect(shopCurrencies.CH).toBe('CHF')
  })

  it('[9-3] of the external shops are Austria, with the code AU, and CZ, SK, HR', () => {
    expect(externalShops).toEqual([
      { code: 'AU', countryCode: 'AT' },
      { code: 'CZ', countryCode: 'CZ' },
      { code: 'SK', countryCode: 'SK' },
      { code: 'HR', countryCode: 'HR' },
    ])
  })
})

describe('readRegion', () => {
  it.each([
    ['DE', 'DE', 'DE'],
    ['DE', 'nl', 'NL'],
    ['DE', ' Lu\u00a0', 'LU'],
    ['DE', '\tbE\n', 'BE'],
    ['CH', 'ch', 'CH'],
    ['DE', 'CH', undefined],
    ['CH', 'DE', undefined],
    ...[...noRegions, ...noTexts].map((code) => ['DE', code, undefined] as const),
  ] as const)('[4.selected-country-header-2] in the %s shop reads %j as %s', (shop, code, region) => {
    expect(readRegion(shop, code)).toBe(region)
  })
})

describe('resolveRegion', () => {
  it.each([
    ['NL', 'DE'],
    ['DE', undefined],
    [undefined, 'NL'],
    [undefined, undefined],
  ])('[4.selected-country-header-1] Swiss shop with region %j and account %j: CH', (urlRegion, account) => {
    expect(resolveRegion({ shop: 'CH', urlRegion, savedCountryCode: account })).toBe('CH')
  })

  it.each<[string | null | undefined, string | null | undefined, string]>([
    ['NL', 'BE', 'NL'],
    ['DE', 'BE', 'DE'],
    [' nl ', 'BE', 'NL'],
    ['CH', 'BE', 'BE'],
    ['', 'LU', 'LU'],
    [undefined, 'nl', 'NL'],
    [undefined, 'CH', 'DE'],
    [null, 'AT', 'DE'],
    ['CH', 'CH', 'DE'],
    [undefined, undefined, 'DE'],
    [null, null, 'DE'],
    ...noRegions.map((code): [string, string, string] => [code, 'LU', 'LU']),
    ...noRegions.map((code): [undefined, string, string] => [undefined, code, 'DE']),
  ])(
    '[4.selected-country-header-2] German shop with region %j and account %j: %s',
    (urlRegion, savedCountryCode, country) => {
      expect(resolveRegion({ shop: 'DE', urlRegion, savedCountryCode })).toBe(country)
    },
  )

  it.each(noTexts)('[4.selected-country-header-2] treats %j as no country', (value) => {
    // Untyped callers may pass values that are not strings.
    const odd = value as string
    expect(resolveRegion({ shop: 'DE', urlRegion: odd, savedCountryCode: odd })).toBe('DE')
  })
})

describe('chooseShipToRegion', () => {
  it.each([
    ['DE', 'DE', 'NL', 'NL'],
    ['DE', 'DE', ' nl', 'NL'],
    ['DE', 'NL', 'DE', 'DE'],
    ['DE', 'NL', 'NL', undefined],
    ['DE', 'NL', 'nl', undefined],
    ['DE', 'DE', 'CH', undefined],
    ['CH', 'CH', 'DE', undefined],
    ['CH', 'CH', 'CH', undefined],
    ['CH', '', 'CH', 'CH'],
    ...[...noRegions, ...noTexts].map((code) => ['DE', 'DE', code, undefined] as const),
  ] as const)(
    '[4.selected-country-header-4] %s shop at %s, ship-to %j: %j',
    (shop, selected, shipTo, region) => {
      expect(chooseShipToRegion(shop, { selected, shipTo })).toBe(region)
    },
  )
})

describe('readUrlRegion', () => {
  it.each([
    ['https://x.de/s?region=NL', 'NL'],
    ['https://x.de/s?a=1&region=%20nl&region=BE#region=LU', ' nl'],
    ['https://x.de/s?%72egion=LU', 'LU'],
    ['https://x.de/s?region', ''],
    ['https://x.de/s?regions=NL', null],
    ['https://x.de/s?Region=NL', null],
    ['https://x.de/s??region=NL', null],
    ['https://x.de/region=NL#?region=NL', null],
    ['https://x.de/s', null],
  ])('[2.1-12] of %s is %j', (url, region) => {
    expect(readUrlRegion(url)).toBe(region)
  })

  it.each(noUrls)('throws INVALID_URL for %j', (url) => {
    expect(() => readUrlRegion(url as string)).toThrow(expect.objectContaining(invalidUrl))
  })
})

describe('removeUrlRegion', () => {
  it.each([
    ['https://x.de/s?region=NL', 'https://x.de/s'],
    ['https://x.de/s?region', 'https://x.de/s'],
    ['https://x.de/s?region=NL#a', 'https://x.de/s#a'],
    ['https://x.de/s?a=%20+b&region=NL&c#d', 'https://x.de/s?a=%20+b&c#d'],
    ['https://x.de/s?region=NL&region=BE', 'https://x.de/s'],
    ['https://x.de/s?%72egion=NL&a', 'https://x.de/s?a'],
    ['https://x.de/s?regional=1&subregion=2', 'https://x.de/s?regional=1&subregion=2'],
    ['https://x.de/s?a=region&b=%26region=1', 'https://x.de/s?a=region&b=%26region=1'],
    ['https://x.de/s??region=NL', 'https://x.de/s??region=NL'],
    ['https://x.de/region=NL', 'https://x.de/region=NL'],
    ['https://x.de/s', 'https://x.de/s'],
  ])('[4.selected-country-header-5] makes of %s just %s', (url, rest) => {
    expect(removeUrlRegion(url)).toBe(rest)
  })

  it.each(noUrls)('throws INVALID_URL for %j', (url) => {
    expect(() => removeUrlRegion(url as string)).toThrow(expect.objectContaining(invalidUrl))
  })

  it('[4.selected-country-header-5] leaves no region and everything else, and does nothing twice', () => {
    const part = fc.constantFrom(
      'region=NL',
      'region',
      'a=1',
      'b=%26',
      '?region=1',
      'regions=1',
      'c',
      '%C3%A4',
    )
    const url = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.constantFrom('', '#region=NL'))
      .map(([parts, hash]) => `https://x.de/s?${parts.join('&')}${hash}`)
    fc.assert(
      fc.property(url, (text) => {
        const rest = removeUrlRegion(text)
        expect(readUrlRegion(rest)).toBeNull()
        expect(removeUrlRegion(rest)).toBe(rest)
        const others = (of: string) => [...new URL(of).searchParams].filter(([name]) => name !== 'region')
        expect(others(rest)).toEqual(others(text))
        expect(new URL(rest).hash).toBe(new URL(text).hash)
      }),
    )
  })
})
