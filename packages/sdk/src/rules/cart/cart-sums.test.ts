import { describe, expect, it } from 'vitest'
import { sumBuyerCart, sumGuestCart } from './cart-sums'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const swiss = { countryCode: 'CH', rate: 0.081 }

describe('sumGuestCart', () => {
  it.each([
    ['no lines', [], '0.00', '0.00', '0.00', '0.00'],
    ['a small order, with its surcharge', ['20.00'], '20.00', '25.00', '2.03', '27.03'],
    ['lines', ['67.00', '72.50'], '139.50', '139.50', '11.30', '150.80'],
  ])('of %s', (_, nets, itemsNet, net, vat, gross) => {
    expect(sumGuestCart(nets.map(chf), { ...swiss, currencyCode: 'CHF' })).toEqual({
      itemsNet: chf(itemsNet),
      net: chf(net),
      vat: chf(vat),
      gross: chf(gross),
      rate: 0.081,
      isEstimate: true,
    })
  })
})

const platform = {
  totalProductAmount: chf('100.00'),
  totalPromotionalAdjustmentAmount: chf('0.00'),
  totalChargeAmount: chf('0.00'),
  totalTaxAmount: null,
  grandTotalAmount: chf('100.00'),
}
const sum = (more: Partial<Parameters<typeof sumBuyerCart>[0]>, isShippingKnown = false) =>
  sumBuyerCart({ ...platform, ...more }, { ...swiss, isShippingKnown })

describe('sumBuyerCart', () => {
  it('is calculated for the country before the platform has the VAT', () => {
    expect(sum({})).toEqual({
      itemsNet: chf('100.00'),
      net: chf('100.00'),
      vat: chf('8.10'),
      gross: chf('108.10'),
      rate: 0.081,
      isEstimate: true,
    })
  })

  it.each(['-10.00', '10.00'])('takes off a discount that the platform sends as %s', (discount) => {
    expect(sum({ totalPromotionalAdjustmentAmount: chf(discount) })?.net).toEqual(chf('90.00'))
  })

  it('is the platform’s once it has the VAT', () => {
    const taxed = { totalTaxAmount: chf('8.10'), grandTotalAmount: chf('108.10') }
    expect(sum(taxed)).toMatchObject({ net: chf('100.00'), gross: chf('108.10'), isEstimate: false })
  })

  it('has no rate where the VAT is of several', () => {
    const taxed = { totalTaxAmount: chf('7.00'), grandTotalAmount: chf('107.00') }
    expect(sum(taxed)).toMatchObject({ net: chf('100.00'), vat: chf('7.00'), rate: null })
  })

  it('includes the surcharge of a small order, also before the platform adds it with the delivery', () => {
    const small = { totalProductAmount: chf('20.00'), grandTotalAmount: chf('20.00') }
    expect(sum(small)?.net).toEqual(chf('25.00'))
    const taxed = { ...small, totalTaxAmount: chf('1.62'), grandTotalAmount: chf('21.62') }
    expect(sum(taxed)?.net).toEqual(chf('25.00'))
    expect(sum(taxed, true)?.net).toEqual(chf('20.00'))
  })

  it.each(['totalProductAmount', 'grandTotalAmount'])(
    'is unknown while the platform sends no %s',
    (member) => {
      expect(sum({ [member]: null })).toBeNull()
    },
  )
})
