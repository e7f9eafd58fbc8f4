import { requireBuyer } from '../../people/account/permitted-account'
import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { discardCheckoutOfCart } from '../records/checkout-repository'
import { deleteReservation } from '../records/reservation-repository'
import { requireCart, requireWritable, resolveCart } from '../records/cart-owner'
import * as carts from '../records/cart-repository'
import type { CartRecord } from '../records/cart-repository'

/** Makes a cart secondary, which ends its checkout and gives its stock back. */
export function setAside({ db, clock }: SandboxContext, cart: CartRecord): void {
  const { id, processingUntil, isErrored } = cart
  deleteReservation(db, id)
  if (cart.status === 'Checkout') {
    discardCheckoutOfCart(db, id)
    carts.updateCart(db, id, {
      status: 'Active',
      now: clock.now(),
      processingUntil,
      isErrored: isErrored === 1,
    })
  }
  carts.setSecondary(db, id, true)
}

/**
 * Makes one of the buyer's carts the current one, and the current one secondary; nothing changes where it is that
 * already. 401 for guests, 404 for a cart that is not theirs or was ordered, 409 while either is being calculated.
 */
export function makePrimary(call: Call, cartId: string): CartRecord {
  const { context } = call
  requireBuyer(call.visitor)
  return context.db.transaction(() => {
    const cart = requireWritable(requireCart(call, cartId), context)
    const current = requireWritable(resolveCart(call, 'current'), context)
    if (cart.isSecondary === 0) return cart
    if (current) setAside(context, current)
    carts.setSecondary(context.db, cart.id, false)
    return requireCart(call, cart.id)
  })
}
