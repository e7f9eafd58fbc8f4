import { describe, expect, it } from 'vitest'
import { defaultVatInfo, presetVatRate, readVatInfo, resolveVatInfo, type VatRate } from './vat'

describe('readVatInfo', () => {
  it('[3.browser-stored-data-2] returns what is stored, with the code as the name', () => {
    expect(readVatInfo({ countryName: 'Nederland', countryCode: 'NL', vatRate: 0.21 })).toEqual({
      countryName: 'NL',
      countryCode: 'NL',
      vatRate: 0.21,
    })
  })

  it.each([[0], [0.000001], [0.081], [1]])('[3.browser-stored-data-2] keeps the rate %d', (vatRate) => {
    expect(readVatInfo({ countryCode: 'DE', vatRate })).toEqual({
      countryName: 'DE',
      countryCode: 'DE',
      vatRate,
    })
  })

  it.each([
    [null],
    [undefined],
    [''],
    [0],
    [true],
    [Symbol('CH')],
    ['CH'],
    [[]],
    [{}],
    [{ countryCode: 'NL' }],
    [{ countryCode: 'NL', vatRate: '0.21' }],
    [{ countryCode: 'NL', vatRate: NaN }],
    [{ countryCode: 'NL', vatRate: -0.1 }],
    [{ countryCode: 'NL', vatRate: 21 }],
    [{ countryCode: 'NL', vatRate: 1.01 }],
    [{ countryCode: 'NL', vatRate: 1e-7 }],
    [{ countryCode: 'NL', vatRate: Infinity }],
    [{ countryCode: 'NL', vatRate: null }],
    [{ countryCode: 'NL', vatRate: [0.21] }],
    [{ countryCode: 'AT', vatRate: 0.2 }],
    [{ countryCode: ['NL'], vatRate: 0.21 }],
    [{ countryName: 'NL', vatRate: 0.21 }],
    [{ countryCode: '<script>', vatRate: 0.21 }],
    [{ vatRate: 0.21 }],
  ])('[9-8] [3.browser-stored-data-2] reads %s as the whole default', (stored) => {
    expect(readVatInfo(stored)).toEqual({ countryName: 'CH', countryCode: 'CH', vatRate: 0.081 })
    expect(readVatInfo(stored)).toBe(defaultVatInfo)
  })
})

const rates: readonly VatRate[] = [
  { countryCode: 'CH', vatRate: 0.081 },
  { countryCode: 'CH', vatRate: 0.088, validFrom: '2028-01-01' },
  { countryCode: 'NL', vatRate: 0.21 },
]

describe('resolveVatInfo', () => {
  it('[1-15] [3.browser-stored-data-2] [4.selected-country-header-3] is the country with its rate', () => {
    expect(resolveVatInfo(rates, 'NL')).toEqual({ countryName: 'NL', countryCode: 'NL', vatRate: 0.21 })
  })

  it('[4.selected-country-header-3] is nothing for a country without a readable rate', () => {
    expect(resolveVatInfo(rates, 'BE')).toBeUndefined()
  })
})

describe('presetVatRate', () => {
  it.each([
    ['CH', 0.081],
    ['DE', 0.19],
    ['NL', 0.21],
    ['LU', 0.17],
    ['BE', 0.21],
  ] as const)('is for %s %d by law today, and where the day is older than the table', (countryCode, rate) => {
    expect(presetVatRate(countryCode, '2026-11-23')).toBe(rate)
    expect(presetVatRate(countryCode, '1970-01-01')).toBe(rate)
  })

  it.each([
    ['2027-12-31', 0.081],
    ['2028-01-01', 0.085],
    ['2031-06-30', 0.09],
  ])('is on %s the one in force: %d', (date, rate) => {
    const later = [
      { vatRate: 0.085, validFrom: '2028-01-01' },
      { vatRate: 0.09, validFrom: '2030-01-01' },
    ]
    const oldest = { vatRate: 0.081, validFrom: '2024-01-01' }
    const preset = [oldest, ...later] as const
    const presets = { CH: preset, DE: preset, NL: preset, LU: preset, BE: preset }
    expect(presetVatRate('CH', date, presets)).toBe(rate)
  })
})
