import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMoney,
  documentTotals,
  documentVat,
  grossAmount,
  isZeroMoney,
  grossSteps,
  lineGross,
  lineNet,
  minorUnitDecimals,
  multiplyMoney,
  sumMoney,
  unitDecimals,
  unitGross,
  withVat,
  type Money,
} from './money'

const chf = (amount: string): Money => ({ amount, currencyCode: 'CHF' })
const eur = (amount: string): Money => ({ amount, currencyCode: 'EUR' })
const failure = (message: string) => expect.objectContaining({ code: 'INVALID_AMOUNT', message }) as unknown
const invalidAmount = failure('a plain decimal is needed, such as 12.90')
const mixedCurrencies = failure('amounts of one known currency are needed')

/**
 * The rows of the rounding table: line net, VAT, total and gross line of one line, and why gross units are not multiplied.
 * In the last one the document rounds up by a cent what the line does not.
 */
const table = [
  ['CHF', '0.31', 125, 0.081, '38.75', '3.14', '41.89', '41.89', '0.34', '42.50'],
  ['CHF', '1.14', 7, 0.081, '7.98', '0.65', '8.63', '8.63', '1.23', '8.61'],
  ['EUR', '1.00', 3, 0.21, '3.00', '0.63', '3.63', '3.63', '1.21', '3.63'],
  ['EUR', '2.35', 6, 0.17, '14.10', '2.40', '16.50', '16.50', '2.75', '16.50'],
  ['EUR', '0.0541', 1000, 0.19, '54.10', '10.28', '64.38', '64.38', '0.06', '60.00'],
  ['CHF', '0.0453', 250, 0.081, '11.33', '0.92', '12.25', '12.24', '0.05', '12.50'],
] as const

