import { describe, expect, it } from 'vitest'
import {
  defaultVatInfo,
  readVatInfo,
  readVatRates,
  resolveVatInfo,
  resolveVatRate,
  type VatRate,
} from './vat'

const record = (DeveloperName: unknown, Rate__c: unknown) => ({ DeveloperName, Rate__c })

describe('readVatRates', () => {
  it.each([
    [0.081, 0.081],
    ['0.081', 0.081],
    [8.1, 0.081],
    ['8.1', 0.081],
    [' 19 ', 0.19],
    [19, 0.19],
    [0.19, 0.19],
    [1, 0.01],
    [0.99, 0.99],
    [100, 1],
    [0, 0],
    ['2.65', 0.0265],
  ])('[3.locale-and-region-7] reads %j as %d', (rate, vatRate) => {
    expect(readVatRates([record('DE', rate)])).toEqual([{ countryCode: 'DE', vatRate }])
  })

  it.each([
    ['8,1'],
    ['8.1%'],
    ['8.1 %'],
    [-1],
    ['-0.08'],
    [100.01],
    [1e21],
    [1e-9],
    [NaN],
    [Infinity],
    [''],
    [' '],
    [null],
    [undefined],
    [true],
    [{}],
    [[8.1]],
    ['１９'],
  ])('[3.locale-and-region-7] leaves out a record with the rate %j, and the rest serves', (rate) => {
    expect(readVatRates([record('DE', rate), record('NL', 21)])).toEqual([
      { countryCode: 'NL', vatRate: 0.21 },
    ])
  })

  it.each([['AT'], ['XX'], [''], [null], [5], ['DEU'], ['__proto__']])(
    '[3.locale-and-region-7] leaves out the unknown country %j',
    (country) => {
      expect(readVatRates([record(country, 20), record('BE', 21)])).toEqual([
        { countryCode: 'BE', vatRate: 0.21 },
      ])
    },
  )

  it('[3.locale-and-region-7] takes the first of two records for one country', () => {
    expect(readVatRates([record('DE', 'x'), record('de', 19), record('DE', 16)])).toEqual([
      { countryCode: 'DE', vatRate: 0.19 },
    ])
  })

  it.each([[undefined], [null], [{}], ['[]'], [5], [[null, 1, 'x', []]]])(
    'reads %j as no rates',
    (records) => {
      expect(readVatRates(records)).toEqual([])
    },
  )
})

describe('readVatInfo', () => {
  it('[3.browser-stored-data-2] gives back what is stored, with the code as the name', () => {
    expect(readVatInfo({ countryName: 'Nederland', countryCode: 'NL', vatRate: 0.21 })).toEqual({
      countryName: 'NL',
      countryCode: 'NL',
      vatRate: 0.21,
    })
  })

  it.each([
    [null],
    [undefined],
    ['CH'],
    [[]],
    [{}],
    [{ countryCode: 'NL' }],
    [{ countryCode: 'NL', vatRate: '0.21' }],
    [{ countryCode: 'NL', vatRate: NaN }],
    [{ countryCode: 'NL', vatRate: -0.1 }],
    [{ countryCode: 'NL', vatRate: 21 }],
    [{ countryCode: '<script>', vatRate: 0.21 }],
    [{ vatRate: 0.21 }],
  ])('[9-8] [3.browser-stored-data-2] reads %j as the whole default', (stored) => {
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
  it('[4.selected-country-header-3] is the country with its rate', () => {
    expect(resolveVatInfo(rates, 'NL')).toEqual({ countryName: 'NL', countryCode: 'NL', vatRate: 0.21 })
  })

  it('[4.selected-country-header-3] is nothing for a country without a readable rate', () => {
    expect(resolveVatInfo(rates, 'BE')).toBeUndefined()
  })
})

describe('resolveVatRate', () => {
  it.each([
    ['CH', '2026-11-21', 0.081],
    ['CH', '2027-12-31', 0.081],
    ['CH', '2028-01-01', 0.088],
    ['NL', '2026-11-21', 0.21],
    ['DE', '2026-11-21', undefined],
  ])('[1-15] %s on %s: %s', (countryCode, date, rate) => {
    const question = { rates, countryCode, date }
    expect(resolveVatRate({ ...question, userType: 'private', vatIdState: 'none' })).toBe(rate)
    expect(resolveVatRate({ ...question, userType: 'business', vatIdState: 'valid' })).toBe(rate)
  })
})
