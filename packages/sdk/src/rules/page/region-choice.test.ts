import { describe, expect, it } from 'vitest'
import { chooseRegion, regionOptions, showsRegionSelector } from './region-choice'

const url = 'https://x.de/s/cart?a=1&region=NL#b'
const changed = 'https://x.de/s/cart?a=1#b'

describe('regionOptions', () => {
  it('[3.locale-and-region-6] [2.8-7] [2.8-9] [2.8-10] [1-5] are the regions and the other shops in the German shop', () => {
    expect(regionOptions('DE', { selected: 'NL', displayLocale: 'en-US' })).toEqual([
      {
        countryName: 'Germany',
        countryCode: 'DE',
        icon: '🇩🇪',
        isSelected: false,
        isRegion: true,
        shopMark: '',
      },
      {
        countryName: 'Netherlands',
        countryCode: 'NL',
        icon: '🇳🇱',
        isSelected: true,
        isRegion: true,
        shopMark: '',
      },
      {
        countryName: 'Luxembourg',
        countryCode: 'LU',
        icon: '🇱🇺',
        isSelected: false,
        isRegion: true,
        shopMark: '',
      },
      {
        countryName: 'Belgium',
        countryCode: 'BE',
        icon: '🇧🇪',
        isSelected: false,
        isRegion: true,
        shopMark: '',
      },
      {
        countryName: 'Switzerland',
        countryCode: 'CH',
        icon: '🇨🇭',
        isSelected: false,
        isRegion: false,
        shopMark: '(CH Shop)',
      },
      {
        countryName: 'Austria',
        countryCode: 'AT',
        icon: '🇦🇹',
        isSelected: false,
        isRegion: false,
        shopMark: '(EU Shop)',
      },
      {
        countryName: 'Czechia',
        countryCode: 'CZ',
        icon: '🇨🇿',
        isSelected: false,
        isRegion: false,
        shopMark: '(EU Shop)',
      },
      {
        countryName: 'Slovakia',
        countryCode: 'SK',
        icon: '🇸🇰',
        isSelected: false,
        isRegion: false,
        shopMark: '(EU Shop)',
      },
      {
        countryName: 'Croatia',
        countryCode: 'HR',
        icon: '🇭🇷',
        isSelected: false,
        isRegion: false,
        shopMark: '(EU Shop)',
      },
    ])
  })

  it('[3.locale-and-region-6] [2.8-13] are the regions of the German shop in the Swiss one', () => {
    expect(regionOptions('CH', { selected: 'CH', displayLocale: 'de-CH' })).toEqual([
      {
        countryName: 'Deutschland',
        countryCode: 'DE',
        icon: '🇩🇪',
        isSelected: false,
        isRegion: false,
        shopMark: '',
      },
      {
        countryName: 'Niederlande',
        countryCode: 'NL',
        icon: '🇳🇱',
        isSelected: false,
        isRegion: false,
        shopMark: '',
      },
      {
        countryName: 'Luxemburg',
        countryCode: 'LU',
        icon: '🇱🇺',
        isSelected: false,
        isRegion: false,
        shopMark: '',
      },
      {
        countryName: 'Belgien',
        countryCode: 'BE',
        icon: '🇧🇪',
        isSelected: false,
        isRegion: false,
        shopMark: '',
      },
    ])
  })

  it('[3.locale-and-region-6] prefers the names of the country list', () => {
    const countries = [{ isoCode: 'BE', label: 'België' }]
    const names = regionOptions('CH', { selected: '', displayLocale: 'de', countries })
    expect(names.map(({ countryName }) => countryName)).toEqual([
      'Deutschland',
      'Niederlande',
      'Luxemburg',
      'België',
    ])
  })

  it.each(['', 'XX', 'nl', 'ＮＬ', '__proto__'])('selects nothing for %j', (selected) => {
    const options = regionOptions('DE', { selected, displayLocale: 'de' })
    expect(options.some(({ isSelected }) => isSelected)).toBe(false)
  })
})

describe('showsRegionSelector', () => {
  it.each([
    ['DE', true, true],
    ['DE', false, true],
    ['CH', true, true],
    ['CH', false, false],
  ] as const)('[2.8-4] in the %s shop, enabled %s: %s', (shop, isEnabled, isVisible) => {
    expect(showsRegionSelector(shop, isEnabled)).toBe(isVisible)
  })
})

describe('chooseRegion', () => {
  it.each([
    ['DE', 'DE', 'NL', 'NL'],
    ['DE', 'NL', 'DE', 'DE'],
    ['DE', 'DE', ' be ', 'BE'],
    ['CH', '', 'CH', 'CH'],
  ] as const)(
    '[4.selected-country-header-5] %s shop at %j, chosen %j: %s',
    (shop, selected, chosen, region) => {
      expect(chooseRegion(shop, { selected, chosen, url })).toEqual({ region, url: changed })
    },
  )

  it.each([
    ['DE', 'NL', 'NL'],
    ['DE', 'DE', ' de '],
    ['CH', 'CH', 'CH'],
  ] as const)(
    '[4.selected-country-header-6] %s shop at %j, chosen %j: no change',
    (shop, selected, chosen) => {
      expect(chooseRegion(shop, { selected, chosen, url })).toBeUndefined()
    },
  )

  it.each(['CH', 'AT', '', 'ＮＬ', 'N\u200bL', undefined, null, NaN, 5, {}, ['NL'], Symbol('NL')])(
    'changes nothing for %j, which the German shop does not have',
    (chosen) => {
      expect(chooseRegion('DE', { selected: 'DE', chosen, url })).toBeUndefined()
    },
  )

  it.each(['', '/s', 'javascript:1', undefined, null, 5, Symbol('https://x.de')])(
    'throws INVALID_URL for the address %j',
    (odd) => {
      // Untyped callers may pass values that are not strings.
      const question = { selected: 'DE', chosen: 'NL', url: odd as string }
      expect(() => chooseRegion('DE', question)).toThrow(
        expect.objectContaining({
          code: 'INVALID_URL',
          message: 'an absolute http or https URL is needed',
        }),
      )
    },
  )
})
