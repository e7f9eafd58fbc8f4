import { describe, expect, it } from 'vitest'
import { deliveryDates, presetSenders, publicHolidays } from '../rules'
import { addressLocations } from './address-locations'

const places = (country: string, postalCode: string | null, region?: string) =>
  addressLocations({ country, postalCode, region }).join(' ')

describe('addressLocations', () => {
  it.each([
    ['CH', '6003', 'CH-LU'],
    ['CH', '6000', 'CH-LU'],
    ['CH', '1201', 'CH-GE'],
    ['CH', '8001', 'CH-ZH'],
    ['CH', '3011', 'CH-BE'],
    ['CH', '7000', 'CH-GR'],
    ['CH', '9658', 'CH-SG'],
    ['DE', '80331', 'DE-BY'],
    ['DE', '10115', 'DE-BE'],
    ['DE', '01067', 'DE-SN'],
    ['DE', '88045', 'DE-BW'],
    ['DE', '20095', 'DE-HH'],
  ])('finds in %s for %s the subdivision %s', (country, postcode, expected) => {
    expect(places(country, postcode)).toBe(expected)
  })

  it('keeps both where a postcode lies in two', () => {
    expect(places('CH', '6340')).toBe('CH-ZG CH-ZH')
    expect(places('CH', '1290')).toBe('CH-GE CH-VD')
    expect(places('DE', '12529')).toBe('DE-BB DE-BE')
  })

  it('reads a postcode as people write it', () => {
    expect(places('CH', ' CH-6003 ')).toBe('CH-LU')
    expect(places('DE', 'D-80331')).toBe('DE-BY')
  })

  it.each([
    ['LI', '9490', 'LI'],
    ['NL', '1012 AB', 'NL'],
    ['LU', '1111', 'LU'],
    ['BE', '1000', 'BE'],
    ['CH', null, 'CH'],
    ['CH', '', 'CH'],
    ['CH', '0999', 'CH'],
    ['CH', '80331', 'CH'],
    ['DE', '6003', 'DE'],
    ['toString', '6003', 'toString'],
  ])('is in %s for %s the country alone', (country, postcode, expected) => {
    expect(places(country, postcode)).toBe(expected)
  })

  it('takes the subdivision of an address where its postcode leaves it open', () => {
    expect(places('CH', null, 'LU')).toBe('CH-LU')
    expect(places('CH', '8001', 'LU')).toBe('CH-ZH')
    expect(places('CH', '6340', 'ZG')).toBe('CH-ZG')
  })
})

describe('the day of a delivery by the postcode', () => {
  const calendar = publicHolidays(['CH', 'DE'], { from: '2026-01-01', to: '2027-12-31' })
  const latest = (shop: 'CH' | 'DE', postalCode: string, at: string) =>
    deliveryDates({
      now: Date.parse(at),
      sender: presetSenders[shop],
      destination: addressLocations({ country: shop, postalCode }),
      calendar,
      transit: { from: 1, to: 2 },
    }).latest

  it.each([
    ['Lucerne', 'CH', '6003', '2026-12-07T09:00:00Z', '2026-12-10'],
    ['Zurich', 'CH', '8001', '2026-12-07T09:00:00Z', '2026-12-09'],
    ['Steinhausen and Knonau, where one keeps the day', 'CH', '6340', '2026-12-07T09:00:00Z', '2026-12-10'],
    ['Munich', 'DE', '80331', '2027-01-04T09:00:00Z', '2027-01-07'],
    ['Hamburg', 'DE', '20095', '2027-01-04T09:00:00Z', '2027-01-06'],
    ['Geneva', 'CH', '1201', '2026-09-09T09:00:00Z', '2026-09-14'],
    ['Lausanne', 'CH', '1003', '2026-09-09T09:00:00Z', '2026-09-11'],
  ] as const)('is for %s in %s %s, ordered at %s, %s', (_, shop, postcode, at, expected) => {
    expect(latest(shop, postcode, at)).toBe(expected)
  })
})
