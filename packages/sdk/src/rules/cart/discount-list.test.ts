import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../money/money'
import { listDiscounts, netBeforeDiscounts, type AppliedPromotion } from './discount-list'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const promotion = (adjustment: string | null, couponCode: string | null = 'A'): AppliedPromotion => ({
  couponCode,
  displayName: couponCode === null ? null : `Name of ${couponCode}`,
  adjustment: adjustment === null ? null : chf(adjustment),
})

describe('listDiscounts', () => {
  it('lists what each code takes off, with its name', () => {
    expect(listDiscounts(chf('9.58'), [promotion('-9.08'), promotion('-0.50', 'B')])).toEqual([
      { couponCode: 'A', name: 'Name of A', amount: chf('9.08') },
      { couponCode: 'B', name: 'Name of B', amount: chf('0.50') },
    ])
  })

  it('leaves out promotions without an effect', () => {
    const idle = [promotion('0.00'), promotion(null)]
    expect(listDiscounts(chf('1.00'), [...idle, promotion('-1.00', 'B')])).toHaveLength(1)
    expect(listDiscounts(null, [promotion('-1.00')])).toEqual([])
    expect(listDiscounts(chf('0.00'), idle)).toEqual([])
  })

  it('reads amounts of either sign', () => {
    expect(listDiscounts(chf('1.00'), [promotion('1.00')])[0]?.amount).toEqual(chf('1.00'))
  })

  it('names what no promotion explains apart', () => {
    expect(listDiscounts(chf('5.00'), [promotion('-3.00')])).toEqual([
      { couponCode: 'A', name: 'Name of A', amount: chf('3.00') },
      { couponCode: null, name: null, amount: chf('2.00') },
    ])
  })

  it('shows the total alone where the promotions exceed it', () => {
    expect(listDiscounts(chf('2.00'), [promotion('-3.00')])).toEqual([
      { couponCode: null, name: null, amount: chf('2.00') },
    ])
  })

  it('always adds up to the total', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const money = (value: number) => chf((value / 100).toFixed(2))
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 4 }), (total, parts) => {
        const listed = listDiscounts(
          money(total),
          parts.map((part) => promotion(`-${money(part).amount}`)),
        )
        const sum = sumMoney(
          listed.map(({ amount }) => amount),
          'CHF',
        )
        expect(Number(sum.amount)).toBeCloseTo(total / 100, 2)
        expect(listed.every(({ amount }) => !amount.amount.startsWith('-'))).toBe(true)
      }),
    )
  })
})

describe('netBeforeDiscounts', () => {
  it.each([
    ['140.00', '-10.00', '150.00'],
    ['140.00', '10.00', '150.00'],
    ['140.00', '0', '140.00'],
    ['140.00', null, '140.00'],
  ])('of %s with %s off is %s', (net, off, expected) => {
    const line = { totalPrice: chf(net), itemizedAdjustmentAmount: off === null ? null : chf(off) }
    expect(netBeforeDiscounts(line)).toEqual(chf(expected))
  })

  it('is unknown while the line has no amount', () => {
    expect(netBeforeDiscounts({ totalPrice: null, itemizedAdjustmentAmount: chf('-1.00') })).toBeNull()
  })
})
