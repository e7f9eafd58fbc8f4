import { isRecord } from '../is-record'
import type { ProductQuantity } from '../rules/cart/guest-session-cart'

/** What this browser remembers of the guest session cart, whose lines are in the browser's guest cart as well. */
export interface SentGuestCart {
  /** Record id of the cart on the server. */
  readonly cartId: string
  /** What it was last found to hold. */
  readonly lines: readonly ProductQuantity[]
  /** What the browser's guest cart held then, with what the platform did not take. */
  readonly from: readonly ProductQuantity[]
  /** The platform was requested to give it to a buyer, and its response may have been lost. */
  readonly isGiven?: true
}

const isLine = (stored: unknown): stored is ProductQuantity =>
  isRecord(stored) && typeof stored.productId === 'string' && typeof stored.quantity === 'string'

/** A stored value; null for anything else. */
export function readSentGuestCart(stored: unknown): SentGuestCart | null {
  if (!isRecord(stored)) return null
  const { cartId, lines, from, isGiven } = stored
  if (typeof cartId !== 'string' || !Array.isArray(lines) || !Array.isArray(from)) return null
  return {
    cartId,
    lines: lines.filter(isLine),
    from: from.filter(isLine),
    ...(isGiven === true && { isGiven }),
  }
}
