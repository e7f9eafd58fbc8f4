import { describe, expect, it } from 'vitest'
import { readVatIdState, resolveVatRate, vatCountry } from './delivery-vat'
import type { VatRate } from './vat'

const rates: readonly VatRate[] = [
  { countryCode: 'CH', vatRate: 0.081 },
  { countryCode: 'CH', vatRate: 0.088, validFrom: '2028-01-01' },
  { countryCode: 'NL', vatRate: 0.21, validFrom: '2012-10-01' },
]

describe('readVatIdState', () => {
  it.each([
    ['DE', 'NL999990001B33', 'foreign'],
    ['DE', ' nl999990001b33 ', 'foreign'],
    ['DE', 'LU99999075', 'foreign'],
    ['DE', 'EL123456789', 'foreign'],
    ['DE', 'NL999990001B34', 'unverified'],
    ['DE', 'DE999990002', 'domestic'],
    ['DE', 'DE999990003', 'unverified'],
    ['DE', 'CHE-109.999.009 MWST', 'unverified'],
    ['CH', 'CHE-109.999.009 MWST', 'domestic'],
    ['DE', 'my number', 'unverified'],
    ['DE', '', 'none'],
    ['DE', null, 'none'],
    ['DE', undefined, 'none'],
  ] as const)('in the shop %s the id %j is %s', (shop, vatId, state) => {
    expect(readVatIdState(shop, vatId)).toBe(state)
  })
})

describe('vatCountry', () => {
  const [dutch, german, wrong] = ['NL999990001B33', 'DE999990002', 'NL999990001B34']

  it.each([
    // shop, to, user type, VAT id, country
    ['DE', 'NL', 'business', dutch, null],
    ['DE', 'BE', 'business', dutch, null],
    ['DE', 'DE', 'business', dutch, 'DE'],
    ['DE', 'CH', 'business', dutch, 'CH'],
    ['DE', 'NL', 'private', dutch, 'NL'],
    ['DE', 'NL', 'business', german, 'DE'],
    ['DE', 'BE', 'business', german, 'DE'],
    ['DE', 'NL', 'business', wrong, 'NL'],
    ['DE', 'NL', 'business', null, 'NL'],
    ['CH', 'CH', 'business', dutch, 'CH'],
    ['CH', 'LI', 'private', null, 'CH'],
  ] as const)('from %s to %s for a %s buyer with %j is %j', (shop, countryCode, userType, vatId, country) => {
    expect(vatCountry({ shop, countryCode, userType, vatId })).toBe(country)
  })
})

describe('resolveVatRate', () => {
  const question = { rates, shop: 'CH', userType: 'private' } as const

  it.each([
    ['CH', '2026-11-21', 0.081],
    ['LI', '2026-11-21', 0.081],
    ['CH', '2027-12-31', 0.081],
    ['CH', '2028-01-01', 0.088],
    ['CH', '2999-12-31', 0.088],
    ['NL', '2026-11-21', 0.21],
    ['NL', '2029-01-01', 0.21],
    ['DE', '2026-11-21', undefined],
    ['ch', '2026-11-21', undefined],
    ['', '2026-11-21', undefined],
  ])('[1-15] %s on %s: %s', (countryCode, date, rate) => {
    expect(resolveVatRate({ ...question, countryCode, date })).toBe(rate)
    expect(resolveVatRate({ ...question, rates: rates.toReversed(), countryCode, date })).toBe(rate)
  })

  it('is 0 for an intra-Community supply', () => {
    const supply = { shop: 'DE', countryCode: 'NL', userType: 'business', vatId: 'NL999990001B33' } as const
    expect(resolveVatRate({ rates, date: '2026-11-21', ...supply })).toBe(0)
  })

  it('[1-15] uses the first of two rates from the same day, and ignores future ones', () => {
    const double: readonly VatRate[] = [
      { countryCode: 'DE', vatRate: 0.16, validFrom: '2020-07-01' },
      { countryCode: 'DE', vatRate: 0.19, validFrom: '2020-07-01' },
    ]
    expect(resolveVatRate({ ...question, rates: double, countryCode: 'DE', date: '2020-07-01' })).toBe(0.16)
    expect(
      resolveVatRate({ ...question, rates: double, countryCode: 'DE', date: '2020-06-30' }),
    ).toBeUndefined()
  })

  it.each([
    [''],
    [' '],
    ['Invalid Date'],
    ['21.11.2026'],
    ['2026-11-21T00:00:00Z'],
    ['x2026-11-21'],
    ['2026-1-1'],
    ['２０２６-11-21'],
    [NaN],
    [null],
    [undefined],
  ])('throws INVALID_OPTION for the date %j', (date) => {
    expect(() => resolveVatRate({ ...question, countryCode: 'CH', date: date as string })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', message: 'date: a day is YYYY-MM-DD' }),
    )
  })
})
