import { describe, expect, it } from 'vitest'
import { isZero, readCartTotals, sumGuestLines } from './cart-totals'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const none = { totalPromotionalAdjustmentAmount: null, totalChargeAmount: chf('0.00') }

describe('sumGuestLines', () => {
  it('computes VAT once on the whole document', () => {
    const totals = sumGuestLines([chf('67.00'), chf('28.86'), chf('28.80')], {
      rate: 0.081,
      currencyCode: 'CHF',
    })
    expect(totals).toMatchObject({ goodsNet: chf('124.66'), vat: chf('10.10'), gross: chf('134.76') })
    expect(totals.shipping).toBeNull()
  })

  it('is zero in the shop’s currency without any line that counts', () => {
    expect(sumGuestLines([], { rate: 0.081, currencyCode: 'CHF' }).gross).toEqual(chf('0.00'))
  })
})

describe('readCartTotals', () => {
  it('computes VAT by the rate of the region before the platform knows an address', () => {
    const sums = {
      ...none,
      totalProductAmount: chf('100.00'),
      totalTaxAmount: null,
      grandTotalAmount: chf('100.00'),
    }
    expect(readCartTotals(sums, { rate: 0.081, isShippingKnown: false })).toMatchObject({
      vat: chf('8.10'),
      gross: chf('108.10'),
      shipping: null,
      isEstimate: true,
    })
  })

  it('lets the platform’s totals win once it has them', () => {
    const sums = {
      ...none,
      totalChargeAmount: chf('9.90'),
      totalProductAmount: chf('100.00'),
      totalTaxAmount: chf('8.90'),
      grandTotalAmount: chf('118.80'),
    }
    expect(readCartTotals(sums, { rate: 0.081, isShippingKnown: true })).toMatchObject({
      net: chf('109.90'),
      vat: chf('8.90'),
      gross: chf('118.80'),
      rate: 0.081,
      isEstimate: false,
    })
  })

  it('names no rate that does not explain the platform’s VAT', () => {
    const sums = {
      ...none,
      totalProductAmount: chf('100.00'),
      totalTaxAmount: chf('19.00'),
      grandTotalAmount: chf('119.00'),
    }
    expect(readCartTotals(sums, { rate: 0.21, isShippingKnown: false })?.rate).toBeNull()
  })

  it('keeps a fee of zero once the way of delivery is chosen', () => {
    const sums = {
      ...none,
      totalProductAmount: chf('200.00'),
      totalTaxAmount: chf('16.20'),
      grandTotalAmount: chf('216.20'),
    }
    expect(readCartTotals(sums, { rate: 0.081, isShippingKnown: true })?.shipping).toEqual(chf('0.00'))
  })

  it('turns the platform’s negative adjustment into a discount', () => {
    const sums = {
      ...none,
      totalPromotionalAdjustmentAmount: chf('-10.00'),
      totalProductAmount: chf('100.00'),
      totalTaxAmount: null,
      grandTotalAmount: chf('90.00'),
    }
    const totals = readCartTotals(sums, { rate: 0.1, isShippingKnown: false })
    expect(totals).toMatchObject({ net: chf('90.00'), vat: chf('9.00') })
    expect(Number(totals?.discount?.amount)).toBe(10)
  })

  it('is null while the platform calculates', () => {
    const sums = { ...none, totalProductAmount: null, totalTaxAmount: null, grandTotalAmount: null }
    expect(readCartTotals(sums, { rate: 0.1, isShippingKnown: false })).toBeNull()
  })
})

describe('isZero', () => {
  it.each([
    [null, true],
    [chf('0'), true],
    [chf('0.0000000'), true],
    [chf('-0.01'), false],
  ])('judges %o', (money, zero) => {
    expect(isZero(money)).toBe(zero)
  })
})
