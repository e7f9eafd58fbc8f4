import {
  add,
  compare,
  isZero,
  multiply,
  negate,
  parseDecimal,
  roundHalfUp,
  toText,
  trimZeros,
  type Decimal,
} from '../../decimal'
import { ShopError } from '../../errors/errors'

/**
 * An amount of money. Functions that round say what they round for: `unit…` per piece, `line…` per line,
 * `document…` per document. All others are exact.
 */
export interface Money {
  /** A plain decimal string such as `'67.00'`: no exponent, no grouping. */
  readonly amount: string
  /** ISO 4217. */
  readonly currencyCode: string
}

/** A number for exact arithmetic: a decimal string, or a finite number that prints without an exponent. */
export type Numeric = number | string

/** Decimals of a currency's smallest coin (ISO 4217): 2 for CHF and EUR, and for an unknown code. */
export function minorUnitDecimals(currencyCode: string): number {
  if (/^(?:BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/.test(currencyCode)) return 0
  return /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/.test(currencyCode) ? 3 : 2
}

/** The value as an exact decimal. Throws `INVALID_AMOUNT` if it is not a plain decimal. */
export function toDecimal(value: Numeric): Decimal {
  const decimal = typeof value === 'object' ? undefined : parseDecimal(String(value))
  if (decimal) return decimal
  throw new ShopError('INVALID_AMOUNT', 'a plain decimal is needed, such as 12.90')
}

/** The exact sum of two amounts. Throws `INVALID_AMOUNT` for different currencies or an unreadable amount. */
export function addMoney(a: Money, b: Money): Money {
  return money(add(toDecimal(a.amount), toDecimal(b.amount)), sameCurrency([a, b]))
}

/** Whether an amount is zero, in any notation. Throws `INVALID_AMOUNT` for an unreadable amount. */
export function isZeroMoney({ amount }: Money): boolean {
  return isZero(toDecimal(amount))
}

/**
 * The exact product with all its decimals; nothing is rounded. For a cart line use {@link lineNet}. Throws
 * `INVALID_AMOUNT`.
 */
export function multiplyMoney(unit: Money, quantity: Numeric): Money {
  return money(multiply(toDecimal(unit.amount), toDecimal(quantity)), unit.currencyCode)
}

/** Net of one line: unit price × quantity, rounded half up to the currency's minor unit. Throws `INVALID_AMOUNT`. */
export function lineNet(unit: Money, quantity: Numeric): Money {
  return roundToMinorUnit(multiplyMoney(unit, quantity))
}

/**
 * Gross of one line, for display only: unit net × quantity × (1 + rate), rounded once, half up. The total of the document
 * may differ from the sum of its gross lines. Throws `INVALID_AMOUNT`.
 */
export function lineGross(unit: Money, quantity: Numeric, rate: Numeric): Money {
  return grossAmount(multiplyMoney(unit, quantity), rate)
}

/**
 * Gross of a single amount such as a fee, for display only: net × (1 + rate), rounded half up. For a line use {@link
 * lineGross}: its rounded net has lost what the gross amount needs. Throws `INVALID_AMOUNT`.
 */
export function grossAmount(net: Money, rate: Numeric): Money {
  return roundToMinorUnit(withVat(net, rate))
}

/**
 * What each part of a sum adds to its gross total, for display: rounded in turn, so that the parts of a list always add
 * up to the gross of their net sum. Takes and returns negative parts too. Throws `INVALID_AMOUNT`.
 */
export function grossSteps(nets: readonly Money[], rate: Numeric): readonly Money[] {
  const totals = nets.map((_, index) => grossAmount(sumMoney(nets.slice(0, index + 1)), rate))
  return totals.map((total, index) => {
    const before = totals[index - 1]
    return before === undefined ? total : sumMoney([total, multiplyMoney(before, -1)])
  })
}

/** A net amount with its VAT and all decimals: a unit price is rounded only where it is displayed. Throws `INVALID_AMOUNT`. */
export function withVat(net: Money, rate: Numeric): Money {
  return multiplyMoney(net, toText(add(toDecimal(1), toDecimal(requireRate(rate)))))
}

/**
 * Gross of one piece, for display only, with the decimals that its size needs. Never multiply it by a quantity. Throws
 * `INVALID_AMOUNT`.
 */
export function unitGross(unitNet: Money, rate: Numeric): Money {
  const exact = withVat(unitNet, rate)
  return roundUnit(exact, unitDecimals(exact))
}

/** What a unit price is multiplied by on a document, and what that gives. */
export interface PricedLine {
  /** How many units, also a decimal. */
  readonly quantity: Numeric
  /** The amount of the line, rounded. */
  readonly amount: Money
}

/**
 * Decimals to display a unit price with: 2 from 1.00 and for zero, 3 from 0.10, 4 below; the sign is ignored. Several
 * prices share those of the smallest one. For a line, as many more as the price itself has and needs so that price ×
 * quantity rounds to the amount of the line. Throws `INVALID_AMOUNT`.
 */
export function unitDecimals(prices: Money | readonly Money[], line?: PricedLine): number {
  const all = 'amount' in prices ? [prices] : prices
  const least = Math.max(2, ...all.map((price) => decimalsBySize(toDecimal(price.amount))))
  const [price] = all
  if (line === undefined || price === undefined) return least
  const most = trimZeros(toDecimal(price.amount)).scale
  for (let decimals = least; decimals <= most; decimals += 1) {
    if (multipliesTo(line, roundUnit(price, decimals))) return decimals
  }
  return least
}

function decimalsBySize({ units, scale }: Decimal): 2 | 3 | 4 {
  const tenths = (units < 0n ? -units : units) * 10n
  const one = 10n ** BigInt(scale)
  if (units === 0n || tenths >= 10n * one) return 2
  return tenths >= one ? 3 : 4
}

function multipliesTo({ quantity, amount }: PricedLine, unit: Money): boolean {
  return compare(toDecimal(lineNet(unit, quantity).amount), toDecimal(amount.amount)) === 0
}

function roundUnit({ amount, currencyCode }: Money, decimals: number): Money {
  return money(roundHalfUp(toDecimal(amount), decimals), currencyCode)
}

/** What {@link documentVat} computes from. */
export interface VatBase {
  /** Net amounts at the same rate; credits are negative. */
  readonly nets: readonly Money[]
  /** A fraction: 0.081. */
  readonly rate: Numeric
  /** ISO 4217; needed only if `nets` may be empty. */
  readonly currencyCode?: string
}

/**
 * The VAT of one rate on a whole document: the sum of its nets × rate, rounded once, half away from zero. Throws
 * `INVALID_AMOUNT` for mixed currencies and a negative rate.
 */
export function documentVat({ nets, rate, currencyCode }: VatBase): Money {
  return roundToMinorUnit(multiplyMoney(sumMoney(nets, currencyCode), requireRate(rate)))
}

/** A cart or an order with a single VAT rate. */
export interface DocumentInput {
  /** Line nets, each rounded as {@link lineNet} does. */
  readonly lines: readonly Money[]
  /** Net; null or absent for none. */
  readonly shipping?: Money | null | undefined
  /** Net, zero or more; it is subtracted. */
  readonly discount?: Money | null | undefined
  /** VAT as a fraction: 0.081. */
  readonly rate: Numeric
  /** ISO 4217; needed only if there may be no amounts at all. */
  readonly currencyCode?: string
}

/** The totals of a document; `gross` is always exactly `net` + `vat`. */
export interface DocumentTotals {
  /** Sum of the line nets. */
  readonly lines: Money
  /** Lines + shipping − discount. */
  readonly net: Money
  /** On `net`, rounded once. */
  readonly vat: Money
  /** The amount to pay. */
  readonly gross: Money
}

/** Adds up lines, shipping and discount, and the VAT on the result. Throws `INVALID_AMOUNT`. */
export function documentTotals(input: DocumentInput): DocumentTotals {
  const { lines, shipping, discount, rate } = input
  const nets = [
    ...lines,
    ...(shipping ? [shipping] : []),
    ...(discount ? [toNegativeDiscount(discount)] : []),
  ]
  const currencyCode = sameCurrency(nets, input.currencyCode)
  const net = roundToMinorUnit(sumMoney(nets, currencyCode))
  const vat = documentVat({ nets, rate, currencyCode })
  return { lines: roundToMinorUnit(sumMoney(lines, currencyCode)), net, vat, gross: addMoney(net, vat) }
}

/**
 * The exact sum. Without amounts it is zero in `currencyCode`; throws `INVALID_AMOUNT` if that is missing too, and
 * for mixed currencies.
 */
export function sumMoney(amounts: readonly Money[], currencyCode?: string): Money {
  const code = sameCurrency(amounts, currencyCode)
  const zero: Decimal = { units: 0n, scale: minorUnitDecimals(code) }
  return money(
    amounts.reduce((sum, { amount }) => add(sum, toDecimal(amount)), zero),
    code,
  )
}

function requireRate(rate: Numeric): Numeric {
  if (toDecimal(rate).units >= 0n) return rate
  throw new ShopError('INVALID_AMOUNT', 'a VAT rate is zero or more')
}

function roundToMinorUnit({ amount, currencyCode }: Money): Money {
  return money(roundHalfUp(toDecimal(amount), minorUnitDecimals(currencyCode)), currencyCode)
}

function sameCurrency(amounts: readonly Money[], currencyCode = amounts[0]?.currencyCode): string {
  if (currencyCode !== undefined && amounts.every((amount) => amount.currencyCode === currencyCode))
    return currencyCode
  throw new ShopError('INVALID_AMOUNT', 'amounts of one known currency are needed')
}

function toNegativeDiscount({ amount, currencyCode }: Money): Money {
  const discount = toDecimal(amount)
  if (discount.units < 0n) throw new ShopError('INVALID_AMOUNT', 'a discount is zero or more')
  return money(negate(discount), currencyCode)
}

function money(decimal: Decimal, currencyCode: string): Money {
  return { amount: toText(decimal), currencyCode }
}
