import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { cartOwner, withCurrentStatus } from '../records/cart-owner'
import { findCart, findCurrentCart, type CartRecord } from '../records/cart-repository'
import { PlatformError } from '../../platform-error'
import * as checkouts from '../records/checkout-repository'
import type { CheckoutRecord } from '../records/checkout-repository'

/** A checkout with its cart. */
export interface OpenCheckout {
  readonly checkout: CheckoutRecord
  readonly cart: CartRecord
}

/**
 * The visitor's checkout by id, or `active` for the one of the current cart. Fails with 404 CHECKOUT_NOT_FOUND, and
 * with 410 when the cart was changed since.
 */
export function requireCheckout(call: Call, checkoutId: string): OpenCheckout {
  const found = findOwnCheckout(call, checkoutId)
  if (found.checkout.isGone) {
    throw new PlatformError(
      410,
      'CHECKOUT_GONE',
      'The cart was changed. Delete the checkout and start it again.',
    )
  }
  return found
}

/**
 * The checkout to place: as `requireCheckout`, but `active` also finds the one that was just placed, while its cart is
 * closing.
 */
export function requireCheckoutToPlace(call: Call, checkoutId: string): OpenCheckout {
  const placed = checkoutId === 'active' && !lookUp(call, checkoutId) ? lastPlaced(call) : undefined
  return placed ?? requireCheckout(call, checkoutId)
}

/** The visitor's checkout, even one that is gone; 404 CHECKOUT_NOT_FOUND when there is none. */
export function findOwnCheckout(call: Call, checkoutId: string): OpenCheckout {
  const found = lookUp(call, checkoutId)
  if (!found) throw checkoutNotFound()
  return found
}

/** 409 CHECKOUT_CONFLICT while a checkout is in progress, or once it was placed. */
export function rejectConflict({ clock }: SandboxContext, checkout: CheckoutRecord): void {
  if (clock.now() >= checkout.processingUntil && checkout.orderReferenceNumber === null) return
  throw new PlatformError(409, 'CHECKOUT_CONFLICT', 'The checkout is in progress or was placed already.')
}

function lookUp({ context, visitor }: Call, checkoutId: string): OpenCheckout | undefined {
  const owner = cartOwner(visitor)
  if (!owner) return undefined
  const current = checkoutId === 'active' ? findCurrentCart(context.db, owner) : undefined
  const checkout =
    checkoutId === 'active'
      ? current && checkouts.findCheckoutOfCart(context.db, current.id)
      : checkouts.findCheckout(context.db, checkoutId)
  const cart = checkout && findCart(context.db, owner, checkout.cartId)
  return checkout && cart ? { checkout, cart: withCurrentStatus(cart, context.clock.now()) } : undefined
}

function lastPlaced(call: Call): OpenCheckout | undefined {
  const { context, visitor } = call
  const owner = cartOwner(visitor)
  const checkout = owner && checkouts.findLastPlacedCheckout(context.db, owner)
  const open = checkout && lookUp(call, checkout.id)
  return open?.cart.status === 'PendingClosed' ? open : undefined
}

const checkoutNotFound = () => new PlatformError(404, 'CHECKOUT_NOT_FOUND', 'There is no checkout.')
