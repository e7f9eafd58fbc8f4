import { largestAllowed, type QuantityRule } from '../money/price-tiers'

/** What the platform says of a product's stock; what it does not say is absent, and then nothing is ever short. */
export interface ProductStock {
  /** Units in stock. */
  readonly inStock?: number | undefined
  /** Made for the order: the stock does not matter. */
  readonly isMadeToOrder?: boolean | undefined
  /** The day (`2026-12-14`) from which more can be ordered; absent where no more comes, or nobody knows when. */
  readonly moreFrom?: string | undefined
}

/** More is asked for than there is. */
export interface Shortage {
  readonly inStock: number
  /** The largest quantity that stock and purchase rule allow; absent where there is none. */
  readonly most?: number
  /** From when the rest can be ordered; absent where nobody knows. */
  readonly restFrom?: string
}

/**
 * What to say of a quantity that the stock does not reach for: how many there are, the one quantity that helps, and
 * when the rest can be ordered. `undefined` where the stock suffices, for what is made to order, and where the
 * platform says nothing about the stock. Whether the quantity is refused is for the platform to say.
 */
export function findShortage(
  quantity: number,
  { inStock, isMadeToOrder, moreFrom }: ProductStock,
  rule: QuantityRule | null = null,
): Shortage | undefined {
  if (inStock === undefined || isMadeToOrder === true || quantity <= inStock) return undefined
  const most = largestAllowed(rule ?? {}, inStock)
  return {
    inStock,
    ...(most !== undefined && { most }),
    ...(moreFrom !== undefined && { restFrom: moreFrom }),
  }
}