describe('rounding', () => {
  it.each(table)(
    '%s %s × %d at %d: net %s, VAT %s, total %s, gross line %s',
    (currencyCode, unit, quantity, rate, net, vat, total, gross) => {
      const line = lineNet({ amount: unit, currencyCode }, quantity)
      expect(line).toEqual({ amount: net, currencyCode })
      expect(documentVat({ nets: [line], rate })).toEqual({ amount: vat, currencyCode })
      expect(documentTotals({ lines: [line], rate })).toMatchObject({
        gross: { amount: total, currencyCode },
      })
      expect(lineGross({ amount: unit, currencyCode }, quantity, rate).amount).toBe(gross)
    },
  )

  it.each(table)('%s %s × %d at %d: the gross unit of two decimals would mislead', (...row) => {
    const [currencyCode, amount, quantity, rate, , , , , gross, wrong] = row
    const unit = grossAmount({ amount, currencyCode }, rate)
    expect(unit.amount).toBe(gross)
    expect(multiplyMoney(unit, quantity).amount).toBe(wrong)
  })

  it.each([
    ['CHF', '1.45', 95, 0.081, '137.75', '148.91'],
    ['EUR', '1.16', 20, 0.19, '23.20', '27.61'],
    ['EUR', '0.0453', 3, 0.19, '0.14', '0.16'],
    ['CHF', '0.0453', 10, 0.081, '0.45', '0.49'],
    ['CHF', '0.0055', 1, 0.081, '0.01', '0.01'],
    ['EUR', '0.1234', 9, 0.19, '1.11', '1.32'],
  ] as const)(
    'a gross line is rounded once: %s %s × %d at %d is net %s, gross %s',
    (currencyCode, amount, quantity, rate, net, gross) => {
      const unit = { amount, currencyCode }
      expect(lineNet(unit, quantity).amount).toBe(net)
      expect(lineGross(unit, quantity, rate).amount).toBe(gross)
    },
  )

  it('does not round a gross line twice', () => {
    const unit = eur('0.0055')
    expect(lineGross(unit, 2, 0.19)).toEqual(eur('0.01'))
    expect(lineGross(unit, 10, 0.19)).toEqual(eur('0.07'))
    expect(grossAmount(lineNet(unit, 10), 0.19)).toEqual(eur('0.07'))
    expect(lineGross(eur('0.135'), 1, 0.19)).toEqual(eur('0.16'))
    expect(grossAmount(lineNet(eur('0.135'), 1), 0.19)).toEqual(eur('0.17'))
  })

  it('computes VAT once on the document, not line by line', () => {
    const lines = [chf('0.06'), chf('0.06'), chf('0.06')]
    expect(lines.map((line) => grossAmount(line, 0.081).amount)).toEqual(['0.06', '0.06', '0.06'])
    expect(documentTotals({ lines, rate: 0.081 })).toEqual({
      lines: chf('0.18'),
      net: chf('0.18'),
      vat: chf('0.01'),
      gross: chf('0.19'),
    })
  })

  it('adds shipping and subtracts the discount before VAT', () => {
    expect(
      documentTotals({ lines: [chf('100.00')], shipping: chf('9.90'), discount: chf('15.00'), rate: 0.081 }),
    ).toEqual({ lines: chf('100.00'), net: chf('94.90'), vat: chf('7.69'), gross: chf('102.59') })
  })

  it('rounds credits half away from zero', () => {
    expect(lineNet(chf('-0.0453'), 250).amount).toBe('-11.33')
    expect(documentVat({ nets: [chf('-11.33')], rate: 0.081 }).amount).toBe('-0.92')
  })

  it('totals zero if the currency is known, otherwise throws', () => {
    expect(documentTotals({ lines: [], shipping: null, rate: 0.19, currencyCode: 'EUR' }).gross).toEqual(
      eur('0.00'),
    )
    expect(() => documentTotals({ lines: [], rate: 0.19 })).toThrow(mixedCurrencies)
    expect(() => documentVat({ nets: [], rate: 0.19 })).toThrow(mixedCurrencies)
  })

  it('rounds the sums of a document, whatever decimals its amounts have', () => {
    expect(
      documentTotals({ lines: [chf('1.004'), chf('1.004')], shipping: chf('0.001'), rate: '0.5' }),
    ).toEqual({ lines: chf('2.01'), net: chf('2.01'), vat: chf('1.00'), gross: chf('3.01') })
  })

  it('works without discount and shipping', () => {
    const totals = { lines: chf('5.00'), net: chf('5.00'), vat: chf('0.00'), gross: chf('5.00') }
    expect(documentTotals({ lines: [chf('5')], shipping: null, discount: null, rate: 0 })).toEqual(totals)
    expect(documentTotals({ lines: [chf('5')], discount: chf('0'), rate: 0 })).toEqual(totals)
  })

  it('rejects a discount below zero, and a discount or shipping in another currency', () => {
    const lines = [chf('5')]
    expect(() => documentTotals({ lines, discount: chf('-0.01'), rate: 0 })).toThrow(
      failure('a discount is zero or more'),
    )
    expect(() => documentTotals({ lines, discount: eur('1'), rate: 0 })).toThrow(mixedCurrencies)
    expect(() => documentTotals({ lines, shipping: eur('1'), rate: 0 })).toThrow(mixedCurrencies)
    expect(() => documentTotals({ lines, rate: 0, currencyCode: 'EUR' })).toThrow(mixedCurrencies)
  })

  it('uses the minor unit of the currency', () => {
    expect(lineNet({ amount: '10.5', currencyCode: 'JPY' }, 1).amount).toBe('11')
    expect(lineNet({ amount: '0.0005', currencyCode: 'KWD' }, 1).amount).toBe('0.001')
    expect(sumMoney([], 'KWD')).toEqual({ amount: '0.000', currencyCode: 'KWD' })
  })

  it.each([
    ['CHF', 2],
    ['EUR', 2],
    ['JPY', 0],
    ['XPF', 0],
    ['KWD', 3],
    ['TND', 3],
    ['xJPY', 2],
    ['JPYx', 2],
    ['xKWD', 2],
    ['KWDx', 2],
    ['jpy', 2],
    ['', 2],
    ['constructor', 2],
  ])('knows the smallest coin of %j: %d decimals', (currencyCode, decimals) => {
    expect(minorUnitDecimals(currencyCode)).toBe(decimals)
  })
})

