import { findPermittedAccount, requireBuyer } from '../../people/account/permitted-account'
import type { Call } from '../../calls/call'
import { copyCoupons } from '../coupons/coupons'
import { deleteReservation } from '../records/reservation-repository'
import { accountNotFound } from '../../platform-error'
import { cartOwner, requireCart, resolveCart, requireWritable } from '../records/cart-owner'
import * as carts from '../records/cart-repository'
import type { CartItemRecord, CartRecord } from '../records/cart-repository'
import { createCart, requireOwner } from '../cart/cart-state'
import { setAside } from './cart-switch'
import { addLines, type LineResult } from '../cart/cart-writes'

/** The buyer's new cart from a guest's, and the outcome of each of the guest's lines in their order. */
export interface PreservedCart {
  readonly cart: CartRecord
  readonly results: readonly LineResult[]
}

/**
 * Makes a new current cart for the buyer from the guest cart of the same browser, with the lines that can be bought and
 * the coupons that apply. The buyer's earlier cart becomes secondary, the guest's is deleted. Undefined when there is
 * nothing to save: the cart is empty or not this browser's, or the option `preserve` is off. Guests fail with 401
 * INVALID_SESSION_ID; a cart that is being calculated fails with 409.
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

/** Makes a cart; unless it is secondary it becomes the current one, and the earlier one secondary. */
export function startCart(call: Call, kind: Pick<carts.NewCart, 'name' | 'isSecondary'> = {}): CartRecord {
  return call.context.db.transaction(() => {
    const earlier = kind.isSecondary ? undefined : resolveCart(call, 'current')
    if (earlier) setAside(call.context, earlier)
    return createCart(call, kind)
  })
}

/**
 * Copies a cart with its lines and coupons into one that can be paid but not changed, for the given account or the
 * effective one. Fails with 404 EFFECTIVE_ACCOUNT_NOT_FOUND for an account that the buyer may not act for.
 */
export function cloneCart(
  call: Call,
  { cartId, targetAccountId }: { cartId: string; targetAccountId: string | undefined },
): { cart: CartRecord; target: Call } {
  const { db, clock, random } = call.context
  return db.transaction(() => {
    const cart = requireCart(call, cartId)
    const target = targetAccountId ? withEffectiveAccount(call, targetAccountId) : call
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

/** The call with another effective account of the visitor; unchanged for a guest. 404 EFFECTIVE_ACCOUNT_NOT_FOUND. */
export function withEffectiveAccount(call: Call, accountId: string): Call {
  const { context, visitor } = call
  if (!visitor.buyer) return call
  const account = findPermittedAccount(context, visitor.buyer, accountId)
  if (account) return { ...call, visitor: { ...visitor, effectiveAccountId: account.id } }
  throw accountNotFound()
}

function findGuestCart({ context, visitor }: Call, id: string): CartRecord | undefined {
  const owner = cartOwner({ ...visitor, buyer: undefined })
  if (context.options.carts?.preserve === false || !owner) return undefined
  const current = carts.findCurrentCart(context.db, owner)
  const isCurrent = current !== undefined && carts.findCart(context.db, owner, id)?.id === current.id
  return isCurrent ? requireWritable(current, context) : undefined
}

const toNewLine = ({ productId, quantity }: CartItemRecord) => ({ productId, quantity })
