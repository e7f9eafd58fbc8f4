import { multiply, roundHalfUp, toText, trimZeros, type Decimal } from '../../decimal'
import { ShopError } from '../../errors/errors'
import type { ShopLocale } from '../locale/locale'
import { numberStyle, type NumberStyle } from '../locale/number-style'
import { minorUnitDecimals, toDecimal, unitDecimals, type Money, type Numeric } from './money'

const noBreakSpace = '\u00a0'

/** How {@link formatMoney} writes an amount. */
export interface MoneyFormat {
  /**
   * `amount`: the currency's decimals; `unit`: those of a unit price (2 from 1.00, 3 from 0.10, 4 below); or a
   * number of decimals from 0 to 20.
   * @default 'amount'
   */
  readonly decimals?: 'amount' | 'unit' | number
  /**
   * Whether the currency is written.
   * @default true
   */
  readonly currency?: boolean
}

/**
 * An amount as the locale writes it, the same text in every engine: `CHF 1’234.50` (de-CH), `1 234.50 CHF` (fr-CH),
 * `1.234,50 €` (de), `€1,234.50` (en-US). Spaces are no-break spaces. Rounds half up to the displayed decimals.
 * Throws `INVALID_AMOUNT` for an amount that is not a plain decimal and for an invalid ISO 4217 code,
 * `INVALID_OPTION` for a locale that no shop has.
 */
export function formatMoney(money: Money, locale: ShopLocale, format: MoneyFormat = {}): string {
  const { decimals = 'amount', currency = true } = format
  const style = numberStyle(locale)
  const rounded = roundHalfUp(toDecimal(money.amount), decimalsOf(money, decimals))
  const minus = signOf(rounded)
  const digits = writeDigits(rounded, style.group, style.amountPoint)
  return currency ? withCurrency(money.currencyCode, { minus, digits, style }) : minus + digits
}

function withCurrency(
  currencyCode: string,
  { minus, digits, style }: { readonly minus: string; readonly digits: string; readonly style: NumberStyle },
): string {
  if (!/^[A-Z]{3}$/.test(currencyCode)) {
    throw new ShopError('INVALID_AMOUNT', 'a currency is named by three capitals, such as CHF')
  }
  const symbol = style.symbols[currencyCode]
  if (style.currency === 'last') return `${minus}${digits}${noBreakSpace}${symbol ?? currencyCode}`
  if (symbol) return minus + symbol + digits
  if (style.currency === 'first') return `${minus}${currencyCode}${noBreakSpace}${digits}`
  return `${currencyCode}${minus || noBreakSpace}${digits}`
}

/**
 * A plain number (a dimension, a weight, a count) as the locale writes it, with `decimals` places or as many as it
 * has. A string must be a plain decimal. Throws `INVALID_AMOUNT`, also for NaN and infinity.
 */
export function formatNumber(
  value: Numeric,
  locale: ShopLocale,
  { decimals }: { readonly decimals?: number } = {},
): string {
  const exact = toDecimal(value)
  const style = numberStyle(locale)
  const rounded = decimals === undefined ? exact : roundHalfUp(exact, clampDecimals(decimals))
  return signOf(rounded) + writeDigits(rounded, style.group, style.point)
}

/**
 * A fraction as a percentage with at most two decimals: 0.081 is `8.1%` (de-CH, en-US), `8,1%` (fr-CH), `8,1 %`
 * (de). Throws `INVALID_AMOUNT` for anything but a plain decimal.
 */
export function formatPercent(rate: Numeric, locale: ShopLocale): string {
  const percent = roundHalfUp(multiply(toDecimal(rate), { units: 100n, scale: 0 }), 2)
  return formatNumber(toText(trimZeros(percent)), locale) + numberStyle(locale).percent
}

/** An amount that rounds to zero has no minus sign. */
function signOf({ units }: Decimal): string {
  return units < 0n ? '-' : ''
}

function writeDigits(value: Decimal, group: string, point: string): string {
  const [whole, ...fraction] = toText(value).replace('-', '').split('.')
  return [whole?.replace(/\B(?=(?:\d{3})+$)/g, group), ...fraction].join(point)
}

function decimalsOf(money: Money, decimals: 'amount' | 'unit' | number): number {
  if (decimals === 'amount') return minorUnitDecimals(money.currencyCode)
  return decimals === 'unit' ? unitDecimals(money) : clampDecimals(decimals)
}

function clampDecimals(decimals: number): number {
  return Math.min(Math.max(Math.trunc(decimals) || 0, 0), 20)
}
