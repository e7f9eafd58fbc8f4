import { largestQuantity } from '../cart/quantity-limits'
import { findShortage, type ProductStock, type Shortage } from '../cart/shortage'
import type { Money } from '../money/money'
import {
  largestAllowed,
  raiseQuantity,
  unitPriceFor,
  type PriceTier,
  type QuantityRule,
} from '../money/price-tiers'

/** A product as it is sold today. */
export interface ReorderProduct {
  /** Record id, with 15 or 18 characters. */
  readonly productId: string
  /** Today's net prices; none when the price is on request. */
  readonly tiers: readonly PriceTier[]
  /** Which quantities the platform takes; null for any. */
  readonly rule: QuantityRule | null
  /** What is in stock, and when more arrives. */
  readonly stock: ProductStock
  /** The stock will not be refilled: without any, the product is no longer sold. */
  readonly isLastStock?: boolean
  /** The product that has taken its place. */
  readonly successorId?: string | undefined
}

/**
 * Why nothing of a line can be added: it is no longer sold (`gone`), there is none and nobody knows when more comes
 * (`no-stock`), its price is on request (`no-price`), or the cart has as many as one order may have (`maximum`).
 */
export type ReorderObstacle = 'gone' | 'no-stock' | 'no-price' | 'maximum'

/** A quantity that the shop has changed: raised to minimum and step, or lowered to what there is. */
export interface ReorderChange {
  /** In which direction. */
  readonly kind: 'raised' | 'lowered'
  /** Units that were asked for. */
  readonly from: number
  /** Units that can be added. */
  readonly to: number
}

/** What of a wanted quantity can be added today. */
export interface PlannedAddition {
  /** Units that can be added; 0 with an obstacle. */
  readonly quantity: number
  /** Absent where the quantity is the one that was asked for. */
  readonly change?: ReorderChange
  /** Today's net price per unit, at the quantity that the cart will have; absent with an obstacle. */
  readonly unitPrice?: Money
  /** The requested units are more than the stock. */
  readonly shortage?: Shortage
  /** Why nothing can be added. */
  readonly obstacle?: ReorderObstacle
}

/** What is to be added, and on top of what. */
export interface WantedAddition {
  /** Units to add. */
  readonly wanted: number
  /** Units from which a change is told. @default the wanted ones */
  readonly from?: number
  /** Units that the cart has already. */
  readonly inCart: number
}

/** What adding so many units of a product comes to, by its rule, its stock and what the cart has already. */
export function planAddition(
  product: ReorderProduct | undefined,
  { wanted, from = wanted, inCart }: WantedAddition,
): PlannedAddition {
  if (product === undefined || isSoldOut(product)) return { quantity: 0, obstacle: 'gone' }
  if (product.tiers.length === 0) return { quantity: 0, obstacle: 'no-price' }
  const quantity = allowedUnits(wanted, { product, inCart })
  const short = findShortage(raisedTotal(wanted, { product, inCart }), product.stock, product.rule)
  const shortage = short && { shortage: short }
  if (quantity === 0) return { quantity, obstacle: short ? 'no-stock' : 'maximum', ...shortage }
  const unitPrice = unitPriceFor(product.tiers, inCart + quantity) ?? product.tiers[0]?.unitPrice
  return { quantity, ...shortage, ...(unitPrice && { unitPrice }), ...changeOf(from, quantity) }
}

const isSoldOut = ({ isLastStock, stock }: ReorderProduct): boolean =>
  isLastStock === true && stock.inStock === 0

interface Planned {
  readonly product: ReorderProduct
  readonly inCart: number
}

/** How much of a wanted quantity can be added, on top of what the cart has; 0 for nothing. */
export function allowedUnits(wanted: number, planned: Planned): number {
  const { rule, stock, isLastStock } = planned.product
  const { inStock = largestQuantity, isMadeToOrder, moreFrom } = stock
  const isLimited = isMadeToOrder !== true && (isLastStock === true || moreFrom === undefined)
  const most = largestAllowed(rule ?? {}, isLimited ? inStock : largestQuantity) ?? 0
  return Math.max(0, Math.min(raisedTotal(wanted, planned), most) - planned.inCart)
}

/** The quantity that the cart would have if there were stock for all. */
const raisedTotal = (wanted: number, { product: { rule }, inCart }: Planned): number =>
  raiseQuantity(inCart + wanted, { ...rule, maximum: largestAllowed(rule ?? {}) })

function changeOf(from: number, to: number): Pick<PlannedAddition, 'change'> {
  return from === to ? {} : { change: { kind: to > from ? 'raised' : 'lowered', from, to } }
}
