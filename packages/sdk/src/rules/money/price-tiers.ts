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

/** A unit price from a quantity on. */
export interface PriceTier {
  /** The lowest quantity that gets the price. */
  readonly from: number
  /** Net, per piece. */
  readonly unitPrice: Money
}

/**
 * The net unit price at a quantity; `undefined` below the first tier, where there is no price. Tiers may be in any
 * order; if two start at the same quantity the later one counts, and tiers with an invalid quantity are ignored.
 */
export function unitPriceFor(tiers: readonly PriceTier[], quantity: number): Money | undefined {
  return ascendingTiers(tiers).findLast((tier) => tier.from <= quantity)?.unitPrice
}

/** A row of the displayed price table. */
export interface PriceTierRow {
  /** The lowest quantity that gets the price. */
  readonly from: number
  /** Per piece, net. */
  readonly net: Money
  /** Per piece, gross, for display. */
  readonly gross: Money
  /** How much cheaper a piece is than in the first tier, in whole percent; null when nothing is saved. */
  readonly saving: number | null
  /** Net of `from` pieces. */
  readonly totalNet: Money
  /** Gross of `from` pieces, for display. */
  readonly totalGross: Money
}

/**
 * The rows of the price table, smallest quantity first, one row per quantity. `vatRate` is a fraction. Throws
 * `INVALID_AMOUNT` for an unreadable price or rate.
 */
export function tierTable(tiers: readonly PriceTier[], vatRate: Numeric): readonly PriceTierRow[] {
  const sorted = ascendingTiers(tiers)
  return sorted.map(({ from, unitPrice }) => {
    const totalNet = lineNet(unitPrice, from)
    return {
      from,
      net: unitPrice,
      gross: unitGross(unitPrice, vatRate),
      saving: savingOf(unitPrice, sorted[0]?.unitPrice ?? unitPrice),
      totalNet,
      totalGross: lineGross(unitPrice, from, vatRate),
    }
  })
}

/** A higher quantity that costs less in total. */
export interface PriceCliff {
  /** The first quantity of the cheaper tier. */
  readonly quantity: number
  /** Net total of that quantity. */
  readonly total: Money
  /** Net total of the requested quantity. */
  readonly currentTotal: Money
}

/**
 * The tier whose first quantity costs less in total than the requested quantity; the cheapest of several, the
 * smallest of equally cheap ones. A hint to show; never change the quantity because of it. `undefined` when nothing
 * is cheaper, and below the first tier. Throws `INVALID_AMOUNT` for an unreadable price.
 */
export function findCliff(tiers: readonly PriceTier[], quantity: number): PriceCliff | undefined {
  const unitPrice = unitPriceFor(tiers, quantity)
  if (!unitPrice) return undefined
  const currentTotal = lineNet(unitPrice, quantity)
  const offers = ascendingTiers(tiers).filter(({ from }) => from > quantity)
  return offers
    .map((tier) => ({ quantity: tier.from, total: lineNet(tier.unitPrice, tier.from), currentTotal }))
    .filter(({ total }) => difference(total, currentTotal).units < 0n)
    .toSorted((a, b) => Number(difference(a.total, b.total).units))[0]
}

/** Which quantities of a product the platform accepts. null, absent and invalid numbers mean no restriction. */
export interface QuantityRule {
  /** The lowest quantity; rounded up to the increment. */
  readonly minimum?: number | null | undefined
  /** Quantities must be multiples of it. */
  readonly increment?: number | null | undefined
  /** The highest quantity; rounded down to the increment. */
  readonly maximum?: number | null | undefined
}

/**
 * The quantity to order instead of the one entered: raised to the minimum, then up to the next increment; above the
 * maximum the largest multiple that is allowed. Increments count from zero. Throws `INVALID_QUANTITY` for anything
 * but a whole number above 0.
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
 * The largest quantity up to a limit that the rule of a product allows: a multiple of the increment, at least the
 * minimum, at most the maximum. `undefined` when it allows none that small. The limit is at most {@link
 * largestQuantity}.
 */
export function largestAllowed(rule: QuantityRule = {}, limit: number = largestQuantity): number | undefined {
  const cap = Math.floor(Math.min(limit, largestQuantity, usable(rule.maximum) ?? limit))
  if (!(cap >= 1)) return undefined
  const allowed = raiseQuantity(cap, { ...rule, maximum: cap })
  return allowed <= cap ? allowed : undefined
}

/** The tiers that count, smallest quantity first. */
export function ascendingTiers(tiers: readonly PriceTier[]): readonly PriceTier[] {
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

/** In whole numbers only: a quotient could be inexact. */
function roundUp(quantity: number, step: number): number {
  return quantity + ((step - (quantity % step)) % step)
}

function usable(value: number | null | undefined): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined
}
