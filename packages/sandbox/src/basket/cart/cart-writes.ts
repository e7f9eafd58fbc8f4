import type { Call, Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { readQuantity } from '../../catalog/products/purchase-rules'
import { setItemGroup } from '../records/delivery-group-repository'
import { attempt, itemNotFound, PlatformError } from '../../platform-error'
import {
  checkNewLine,
  requireGroupId,
  checkQuantity,
  requireOwnQuantity,
  type NewLine,
  type CheckedLine,
} from './cart-line-checks'
import { cartOwner, requireCart, resolveCart, requireWritable } from '../records/cart-owner'
import * as carts from '../records/cart-repository'
import type { CartItemRecord, CartRecord } from '../records/cart-repository'
import { createCart, finishWrite } from './cart-state'

export type { NewLine } from './cart-line-checks'

/** The outcome of adding a line. */
export type LineResult =
  | { readonly productId: string; readonly item: CartItemRecord }
  | { readonly productId: string; readonly error: PlatformError }

/** The visitor's current cart, created when there is none. A guest needs a guest id before. */
export function ensureCart(call: Call): { cart: CartRecord; isNew: boolean } {
  return call.context.db.transaction(() => {
    const existing = resolveCart(call, 'current')
    return existing ? { cart: existing, isNew: false } : { cart: createCart(call), isNew: true }
  })
}

/**
 * Adds lines to a cart in one transaction and creates the current cart when there is none. A product that is in the cart
 * already gets a higher quantity. The result of a line that fails has its error, and does not affect the others. Fails
 * as a whole with 404 MISSING_RECORD for another owner's cart and with 409 while the cart is being calculated.
 */
export function addLines(
  call: Call,
  { cartId, lines }: { cartId: string; lines: readonly NewLine[] },
): readonly LineResult[] {
  const { context } = call
  return context.db.transaction(() => {
    let cart = requireWritable(resolveCart(call, cartId), context)
    const results = lines.map((line): LineResult => {
      const result = attempt(() => {
        const requested = checkNewLine(call, { cart, line })
        cart ??= createCart(call)
        return saveLine(context, cart, requested)
      })
      const { productId } = line
      return result instanceof PlatformError ? { productId, error: result } : { productId, item: result }
    })
    if (cart && results.some((result) => 'item' in result)) finishWrite(context, cart)
    return results
  })
}

/**
 * Sets a line's quantity, its delivery group, or both. 404 ITEM_NOT_FOUND, 400 CART_VALIDATION_ERROR, 400
 * CART_ITEM_OF_QUOTE for another quantity than that of its quote, 409 while the cart is being calculated.
 */
export function changeItem(call: Call, change: ItemChange): CartItemRecord {
  const { context, visitor } = call
  return context.db.transaction(() => {
    const { cart, item } = openItem(call, change)
    const groupId = requireGroupId(context, cart, change.cartDeliveryGroupId)
    const quantity = requestedQuantity(change, item, visitor)
    if (item.quoteId === null || quantity !== item.quantity) {
      requireOwnQuantity(item)
      checkQuantity(call, { cart, productId: item.productId, quantity })
    }
    carts.setCartItemQuantity(context.db, item.id, quantity)
    if (groupId !== null) setItemGroup(context.db, item.id, groupId)
    finishWrite(context, cart)
    return { ...item, quantity }
  })
}

/** Removes a line, and with one of a quote the others of it; 404 ITEM_NOT_FOUND when it does not exist. */
export function removeItem(call: Call, location: ItemLocation): void {
  const { context } = call
  context.db.transaction(() => {
    const { cart, item } = openItem(call, location)
    carts.removeFromCart(context.db, item)
    finishWrite(context, cart)
  })
}

/** Removes a cart with its lines and its checkout. 404 MISSING_RECORD when there is none. */
export function removeCart(call: Call, cartId: string): void {
  const { context } = call
  context.db.transaction(() => {
    const cart = requireWritable(requireCart(call, cartId), context)
    carts.deleteCart(context.db, cart.id)
  })
}

/** The number of product lines of the current cart and its id; 0 and null without a cart. */
export function getCartCounts(call: Call) {
  const cart = resolveCart(call, 'current')
  return {
    uniqueProductCount: cart ? carts.countCartItems(call.context.db, cart.id) : 0,
    cartId: cart?.id ?? null,
  }
}

/** The visitor's secondary carts, newest first, each with its number of product lines. */
export function listInactiveCarts({ context: { db }, visitor }: Call) {
  const owner = cartOwner(visitor)
  const secondary = owner ? carts.listSecondaryCarts(db, owner) : []
  return secondary.map(({ id }) => ({ cartId: id, uniqueProductCount: carts.countCartItems(db, id) }))
}

interface ItemLocation {
  readonly cartId: string
  readonly itemId: string
}

export interface ItemChange extends ItemLocation {
  readonly quantity?: unknown
  readonly cartDeliveryGroupId?: string | undefined
}

const requestedQuantity = ({ quantity }: ItemChange, item: CartItemRecord, { locale }: Visitor): number =>
  quantity === undefined ? item.quantity : readQuantity(quantity, locale)

function saveLine(
  { db, random, clock }: SandboxContext,
  cart: CartRecord,
  requested: CheckedLine,
): CartItemRecord {
  const { productId, quantity, item, deliveryGroupId } = requested
  if (item) {
    carts.setCartItemQuantity(db, item.id, quantity)
    return { ...item, quantity }
  }
  const id = random.recordId('0a9')
  carts.insertCartItem(db, { id, cartId: cart.id, productId, quantity, now: clock.now() })
  if (deliveryGroupId !== null) setItemGroup(db, id, deliveryGroupId)
  const fromQuote = { quoteId: null, quoteLineItemId: null }
  return { id, cartId: cart.id, productId, quantity, ...fromQuote, createdAt: clock.now(), position: 0 }
}

function openItem(call: Call, { cartId, itemId }: ItemLocation) {
  const cart = requireWritable(requireCart(call, cartId), call.context)
  const item = carts.findCartItem(call.context.db, cart.id, itemId)
  if (!item) throw itemNotFound('The cart item')
  return { cart, item }
}
