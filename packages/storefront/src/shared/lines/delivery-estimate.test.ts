import { describe, expect, it } from 'vitest'
import { sumGuestLines } from './cart-totals'
import { withDeliveryEstimate } from './delivery-estimate'

const parcel = { quantity: 1, weight: 500, isFreightOnly: false, isBulky: false }
const pallet = { ...parcel, isFreightOnly: true }
const money = (amount: string, currencyCode = 'CHF') => ({ amount, currencyCode })
const guest = (net: string) =>
  sumGuestLines([{ unitPrice: money(net), quantity: 1, net: money(net) }], {
    rate: 0.081,
    currencyCode: 'CHF',
    countryCode: 'CH',
  })

describe('the totals of a cart with its estimated delivery', () => {
  it('are those of the checkout: the fee is taxed with everything else', () => {
    const totals = withDeliveryEstimate(guest('16.23'), { lines: [pallet], countryCode: 'CH' })
    // (16.23 + 5.00 + 79.00) × 1.081
    expect(totals).toMatchObject({
      shipping: money('79.00'),
      surcharge: money('5.00'),
      net: money('100.23'),
      vat: money('8.12'),
      gross: money('108.35'),
      deliveryEstimate: { kind: 'freight' },
    })
    expect(totals.vatRows).toEqual([{ net: money('100.23'), vat: money('8.12'), rate: 0.081 }])
  })

  it('stay as they are where a charge is known, the rate is not, and a weight is missing', () => {
    const charged = { ...guest('50'), shipping: money('0.00') }
    const mixed = { ...guest('50'), rate: null }
    const unknown = { lines: [{ ...parcel, weight: undefined }], countryCode: 'CH' }
    expect(withDeliveryEstimate(charged, { lines: [pallet], countryCode: 'CH' })).toBe(charged)
    expect(withDeliveryEstimate(mixed, { lines: [pallet], countryCode: 'CH' })).toBe(mixed)
    const plain = guest('50')
    expect(withDeliveryEstimate(plain, unknown)).toBe(plain)
  })
})
