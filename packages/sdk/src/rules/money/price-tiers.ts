import { divideHalfUp, multiply, toText, type Decimal } from '../../decimal'
import { ShopError } from '../../errors/errors'
import { largestQuantity } from '../cart/quantity-limits'
import {
  lineGross,
  lineNet,
  multiplyMoney,
  sumMoney,
  toDecimal,
  unitGross,
  type Money,
  type Numeric,
} from './money'

/** A unit price (net) from a quantity on. */
export interface PriceTier {
  readonly from: number
  readonly unitPrice: Money
}

/**
 * The unit price (net) at a quantity; `undefined` below the first tier, where there is no price. Tiers may come in
 * any order; of two from the same quantity the later one counts, and one without a usable quantity is left out.
 */
export function unitPriceFor(tiers: readonly PriceTier[], quantity: number): Money | undefined {
  return ascending(tiers).findLast((tier) => tier.from <= quantity)?.unitPrice
}

/** One row of the table that people read. */
export interface PriceTierRow {
  readonly from: number
  /** Per piece, net. */
  readonly net: Money
  /** Per piece, gross, for display. */
  readonly gross: Money
  /** What a piece costs less than in the first tier, in whole percent; null when nothing is saved. */
  readonly saving: number | null
  /** What the tier's first quantity costs. */
  readonly totalNet: Money
  readonly totalGross: Money
}

/**
 * The tier table, smallest quantity first, one row for each quantity. `vatRate` is a fraction. Throws
 * `INVALID_AMOUNT` for a price or rate that cannot be read.
 */
export function tierTable(tiers: readonly PriceTier[], vatRate: Numeric): readonly PriceTierRow[] {
  const sorted = ascending(tiers)
  return sorted.map(({ from, unitPrice }) => {
    const totalNet = lineNet(unitPrice, from)
    return {
      from,
      net: unitPrice,
      gross: unitGross(unitPrice, vatRate),
      saving: savingOf(unitPrice, sorted[0]?.unitPrice ?? unitPrice),
      totalNet,
      totalGross: lineGross(totalNet, vatRate),
    }
  })
}

/** A higher quantity that costs less in total. */
export interface PriceCliff {
  readonly quantity: number
  /** Net total of that quantity. */
  readonly total: Money
  /** Net total of the quantity asked for. */
  readonly currentTotal: Money
}

/**
 * The tier whose first quantity costs less in total than the quantity asked for; of several the cheapest, of
 * equally cheap ones the smallest. A hint to show, never a reason to change the quantity by itself. `undefined`
 * where nothing is cheaper and below the first tier. Throws `INVALID_AMOUNT` for a price that cannot be read.
 */
export function findCliff(tiers: readonly PriceTier[], quantity: number): PriceCliff | undefined {
  const unitPrice = unitPriceFor(tiers, quantity)
  if (!unitPrice) return undefined
  const currentTotal = lineNet(unitPrice, quantity)
  const offers = ascending(tiers).filter(({ from }) => from > quantity)
  return offers
    .map((tier) => ({ quantity: tier.from, total: lineNet(tier.unitPrice, tier.from), currentTotal }))
    .filter(({ total }) => difference(total, currentTotal).units < 0n)
    .toSorted((a, b) => Number(difference(a.total, b.total).units))[0]
}

/** What the platform says about the quantities of a product; null where it says nothing. */
export interface QuantityRule {
  readonly minimum?: number | null | undefined
  readonly increment?: number | null | undefined
  readonly maximum?: number | null | undefined
}

/**
 * The quantity to order instead of the one typed: raised to the minimum, then up to the next step; above the
 * maximum the largest step that is allowed. Steps count from zero. Unusable numbers of the rule count as absent.
 * Throws `INVALID_QUANTITY` for what is not a whole number above 0.
 */
export function raiseQuantity(quantity: number, rule: QuantityRule = {}): number {
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    throw new ShopError('INVALID_QUANTITY', 'a quantity is a whole number above 0')
  }
  const step = usable(rule.increment) ?? 1
  const lowest = roundUp(usable(rule.minimum) ?? 1, step)
  const largest = usable(rule.maximum) ?? Number.MAX_SAFE_INTEGER
  return Math.max(lowest, Math.min(roundUp(quantity, step), largest - (largest % step)))
}

/**
 * The largest quantity up to a limit that a product's rule allows: a multiple of its step, at least its minimum, at
 * most its maximum. `undefined` where it allows none that small. The limit is at most {@link largestQuantity}.
 */
export function largestAllowed(rule: QuantityRule = {}, limit: number = largestQuantity): number | undefined {
  const most = Math.floor(Math.min(limit, largestQuantity, usable(rule.maximum) ?? limit))
  if (!(most >= 1)) return undefined
  const allowed = raiseQuantity(most, { ...rule, maximum: most })
  return allowed <= most ? allowed : undefined
}

function ascending(tiers: readonly PriceTier[]): readonly PriceTier[] {
  return tiers
    .filter(({ from }) => from >= 0 && from < Infinity)
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, index, sorted) => sorted[index + 1]?.from !== from)
}

function savingOf(price: Money, first: Money): number | null {
  const saved = multiply(difference(first, price), { units: 100n, scale: 0 })
  const percent = divideHalfUp(saved, toDecimal(first.amount), 0)
  return percent && percent.units > 0n ? Number(toText(percent)) : null
}

function difference(a: Money, b: Money): Decimal {
  return toDecimal(sumMoney([a, multiplyMoney(b, -1)]).amount)
}

/** In whole numbers only: a quotient would be rounded. */
function roundUp(quantity: number, step: number): number {
  return quantity + ((step - (quantity % step)) % step)
}

function usable(value: number | null | undefined): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined
}
