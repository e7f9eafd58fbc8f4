import { describe, expect, it } from 'vitest'
import { deliveryTariff, smallOrderSurcharge } from './delivery-tariff'

describe('deliveryTariff', () => {
  it.each([
    ['CH', ['9.90', '150'], ['79.00', '900'], ['5.00', '30'], [1, 2]],
    ['LI', ['9.90', '150'], ['79.00', '900'], ['5.00', '30'], [1, 2]],
    ['DE', ['6.90', '100'], ['59.00', '750'], ['5.00', '25'], [1, 3]],
    ['NL', ['14.90', '250'], ['95.00', '1200'], ['5.00', '25'], [2, 4]],
    ['LU', ['14.90', '250'], ['95.00', '1200'], ['5.00', '25'], [2, 4]],
    ['BE', ['14.90', '250'], ['95.00', '1200'], ['5.00', '25'], [2, 4]],
  ])(
    'has for %s parcels %j, freight %j, small orders %j and days %j',
    (country, parcel, freight, small, days) => {
      expect(deliveryTariff(country)).toMatchObject({
        currencyCode: country === 'CH' || country === 'LI' ? 'CHF' : 'EUR',
        parcel: { fee: parcel[0], freeFrom: parcel[1] },
        freight: { fee: freight[0], freeFrom: freight[1] },
        smallOrder: { fee: small[0], below: small[1] },
        workingDays: { from: days[0], to: days[1] },
      })
    },
  )

  it.each([
    ['CH', '19.90', '0.00'],
    ['LI', '19.90', '0.00'],
    ['DE', '14.90', '0.00'],
    ['NL', undefined, undefined],
    ['BE', undefined, undefined],
    ['LU', undefined, undefined],
  ])('has for %s express for %s and pick-up for %s, both a day later', (country, express, pickUp) => {
    const days = { from: 1, to: 1 }
    const tariff = deliveryTariff(country)
    expect(tariff?.express).toEqual(express && { fee: express, workingDays: days })
    expect(tariff?.pickUp).toEqual(pickUp && { fee: pickUp, workingDays: days })
  })

  it.each(['FR', 'AT', '', 'toString'])('has none for %j', (countryCode) => {
    expect(deliveryTariff(countryCode)).toBeUndefined()
  })
})

describe('smallOrderSurcharge', () => {
  it.each([
    ['29.99', 'CHF', 'CH', '5.00'],
    ['30.00', 'CHF', 'CH', null],
    ['0.00', 'CHF', 'LI', '5.00'],
    ['24.99', 'EUR', 'DE', '5.00'],
    ['25', 'EUR', 'NL', null],
    ['12.5', 'EUR', 'CH', null],
    ['12.5', 'EUR', 'FR', null],
  ])('on products of %s %s to %s is %s', (amount, currencyCode, countryCode, fee) => {
    const surcharge = smallOrderSurcharge({ amount, currencyCode }, countryCode)
    expect(surcharge).toEqual(fee === null ? null : { amount: fee, currencyCode })
  })
})
