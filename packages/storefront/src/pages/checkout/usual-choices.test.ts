import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { GroupMethod } from './delivery-form'
import { usualBilling, usualDelivery, usualPayment } from './usual-choices'

const method = (id: string, classOfService: string, amount: string) =>
  ({
    id,
    classOfService,
    shippingFee: { amount, currencyCode: 'CHF' },
    adjustedShippingFee: null,
  }) as GroupMethod

describe('the usual delivery', () => {
  const [parcel, express] = [method('parcel', 'PARCEL', '8.90'), method('express', 'EXPRESS', '24.00')]
  const [pallet, pickUp] = [method('pallet', 'FREIGHT', '0.00'), method('pickUp', 'PICKUP', '0.00')]

  it.each<[string, readonly GroupMethod[], string | undefined]>([
    ['is the parcel that costs least', [express, parcel, pickUp], 'parcel'],
    [
      'is the first of several at one price',
      [parcel, { ...express, shippingFee: parcel.shippingFee }],
      'parcel',
    ],
    ['is no pallet', [pallet, parcel], 'parcel'],
    ['is open without a parcel', [pallet, pickUp], undefined],
    ['is open without a method', [], undefined],
  ])('%s', (_, methods, id) => {
    expect(usualDelivery({ availableDeliveryMethods: [...methods] })?.id).toBe(id)
  })
})

describe('the usual payment', () => {
  const all: readonly PaymentMethod[] = ['card', 'twint', 'invoice', 'prepayment']

  it.each<[string, readonly PaymentMethod[], string | null, PaymentMethod | undefined]>([
    ['is the last one', all, 'prepayment', 'prepayment'],
    ['is the first that asks for nothing where the last one is not known', all, null, 'twint'],
    ['is the first that asks for nothing where the last one is gone', all, 'paypal', 'twint'],
    ['is open for a card, which has to be entered', all, 'card', undefined],
    ['is open where every method asks for something', ['card', 'sepa'], null, undefined],
    ['is open without a method', [], 'invoice', undefined],
  ])('%s', (_, methods, last, payment) => {
    expect(usualPayment(methods, last)).toBe(payment)
  })
})

describe('the usual billing address', () => {
  it.each([
    ['is the default one', [{ addressId: 'a' }, { addressId: 'b', isDefault: true }], 'b'],
    ['is the first one without a default', [{ addressId: 'a' }, { addressId: 'b' }], 'a'],
    ['is that of the delivery without any', [], 'delivery'],
  ])('%s', (_, addresses, billing) => {
    expect(usualBilling(addresses)).toBe(billing)
  })
})
