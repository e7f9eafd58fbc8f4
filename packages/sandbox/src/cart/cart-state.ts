import type { Call, Visitor } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { discardCheckoutOfCart } from '../checkout/checkout-repository'
import { cartOwner, requireCart } from './cart-owner'
import * as carts from './cart-repository'
import type { CartOwner, CartRecord, NewCart } from './cart-repository'

/** The owner of the carts that a visitor writes to. A guest needs a guest id before. */
export function requireOwner(visitor: Visitor): CartOwner {
  const owner = cartOwner(visitor)
  if (!owner) throw new TypeError('a guest needs a guest id before the first cart write')
  return owner
}

/** Makes a cart for the visitor; by default it is the current one. */
export function createCart(call: Call, kind: Pick<NewCart, 'name' | 'isSecondary'> = {}): CartRecord {
  const { context, visitor } = call
  const { db, clock, random } = context
  const id = random.recordId('0a6')
  const cart = { id, currencyCode: visitor.currencyCode, now: clock.now(), ...kind }
  carts.insertCart(db, requireOwner(visitor), cart)
  return requireCart(call, id)
}

/** After a change of its items the cart is open again, its checkout is gone, and the platform calculates. */
export function finishWrite(context: SandboxContext, cart: CartRecord): void {
  if (cart.status === 'Checkout') discardCheckoutOfCart(context.db, cart.id)
  carts.setPurchaseOrderNumber(context.db, cart.id, null)
  calculateAnew(context, cart)
}

/** After a change that a checkout outlives, such as that of a coupon: an open cart is calculated anew. */
export function finishCouponWrite(context: SandboxContext, cart: CartRecord): void {
  if (cart.status === 'Active') calculateAnew(context, cart)
}

/** An option makes every first calculation fail. */
function calculateAnew(context: SandboxContext, cart: CartRecord): void {
  const { db, clock, options } = context
  const failsFirst = options.carts?.failsFirst === true && cart.isErrored === 0
  const { processingUntil, isErrored } = beginCalculation(context)
  carts.updateCart(db, cart.id, {
    status: 'Active',
    now: clock.now(),
    processingUntil,
    isErrored: isErrored || failsFirst,
  })
}

/** Until when what begins now is calculated, and whether that comes to nothing: the sandbox's delay, or a fault. */
export function beginCalculation({ clock, options, cartFault }: SandboxContext) {
  const ms = cartFault?.state === 'Processing' ? cartFault.ms : options.delay
  return { processingUntil: ms ? clock.now() + ms : 0, isErrored: cartFault?.state === 'Errored' }
}

/** Lets the visitor's current cart stand as a fault wants it, for a request that writes nothing itself. */
export function applyCartFault({ context, visitor }: Call): void {
  if (!context.cartFault) return
  const owner = cartOwner(visitor)
  const cart = owner && carts.findCurrentCart(context.db, owner)
  if (!cart || (cart.status !== 'Active' && cart.status !== 'Checkout')) return
  const { status, changedAt } = cart
  carts.updateCart(context.db, cart.id, { status, now: changedAt, ...beginCalculation(context) })
}
