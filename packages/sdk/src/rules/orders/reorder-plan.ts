import { divideHalfUp, isZero, parseDecimal, subtract, toText, trimZeros } from '../../decimal'
import { isSameRecordId } from '../../record-id'
import { largestQuantity } from '../cart/quantity-limits'
import { lineNet, sumMoney, toDecimal, type Money } from '../money/money'
import {
  allowedUnits,
  planAddition,
  type PlannedAddition,
  type ReorderProduct,
  type WantedAddition,
} from './plan-addition'

/** An item of an order, as the order has it. */
export interface ReorderItem {
  /** Null for a product that no longer exists. */
  readonly productId: string | null
  /** As it was ordered; null where the platform sends none. */
  readonly name: string | null
  /** As it was ordered; null where the platform sends none. */
  readonly sku: string | null
  /** Ordered units; one that cannot be read counts as 1. */
  readonly quantity: number | string | null
  /** Net, per unit, on the day of the order; null where the platform sends none. */
  readonly unitPrice: Money | null
}

/** What an order is compared with before it is ordered again. */
export interface ReorderToday {
  /** The products that are sold today, with the successors of those that are not. */
  readonly products: readonly ReorderProduct[]
  /** What the cart holds already. @default an empty cart */
  readonly inCart?: readonly ReorderAddition[]
  /** Quantities that the buyer has entered in place of the ordered ones, by the `id` of a line. */
  readonly entered?: Readonly<Record<string, number>>
}

/** A product, and how much of it. */
export interface ReorderAddition {
  /** Record id, with 15 or 18 characters. */
  readonly productId: string
  /** Whole units. */
  readonly quantity: number
}

/** A line of a plan: what one product of an order becomes today. */
export interface ReorderLine extends PlannedAddition {
  /** The record id of the product, or the place of an item without one, such as `item-3`; once per plan. */
  readonly id: string
  /** Null for a product that no longer exists. */
  readonly productId: string | null
  /** As it was ordered. */
  readonly name: string | null
  /** As it was ordered. */
  readonly sku: string | null
  /** Ordered units, of all deliveries together. */
  readonly ordered: number
  /** Net, per unit, on the day of the order. */
  readonly orderedPrice: Money | null
  /** Net, of the ordered units, on the day of the order. */
  readonly orderedAmount: Money | null
  /** Units that the cart holds already. */
  readonly inCart: number
  /** What can be taken in place of a product that is no longer sold; absent where that cannot be bought either. */
  readonly successor?: ReorderLine
}

/**
 * What ordering again means today: one line for each product of an order, in the order of its items, with what can be added
 * and at which price. Nothing is left out: what cannot be added has an obstacle, and its successor where there is one.
 */
export function planReorder(items: readonly ReorderItem[], today: ReorderToday): readonly ReorderLine[] {
  return sumByProduct(items).map((ordered) => {
    const line = planLine(ordered, today)
    const successor = line.obstacle === 'gone' ? planSuccessor(ordered, today) : undefined
    return successor === undefined ? line : { ...line, successor }
  })
}

/**
 * By which fraction a price has changed since, to a tenth of a percent: `'0.045'` is 4.5% more. `undefined` for equal
 * prices, and where there is nothing to compare: no price, none then, or another currency.
 */
export function priceChange(before: Money | null, now: Money | undefined): string | undefined {
  if (before === null || now === undefined || before.currencyCode !== now.currencyCode) return undefined
  const base = toDecimal(before.amount)
  const difference = subtract(toDecimal(now.amount), base)
  if (isZero(base) || isZero(difference)) return undefined
  const fraction = divideHalfUp(difference, base, fractionDecimals)
  const least = difference.units < 0n ? -1n : 1n
  const shown =
    fraction === undefined || isZero(fraction) ? { units: least, scale: fractionDecimals } : fraction
  return toText(trimZeros(shown))
}

const fractionDecimals = 3

type Ordered = Pick<
  ReorderLine,
  'id' | 'productId' | 'name' | 'sku' | 'ordered' | 'orderedPrice' | 'orderedAmount'
>

function sumByProduct(items: readonly ReorderItem[]): readonly Ordered[] {
  const lines: Ordered[] = []
  for (const [index, item] of items.entries()) {
    const found = lines.findIndex(({ productId }) => isSame(productId, item.productId))
    const existing = lines[found]
    if (existing === undefined) lines.push(toOrdered(item, index))
    else lines[found] = join(existing, toOrdered(item, index))
  }
  return lines
}

const isSame = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && isSameRecordId(a, b)

function toOrdered({ productId, name, sku, quantity, unitPrice }: ReorderItem, index: number): Ordered {
  const ordered = wholeUnits(quantity)
  return {
    id: productId ?? `item-${index + 1}`,
    productId,
    name,
    sku,
    ordered,
    orderedPrice: unitPrice,
    orderedAmount: unitPrice && lineNet(unitPrice, ordered),
  }
}

/** Fractions are rounded up: less than was ordered would be missing. */
function wholeUnits(quantity: ReorderItem['quantity']): number {
  const read = parseDecimal(String(quantity ?? '').trim())
  const units = read === undefined ? 1 : Math.ceil(Number(toText(read)))
  return Math.min(Math.max(units, 1), largestQuantity)
}

function join(a: Ordered, b: Ordered): Ordered {
  const { orderedAmount: one } = a
  const { orderedAmount: two } = b
  const isComparable = one !== null && two !== null && one.currencyCode === two.currencyCode
  return {
    ...a,
    ordered: Math.min(a.ordered + b.ordered, largestQuantity),
    orderedAmount: isComparable ? sumMoney([one, two]) : null,
  }
}

const productOf = (id: string | null | undefined, { products }: ReorderToday): ReorderProduct | undefined =>
  products.find(({ productId }) => isSame(productId, id ?? null))

function planLine(ordered: Ordered, today: ReorderToday): ReorderLine {
  const product = productOf(ordered.productId, today)
  const inCart = Math.ceil(unitsIn(today.inCart ?? [], ordered.productId))
  return { ...ordered, inCart, ...planAddition(product, askedUnits(ordered, { product, inCart, today })) }
}

/** The units in a cart, 0 without the product. */
export const unitsIn = (lines: readonly ReorderAddition[], productId: string | null): number =>
  lines.reduce((sum, line) => sum + (isSame(line.productId, productId) ? line.quantity : 0), 0)

/**
 * The units that are wanted, and from which a change is told: a quantity that the page has filled in stands for the ordered
 * one, from which it was raised.
 */
function askedUnits({ id, ordered }: Ordered, { product, inCart, today }: Asked): WantedAddition {
  const entered = today.entered?.[id]
  if (entered === undefined) return { wanted: ordered, inCart }
  const isFilledIn = product !== undefined && entered === allowedUnits(ordered, { product, inCart })
  return { wanted: entered, from: isFilledIn ? ordered : entered, inCart }
}

interface Asked {
  readonly product: ReorderProduct | undefined
  readonly inCart: number
  readonly today: ReorderToday
}

/** The first successor that can be bought: that of a successor that is gone as well, and so on. */
function planSuccessor(ordered: Ordered, today: ReorderToday): ReorderLine | undefined {
  const seen: string[] = []
  let next = productOf(ordered.productId, today)?.successorId
  while (next !== undefined && !seen.some((id) => isSame(id, next ?? null))) {
    seen.push(next)
    const product = productOf(next, today)
    const line = planLine({ ...ordered, productId: next, name: null, sku: null }, today)
    if (line.obstacle === undefined) return line
    next = product?.successorId
  }
  return undefined
}
