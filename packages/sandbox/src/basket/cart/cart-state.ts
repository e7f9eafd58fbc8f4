import type { Call, Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { discardCheckoutOfCart } from '../records/checkout-repository'
import { cartOwner, requireCart } from '../records/cart-owner'
import * as carts from '../records/cart-repository'
import type { CartOwner, CartRecord, NewCart } from '../records/cart-repository'

/** The owner of the carts that a visitor writes to. Throws a TypeError for a guest without a guest id. */
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

/** After a change of its items, a cart is open again without its checkout, and is calculated. */
export function finishWrite(context: SandboxContext, cart: CartRecord): void {
  if (cart.status === 'Checkout') discardCheckoutOfCart(context.db, cart.id)
  carts.setPurchaseOrderNumber(context.db, cart.id, null)
  startCalculation(context, cart)
}

/** After a change of coupons, which a checkout survives, an open cart is calculated. */
export function finishCouponWrite(context: SandboxContext, cart: CartRecord): void {
  if (cart.status === 'Active') startCalculation(context, cart)
}

/** With the option `failsFirst`, every first calculation fails. */
function startCalculation(context: SandboxContext, cart: CartRecord): void {
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

/** Until when a calculation that begins now takes, and whether it fails: by the sandbox's delay, or by a fault. */
export function beginCalculation({ clock, options, cartFault }: SandboxContext) {
  const ms = cartFault?.state === 'Processing' ? cartFault.ms : options.delay
  return { processingUntil: ms ? clock.now() + ms : 0, isErrored: cartFault?.state === 'Errored' }
}

/** Puts the visitor's current cart into the state of a fault, for a request that writes nothing itself. */
export function applyCartFault({ context, visitor }: Call): void {
  if (!context.cartFault) return
  const owner = cartOwner(visitor)
  const cart = owner && carts.findCurrentCart(context.db, owner)
  if (!cart || (cart.status !== 'Active' && cart.status !== 'Checkout')) return
  const { status, changedAt } = cart
  carts.updateCart(context.db, cart.id, { status, now: changedAt, ...beginCalculation(context) })
}