describe('isZeroMoney', () => {
  it.each([
    ['0', true],
    ['0.00', true],
    ['-0.0', true],
    ['0.01', false],
    ['-3', false],
    ['10', false],
  ])('of %s is %s', (amount, expected) => {
    expect(isZeroMoney(chf(amount))).toBe(expected)
  })

  it.each(['', ' ', 'NaN', '０'])('throws INVALID_AMOUNT for %j', (amount) => {
    expect(() => isZeroMoney(chf(amount))).toThrow(expect.objectContaining({ code: 'INVALID_AMOUNT' }))
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
    ['0', 2],
    ['-2', 2],
    ['-0.5', 3],
    ['-0.01', 4],
    ['9'.repeat(30), 2],
  ])('shows %s with %d decimals', (amount, decimals) => {
    expect(unitDecimals(chf(amount))).toBe(decimals)
  })

  it.each([
    ['0.96', 0.081, '1.03776'],
    ['0.0453', 0.081, '0.0489693'],
    ['1.00', 0.21, '1.2100'],
    ['0', 0.19, '0.00'],
  ])('adds VAT to %s at %f without rounding: %s', (amount, rate, gross) => {
    expect(withVat(chf(amount), rate)).toEqual(chf(gross))
  })

  it('shares the decimals of the smallest of several prices, without counting a price of nothing', () => {
    expect(unitDecimals([chf('1.20'), chf('0.5'), chf('0.00')])).toBe(3)
    expect(unitDecimals([])).toBe(2)
  })

  it.each([
    ['1.56745', 95, '148.91', 4],
    ['1.56745', 1, '1.57', 2],
    ['1.6184', 250, '404.60', 4],
    ['1.3804', 20, '27.61', 4],
    ['1.3804', 1, '1.38', 2],
    ['0.536480', 1000, '536.48', 5],
    ['12.00', 3, '36.00', 2],
    ['0.00', 3, '0.00', 2],
    ['1.20', 3, '9.99', 2],
  ])(
    'shows %s with the fewest decimals at which × %d rounds to %s: %d',
    (unit, quantity, amount, decimals) => {
      expect(unitDecimals(chf(unit), { quantity, amount: chf(amount) })).toBe(decimals)
    },
  )

  it.each([
    ['0.0453', '0.0490'],
    ['0.31', '0.335'],
    ['1.14', '1.23'],
    ['0.93', '1.01'],
    ['0.0999', '0.108'],
    ['0.09246', '0.0999'],
    ['0.09247', '0.1000'],
    ['-1.14', '-1.23'],
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
    expect(() => addMoney(chf('1'), eur('1'))).toThrow(mixedCurrencies)
    expect(() => sumMoney([chf('1'), eur('1')])).toThrow(mixedCurrencies)
    expect(() => sumMoney([chf('1')], 'EUR')).toThrow(mixedCurrencies)
    expect(() => addMoney({ amount: '1' } as Money, { amount: '1' } as Money)).toThrow(mixedCurrencies)
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
    ['-'],
    ['+1'],
    ['−1'],
    ['1’000'],
    ['٣'],
    ['1\u200b0'],
    ['\u202e1'],
    [null],
    [undefined],
    [{}],
    [['1']],
    [true],
    [Symbol('1')],
  ])('refuses the amount %s', (amount) => {
    const bad = { amount, currencyCode: 'CHF' } as Money
    expect(() => addMoney(bad, chf('1'))).toThrow(invalidAmount)
    expect(() => lineNet(bad, 1)).toThrow(invalidAmount)
  })

  it.each([[NaN], [Infinity], [-Infinity], [1e21], [1e-7], ['1e3'], ['1e400'], [''], [' 1'], ['1,5'], ['x']])(
    'refuses the quantity or rate %j',
    (value) => {
      expect(() => lineNet(chf('1'), value)).toThrow(invalidAmount)
      expect(() => lineGross(chf('1'), 1, value)).toThrow(invalidAmount)
      expect(() => lineGross(chf('1'), value, 0)).toThrow(invalidAmount)
      expect(() => documentVat({ nets: [chf('1')], rate: value })).toThrow(invalidAmount)
    },
  )

  it('refuses a negative rate', () => {
    const negative = failure('a VAT rate is zero or more')
    expect(() => unitGross(chf('1'), -0.1)).toThrow(negative)
    expect(() => lineGross(chf('1'), 1, '-0.1')).toThrow(negative)
    expect(() => documentVat({ nets: [chf('1')], rate: -0.1 })).toThrow(negative)
    expect(lineGross(chf('1'), 1, -0).amount).toBe('1.00')
  })
})

