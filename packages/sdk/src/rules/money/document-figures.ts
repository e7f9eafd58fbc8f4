import { compare, multiply, type Decimal } from '../../decimal'
import {
  grossAmount,
  isZeroMoney,
  lineGross,
  lineNet,
  multiplyMoney,
  sumMoney,
  toDecimal,
  unitDecimals,
  withVat,
  type Money,
  type Numeric,
} from './money'
import type { MainPrice } from './price-display'

/** A line of a cart, an order or an invoice. */
export interface DocumentLine {
  /** Net; null where the platform does not tell it. */
  readonly unitPrice: Money | null
  /** How many units, also a decimal. */
  readonly quantity: Numeric
  /** Before discounts, rounded. */
  readonly net: Money
}

/** How a line is displayed, net or gross. */
export interface LineFigures {
  /** The amount of the line, rounded. */
  readonly amount: Money
  /** All decimals; null where the line has no unit price. */
  readonly unit: Money | null
  /** How many of them to display, so that unit × quantity rounds to `amount`. */
  readonly unitDecimals: number
}

/** Which figures of a line are meant. */
export interface FiguresOptions {
  /** VAT as a fraction: 0.081. */
  readonly rate: Numeric
  /** Whether the figures are net or gross. */
  readonly main: MainPrice
}

/**
 * Unit price and amount of a line that multiply: the gross amount is unit net × quantity × (1 + rate), rounded once, the net
 * one the platform's. Where that is not unit price × quantity, the gross amount is calculated from it. Throws
 * `INVALID_AMOUNT`.
 */
export function lineFigures(line: DocumentLine, { rate, main }: FiguresOptions): LineFigures {
  const { unitPrice, quantity, net } = line
  const amount = main === 'net' ? net : grossOfLine(line, rate)
  if (unitPrice === null) return { amount, unit: null, unitDecimals: 2 }
  const gross = withVat(unitPrice, rate)
  const [unit, other] = main === 'net' ? [unitPrice, gross] : [gross, unitPrice]
  return { amount, unit, unitDecimals: unitDecimals([unit, other], { quantity, amount }) }
}

function grossOfLine({ unitPrice, quantity, net }: DocumentLine, rate: Numeric): Money {
  if (unitPrice === null || !isSameMoney(lineNet(unitPrice, quantity), net)) return grossAmount(net, rate)
  return lineGross(unitPrice, quantity, rate)
}

const isSameMoney = (a: Money, b: Money): boolean => isZeroMoney(sumMoney([a, multiplyMoney(b, -1)]))

/** The amounts of a document whose rows are rounded each for itself. */
export interface DocumentRows {
  /** The amount to pay. */
  readonly total: Money
  /** What should add up to it; what is taken off is negative. */
  readonly rows: readonly Money[]
  /** How many lines the document has. */
  readonly lines: number
  /** How many VAT rates. */
  readonly rates: number
}

/** What the rows of a document lack. */
export interface DocumentRounding {
  /** Total − rows, of either sign; for display only. */
  readonly amount: Money
  /** More than 0.01 × (lines + rates): rounding alone does not explain it. */
  readonly isFault: boolean
}

/** The row 'Rounding' of a document; null where its rows add up to the total. Throws `INVALID_AMOUNT`. */
export function documentRounding({ total, rows, lines, rates }: DocumentRows): DocumentRounding | null {
  const amount = sumMoney([total, ...rows.map((row) => multiplyMoney(row, -1))])
  if (isZeroMoney(amount)) return null
  const off = toDecimal(amount.amount)
  const size: Decimal = { ...off, units: off.units < 0n ? -off.units : off.units }
  const bound = multiply(toDecimal('0.01'), toDecimal(lines + rates))
  return { amount, isFault: compare(size, bound) > 0 }
}
