import { describe, expect, it } from 'vitest'
import { findTaxedLocation } from './use-buyer-totals'

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' })
const rates = [
  { countryCode: 'DE', vatRate: 0.19 },
  { countryCode: 'NL', vatRate: 0.21 },
  { countryCode: 'LU', vatRate: 0.17 },
  { countryCode: 'BE', vatRate: 0.21 },
] as const
const germany = { countryCode: 'DE', rate: 0.19 }
const netherlands = { countryCode: 'NL', rate: 0.21 }

describe('findTaxedLocation', () => {
  it.each([
    ['the current one without VAT', '100.00', null, netherlands, netherlands],
    ['the current one that explains it', '121.00', '21.00', netherlands, netherlands],
    ['the address’s, unlike the region', '119.00', '19.00', netherlands, germany],
    ['Luxembourg’s', '117.00', '17.00', germany, { countryCode: 'LU', rate: 0.17 }],
    ['the current one where two explain it', '121.00', '21.00', germany, germany],
    ['the current one where several rates are mixed', '120.00', '20.00', germany, germany],
    [
      'the current one where a few cents fit several',
      '0.12',
      '0.02',
      { countryCode: 'CH', rate: 0.081 },
      { countryCode: 'CH', rate: 0.081 },
    ],
  ])('is %s: %s with %s', (_what, total, vat, current, location) => {
    const sums = { grandTotalAmount: eur(total), totalTaxAmount: vat === null ? null : eur(vat) }
    expect(findTaxedLocation(sums, current, rates)).toEqual(location)
  })

  it('is the current one while rates or totals are unknown', () => {
    const sums = { grandTotalAmount: eur('119.00'), totalTaxAmount: eur('19.00') }
    expect(findTaxedLocation(sums, netherlands)).toEqual(netherlands)
    expect(findTaxedLocation({ ...sums, grandTotalAmount: null }, netherlands, rates)).toEqual(netherlands)
  })
})