const cents = fc.bigInt({ min: -1_000_000n, max: 1_000_000n }).map((units) => {
  const digits = String(units < 0n ? -units : units).padStart(3, '0')
  return chf(`${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
})
const hundredths = ({ amount }: Money) => BigInt(amount.replace('.', ''))
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

  it('adds line nets exactly, in any order and any grouping', () => {
    const line = fc.tuple(cents, fc.integer({ min: 1, max: 10_000 }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.nat(50), (lines, at) => {
        const nets = lines.map(([unit, quantity]) => lineNet(unit, quantity))
        const [left, right] = [nets.slice(0, at % nets.length), nets.slice(at % nets.length)]
        const sum = nets.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n)
        expect(BigInt(sumMoney(nets).amount.replace('.', ''))).toBe(sum)
        expect(sumMoney([sumMoney(left, 'CHF'), sumMoney(right)])).toEqual(sumMoney(nets))
        expect(documentTotals({ lines: nets.toReversed(), rate: 0 }).lines).toEqual(sumMoney(nets))
      }),
    )
  })

  it('keeps the VAT of a document within half a cent per line, and half one, of the VATs of its lines', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), rates, (nets, rate) => {
        const byLine = nets.reduce((sum, net) => sum + hundredths(documentVat({ nets: [net], rate })), 0n)
        const off = byLine - hundredths(documentVat({ nets, rate }))
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(BigInt(nets.length + 1))
      }),
    )
  })

  it('rounds a line by half a cent at most, and a document as one', () => {
    const unit = fc.integer({ min: 0, max: 100_000 }).map((units) => chf((units / 10_000).toFixed(4)))
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 100_000 }), (price, quantity) => {
        const exact = BigInt(price.amount.replace('.', '')) * BigInt(quantity)
        const off = hundredths(lineNet(price, quantity)) * 100n - exact
        expect(off > -50n && off <= 50n).toBe(true)
      }),
    )
  })

  it('has parts that add up to the gross of their sum', () => {
    const parts = fc.array(cents, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(parts, fc.array(fc.boolean()), rates, (amounts, signs, rate) => {
        const nets = amounts.map((net, index) => multiplyMoney(net, signs[index] ? -1 : 1))
        const steps = grossSteps(nets, rate)
        expect(sumMoney(steps)).toEqual(grossAmount(sumMoney(nets), rate))
        for (const [index, step] of steps.entries()) {
          const off = hundredths(step) - hundredths(grossAmount(nets[index] ?? chf('0'), rate))
          expect(off >= -1n && off <= 1n).toBe(true)
        }
      }),
    )
  })

  it('has amounts that are plain decimals, never NaN', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100_000 }), rates, (unit, quantity, rate) => {
        expect(lineGross(unit, quantity, rate).amount).toMatch(/^-?\d+\.\d{2}$/)
      }),
    )
  })
})
