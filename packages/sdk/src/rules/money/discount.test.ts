import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOrderDiscounts } from '../page/promo'
import { shareDiscount } from './discount'
import { documentTotals, lineNet, sumMoney, type Money } from './money'

const chf = (amount: string): Money => ({ amount, currencyCode: 'CHF' })
const shares = (discount: string, lines: readonly string[]) =>
  shareDiscount(chf(discount), lines.map(chf)).map(({ amount }) => amount)

describe('shareDiscount', () => {
  it.each([
    ['10.00', ['50.00', '50.00'], ['5.00', '5.00'], 'equal lines'],
    ['0.10', ['1.00', '1.00', '1.00'], ['0.04', '0.03', '0.03'], 'a tie goes to the earlier line'],
    ['0.11', ['1.00', '1.00', '1.00'], ['0.04', '0.04', '0.03'], 'two cents left go to two lines'],
    ['1.00', ['0.01', '0.02', '2.97'], ['0.00', '0.01', '0.99'], 'the largest remainder first'],
    ['0.05', ['1.00', '3.00', '3.00'], ['0.01', '0.02', '0.02'], 'the largest remainder first, at any place'],
    ['1.00', ['10.00', '-1.00'], ['1.11', '-0.11'], 'a line that is given back shares with its sign'],
    ['1.00', ['10.00', '-5.00'], ['2.00', '-1.00'], 'a line that is given back, without a rest'],
    ['5.81', ['38.75'], ['5.81'], 'one line gets all'],
    ['20.00', ['5.00', '5.00'], ['10.00', '10.00'], 'more than the lines come to'],
    ['0.00', ['1.00', '2.00'], ['0.00', '0.00'], 'nothing to share'],
    ['1.00', ['0.00', '0.00'], ['0.00', '0.00'], 'nothing to share it over'],
    ['1.00', ['1.00', '-1.00'], ['0.00', '0.00'], 'lines that cancel out'],
    ['1.00', ['-1.00'], ['0.00'], 'a credit only'],
    ['1.00', [], [], 'no lines'],
    ['1.005', ['1'], ['1.01'], 'amounts beyond the minor unit, which are rounded first'],
  ])('shares %s over %j as %j: %s', (discount, lines, expected) => {
    expect(shares(discount, lines)).toEqual(expected)
  })

  it('uses the minor unit of the currency and keeps the currency', () => {
    const yen = (amount: string): Money => ({ amount, currencyCode: 'JPY' })
    expect(shareDiscount(yen('10'), [yen('100'), yen('100'), yen('100')])).toEqual([
      yen('4'),
      yen('3'),
      yen('3'),
    ])
  })

  it.each([
    ['[1-17]', 'CH', '15.02', '85.11', '6.89', '92.00'],
    ['[1-18]', 'DE', '10.01', '90.12', '7.30', '97.42'],
  ] as const)(
    '%s subtracts the first-order discount of the %s shop: %s',
    (_id, shop, off, net, vat, gross) => {
      const lines = ['33.33', '33.40', '33.40'].map(chf)
      const discount = lineNet(sumMoney(lines), firstOrderDiscounts[shop])
      expect(discount.amount).toBe(off)
      expect(sumMoney(shareDiscount(discount, lines)).amount).toBe(off)
      expect(documentTotals({ lines, discount, rate: 0.081 })).toMatchObject({
        net: chf(net),
        vat: chf(vat),
        gross: chf(gross),
      })
    },
  )

  it('refuses a discount below zero', () => {
    expect(() => shares('-0.01', ['1.00'])).toThrow(
      expect.objectContaining({ code: 'INVALID_AMOUNT', message: 'a discount is zero or more' }),
    )
  })

  it.each([
    ['lines of another currency', chf('1'), [{ amount: '1', currencyCode: 'EUR' }]],
    ['an unreadable discount', chf('x'), [chf('1')]],
    ['an unreadable line', chf('1'), [chf('NaN')]],
    ['a huge number', chf('9'.repeat(100)), [chf('1')]],
  ])('refuses %s', (_, discount, lines) => {
    expect(() => shareDiscount(discount, lines)).toThrow(expect.objectContaining({ code: 'INVALID_AMOUNT' }))
  })

  it('always adds up to the discount and differs from the exact share by less than a cent', () => {
    const text = (units: number) =>
      `${units < 0 ? '-' : ''}${Math.trunc(Math.abs(units) / 100)}.${String(Math.abs(units) % 100).padStart(2, '0')}`
    const line = fc.integer({ min: -10_000, max: 1_000_000 })
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(line, { minLength: 1, maxLength: 20 }), (discount, lines) => {
        const total = lines.reduce((sum, units) => sum + units, 0)
        fc.pre(total > 0)
        const found = shares(text(discount), lines.map(text))
        expect(sumMoney(found.map(chf))).toEqual(chf(text(discount)))
        found.forEach((amount, index) => {
          const units = BigInt(Math.round(Number(amount) * 100))
          const off = units * BigInt(total) - BigInt(discount) * BigInt(lines[index] ?? 0)
          expect(off < BigInt(total) && -off < BigInt(total)).toBe(true)
        })
      }),
    )
  })
})
