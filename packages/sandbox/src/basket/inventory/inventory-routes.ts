import { Hono } from 'hono'
import type { Env, Exchange, Call } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import type { SandboxContext } from '../../calls/sandbox-context'
import { calculateCart } from '../calculation/cart-calculation'
import { requireGuestFeature } from '../cart/cart-call'
import { requireCart, requireWritable } from '../records/cart-owner'
import type { CartRecord } from '../records/cart-repository'
import type { CheckoutError } from '../../calls/checkout-error'
import { findCheckoutOfCart } from '../records/checkout-repository'
import { findShortages } from '../checkout/checkout-representation'
import { invalidInput, PlatformError } from '../../platform-error'
import * as reservations from '../records/reservation-repository'
import type { ReservationRecord } from '../records/reservation-repository'

/** The longest reservation: a week, in seconds. */
const LONGEST = 7 * 24 * 60 * 60

const path = '/carts/:cartId/inventory-reservations'

/** The reservation of stock for a cart. */
export const inventoryRoutes = new Hono<Env>()
  .put(path, async (c) => {
    const asked = readDuration(await readBody(c, ['durationInSeconds']))
    const durationInSeconds = c.var.visitor.buyer
      ? asked
      : Math.min(asked, reservations.shortReservationSeconds)
    const requested = { cartId: c.req.param('cartId'), durationInSeconds }
    return reservationResponse(c, reserveInventory(c.var, requested), durationInSeconds)
  })
  .delete(path, (c) => {
    releaseInventory(c.var, c.req.param('cartId'))
    return noContent(c)
  })

/** 422 with the products that are short, as in a checkout; 200 otherwise. */
function reservationResponse(
  c: Exchange,
  { cartId, reservation, errors }: ReservationOutcome,
  durationInSeconds: number,
) {
  if (!reservation) return c.json({ cartId, reservationId: null, errors }, 422)
  const expirationTime = new Date(reservation.expiresAt).toISOString()
  return c.json({ cartId, reservationId: reservation.id, expirationTime, durationInSeconds, errors })
}

function readDuration({ durationInSeconds: value }: Record<string, unknown>): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LONGEST) return value
  throw invalidInput(`durationInSeconds is a whole number from 1 to ${LONGEST}.`)
}

/** A reservation, or an error for each product that is short. */
interface ReservationOutcome {
  readonly cartId: string
  readonly reservation: ReservationRecord | undefined
  readonly errors: readonly CheckoutError[]
}

/**
 * Reserves the stock that a cart needs for a while, in place of an earlier reservation: of what is delivered later, what is
 * there. Nothing is reserved when one product is short; products made to order never are. Fails with 404 MISSING_RECORD without a cart, with 404 or 403
 * where the organisation does not have reservations, and with 403 INSUFFICIENT_ACCESS for a guest without a checkout.
 */
function reserveInventory(
  call: Call,
  { cartId, durationInSeconds }: { cartId: string; durationInSeconds: number },
): ReservationOutcome {
  const { context, visitor } = call
  const { db, random, clock } = context
  return db.transaction(() => {
    checkPermission(context)
    const cart = requireWritable(requireCart(call, cartId), context)
    requireCheckoutOfGuest(call, cart)
    const calculated = calculateCart(call, cart)
    const errors = findShortages(calculated, visitor)
    reservations.deleteReservation(db, cart.id)
    if (errors.length > 0) return { cartId: cart.id, reservation: undefined, errors }
    const expiresAt = clock.now() + durationInSeconds * 1000
    const reservation = { id: random.recordId('10r'), cartId: cart.id, expiresAt }
    const reserved = calculated.lines
      .filter(({ product }) => product.status !== 'made-to-order')
      .map(({ product, item, awaited }) => ({ productId: product.id, quantity: item.quantity - awaited }))
    reservations.saveReservation(db, reservation, reserved)
    return { cartId: cart.id, reservation, errors }
  })
}

/** Releases a cart's reservation; 404 ITEM_NOT_FOUND when it has none or it expired. */
function releaseInventory(call: Call, cartId: string): void {
  const { db, clock } = call.context
  db.transaction(() => {
    checkPermission(call.context)
    const cart = requireCart(call, cartId)
    if (!reservations.findReservation(db, cart.id, clock.now())) throw nothingReserved()
    reservations.deleteReservation(db, cart.id)
  })
}

/** A guest's cart takes nothing from others before its checkout. */
function requireCheckoutOfGuest(call: Call, { id }: CartRecord): void {
  requireGuestFeature(call, 'guestCheckoutEnabled')
  const checkout = findCheckoutOfCart(call.context.db, id)
  if (call.visitor.buyer || (checkout && !checkout.isGone)) return
  throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests reserve stock from a checkout on.')
}

function checkPermission({ options }: SandboxContext): void {
  const response = options.carts?.reservations ?? 'on'
  if (response === 'missing') {
    throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
  }
  if (response === 'forbidden') {
    throw new PlatformError(403, 'API_DISABLED_FOR_ORG', 'Inventory reservation is not enabled.')
  }
}

const nothingReserved = () => new PlatformError(404, 'ITEM_NOT_FOUND', 'Nothing is reserved for that cart.')
