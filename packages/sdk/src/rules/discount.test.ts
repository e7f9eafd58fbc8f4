import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import { shareDiscount } from './discount'
import { sumMoney, type Money } from './money'

const chf = (amount: string): Money => ({ amount, currencyCode: 'CHF' })
const shares = (discount: string, lines: readonly string[]) =>
  shareDiscount(chf(discount), lines.map(chf)).map(({ amount }) => amount)

describe('shareDiscount', () => {
  it.each([
    ['10.00', ['50.00', '50.00'], ['5.00', '5.00'], 'equal lines'],
    ['0.10', ['1.00', '1.00', '1.00'], ['0.04', '0.03', '0.03'], 'a tie goes to the earlier line'],
    ['1.00', ['0.01', '0.02', '2.97'], ['0.00', '0.01', '0.99'], 'the largest remainder first'],
    ['5.81', ['38.75'], ['5.81'], 'one line gets all'],
    ['0.00', ['1.00', '2.00'], ['0.00', '0.00'], 'nothing to share'],
    ['1.00', ['0.00', '0.00'], ['0.00', '0.00'], 'nothing to share it over'],
    ['1.00', [], [], 'no lines'],
  ])('shares %s over %j as %j: %s', (discount, lines, expected) => {
    expect(shares(discount, lines)).toEqual(expected)
  })

  it('refuses lines of another currency', () => {
    expect(() => shareDiscount(chf('1'), [{ amount: '1', currencyCode: 'EUR' }])).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_AMOUNT')),
    )
  })

  it('always adds up to the discount and differs from the exact share by less than a cent', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    const text = (units: number) => `${Math.trunc(units / 100)}.${String(units % 100).padStart(2, '0')}`
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (discount, lines) => {
        const found = shareDiscount(
          chf(text(discount)),
          lines.map((line) => chf(text(line))),
        )
        const total = lines.reduce((sum, line) => sum + line, 0)
        expect(sumMoney(found)).toEqual(chf(text(discount)))
        found.forEach(({ amount }, place) => {
          const exact = (discount * (lines[place] ?? 0)) / total
          expect(Math.abs(Number(amount) * 100 - exact)).toBeLessThan(1.001)
        })
      }),
    )
  })
})
