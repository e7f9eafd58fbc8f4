/** The members of a cart summary that tell whether it may be worked with. */
export interface CartState {
  readonly asyncOperationStatus?: string | null | undefined
  readonly totalProductCount?: number | string | null | undefined
}

/**
 * Whether something of the cart is under way: a write of ours [4.cart-counts-and-processing-2], or the platform is
 * still computing the cart, so that it has to be polled [4.cart-counts-and-processing-3].
 */
export function isCartProcessing(cart: CartState | null | undefined, pendingWrites = 0): boolean {
  return pendingWrites !== 0 || cart?.asyncOperationStatus === 'Processing'
}

/** Whether a cart can go to checkout: it has products and nothing of it is under way [3.cart-7]. */
export function isReadyForCheckout(cart: CartState | null | undefined, pendingWrites = 0): boolean {
  return !!cart && !isCartProcessing(cart, pendingWrites) && countProducts(cart) > 0
}

/** What {@link toCartStatus} derives from. */
export interface CartStatusInput {
  /** The cart's summary; nothing while there is none. */
  readonly cart?: CartState | null | undefined
  /** A change is in flight. @default false */
  readonly isChanging?: boolean | undefined
  /** What the shop lets guests do; `undefined` until it is known. */
  readonly guestPermissions?:
    { readonly guestCartEnabled: boolean; readonly guestCheckoutEnabled: boolean } | undefined
  /** @default 0 */
  readonly productsNotPreserved?: number | undefined
}

/** The state of the cart as a page shows it [3.cart-7]. */
export interface CartStatus {
  readonly isProcessing: boolean
  readonly isReadyForCheckout: boolean
  /** Absent until the platform has said so. */
  readonly isGuestCartEnabled?: boolean
  /** Absent until the platform has said so. */
  readonly isGuestCheckoutEnabled?: boolean
  /** How many products of a guest's cart did not come along at sign-in: preserveGuestCartNumberOfProductsWithError. */
  readonly productsNotPreserved: number
}

/** Puts together what a page has to know of the cart [3.cart-7]. */
export function toCartStatus(attributes: CartStatusInput): CartStatus {
  const { cart, isChanging = false, guestPermissions: may, productsNotPreserved = 0 } = attributes
  const pendingWrites = isChanging ? 1 : 0
  return {
    isProcessing: isCartProcessing(cart, pendingWrites),
    isReadyForCheckout: isReadyForCheckout(cart, pendingWrites),
    ...(may && {
      isGuestCartEnabled: may.guestCartEnabled,
      isGuestCheckoutEnabled: may.guestCheckoutEnabled,
    }),
    productsNotPreserved,
  }
}

/**
 * What the HTTP status of arranging items says: `Processing` for 202, `Completed` for any other success, else
 * `undefined` [4.cart-counts-and-processing-4].
 */
export function arrangeItemsStatus(status: number): 'Processing' | 'Completed' | undefined {
  if (status === 202) return 'Processing'
  return status >= 200 && status < 300 ? 'Completed' : undefined
}

/** A read of cart items directly after a write. */
export interface CartItemsReading {
  /** HTTP status of the read. */
  readonly status: number
  /** Items that came with it. */
  readonly itemCount: number
  readonly totalProductCount?: number | string | null | undefined
}

/**
 * Whether that read came too early: 422, or no items in a cart that has products. Such a read counts as Processing
 * and is polled [4.cart-counts-and-processing-3].
 */
export function isUnfinishedCartRead(reading: CartItemsReading): boolean {
  return reading.status === 422 || (reading.itemCount === 0 && countProducts(reading) > 0)
}

/** The product count, a text or a number, as a whole number of pieces; 0 for what cannot be read [3.cart-4]. */
export function countProducts({ totalProductCount }: Pick<CartState, 'totalProductCount'>): number {
  // An object could turn into a text of digits: `String([3])`.
  if (typeof totalProductCount === 'object') return 0
  const count = Number(/^\s*(\d+)(?:\.\d+)?\s*$/.exec(String(totalProductCount))?.[1] ?? 0)
  return Number.isSafeInteger(count) ? count : 0
}
