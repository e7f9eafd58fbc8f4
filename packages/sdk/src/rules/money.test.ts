import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  addMoney,
  documentTotals,
  documentVat,
  lineGross,
  lineNet,
  minorUnitDecimals,
  multiplyMoney,
  sumMoney,
  unitDecimals,
  unitGross,
  type Money,
} from './money'

const chf = (amount: string): Money => ({ amount, currencyCode: 'CHF' })
const eur = (amount: string): Money => ({ amount, currencyCode: 'EUR' })
const invalidAmount = expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_AMOUNT')) as unknown

/** The rows of the rounding table: line net, VAT and total of one line, and why gross units are not multiplied. */
const table = [
  ['CHF', '0.31', 125, 0.081, '38.75', '3.14', '41.89', '0.34', '42.50'],
  ['CHF', '1.14', 7, 0.081, '7.98', '0.65', '8.63', '1.23', '8.61'],
  ['EUR', '1.00', 3, 0.21, '3.00', '0.63', '3.63', '1.21', '3.63'],
  ['EUR', '2.35', 6, 0.17, '14.10', '2.40', '16.50', '2.75', '16.50'],
  ['EUR', '0.0541', 1000, 0.19, '54.10', '10.28', '64.38', '0.06', '60.00'],
  ['CHF', '0.0453', 250, 0.081, '11.33', '0.92', '12.25', '0.05', '12.50'],
] as const

describe('rounding', () => {
  it.each(table)(
    '%s %s × %d at %d: net %s, VAT %s, total %s',
    (currencyCode, unit, quantity, rate, net, vat, total) => {
      const line = lineNet({ amount: unit, currencyCode }, quantity)
      expect(line).toEqual({ amount: net, currencyCode })
      expect(documentVat({ nets: [line], rate })).toEqual({ amount: vat, currencyCode })
      expect(documentTotals({ lines: [line], rate })).toMatchObject({
        gross: { amount: total, currencyCode },
      })
      expect(lineGross(line, rate).amount).toBe(total)
    },
  )

  it.each(table)('%s %s × %d at %d: the gross unit of two decimals would mislead', (...row) => {
    const [currencyCode, amount, quantity, rate, , , , gross, wrong] = row
    const unit = lineGross({ amount, currencyCode }, rate)
    expect(unit.amount).toBe(gross)
    expect(multiplyMoney(unit, quantity).amount).toBe(wrong)
  })

  it('computes VAT once on the document, not line by line', () => {
    const lines = [chf('0.06'), chf('0.06'), chf('0.06')]
    expect(lines.map((line) => lineGross(line, 0.081).amount)).toEqual(['0.06', '0.06', '0.06'])
    expect(documentTotals({ lines, rate: 0.081 })).toEqual({
      lines: chf('0.18'),
      net: chf('0.18'),
      vat: chf('0.01'),
      gross: chf('0.19'),
    })
  })

  it('counts shipping in and takes the discount off before VAT', () => {
    expect(
      documentTotals({ lines: [chf('100.00')], shipping: chf('9.90'), discount: chf('15.00'), rate: 0.081 }),
    ).toEqual({ lines: chf('100.00'), net: chf('94.90'), vat: chf('7.69'), gross: chf('102.59') })
  })

  it('rounds credits half away from zero', () => {
    expect(lineNet(chf('-0.0453'), 250).amount).toBe('-11.33')
    expect(documentVat({ nets: [chf('-11.33')], rate: 0.081 }).amount).toBe('-0.92')
  })

  it('totals nothing where the currency is known, and refuses where it is not', () => {
    expect(documentTotals({ lines: [], shipping: null, rate: 0.19, currencyCode: 'EUR' }).gross).toEqual(
      eur('0.00'),
    )
    expect(() => documentTotals({ lines: [], rate: 0.19 })).toThrow(invalidAmount)
    expect(() => documentVat({ nets: [], rate: 0.19 })).toThrow(invalidAmount)
  })

  it('uses the minor unit of the currency', () => {
    expect(lineNet({ amount: '10.5', currencyCode: 'JPY' }, 1).amount).toBe('11')
    expect(['CHF', 'EUR', 'JPY', 'KWD', 'constructor'].map(minorUnitDecimals)).toEqual([2, 2, 0, 3, 2])
  })
})

