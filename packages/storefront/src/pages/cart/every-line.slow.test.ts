import { chooseMainPrice } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { listProducts } from '../../app/second-calculation.fixture'
import type { Listed } from '../../app/second-calculation.fixture'
import { createI18n } from '../../i18n/create-i18n'
import { plainFigure } from '../../shared/price/rendered-figures.fixture'
import { readCartTotals } from '../../shared/lines/cart-totals'
import { formatAmountOf, formatUnitPrice } from '../../shared/lines/format-line-amount'
import { totalsRows } from '../../shared/lines/totals-rows'

/** Everything is calculated here once more, with whole numbers: unit prices in ten-thousandths, amounts in cents. */
const divide = (dividend: bigint, by: bigint): bigint => (2n * dividend + by) / (2n * by)

const shops = [
  ['CH', 'CHF', 'de-CH', 81n, 'CH'],
  ['DE', 'EUR', 'de', 190n, 'DE'],
  ['DE', 'EUR', 'de', 210n, 'NL'],
  ['DE', 'EUR', 'de', 170n, 'LU'],
] as const
const buyers = ['guest', 'private', 'business'] as const
/** Percent. */
const vouchers = [0n, 5n, 15n] as const
const fee = 990n

/** The edges of the tiers, one less and one more, and two quantities that people noticed. */
const quantitiesOf = ({ tiers, minimum }: Listed): readonly number[] =>
  [...new Set([...tiers.flatMap(({ from }) => [from - 1, from, from + 1]), 95, 250])].filter(
    (quantity) => quantity >= Math.max(1, minimum, tiers[0]?.from ?? 1),
  )

const unitsAt = ({ tiers }: Listed, quantity: number): bigint =>
  tiers.findLast(({ from }) => from <= quantity)?.units ?? 0n

const decimal = (units: bigint, scale: number): string => {
  const digits = String(units).padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** A displayed figure. */
const hundredMillionths = (text: string): bigint => {
  const [whole = '0', part = ''] = plainFigure(text).replace('-', '').split('.')
  return BigInt(whole + part.padEnd(8, '0'))
}
const cents = (text: string): bigint => {
  const amount = hundredMillionths(text) / 1_000_000n
  return /^[-−]/.test(text) ? -amount : amount
}

const bySize = (units: bigint): number => (units >= 10_000n || units === 0n ? 2 : units >= 1000n ? 3 : 4)

describe.each(shops)('every article of the %s shop, in %s (%s) at %d for %s', (...place) => {
  const [shop, currencyCode, locale, perMille, countryCode] = place
  const money = (units: bigint, scale = 2) => ({ amount: decimal(units, scale), currencyCode })
  const rate = Number(perMille) / 1000

  it.each(buyers)('has figures that add up for %s buyers', async (buyer) => {
    const t = (await createI18n(locale, ['cart'])).getFixedT(locale, 'cart')
    const main = chooseMainPrice(buyer === 'guest' ? undefined : buyer)
    const factor = main === 'gross' ? 1000n + perMille : 1000n
    let count = 0

    /** The line as it is displayed, its amount in cents. */
    function checkLine(units: bigint, quantity: number) {
      const net = divide(units * BigInt(quantity), 100n)
      const line = { unitPrice: money(units, 4), quantity, net: money(net) }
      const format = { rate, main, locale, t }
      const [unitText, amountText] = [formatUnitPrice(line, format), formatAmountOf(line, format)]
      if (unitText === null || amountText === null) throw new Error('a figure is missing')
      // ten-thousandths × per mille → cents
      const amount = divide(units * factor * BigInt(quantity), 100_000n)
      expect([quantity, cents(amountText)]).toEqual([quantity, amount])
      const multiplied = (unit: bigint) => divide(unit * BigInt(quantity), 1_000_000n)
      expect([unitText, quantity, multiplied(hundredMillionths(unitText))]).toEqual([
        unitText,
        quantity,
        amount,
      ])
      const exact = units * factor * 10n
      const shownAt = (decimals: number) => {
        const by = 10n ** BigInt(8 - decimals)
        return divide(exact, by) * by
      }
      const least = Math.max(bySize(units), bySize((units * (1000n + perMille)) / 1000n))
      const decimals = [2, 3, 4, 5, 6, 7].find(
        (each) => each >= least && multiplied(shownAt(each)) === amount,
      )
      expect(hundredMillionths(unitText)).toBe(shownAt(decimals ?? 9))
      return { line, net, amount }
    }

    function checkRows({ line, net, amount }: ReturnType<typeof checkLine>, percent: bigint) {
      const discount = divide(net * percent, 100n)
      const small = countryCode === 'CH' ? 3000n : 2500n
      const charge = fee + (net < small ? 500n : 0n)
      const base = net - discount + charge
      const vat = divide(base * perMille, 1000n)
      const sums = {
        totalProductAmount: money(net),
        totalPromotionalAdjustmentAmount: money(discount),
        totalChargeAmount: money(charge),
        totalTaxAmount: money(vat),
        grandTotalAmount: money(base + vat),
      }
      const promotions =
        percent === 0n ? [] : [{ couponCode: 'CODE', displayName: 'Code', adjustment: money(discount) }]
      const options = { rate, countryCode, isShippingKnown: true, promotions, lines: [line] }
      const totals = readCartTotals(sums, options)
      if (totals === null) throw new Error('there are no totals')
      const input = { totals, isNetFirst: main === 'net', locale, shop, t, shippingLater: undefined }
      const rows = totalsRows(input)
      const valueOf = (key: string) => rows.filter((row) => row.key.startsWith(key)).map(({ value }) => value)
      const sum = (keys: readonly string[]) =>
        keys.flatMap(valueOf).reduce((all, value) => all + cents(value), 0n)
      expect(sum(['items'])).toBe(amount)
      const added = [
        'items',
        'discount',
        'surcharge',
        'shipping',
        'rounding',
        ...(main === 'net' ? ['vat'] : []),
      ]
      expect([line.quantity, sum(added)]).toEqual([line.quantity, base + vat])
      expect(sum(['total'])).toBe(base + vat)
      const rounding = sum(['rounding'])
      expect(rounding >= -2n && rounding <= 2n).toBe(true)
      if (main === 'net') expect(valueOf('rounding')).toEqual([])
      if (rounding === 0n) expect(valueOf('rounding')).toEqual([])
    }

    for (const product of listProducts(shop)) {
      for (const quantity of quantitiesOf(product)) {
        const checked = checkLine(unitsAt(product, quantity), quantity)
        for (const percent of vouchers) checkRows(checked, percent)
        count += 1
      }
    }
    expect(count).toBeGreaterThan(1500)
  })
})
