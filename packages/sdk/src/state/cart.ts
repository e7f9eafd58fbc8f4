import type { CartItem } from '../contract/cart/cart-item'
import type { CartCoupon, CartPromotion } from '../contract/cart/cart-items'
import type { CartSummary } from '../contract/cart/cart-summary'

/** The buyer's cart as pages show it: totals and all items. */
export interface Cart {
  readonly summary: CartSummary
  readonly items: readonly CartItem[]
  readonly coupons: readonly CartCoupon[]
  readonly promotions: readonly CartPromotion[]
  /**
   * Lines whose change is on its way, with the quantity that is meant: by cart item id, or by product id where the line
   * is new; `'0'` is being taken out and stays in `items` until it is. Absent when nothing is open. While it is there,
   * `items` have the meant quantities, and all amounts are those from before and about to move.
   */
  readonly pending?: Readonly<Record<string, string>>
}

/** A line that is not as the shopper meant it, after the last of the changes. */
export interface CartDifference {
  /** Absent for an item that was never seen. */
  readonly productId?: string
  /** Absent for a product that never became an item. */
  readonly cartItemId?: string
  /** Quantities as plain decimal texts, '0' where there is no line; of all items of the product together. */
  readonly intended: string
  readonly actual: string
  /**
   * `refused`: the platform said no. `failed`: it was not done, because the platform or the connection failed.
   * `unknown`: its outcome never became clear. `changed-elsewhere`: all was done, and somebody else (another tab, a
   * device, the platform's own limits) made it something different.
   */
  readonly reason: 'refused' | 'failed' | 'unknown' | 'changed-elsewhere'
  /** The platform's code, or that of the error. */
  readonly code?: string
  /**
   * The line is as it was meant, but nobody heard the platform say so: it was concluded from the cart, and another
   * device that did the same would look no different.
   */
  readonly confirmedBy?: 'match'
  /** An earlier page meant it, so nobody on the present one has heard of it yet. */
  readonly isInherited?: true
}

/** A change whose response was lost: whether the platform made it is being found out. */
export interface CartCheck {
  /** `add`: that much is being added. `set`: that is the new quantity, '0' takes it out. `delete`: the whole cart. */
  readonly kind: 'add' | 'set' | 'delete'
  /** Absent for the whole cart. */
  readonly productId?: string
  /** A plain decimal text. */
  readonly quantity?: string
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