describe('unitDecimals', () => {
  it.each([
    ['1.00', 2],
    ['1', 2],
    ['67.5', 2],
    ['0.9999', 3],
    ['0.10', 3],
    ['0.0999', 4],
    ['0.031', 4],
    ['0', 4],
    ['-2', 2],
  ])('shows %s with %d decimals', (amount, decimals) => {
    expect(unitDecimals(chf(amount))).toBe(decimals)
  })

  it.each([
    ['0.0453', '0.0490'],
    ['0.31', '0.335'],
    ['1.14', '1.23'],
    ['0.93', '1.01'],
  ])('rounds the gross of a unit price of %s to %s', (net, gross) => {
    expect(unitGross(chf(net), 0.081)).toEqual(chf(gross))
  })
})

describe('addMoney', () => {
  it('adds exactly', () => {
    expect(addMoney(chf('0.1'), chf('0.2'))).toEqual(chf('0.3'))
    expect(sumMoney([chf('1.005'), chf('2')])).toEqual(chf('3.005'))
  })

  it('refuses to add different currencies', () => {
    expect(() => addMoney(chf('1'), eur('1'))).toThrow(invalidAmount)
    expect(() => sumMoney([chf('1'), eur('1')])).toThrow(invalidAmount)
    expect(() => sumMoney([chf('1')], 'EUR')).toThrow(invalidAmount)
  })

  it.each([
    [''],
    [' '],
    ['NaN'],
    ['1e3'],
    ['1,5'],
    ['１'],
    ['Infinity'],
    ['9'.repeat(100)],
    [null],
    [undefined],
    [{}],
  ])('refuses the amount %j', (amount) => {
    const bad = { amount, currencyCode: 'CHF' } as Money
    expect(() => addMoney(bad, chf('1'))).toThrow(invalidAmount)
    expect(() => lineNet(bad, 1)).toThrow(invalidAmount)
  })

  it.each([[NaN], [Infinity], [1e21], ['1e3'], [''], ['x']])('refuses the quantity or rate %j', (value) => {
    expect(() => lineNet(chf('1'), value)).toThrow(invalidAmount)
    expect(() => lineGross(chf('1'), value)).toThrow(invalidAmount)
    expect(() => documentVat({ nets: [chf('1')], rate: value })).toThrow(invalidAmount)
  })

  it('refuses a negative rate', () => {
    expect(() => unitGross(chf('1'), -0.1)).toThrow(invalidAmount)
  })
})

const cents = fc.bigInt({ min: -1_000_000n, max: 1_000_000n }).map((units) => {
  const digits = String(units < 0n ? -units : units).padStart(3, '0')
  return chf(`${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
})
const rates = fc.constantFrom('0', '0.081', '0.19', '0.21', '0.17')

describe('money as algebra', () => {
  it('sums in any order', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (amounts) => {
        expect(sumMoney(amounts.toReversed())).toEqual(sumMoney(amounts))
      }),
    )
  })

  it('keeps total = net + VAT', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), cents, rates, (lines, shipping, rate) => {
        const { net, vat, gross } = documentTotals({ lines, shipping, rate })
        expect(addMoney(net, vat)).toEqual(gross)
      }),
    )
  })

  it('has amounts that are plain decimals, never NaN', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100_000 }), rates, (unit, quantity, rate) => {
        expect(lineGross(lineNet(unit, quantity), rate).amount).toMatch(/^-?\d+\.\d{2}$/)
      }),
    )
  })
})
