import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toText } from '../../decimal'
import { formatMoney, formatNumber, formatPercent } from './money-format'

const invalidAmount = expect.objectContaining({ code: 'INVALID_AMOUNT' }) as unknown

const locales = ['de-CH', 'fr-CH', 'en-US', 'de'] as const
/** Thousands separator, decimal separator of numbers, decimal separator of amounts. */
const signs = {
  'de-CH': ['’', '.', '.'],
  'fr-CH': ['\u202f', ',', '.'],
  'en-US': [',', '.', '.'],
  de: ['.', ',', ','],
} as const
const readBack = (text: string, group: string, point: string) =>
  text.replaceAll(group, '').replaceAll('\u00a0', '').replace(point, '.')

/** Makes spaces visible: `~` no-break, `_` narrow no-break. */
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
    ['en-US', 'KWD', '1.2345', 'KWD~1.235'],
    ['de-CH', 'CHF', '-1234', 'CHF-1’234.00'],
    ['de-CH', 'CHF', '999.99', 'CHF~999.99'],
    ['de', 'EUR', '-0.005', '-0,01~€'],
  ] as const)('%s writes %s %s as %s', (locale, currencyCode, amount, text) => {
    expect(visible(formatMoney({ amount, currencyCode }, locale))).toBe(text)
  })

  it.each([
    ['0.031', 'unit', 'CHF~0.0310'],
    ['0.31', 'unit', 'CHF~0.310'],
    ['1.14', 'unit', 'CHF~1.14'],
    ['0.9996', 'unit', 'CHF~1.000'],
    ['1', 'amount', 'CHF~1.00'],
    ['1.14', 0, 'CHF~1'],
    ['1.15', 1.9, 'CHF~1.2'],
    ['1', Infinity, `CHF~1.${'0'.repeat(20)}`],
    ['1', 21, `CHF~1.${'0'.repeat(20)}`],
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

  it.each([
    ['NaN'],
    [''],
    [' '],
    ['1,5'],
    ['1e3'],
    ['1e400'],
    ['9'.repeat(400)],
    ['１'],
    ['٣'],
    ['1\u200b'],
    ['\u202e1'],
    [null],
    [undefined],
    [{}],
    [Symbol('1')],
  ])('throws INVALID_AMOUNT for the amount %s', (amount) => {
    expect(() => formatMoney({ amount: amount as string, currencyCode: 'CHF' }, 'de-CH')).toThrow(
      invalidAmount,
    )
  })

  it.each([
    [''],
    [' '],
    ['chf'],
    ['CHFx'],
    ['xCHF'],
    ['ＣＨＦ'],
    ['СHF'],
    ['constructor'],
    ['<b>'],
    [undefined],
    [null],
  ])('throws INVALID_AMOUNT for the currency %j, unless it is not written', (code) => {
    const money = { amount: '1', currencyCode: code as string }
    for (const locale of locales) {
      expect(() => formatMoney(money, locale)).toThrow(
        expect.objectContaining({
          code: 'INVALID_AMOUNT',
          message: 'a currency is named by three capitals, such as CHF',
        }),
      )
    }
    expect(formatMoney(money, 'de-CH', { currency: false })).toBe('1.00')
  })

  it('can be read back in every locale, with its currency and without', () => {
    const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
    const codes = fc.constantFrom('CHF', 'EUR', 'USD')
    fc.assert(
      fc.property(
        amounts,
        fc.nat(4),
        codes,
        fc.constantFrom(...locales),
        (units, scale, currencyCode, locale) => {
          const amount = toText({ units, scale })
          const [group, , point] = signs[locale]
          const options = { decimals: scale, currency: true }
          const text = formatMoney({ amount, currencyCode }, locale, options)
          expect(readBack(text.replace(/CHF|EUR|USD|€/, ''), group, point)).toBe(amount)
          expect(text).toMatch(/CHF|EUR|USD|€/)
          const plain = formatMoney({ amount, currencyCode }, locale, { ...options, currency: false })
          expect(readBack(plain, group, point)).toBe(amount)
          expect(readBack(formatNumber(amount, locale), group, signs[locale][1])).toBe(amount)
        },
      ),
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
    [-0.004, 2, '0,00'],
    [1234.5, 0, '1.235'],
    [1.5, -3, '2'],
    [1.5, NaN, '2'],
    ['-1234567.125', undefined, '-1.234.567,125'],
  ])('writes %s with %s decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, 'de', decimals === undefined ? {} : { decimals })).toBe(text)
  })

  it.each([[NaN], [Infinity], [1e21], [''], [' '], ['1,5'], ['1e400'], [null], [undefined], [[5]]])(
    'throws INVALID_AMOUNT for %j',
    (value) => {
      expect(() => formatNumber(value as number, 'de')).toThrow(invalidAmount)
      expect(() => formatPercent(value as number, 'de')).toThrow(invalidAmount)
    },
  )
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
    ['en-US', 0.00001, '0%'],
    ['de', 12.345, '1.234,5~%'],
    ['fr-CH', -0.081, '-8,1%'],
    ['de-CH', '0.081000', '8.1%'],
  ] as const)('%s writes %s as %s', (locale, rate, text) => {
    expect(visible(formatPercent(rate, locale))).toBe(text)
  })
})
