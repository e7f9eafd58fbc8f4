import { formatMoney, isZeroMoney, lineFigures } from '@cartonnage/sdk/rules'
import type { DocumentLine, MainPrice, Money, Numeric, ShopLocale } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'

/** An amount inside a list: francs are named at the total only, the euro sign at each amount. */
export function formatLineAmount(money: Money, locale: ShopLocale): string {
  return formatMoney(money, locale, { currency: money.currencyCode !== 'CHF' })
}

/** A line of a cart or an order, as it may be before the platform has calculated it. */
export interface ShownLine extends Omit<DocumentLine, 'net'> {
  /** Before discounts; null while it is being calculated. */
  readonly net: Money | null
}

interface LineFormat {
  /** VAT as a fraction; null where it is unknown: then the line is net. */
  readonly rate: number | null
  readonly main: MainPrice
  readonly locale: ShopLocale
  readonly t: TFunction<'cart'>
}

/** An item of an order. */
interface OrderedItem {
  readonly unitPrice: Money | null
  readonly quantity: Numeric | null
  readonly totalPrice: Money | null
}

export const orderLine = ({ unitPrice, quantity, totalPrice }: OrderedItem): ShownLine => ({
  unitPrice,
  quantity: quantity ?? 1,
  net: totalPrice,
})

/** The lines of a document; none while the amount of one is unknown. */
export function knownLines(lines: readonly ShownLine[]): readonly DocumentLine[] {
  const known = lines.flatMap((line) => (line.net === null ? [] : [{ ...line, net: line.net }]))
  return known.length === lines.length ? known : []
}

/** Whether nothing is paid for a line. */
export const isFreeLine = ({ net }: ShownLine): boolean => net !== null && isZeroMoney(net)

/** The amount of a line, net or gross; of nothing that it is free; null while it is being calculated. */
export function formatAmountOf(line: ShownLine, { rate, main, locale, t }: LineFormat): string | null {
  const { net } = line
  if (net === null) return null
  if (isFreeLine(line)) return t('totals.free')
  return formatLineAmount(lineFigures({ ...line, net }, figuresOptions(rate, main)).amount, locale)
}

/**
 * The unit price of a line, net or gross, with as many decimals as it needs to multiply to the amount; of nothing that it is
 * free; null where it is unknown.
 */
export function formatUnitPrice(line: ShownLine, { rate, main, locale, t }: LineFormat): string | null {
  const { unitPrice, quantity, net } = line
  if (unitPrice === null) return null
  if (isZeroMoney(unitPrice)) return t('totals.free')
  // Without an amount the decimals of a single piece are enough.
  const priced = net === null ? { unitPrice, quantity: 1, net: unitPrice } : { unitPrice, quantity, net }
  const { unit, unitDecimals: decimals } = lineFigures(priced, figuresOptions(rate, main))
  return formatMoney(unit ?? unitPrice, locale, { decimals, currency: unitPrice.currencyCode !== 'CHF' })
}

const figuresOptions = (rate: number | null, main: MainPrice) =>
  rate === null ? { rate: 0, main: 'net' as const } : { rate, main }
