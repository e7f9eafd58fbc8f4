import { multiply, roundHalfUp, toText, trimZeros, type Decimal } from '../decimal'
import { ShopError } from '../errors'
import type { ShopLocale } from './locale'
import { minorUnitDecimals, toDecimal, unitDecimals, type Money, type Numeric } from './money'

const noBreakSpace = '\u00a0'

interface NumberStyle {
  readonly group: string
  readonly point: string
  /** Decimal sign of amounts, where it differs from that of plain numbers. */
  readonly amountPoint: string
  readonly isCurrencyFirst: boolean
  /** Whether the minus stands before the currency: `-€5.00`; else before the digits: `CHF-5.00`. */
  readonly isSignFirst: boolean
  readonly symbols: Readonly<Record<string, string>>
  readonly percent: string
}

/**
 * How each locale writes numbers. Kept here and not asked of the platform, whose tables change with its release:
 * server and browser would then write different texts for one amount.
 */
const styles: Readonly<Record<ShopLocale, NumberStyle>> = {
  'de-CH': {
    group: '’',
    point: '.',
    amountPoint: '.',
    isCurrencyFirst: true,
    isSignFirst: false,
    symbols: {},
    percent: '%',
  },
  'fr-CH': {
    group: '\u202f',
    point: ',',
    amountPoint: '.',
    isCurrencyFirst: false,
    isSignFirst: true,
    symbols: { EUR: '€' },
    percent: '%',
  },
  'en-US': {
    group: ',',
    point: '.',
    amountPoint: '.',
    isCurrencyFirst: true,
    isSignFirst: true,
    symbols: { EUR: '€' },
    percent: '%',
  },
  de: {
    group: '.',
    point: ',',
    amountPoint: ',',
    isCurrencyFirst: false,
    isSignFirst: true,
    symbols: { EUR: '€' },
    percent: '\u00a0%',
  },
}

/** How {@link formatMoney} writes an amount. */
export interface MoneyFormat {
  /**
   * `amount`: the currency's own decimals; `unit`: those of a unit price (2 from 1.00, 3 from 0.10, 4 below);
   * or a number of decimals from 0 to 20.
   * @default 'amount'
   */
  readonly decimals?: 'amount' | 'unit' | number
  /** Whether the currency is written. @default true */
  readonly currency?: boolean
}

/**
 * An amount as people of the locale write it, the same text on every engine: `CHF 1’234.50` (de-CH),
 * `1 234.50 CHF` (fr-CH), `1.234,50 €` (de), `€1,234.50` (en-US). The blanks are no-break ones. Rounds half up
 * to the decimals shown. Throws `INVALID_AMOUNT`, or `INVALID_OPTION` for a locale that no shop has.
 */
export function formatMoney(money: Money, locale: ShopLocale, format: MoneyFormat = {}): string {
  const { decimals = 'amount', currency = true } = format
  const style = styleOf(locale)
  const { isNegative, digits } = writeNumber(
    roundHalfUp(toDecimal(money.amount), decimalsOf(money, decimals)),
    style,
    style.amountPoint,
  )
  const minus = isNegative ? '-' : ''
  if (!currency) return minus + digits
  const symbol = style.symbols[money.currencyCode]
  if (!style.isCurrencyFirst) return `${minus}${digits}${noBreakSpace}${symbol ?? money.currencyCode}`
  if (symbol) return minus + symbol + digits
  if (!style.isSignFirst) return `${money.currencyCode}${minus || noBreakSpace}${digits}`
  return `${minus}${money.currencyCode}${noBreakSpace}${digits}`
}

/**
 * A plain number (a dimension, a weight, a count) as the locale writes it, with `decimals` places or as many as it
 * has. A text must be a plain decimal. Throws `INVALID_AMOUNT`, also for NaN and infinity.
 */
export function formatNumber(
  value: Numeric,
  locale: ShopLocale,
  { decimals }: { readonly decimals?: number } = {},
): string {
  const exact = toDecimal(value)
  const style = styleOf(locale)
  const shown = decimals === undefined ? exact : roundHalfUp(exact, clampDecimals(decimals))
  const { isNegative, digits } = writeNumber(shown, style, style.point)
  return (isNegative ? '-' : '') + digits
}

/** A fraction as a percentage, at most two decimals: 0.081 is `8.1%` (de-CH, en-US), `8,1%` (fr-CH), `8,1 %` (de). */
export function formatPercent(rate: Numeric, locale: ShopLocale): string {
  const percent = roundHalfUp(multiply(toDecimal(rate), { units: 100n, scale: 0 }), 2)
  return formatNumber(toText(trimZeros(percent)), locale) + styleOf(locale).percent
}

/** The locale's group and decimal signs of plain numbers, for reading what people type. */
export function getNumberSigns(locale: ShopLocale): { readonly group: string; readonly point: string } {
  const { group, point } = styleOf(locale)
  return { group, point }
}

function styleOf(locale: ShopLocale): NumberStyle {
  if (Object.hasOwn(styles, locale)) return styles[locale]
  throw new ShopError('INVALID_OPTION', `locale: numbers are written in ${Object.keys(styles).join(', ')}`)
}

function writeNumber(
  value: Decimal,
  style: NumberStyle,
  point: string,
): { isNegative: boolean; digits: string } {
  const [whole = '0', fraction] = toText(value).replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, style.group)
  return {
    isNegative: value.units < 0n,
    digits: fraction === undefined ? grouped : grouped + point + fraction,
  }
}

function decimalsOf(money: Money, decimals: 'amount' | 'unit' | number): number {
  if (decimals === 'amount') return minorUnitDecimals(money.currencyCode)
  return decimals === 'unit' ? unitDecimals(money) : clampDecimals(decimals)
}

function clampDecimals(decimals: number): number {
  return Math.min(Math.max(Math.trunc(decimals) || 0, 0), 20)
}
