import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  chooseShipToRegion,
  externalShops,
  readRegion,
  readUrlRegion,
  removeUrlRegion,
  resolveCountry,
  shopCurrencies,
  shopRegions,
} from './region'

describe('shopRegions', () => {
  it('[9-2] [9-4] lists DE, NL, LU, BE for the German shop and CH for the Swiss one', () => {
    expect(shopRegions).toEqual({ CH: ['CH'], DE: ['DE', 'NL', 'LU', 'BE'] })
    expect(shopCurrencies).toEqual({ CH: 'CHF', DE: 'EUR' })
  })

  it('[9-3] keeps the code AU for the Austrian shop and says that its country is AT', () => {
    expect(externalShops.map(({ code }) => code)).toEqual(['AU', 'CZ', 'SK', 'HR'])
    expect(externalShops[0].countryCode).toBe('AT')
  })
})

describe('resolveCountry', () => {
  it.each([
    ['CH', 'NL', 'DE', 'CH'],
    ['CH', undefined, undefined, 'CH'],
  ] as const)(
    '[4.selected-country-header-1] %s with region %j and account %j: %s',
    (shop, urlRegion, accountCountryCode, country) => {
      expect(resolveCountry({ shop, urlRegion, accountCountryCode })).toBe(country)
    },
  )

  it.each([
    ['NL', 'BE', 'NL'],
    [' nl ', 'BE', 'NL'],
    ['CH', 'BE', 'BE'],
    ['FR', 'BE', 'BE'],
    ['NL,BE', 'LU', 'LU'],
    ['ＮＬ', 'LU', 'LU'],
    ['', 'BE', 'BE'],
    [undefined, 'CH', 'DE'],
    [null, 'AT', 'DE'],
    [undefined, undefined, 'DE'],
    ['__proto__', 'constructor', 'DE'],
  ])(
    '[4.selected-country-header-2] German shop with region %j and account %j: %s',
    (urlRegion, accountCountryCode, country) => {
      expect(resolveCountry({ shop: 'DE', urlRegion, accountCountryCode })).toBe(country)
    },
  )
})

describe('readRegion', () => {
  it.each([[undefined], [null], [5], [{}], [['DE']]])('refuses %j', (code) => {
    expect(readRegion('DE', code)).toBeUndefined()
  })
})

describe('chooseShipToRegion', () => {
  it.each([
    ['DE', 'DE', 'NL', 'NL'],
    ['DE', 'DE', 'nl', 'NL'],
    ['DE', 'NL', 'NL', undefined],
    ['DE', 'DE', 'CH', undefined],
    ['DE', 'DE', 'AT', undefined],
    ['DE', 'DE', undefined, undefined],
    ['CH', 'CH', 'DE', undefined],
    ['CH', 'CH', 'CH', undefined],
  ] as const)(
    '[4.selected-country-header-4] %s shop at %s, ship-to %j: %j',
    (shop, selected, shipTo, region) => {
      expect(chooseShipToRegion(shop, { selected, shipTo })).toBe(region)
    },
  )
})

describe('region in the URL', () => {
  it('[2.1-12] reads the parameter as it stands', () => {
    expect(readUrlRegion('https://x.de/s?region=NL')).toBe('NL')
    expect(readUrlRegion('https://x.de/s?regions=NL')).toBeNull()
  })

  it.each([
    ['https://x.de/s?region=NL', 'https://x.de/s'],
    ['https://x.de/s?a=%20+b&region=NL&c#d', 'https://x.de/s?a=%20+b&c#d'],
    ['https://x.de/s?region=NL&region=BE', 'https://x.de/s'],
    ['https://x.de/s?regional=1', 'https://x.de/s?regional=1'],
    ['https://x.de/s', 'https://x.de/s'],
  ])('[4.selected-country-header-5] removes it from %s', (url, rest) => {
    expect(removeUrlRegion(url)).toBe(rest)
  })

  it('throws INVALID_URL for what is no URL', () => {
    expect(() => removeUrlRegion('/s?region=NL')).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_URL')),
    )
  })
})
