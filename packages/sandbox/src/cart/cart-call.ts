import { accepted } from '../calls/responses'
import type { Call, Exchange } from '../calls/call'
import { listCartCoupons } from '../coupons/coupon-repository'
import { findNextExpiry } from '../inventory/reservation-repository'
import { PlatformError } from '../platform-error'
import { ensureGuestId } from '../session/visitor'
import { webstoreSettings } from '../settings/webstore-settings'
import { calculateCart, type CalculatedCart } from './cart-calculation'
import { isProcessing } from './cart-owner'
import type { CartRecord } from './cart-repository'
import { rememberRead } from './read-memory'

/**
 * The first cart write of a guest gives them the cookie that ties the cart to the browser. 403 INSUFFICIENT_ACCESS
 * where guests have no carts.
 */
export function identifyGuest(c: Exchange): void {
  if (c.var.visitor.buyer) return
  requireGuestFeature(c.var, 'guestCartEnabled')
  ensureGuestId(c)
}

/** Guests may do what the webstore's settings allow them; buyers always may. */
export function requireGuestFeature(
  { context, visitor }: Call,
  feature: 'guestCartEnabled' | 'guestCheckoutEnabled',
): void {
  if (visitor.buyer || webstoreSettings(context, visitor.shop)[feature]) return
  throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests may not do that here.')
}

/** The time in ms until the cart is calculated. */
export const remainingMs = ({ context }: Call, { processingUntil }: CartRecord): number =>
  processingUntil - context.clock.now()

/** How a read of a cart is answered. */
interface CartRead {
  /** What is read of the cart, with all that the answer depends on beside it. */
  readonly kind: string
  readonly write: (calculated: CalculatedCart) => object
  /** What is answered while the cart is calculated; 202 with the body when nothing is said. */
  readonly unfinished?: (body: object) => Response
}

/** Answers a read of a cart. What was calculated once is kept until something is written or a time is up. */
export function readResponse(c: Exchange, cart: CartRecord, { kind, write, unfinished }: CartRead) {
  const { context, visitor } = c.var
  const make = () => write(calculateCart(c.var, cart))
  if (isProcessing(cart, context.clock.now())) {
    const body = make()
    return unfinished ? unfinished(body) : accepted(c, body, { retryAfterMs: remainingMs(c.var, cart) })
  }
  const key = [kind, cart.id, visitor.locale, visitor.effectiveAccountId].join(' ')
  const until = () => nextTurn(c.var, cart)
  const text = rememberRead(context, { key, until, make: () => JSON.stringify(make()) })
  return c.body(text, 200, { 'Content-Type': 'application/json' })
}

/** The next moment in which a cart reads otherwise without anybody writing: a reservation or a coupon expires. */
function nextTurn({ context }: Call, cart: CartRecord): number {
  const { db, clock } = context
  const now = clock.now()
  const ends = listCartCoupons(db, cart).map(({ endsAt }) => endsAt ?? Infinity)
  const turns = [...ends, cart.processingUntil, findNextExpiry(db, now)]
  return Math.min(...turns.filter((turn) => turn > now), Infinity)
}
