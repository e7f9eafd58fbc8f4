import { describe, expect, it } from 'vitest'
import {
  countParcels,
  deliveryKinds,
  estimateDelivery,
  requiresFreight,
  type PackedQuantity,
} from './freight'

const line = (part: Partial<PackedQuantity> = {}): PackedQuantity => ({
  quantity: 1,
  weight: 1000,
  isFreightOnly: false,
  isBulky: false,
  ...part,
})

describe('countParcels', () => {
  it.each([
    ['none without lines', [], 0],
    ['one up to 30 kg', [line({ quantity: 30 })], 1],
    ['two above', [line({ quantity: 31 })], 2],
    ['one for each bulky unit, beside the others', [line({ quantity: 3, isBulky: true }), line()], 4],
  ])('is %s', (_what, lines, count) => {
    expect(countParcels(lines)).toBe(count)
  })
})

describe('requiresFreight', () => {
  it.each([
    ['nothing', [], false],
    ['90 kg', [line({ quantity: 90 })], false],
    ['more than 90 kg together', [line({ quantity: 60 }), line({ quantity: 31 })], true],
    ['six bulky units', [line({ quantity: 6, isBulky: true })], false],
    ['seven bulky units', [line({ quantity: 7, isBulky: true })], true],
    ['a freight-only product among others', [line(), line({ isFreightOnly: true })], true],
  ])('for %s is %s', (_what, lines, isRequired) => {
    expect(requiresFreight(lines)).toBe(isRequired)
  })
})

describe('deliveryKinds', () => {
  it.each([
    ['nothing', [], ['parcel', 'express', 'pickUp']],
    ['one parcel', [line()], ['parcel', 'express', 'pickUp']],
    ['two parcels', [line({ quantity: 31 })], ['parcel', 'freight', 'pickUp']],
    ['a freight-only product', [line({ isFreightOnly: true })], ['freight', 'pickUp']],
  ])('begins with the usual one: %s', (_what, lines, kinds) => {
    expect(deliveryKinds(lines)).toEqual(kinds)
  })
})

describe('estimateDelivery', () => {
  const pallet = line({ isFreightOnly: true })
  it.each([
    ['CH', '128.59', line(), 'parcel', '9.90', '150.00', '21.41'],
    ['CH', '149.99', line(), 'parcel', '9.90', '150.00', '0.01'],
    ['CH', '150.00', line(), 'parcel', '0.00', '150.00', null],
    ['LI', '150.01', line(), 'parcel', '0.00', '150.00', null],
    ['CH', '16.23', pallet, 'freight', '79.00', '900.00', '883.77'],
    ['LI', '900', pallet, 'freight', '0.00', '900.00', null],
    ['DE', '99.48', line(), 'parcel', '6.90', '100.00', '0.52'],
    ['DE', '749.99', pallet, 'freight', '59.00', '750.00', '0.01'],
    ['NL', '100', line(), 'parcel', '14.90', '250.00', '150.00'],
    ['LU', '250', line(), 'parcel', '0.00', '250.00', null],
    ['BE', '1199', pallet, 'freight', '95.00', '1200.00', '1.00'],
  ])('to %s for %s', (countryCode, amount, packed, kind, fee, freeFrom, missing) => {
    const currencyCode = countryCode === 'CH' || countryCode === 'LI' ? 'CHF' : 'EUR'
    const money = (value: string) => ({ amount: value, currencyCode })
    expect(estimateDelivery([packed], { countryCode, productsNet: money(amount) })).toEqual({
      kind,
      fee: money(fee),
      freeFrom: money(freeFrom),
      missing: missing === null ? null : money(missing),
    })
  })

  it('is none without a product, in another currency and where the shops do not deliver', () => {
    const productsNet = { amount: '10.00', currencyCode: 'CHF' }
    expect(estimateDelivery([], { countryCode: 'CH', productsNet })).toBeUndefined()
    expect(estimateDelivery([line()], { countryCode: 'DE', productsNet })).toBeUndefined()
    expect(estimateDelivery([line()], { countryCode: 'US', productsNet })).toBeUndefined()
  })

  it('is none while a weight is unknown, unless another product goes by pallet anyway', () => {
    const options = { countryCode: 'CH', productsNet: { amount: '10.00', currencyCode: 'CHF' } }
    expect(estimateDelivery([line(), { ...line(), weight: undefined }], options)).toBeUndefined()
    expect(estimateDelivery([pallet, { ...line(), weight: undefined }], options)).toMatchObject({
      kind: 'freight',
    })
  })
})
