import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, compareAmounts, formatMoneyAmount, toAmount } from '../../amount'
import { shareAmount } from './share-amount'

const share = (amount: string, nets: readonly string[]) =>
  shareAmount(toAmount(amount), nets.map(toAmount)).map(formatMoneyAmount)

const cents = (units: number) => ({ units: BigInt(units), scale: 2 })

describe('shareAmount', () => {
  it.each([
    ['in proportion', '10.00', ['30.00', '70.00'], ['3.00', '7.00']],
    ['the rest to the largest remainder', '9.58', ['7.38', '56.49'], ['1.11', '8.47']],
    ['of equal remainders to the earlier line', '0.05', ['1.00', '1.00'], ['0.03', '0.02']],
    ['one unit over many lines', '0.01', ['1.00', '1.00', '1.00'], ['0.01', '0.00', '0.00']],
    ['nothing where the lines cost nothing', '1.00', ['0.00', '0.00'], ['0.00', '0.00']],
    ['nothing over no lines', '1.00', [], []],
  ])('spreads %s', (_, amount, nets, shares) => {
    expect(share(amount, nets)).toEqual(shares)
  })

  it('always adds up, and takes of no line more than it costs', () => {
    const nets = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(nets, fc.double({ min: 0, max: 1, noNaN: true }), (lines, fraction) => {
        const sum = lines.reduce((total, line) => total + line, 0)
        fc.pre(sum > 0)
        const amount = cents(Math.round(sum * fraction))
        const shares = shareAmount(amount, lines.map(cents))
        expect(compareAmounts(addAmounts(...shares), amount)).toBe(0)
        shares.forEach((part, index) => expect(compareAmounts(part, cents(lines[index] ?? 0))).not.toBe(1))
      }),
    )
  })
})
