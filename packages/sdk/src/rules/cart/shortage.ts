import { largestAllowed, type QuantityRule } from '../money/price-tiers'

/** What the platform reports about the stock of a product. */
export interface ProductStock {
  /** Units in stock; while absent, no quantity counts as short. */
  readonly inStock?: number | undefined
  /** Produced on demand: the stock does not matter. */
  readonly isMadeToOrder?: boolean | undefined
  /** The day (`2026-12-14`) on which more arrives; absent when no delivery is expected or dated. */
  readonly moreFrom?: string | undefined
}

/** The requested quantity exceeds the stock. */
export interface Shortage {
  /** Units in stock. */
  readonly inStock: number
  /** Units beyond the stock. */
  readonly rest: number
  /** The largest quantity that stock and quantity rule allow; absent when there is none. */
  readonly largestQuantity?: number
  /** The day (`2026-12-14`) on which the rest arrives: until then it can be ordered; absent when unknown. */
  readonly restFrom?: string
}

/**
 * Describes a quantity that exceeds the stock: how many there are, the largest quantity that can be delivered now, and when
 * the rest arrives. `undefined` when the stock suffices or is unknown, and for products made to order.
 * Whether the quantity is refused is up to the platform.
 */
export function findShortage(
  quantity: number,
  { inStock, isMadeToOrder, moreFrom }: ProductStock,
  rule: QuantityRule | null = null,
): Shortage | undefined {
  if (inStock === undefined || isMadeToOrder === true || quantity <= inStock) return undefined
  const largestQuantity = largestAllowed(rule ?? {}, inStock)
  return {
    inStock,
    rest: quantity - inStock,
    ...(largestQuantity !== undefined && { largestQuantity }),
    ...(moreFrom !== undefined && { restFrom: moreFrom }),
  }
}
