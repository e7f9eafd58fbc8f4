/** The members of a cart summary that decide whether the cart can be worked with. */
export interface CartState {
  /** `'Processing'` while the platform computes the cart. */
  readonly asyncOperationStatus?: string | null | undefined
  /** Number of units of all items; the platform sends `25` or `'25.0'`. */
  readonly totalProductCount?: number | string | null | undefined
}

/**
 * Whether the cart is changing: a write of ours is pending, or the platform is still computing the cart, which then
 * has to be polled.
 */
export function isCartProcessing(cart: CartState | null | undefined, pendingWrites = 0): boolean {
  return pendingWrites !== 0 || cart?.asyncOperationStatus === 'Processing'
}

/** Whether a cart can go to checkout: it has products and is not processing. */
export function isReadyForCheckout(cart: CartState | null | undefined, pendingWrites = 0): boolean {
  return !!cart && !isCartProcessing(cart, pendingWrites) && countProducts(cart) > 0
}

/** What {@link toCartStatus} derives from. */
export interface CartStatusInput {
  /** The cart's summary; null or absent while there is none. */
  readonly cart?: CartState | null | undefined
  /**
   * Whether a write is in flight.
   * @default false
   */
  readonly isChanging?: boolean | undefined
  /** What the shop allows guests; `undefined` until it is loaded. */
  readonly guestPermissions?:
    | {
        /** Whether guests have a cart on the server. */
        readonly guestCartEnabled: boolean
        /** Whether guests may order without an account. */
        readonly guestCheckoutEnabled: boolean
      }
    | undefined
  /**
   * How many products of a guest cart were lost when it was merged at sign-in.
   * @default 0
   */
  readonly productsNotPreserved?: number | undefined
}

/** The state of the cart as a page shows it. */
export interface CartStatus {
  /** While true, totals may be about to change and checkout is blocked. */
  readonly isProcessing: boolean
  /** False for an empty cart. */
  readonly isReadyForCheckout: boolean
  /** Absent until the guest permissions are loaded. */
  readonly isGuestCartEnabled?: boolean
  /** Absent until the guest permissions are loaded. */
  readonly isGuestCheckoutEnabled?: boolean
  /**
   * How many products of a guest cart were lost when it was merged at sign-in (the platform's
   * preserveGuestCartNumberOfProductsWithError).
   */
  readonly productsNotPreserved: number
}

/** Collects what a page needs to know about the cart. */
export function toCartStatus(input: CartStatusInput): CartStatus {
  const { cart, isChanging = false, guestPermissions: permissions, productsNotPreserved = 0 } = input
  const pendingWrites = isChanging ? 1 : 0
  return {
    isProcessing: isCartProcessing(cart, pendingWrites),
    isReadyForCheckout: isReadyForCheckout(cart, pendingWrites),
    ...(permissions && {
      isGuestCartEnabled: permissions.guestCartEnabled,
      isGuestCheckoutEnabled: permissions.guestCheckoutEnabled,
    }),
    productsNotPreserved,
  }
}

/**
 * The status of arranging items by its HTTP status: `Processing` for 202, `Completed` for any other success,
 * otherwise `undefined`.
 */
export function arrangeItemsStatus(status: number): 'Processing' | 'Completed' | undefined {
  if (status === 202) return 'Processing'
  return status >= 200 && status < 300 ? 'Completed' : undefined
}

/** A read of the cart items right after a write. */
export interface CartItemsReading {
  /** HTTP status of the read. */
  readonly status: number
  /** Number of items in the response. */
  readonly itemCount: number
  /** Number of units that the cart's summary reports. */
  readonly totalProductCount?: number | string | null | undefined
}

/**
 * Whether the read came too early: status 422, or no items in a cart that has products. Such a read counts as
 * Processing and is polled.
 */
export function isUnfinishedCartRead(reading: CartItemsReading): boolean {
  return reading.status === 422 || (reading.itemCount === 0 && countProducts(reading) > 0)
}

/** The product count as a whole number of units; 0 if it cannot be read. */
export function countProducts({ totalProductCount }: Pick<CartState, 'totalProductCount'>): number {
  // An object may stringify to digits: `String([3])`.
  if (typeof totalProductCount === 'object') return 0
  const count = Number(/^\s*(\d+)(?:\.\d+)?\s*$/.exec(String(totalProductCount))?.[1] ?? 0)
  return Number.isSafeInteger(count) ? count : 0
}
