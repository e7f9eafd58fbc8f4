import type { Call, Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { PlatformError } from '../../platform-error'
import { findCart, findCurrentCart, type CartOwner, type CartRecord } from './cart-repository'

/** Whose carts a visitor sees; undefined for a guest without a cart write. */
export function cartOwner({ shop, buyer, effectiveAccountId, guestId }: Visitor): CartOwner | undefined {
  if (buyer) {
    return { shop, guestId: null, ownerId: buyer.userId, accountId: effectiveAccountId ?? buyer.accountId }
  }
  return guestId === undefined ? undefined : { shop, guestId, ownerId: null, accountId: null }
}

/** As in the platform's paths: `current` for everyone, `active` for buyers. */
const isCurrentCart = (cartId: string, visitor: Visitor): boolean =>
  cartId === 'current' || (cartId === 'active' && visitor.buyer !== undefined)

/**
 * The visitor's cart for the `{cartId}` of a path, or undefined when there is no current cart.
 * An id that is not one of the visitor's carts fails with 404 MISSING_RECORD.
 */
export function resolveCart({ context, visitor }: Call, cartId: string): CartRecord | undefined {
  const owner = cartOwner(visitor)
  if (isCurrentCart(cartId, visitor)) return owner && findCurrentCart(context.db, owner)
  const cart = owner && findCart(context.db, owner, cartId)
  if (!cart) throw missingCart()
  return withCurrentStatus(cart, context.clock.now())
}

/** The visitor's cart, or 404 MISSING_RECORD. */
export function requireCart(call: Call, cartId: string): CartRecord {
  const cart = resolveCart(call, cartId)
  if (!cart) throw missingCart()
  return cart
}

/** The cart with its status of the moment: a placed one is PendingClosed for a while, then Closed. */
export const withCurrentStatus = (cart: CartRecord, now: number): CartRecord =>
  cart.status === 'PendingClosed' && now >= cart.processingUntil ? { ...cart, status: 'Closed' } : cart

const isOpen = ({ status }: CartRecord): boolean => status === 'Active' || status === 'Checkout'

/** Whether the platform is still calculating the cart after a write. */
export const isProcessing = (cart: CartRecord, now: number): boolean =>
  now < cart.processingUntil && isOpen(cart)

/** Whether the calculation after the last write failed, so that the write must be sent again. */
export const isErrored = (cart: CartRecord, now: number): boolean =>
  cart.isErrored === 1 && isOpen(cart) && !isProcessing(cart, now)

/** The cart itself; fails while it is being calculated (409), once it was ordered (404) and for a read-only copy (403). */
export function requireWritable<T extends CartRecord | undefined>(
  cart: T,
  { clock, options }: SandboxContext,
): T {
  if (!cart) return cart
  if (cart.status === 'PendingClosed' || cart.status === 'Closed') {
    throw new PlatformError(404, 'MISSING_RECORD', 'That cart was ordered already.')
  }
  if (cart.type !== 'Cart') throw cartIsReadOnly()
  if (options.carts?.strict !== false && isProcessing(cart, clock.now())) throw cartIsBusy()
  return cart
}

/** The cart itself, where it can be bought; 403 for a secondary one, which has neither checkout nor coupons. */
export function requirePrimary(cart: CartRecord): CartRecord {
  if (cart.isSecondary === 0) return cart
  const message = 'A secondary cart has no checkout and no coupons. Make it the primary one first.'
  throw new PlatformError(403, 'INSUFFICIENT_ACCESS_OR_READONLY', message)
}

const cartIsBusy = () =>
  new PlatformError(
    409,
    'UNABLE_TO_LOCK_ROW',
    'The cart is being calculated. Try again when it is completed.',
  )

const cartIsReadOnly = () =>
  new PlatformError(403, 'INSUFFICIENT_ACCESS_OR_READONLY', 'That cart cannot be changed.')

const missingCart = () => new PlatformError(404, 'MISSING_RECORD', 'There is no cart.')
