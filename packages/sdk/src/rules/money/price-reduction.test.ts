import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceReduction } from './price-reduction'

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' })

describe('priceReduction', () => {
  it.each([
    ['1.67', '1.95', 14],
    ['1.00', '2', 50],
    ['0.0453', '0.05', 9],
    ['0', '3.20', 100],
    // 0.99 % and 49.99 %: never more than what is saved
    ['99.01', '100', undefined],
    ['50.01', '100', 49],
    ['1.95', '1.95', undefined],
    ['2.10', '1.95', undefined],
    ['1.00', '0', undefined],
  ])('%s instead of %s: %j percent', (price, lowest, percent) => {
    expect(priceReduction(euros(price), euros(lowest))).toBe(percent)
  })

  it('compares no currencies', () => {
    expect(priceReduction({ amount: '1', currencyCode: 'CHF' }, euros('2'))).toBeUndefined()
  })

  it('throws for an unreadable amount', () => {
    expect(() => priceReduction(euros('1,67'), euros('1.95'))).toThrow()
  })

  it('never promises more than is saved, nor a whole percent less', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, (price, lowest) => {
        const text = (value: number) => (value / 100).toFixed(2)
        const percent = priceReduction(euros(text(price)), euros(text(lowest))) ?? 0
        const saved = Math.max(0, lowest - price) * 100
        expect(percent * lowest).toBeLessThanOrEqual(saved)
        expect((percent + 1) * lowest).toBeGreaterThan(saved)
      }),
    )
  })
})
