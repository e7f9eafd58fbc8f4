import { calendarDay, presetSenders } from '@cartonnage/sdk/rules'
import type { Call, Exchange } from '../../calls/call'
import { accepted } from '../../calls/responses'
import { listCartCoupons } from '../records/coupon-repository'
import { findNextReservationExpiry } from '../records/reservation-repository'
import { PlatformError } from '../../platform-error'
import { ensureGuestId } from '../../people/session/visitor'
import { webstoreSettings } from '../../calls/webstore-settings'
import { calculateCart, type CalculatedCart } from '../calculation/cart-calculation'
import { isProcessing } from '../records/cart-owner'
import type { CartRecord } from '../records/cart-repository'
import { cacheRead } from './read-cache'

/**
 * Sets the cookie that ties a guest's cart to the browser, at their first cart write. 403 INSUFFICIENT_ACCESS where
 * guests have no carts.
 */
export function identifyGuest(c: Exchange): void {
  if (c.var.visitor.buyer) return
  requireGuestFeature(c.var, 'guestCartEnabled')
  ensureGuestId(c)
}

/** 403 INSUFFICIENT_ACCESS for a guest where the webstore's settings do not allow it; buyers always may. */
export function requireGuestFeature(
  { context, visitor }: Call,
  feature: 'guestCartEnabled' | 'guestCheckoutEnabled',
): void {
  if (visitor.buyer || webstoreSettings(context, visitor.shop)[feature]) return
  throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests may not do that here.')
}

/** The time in ms until the cart is calculated; zero or below once it is. */
export const remainingMs = ({ context }: Call, { processingUntil }: CartRecord): number =>
  processingUntil - context.clock.now()

/** 202 with `body` while the cart is being calculated; undefined once it is done. */
export const acceptedWhileProcessing = (c: Exchange, cart: CartRecord, body: object) =>
  isProcessing(cart, c.var.context.clock.now()) ? acceptedForCart(c, cart, body) : undefined

/** 202 with the time until the cart is calculated as Retry-After. */
export const acceptedForCart = (c: Exchange, cart: CartRecord, body: object) =>
  accepted(c, body, { retryAfterMs: remainingMs(c.var, cart) })

/** How to respond to a read of a cart. */
interface CartRead {
  /** The key of the response within its cart: what is read, with everything that the response depends on. */
  readonly kind: string
  readonly write: (calculated: CalculatedCart) => object
  /** The response while the cart is being calculated. @default 202 with the body */
  readonly unfinished?: (body: object) => Response
}

/** Responds to a read of a cart. A response is cached until something is written or expires. */
export function readResponse(c: Exchange, cart: CartRecord, { kind, write, unfinished }: CartRead) {
  const { context, visitor } = c.var
  const make = () => write(calculateCart(c.var, cart))
  if (isProcessing(cart, context.clock.now())) {
    const body = make()
    return unfinished ? unfinished(body) : acceptedForCart(c, cart, body)
  }
  // A quote in the cart ends at midnight.
  const day = calendarDay(context.clock.now(), presetSenders[cart.shop].timeZone)
  const key = [kind, cart.id, visitor.locale, visitor.effectiveAccountId, day].join(' ')
  const until = () => nextExpiry(c.var, cart)
  const text = cacheRead(context, { key, until, make: () => JSON.stringify(make()) })
  return c.body(text, 200, { 'Content-Type': 'application/json' })
}

/** When the cart next changes without a write: a reservation or a coupon expires, or its calculation ends. */
function nextExpiry({ context }: Call, cart: CartRecord): number {
  const { db, clock } = context
  const now = clock.now()
  const ends = listCartCoupons(db, cart).map(({ endsAt }) => endsAt ?? Infinity)
  const moments = [...ends, cart.processingUntil, findNextReservationExpiry(db, now)]
  return Math.min(...moments.filter((moment) => moment > now), Infinity)
}
