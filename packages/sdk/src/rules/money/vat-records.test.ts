import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grossAmount } from './money'
import { readVatInfo, resolveVatInfo } from './vat'
import { readVatRates } from './vat-records'

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
    ['1.0', 0.01],
    ['0.9999', 0.9999],
    ['\u00a08.1\u202f', 0.081],
    ['0.000001', 0.000001],
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
    [1e-7],
    ['0.0000001'],
    [Infinity],
    ['1e400'],
    ['9'.repeat(400)],
    ['+8.1'],
    ['−8.1'],
    ['.081'],
    ['8.'],
    ['0x13'],
    ['٨.١'],
    ['8\u200b.1'],
    ['\u202e19'],
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
    [Symbol('19')],
    [() => 19],
    [19n],
  ])('[3.locale-and-region-7] leaves out a record with the rate %s, and the rest serves', (rate) => {
    expect(readVatRates([record('DE', rate), record('NL', 21)])).toEqual([
      { countryCode: 'NL', vatRate: 0.21 },
    ])
  })

  it.each([
    ['AT'],
    ['XX'],
    [''],
    [' '],
    [null],
    [undefined],
    [5],
    [['DE']],
    ['DEU'],
    ['__proto__'],
    ['ＤＥ'],
    ['DЕ'],
    ['D\u200bE'],
  ])('[3.locale-and-region-7] leaves out the unknown country %j', (country) => {
    expect(readVatRates([record(country, 20), record('BE', 21)])).toEqual([
      { countryCode: 'BE', vatRate: 0.21 },
    ])
  })

  it.each(['CH', 'DE', 'NL', 'LU', 'BE', ' nl '])(
    '[3.locale-and-region-7] recognizes the country %j',
    (country) => {
      expect(readVatRates([record(country, 10)])).toEqual([
        { countryCode: country.trim().toUpperCase(), vatRate: 0.1 },
      ])
    },
  )

  it('[3.locale-and-region-7] uses the first of two records for one country', () => {
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

  it('reads whatever JSON holds, and every rate that it gives can be stored and computed with', () => {
    const code = fc.constantFrom('CH', 'DE', 'de', 'AT')
    const rate = fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.double().map(String),
      fc.integer({ min: -5, max: 105 }),
    )
    const records = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.tuple(code, rate).map((pair) => record(...pair)),
      ),
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), records), (value) => {
        const found = readVatRates(value)
        expect(new Set(found.map(({ countryCode }) => countryCode)).size).toBe(found.length)
        for (const { countryCode, vatRate } of found) {
          expect(vatRate >= 0 && vatRate <= 1).toBe(true)
          expect(readVatInfo(resolveVatInfo(found, countryCode))).toMatchObject({ countryCode, vatRate })
          expect(() => grossAmount({ amount: '1.00', currencyCode: 'CHF' }, vatRate)).not.toThrow()
        }
      }),
    )
  })
})
