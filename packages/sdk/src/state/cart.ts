import type { CartItem } from '../contract/cart/cart-item'
import type { CartCoupon, CartPromotion } from '../contract/cart/cart-items'
import type { CartSummary } from '../contract/cart/cart-summary'

/** The buyer's cart as pages show it: totals and all items. */
export interface Cart {
  /** Totals and counts of the whole cart. */
  readonly summary: CartSummary
  /** All items, the newest first. */
  readonly items: readonly CartItem[]
  /** Applied coupons, to remove by `cartCouponId`. */
  readonly coupons: readonly CartCoupon[]
  /** Promotions that apply, with what each takes off. */
  readonly promotions: readonly CartPromotion[]
  /**
   * Requested quantities of lines with an open change, by cart item id, or by product id for a new line; `'0'` for a
   * line that is being removed, which stays in `items` until then. Absent without open changes. While it is there,
   * `items` have the requested quantities, and all amounts are from before.
   */
  readonly pending?: Readonly<Record<string, string>>
}

/** A line that differs from what the shopper requested, after the last of the changes. */
export interface CartDifference {
  /** Absent for an item whose product was never read. */
  readonly productId?: string
  /** Absent for a product that never became an item. */
  readonly cartItemId?: string
  /** Requested quantity of all items of the product together, as a decimal text; '0' for none. */
  readonly intended: string
  /** Quantity that the cart has, counted and written in the same way. */
  readonly actual: string
  /**
   * `refused`: the platform said no. `failed`: the platform or the connection failed. `unknown`: the outcome never
   * became clear. `changed-elsewhere`: the change was made, and another tab, device or limit of the platform changed
   * the line again. `waiting`: a line of the guest cart was not sent, because the platform refused the call itself; the
   * next page tries again.
   */
  readonly reason: 'refused' | 'failed' | 'unknown' | 'changed-elsewhere' | 'waiting'
  /** Code of the platform or of the error; absent for `changed-elsewhere`. */
  readonly code?: string
  /**
   * The line is as requested, but only reading the cart showed it: the platform did not confirm the write, and
   * another device may have made the same change.
   */
  readonly confirmedBy?: 'match'
  /** An earlier page requested the change, so the current one has not reported it yet. */
  readonly isInherited?: true
}

/** A change that is being checked: its response was lost, or it is not known yet who is shopping. */
export interface CartCheck {
  /**
   * `add`: the quantity is being added. `set`: it is the new quantity, '0' removes the line. `delete`: the whole
   * cart.
   */
  readonly kind: 'add' | 'set' | 'delete'
  /** Absent for the whole cart. */
  readonly productId?: string
  /** A decimal text; absent for the whole cart. */
  readonly quantity?: string
}

/** The end of a change of which the caller was told `UNKNOWN_OUTCOME` before it was clear. */
export interface CartSettlement {
  /** What had been requested; empty for a change that is not about lines, such as a coupon. */
  readonly requested: readonly CartCheck[]
  /** `done`: it was made. `failed`: it was not, and will not be. `unknown`: that never became clear. */
  readonly outcome: 'done' | 'failed' | 'unknown'
  /** Requested lines that the platform did not take. */
  readonly errors: readonly CartNotice[]
  /** What the caller would have got; absent for `done`. */
  readonly error?: unknown
}

/** What the platform says about a cart or one of its products. */
export interface CartNotice {
  /** The platform's code, or its message type. */
  readonly code: string
  /** In the language of the request; absent where the platform sends none. */
  readonly message?: string
  /** Absent for a notice about the whole cart. */
  readonly productId?: string
  /** Absent for the whole cart, and for a product without an item. */
  readonly cartItemId?: string
}

/** The cart after a change, and what the platform reported about the change. */
export interface CartChange {
  /** Null when there is no cart any more. */
  readonly cart: Cart | null
  /** Notices about changes that were made. */
  readonly warnings: readonly CartNotice[]
  /** Lines that were not added or changed. */
  readonly errors: readonly CartNotice[]
}
