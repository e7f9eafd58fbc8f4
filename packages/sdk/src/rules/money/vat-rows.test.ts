import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from './money'
import { vatRows } from './vat-rows'

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' })

describe('vatRows', () => {
  it('adds up the net amounts of a rate, and rounds its VAT once', () => {
    const amounts = [
      { net: eur('0.03'), rate: 0.19 },
      { net: eur('100.00'), rate: 0.21 },
      { net: eur('0.03'), rate: 0.19 },
      { net: eur('20.00'), rate: 0.21 },
      { net: eur('50.00'), rate: 0 },
    ]
    expect(vatRows(amounts)).toEqual([
      { rate: 0.21, net: eur('120.00'), vat: eur('25.20') },
      // Each alone would be 0.01.
      { rate: 0.19, net: eur('0.06'), vat: eur('0.01') },
      { rate: 0, net: eur('50.00'), vat: eur('0.00') },
    ])
  })

  it('is empty for an empty document', () => {
    expect(vatRows([])).toEqual([])
  })

  it('never loses a net amount', () => {
    const anyAmount = fc.record({
      cents: fc.integer({ min: -9_999, max: 99_999 }),
      rate: fc.constantFrom(0, 0.19, 0.21),
    })
    fc.assert(
      fc.property(fc.array(anyAmount, { minLength: 1, maxLength: 12 }), (drawn) => {
        const amounts = drawn.map(({ cents, rate }) => ({ net: eur((cents / 100).toFixed(2)), rate }))
        const rows = vatRows(amounts)
        expect(sumMoney(rows.map(({ net }) => net))).toEqual(sumMoney(amounts.map(({ net }) => net)))
        expect(new Set(rows.map(({ rate }) => rate)).size).toBe(rows.length)
      }),
    )
  })
})
