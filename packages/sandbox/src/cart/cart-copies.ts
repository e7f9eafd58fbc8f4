import { findPermittedAccount, requireBuyer } from '../account/permitted-account'
import type { Call } from '../calls/call'
import { copyCoupons } from '../coupons/coupons'
import { deleteReservation } from '../inventory/reservation-repository'
import { PlatformError } from '../platform-error'
import { cartOwner, requireCart, resolveCart, writable } from './cart-owner'
import * as carts from './cart-repository'
import type { CartItemRecord, CartRecord } from './cart-repository'
import { createCart, requireOwner } from './cart-state'
import { addLines, type LineResult } from './cart-writes'

/** What became of a guest's cart: the buyer's new cart and each line, in the order of the guest's. */
export interface PreservedCart {
  readonly cart: CartRecord
  readonly results: readonly LineResult[]
}

/**
 * Makes a new current cart for the buyer from the cart of the same browser's guest, with the lines that can be had
 * and the coupons that hold. The buyer's earlier cart is put aside, the guest's is deleted. Undefined when there is
 * nothing to keep: the cart is empty, not this browser's, or the organisation does not keep carts. Guests fail with
 * 401 INVALID_SESSION_ID; a cart that is being calculated fails with 409.
 */
export function preserveCart(call: Call, guestCartId: string): PreservedCart | undefined {
  const { context, visitor } = call
  requireBuyer(visitor)
  return context.db.transaction(() => {
    const guestCart = findGuestCart(call, guestCartId)
    const items = guestCart ? carts.listCartItems(context.db, guestCart.id) : []
    if (!guestCart || items.length === 0) return undefined
    deleteReservation(context.db, guestCart.id)
    const { id } = startCart(call)
    const results = addLines(call, { cartId: id, lines: items.map(toNewLine) })
    const cart = requireCart(call, id)
    copyCoupons(call, { from: guestCart, to: cart })
    carts.deleteCart(context.db, guestCart.id)
    return { cart, results }
  })
}

/** Makes a cart; one that is not secondary becomes the current one, and the earlier one is put aside. */
export function startCart(call: Call, kind: Pick<carts.NewCart, 'name' | 'isSecondary'> = {}): CartRecord {
  return call.context.db.transaction(() => {
    const earlier = kind.isSecondary ? undefined : resolveCart(call, 'current')
    if (earlier) carts.makeSecondary(call.context.db, earlier.id)
    return createCart(call, kind)
  })
}

/**
 * Copies a cart with its lines and coupons into one that can be paid and not changed, for the given account or the
 * one acted for. Fails with 404 EFFECTIVE_ACCOUNT_NOT_FOUND for an account that the buyer may not act for.
 */
export function cloneCart(
  call: Call,
  { cartId, targetAccountId }: { cartId: string; targetAccountId: string | undefined },
): { cart: CartRecord; target: Call } {
  const { db, clock, random } = call.context
  return db.transaction(() => {
    const cart = requireCart(call, cartId)
    const target = targetAccountId ? actFor(call, targetAccountId) : call
    const id = random.recordId('0a6')
    const attributes = { currencyCode: cart.currencyCode, now: clock.now(), type: 'PayNowReadOnly' } as const
    carts.insertCart(db, requireOwner(target.visitor), { id, name: cart.name, ...attributes })
    for (const { productId, quantity } of carts.listCartItems(db, cart.id)) {
      const itemId = random.recordId('0a9')
      carts.insertCartItem(db, { id: itemId, cartId: id, productId, quantity, now: clock.now() })
    }
    const copy = requireCart(target, id)
    copyCoupons(target, { from: cart, to: copy })
    return { cart: copy, target }
  })
}

/** The call for another account of the visitor; a guest acts for none. 404 EFFECTIVE_ACCOUNT_NOT_FOUND. */
export function actFor(call: Call, accountId: string): Call {
  const { context, visitor } = call
  if (!visitor.buyer) return call
  const account = findPermittedAccount(context, visitor.buyer, accountId)
  if (account) return { ...call, visitor: { ...visitor, effectiveAccountId: account.id } }
  throw new PlatformError(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'That account cannot be acted for.')
}

function findGuestCart({ context, visitor }: Call, id: string): CartRecord | undefined {
  const owner = cartOwner({ ...visitor, buyer: undefined })
  if (context.options.carts?.preserve === false || !owner) return undefined
  const current = carts.findCurrentCart(context.db, owner)
  const isIntended = current !== undefined && carts.findCart(context.db, owner, id)?.id === current.id
  return isIntended ? writable(current, context) : undefined
}

const toNewLine = ({ productId, quantity }: CartItemRecord) => ({ productId, quantity })
