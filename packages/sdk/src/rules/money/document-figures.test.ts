import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentRounding, lineFigures } from './document-figures'
import { documentTotals, lineNet, multiplyMoney, sumMoney, type Money } from './money'

const chf = (amount: string): Money => ({ amount, currencyCode: 'CHF' })
const lineOf = (unit: string, quantity: number) => ({
  unitPrice: chf(unit),
  quantity,
  net: lineNet(chf(unit), quantity),
})

describe('lineFigures', () => {
  it.each([
    ['1.45', 95, 0.081, 'gross', '148.91', 4],
    ['1.45', 95, 0.081, 'net', '137.75', 2],
    ['1.16', 20, 0.19, 'gross', '27.61', 4],
    ['1.36', 250, 0.19, 'gross', '404.60', 4],
    ['0.0541', 1000, 0.19, 'gross', '64.38', 5],
    ['1.0255', 100, 0.19, 'net', '102.55', 4],
    // As on its page, net and gross share their decimals.
    ['0.95', 1, 0.081, 'gross', '1.03', 3],
    ['0.95', 1, 0.081, 'net', '0.95', 3],
  ] as const)('%s × %d at %d, %s: %s, with %d decimals', (unit, quantity, rate, main, amount, decimals) => {
    const figures = lineFigures(lineOf(unit, quantity), { rate, main })
    expect(figures.amount).toEqual(chf(amount))
    expect(figures.unitDecimals).toBe(decimals)
  })

  it('calculates from the net line where that is not unit price × quantity, or there is no unit price', () => {
    const line = { ...lineOf('1.45', 95), net: chf('100.00') }
    const options = { rate: 0.081, main: 'gross' } as const
    expect(lineFigures(line, options)).toMatchObject({ amount: chf('108.10'), unitDecimals: 2 })
    expect(lineFigures({ ...line, unitPrice: null }, options)).toEqual({
      amount: chf('108.10'),
      unit: null,
      unitDecimals: 2,
    })
  })

  it('has a unit price that multiplies to the amount, with the fewest decimals', () => {
    const unit = fc.integer({ min: 1, max: 200_000 })
    const tenths = fc.constantFrom(0, 81, 170, 190, 210)
    const main = fc.constantFrom('net' as const, 'gross' as const)
    fc.assert(
      fc.property(
        unit,
        fc.integer({ min: 1, max: 20_000 }),
        tenths,
        main,
        (units, quantity, perMille, shown) => {
          const price = (units / 10_000).toFixed(4)
          const figures = lineFigures(lineOf(price, quantity), { rate: perMille / 1000, main: shown })
          const factor = shown === 'gross' ? 1000 + perMille : 1000
          const exact = BigInt(units) * BigInt(factor) // in ten-millionths
          const cents = (exact * BigInt(quantity) * 2n + 100_000n) / 200_000n
          expect(BigInt(figures.amount.amount.replace('.', ''))).toBe(cents)
          const shownAt = (decimals: number) => {
            const by = 10n ** BigInt(7 - decimals)
            return ((2n * exact + by) / (2n * by)) * by
          }
          const multiplies = (decimals: number) =>
            (shownAt(decimals) * BigInt(quantity) * 2n + 100_000n) / 200_000n === cents
          expect(multiplies(figures.unitDecimals)).toBe(true)
          const fewer = [2, 3, 4, 5, 6].filter((decimals) => decimals < figures.unitDecimals)
          const least = Math.max(...[units, (units * (1000 + perMille)) / 1000].map(bySize))
          expect(fewer.filter((decimals) => decimals >= least && multiplies(decimals))).toEqual([])
        },
      ),
    )
  })
})

/** Of a price in ten-thousandths. */
const bySize = (units: number) => (units >= 10_000 ? 2 : units >= 1000 ? 3 : 4)

describe('documentRounding', () => {
  const rows = [chf('72.69'), chf('163.84'), chf('0.00')]

  it('is what the rows lack, of either sign', () => {
    const document = { rows, lines: 3, rates: 1 }
    expect(documentRounding({ ...document, total: chf('236.52') })?.amount).toEqual(chf('-0.01'))
    expect(documentRounding({ ...document, total: chf('236.55') })?.amount).toEqual(chf('0.02'))
    expect(documentRounding({ ...document, total: chf('236.53') })).toBeNull()
  })

  it.each([
    ['236.57', false],
    ['236.58', true],
    ['236.49', false],
    ['236.48', true],
  ])('of three lines and a rate to %s is a fault: %s', (total, isFault) => {
    expect(documentRounding({ total: chf(total), rows, lines: 3, rates: 1 })?.isFault).toBe(isFault)
  })

  it('of lines rounded once stays within 0.01 × (lines + rates)', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 5000 }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (drawn) => {
        const lines = drawn.map(([units, quantity]) => lineOf((units / 10_000).toFixed(4), quantity))
        const { gross } = documentTotals({ lines: lines.map(({ net }) => net), rate: 0.21 })
        const shown = lines.map((each) => lineFigures(each, { rate: 0.21, main: 'gross' }).amount)
        const rounding = documentRounding({ total: gross, rows: shown, lines: lines.length, rates: 1 })
        expect(rounding?.isFault ?? false).toBe(false)
        expect(sumMoney([...shown, rounding?.amount ?? chf('0')])).toEqual(multiplyMoney(gross, 1))
      }),
    )
  })
})
