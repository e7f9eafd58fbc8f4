import type { CartItem } from '../contract/cart-item'
import type { CartCoupon, CartPromotion } from '../contract/cart-items'
import type { CartSummary } from '../contract/cart-summary'

/** The buyer's cart as pages show it: totals and all items. */
export interface Cart {
  readonly summary: CartSummary
  readonly items: readonly CartItem[]
  readonly coupons: readonly CartCoupon[]
  readonly promotions: readonly CartPromotion[]
}

/** What the platform says about a cart or one of its products. */
export interface CartNotice {
  /** The platform's code, or its message type. */
  readonly code: string
  readonly message?: string
  readonly productId?: string
  readonly cartItemId?: string
}

/** The cart after a change, as the platform has it, and what it said. */
export interface CartChange {
  /** Null when there is no cart any more. */
  readonly cart: Cart | null
  /** What the shopper should know; the change was made. */
  readonly warnings: readonly CartNotice[]
  /** Lines that were not taken. */
  readonly errors: readonly CartNotice[]
}
