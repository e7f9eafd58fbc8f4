import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import type { ShopLocale } from './locale'
import { formatMoney, formatNumber, formatPercent } from './money-format'

const invalidAmount = expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_AMOUNT')) as unknown

/** Blanks made visible: `~` no-break, `_` narrow no-break. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_')

describe('formatMoney', () => {
  it.each([
    ['de-CH', 'CHF', '1234567.5', 'CHF~1’234’567.50'],
    ['fr-CH', 'CHF', '1234567.5', '1_234_567.50~CHF'],
    ['en-US', 'CHF', '1234567.5', 'CHF~1,234,567.50'],
    ['de', 'EUR', '1234567.5', '1.234.567,50~€'],
    ['en-US', 'EUR', '1234567.5', '€1,234,567.50'],
    ['de-CH', 'CHF', '72.43', 'CHF~72.43'],
    ['fr-CH', 'CHF', '72.43', '72.43~CHF'],
    ['de', 'EUR', '1234.5', '1.234,50~€'],
    ['de-CH', 'CHF', '-5', 'CHF-5.00'],
    ['fr-CH', 'CHF', '-5', '-5.00~CHF'],
    ['en-US', 'CHF', '-5', '-CHF~5.00'],
    ['de', 'EUR', '-5', '-5,00~€'],
    ['en-US', 'EUR', '-5', '-€5.00'],
    ['de-CH', 'EUR', '5', 'EUR~5.00'],
    ['de', 'CHF', '5', '5,00~CHF'],
    ['fr-CH', 'EUR', '5', '5.00~€'],
    ['en-US', 'JPY', '1234', 'JPY~1,234'],
    ['de', 'EUR', '0', '0,00~€'],
    ['de', 'EUR', '-0.001', '0,00~€'],
    ['en-US', 'EUR', '999.995', '€1,000.00'],
    ['en-US', 'EUR', '100', '€100.00'],
  ] as const)('%s writes %s %s as %s', (locale, currencyCode, amount, text) => {
    expect(visible(formatMoney({ amount, currencyCode }, locale))).toBe(text)
  })

  it.each([
    ['0.031', 'unit', 'CHF~0.0310'],
    ['0.31', 'unit', 'CHF~0.310'],
    ['1.14', 'unit', 'CHF~1.14'],
    ['1.14', 0, 'CHF~1'],
    ['1.15', 1, 'CHF~1.2'],
    ['1', 3, 'CHF~1.000'],
    ['1', -1, 'CHF~1'],
    ['1', NaN, 'CHF~1'],
  ] as const)('writes %s with %s decimals as %s', (amount, decimals, text) => {
    expect(visible(formatMoney({ amount, currencyCode: 'CHF' }, 'de-CH', { decimals }))).toBe(text)
  })

  it.each([
    ['de-CH', '-1’234.50'],
    ['fr-CH', '-1_234.50'],
    ['en-US', '-1,234.50'],
    ['de', '-1.234,50'],
  ] as const)('writes the digits alone in %s', (locale, text) => {
    expect(
      visible(formatMoney({ amount: '-1234.5', currencyCode: 'CHF' }, locale, { currency: false })),
    ).toBe(text)
  })

  it.each([['NaN'], [''], ['1,5'], ['1e3'], ['x'.repeat(1000)]])('throws INVALID_AMOUNT for %j', (amount) => {
    expect(() => formatMoney({ amount, currencyCode: 'CHF' }, 'de-CH')).toThrow(invalidAmount)
  })

  it.each([['nl'], ['de-DE'], [''], ['constructor'], [undefined]])(
    'throws INVALID_OPTION for the locale %j',
    (locale) => {
      expect(() => formatMoney({ amount: '1', currencyCode: 'CHF' }, locale as ShopLocale)).toThrow(
        expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_OPTION')),
      )
    },
  )

  it('can be read back in every locale', () => {
    const locales: ShopLocale[] = ['de-CH', 'fr-CH', 'en-US', 'de']
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.constantFrom(...locales), (units, locale) => {
        const amount = `${units / 100n}.${String(units % 100n).padStart(2, '0')}`
        const digits = formatMoney({ amount, currencyCode: 'CHF' }, locale).replace(/\D/g, '')
        expect(digits).toBe(amount.replace('.', ''))
      }),
    )
  })
})

describe('formatNumber', () => {
  it.each([
    ['de-CH', '1’234’567.5'],
    ['fr-CH', '1_234_567,5'],
    ['en-US', '1,234,567.5'],
    ['de', '1.234.567,5'],
  ] as const)('%s writes 1234567.5 as %s', (locale, text) => {
    expect(visible(formatNumber(1234567.5, locale))).toBe(text)
    expect(visible(formatNumber('1234567.5', locale))).toBe(text)
  })

  it.each([
    [0, undefined, '0'],
    [-1234, undefined, '-1.234'],
    [999, undefined, '999'],
    [0.125, 2, '0,13'],
    [5, 1, '5,0'],
  ])('writes %s with %s decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, 'de', decimals === undefined ? {} : { decimals })).toBe(text)
  })

  it.each([[NaN], [Infinity], [1e21], ['']])('throws INVALID_AMOUNT for %j', (value) => {
    expect(() => formatNumber(value, 'de')).toThrow(invalidAmount)
  })
})

describe('formatPercent', () => {
  it.each([
    ['de-CH', 0.081, '8.1%'],
    ['fr-CH', 0.081, '8,1%'],
    ['en-US', 0.081, '8.1%'],
    ['de', 0.081, '8,1~%'],
    ['de', 0.19, '19~%'],
    ['en-US', 0, '0%'],
    ['en-US', 0.123456, '12.35%'],
    ['en-US', 1, '100%'],
  ] as const)('%s writes %s as %s', (locale, rate, text) => {
    expect(visible(formatPercent(rate, locale))).toBe(text)
  })
})
