import { describe, expect, it } from 'vitest'
import { formatMoney, formatNumber, formatPercent } from '../money/money-format'
import type { ShopLocale } from './locale'
import { numberStyle } from './number-style'

/** Makes spaces visible: `~` no-break, `_` narrow no-break. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_')

describe('numberStyle', () => {
  it.each([
    ['de-CH', 'CHF', 'CHF~1’234’567.50', '1’234’567.5', '8.1%', 'CHF-5.00'],
    ['fr-CH', 'CHF', '1_234_567.50~CHF', '1_234_567,5', '8,1%', '-5.00~CHF'],
    ['en-US', 'CHF', 'CHF~1,234,567.50', '1,234,567.5', '8.1%', '-CHF~5.00'],
    ['de', 'EUR', '1.234.567,50~€', '1.234.567,5', '8,1~%', '-5,00~€'],
    ['en-US', 'EUR', '€1,234,567.50', '1,234,567.5', '8.1%', '-€5.00'],
  ] as const)(
    'makes %s write %s amounts as %s, numbers as %s, 8.1 percent as %s',
    (locale, currencyCode, ...texts) => {
      const [amount, plain, percent, minus] = texts
      expect(visible(formatMoney({ amount: '1234567.5', currencyCode }, locale))).toBe(amount)
      expect(visible(formatNumber('1234567.5', locale))).toBe(plain)
      expect(visible(formatPercent('0.081', locale))).toBe(percent)
      expect(visible(formatMoney({ amount: '-5', currencyCode }, locale))).toBe(minus)
    },
  )

  it.each([
    ['de-CH', '’', '.', '.'],
    ['fr-CH', '\u202f', ',', '.'],
    ['en-US', ',', '.', '.'],
    ['de', '.', ',', ','],
  ] as const)('has the signs of %s', (locale, group, point, amountPoint) => {
    expect(numberStyle(locale)).toMatchObject({ group, point, amountPoint })
  })

  it.each([
    ['nl'],
    ['de-DE'],
    ['de-ch'],
    ['de_CH'],
    [''],
    ['constructor'],
    ['__proto__'],
    [undefined],
    [null],
  ])('throws INVALID_OPTION for the locale %j', (text) => {
    const locale = text as ShopLocale
    const failure = expect.objectContaining({
      code: 'INVALID_OPTION',
      message: 'locale: numbers are written in de-CH, fr-CH, en-US, de',
    }) as unknown
    expect(() => numberStyle(locale)).toThrow(failure)
    expect(() => formatMoney({ amount: '1', currencyCode: 'CHF' }, locale)).toThrow(failure)
    expect(() => formatNumber(1, locale)).toThrow(failure)
  })
})
