import { itemNotFound, PlatformError } from '../answers'
import * as carts from '../database/cart-repository'
import type { CartItemRecord, CartRecord } from '../database/cart-repository'
import { setItemGroup } from '../database/delivery-group-repository'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { admit, admitGroup, admitQuantity, type NewLine, type Wanted } from './cart-admission'
import { cartOwner, requireCart, resolveCart, writable } from './cart-owner'
import { createCart, finishWrite } from './cart-state'
import { readQuantity } from './purchase-rules'

export type { NewLine } from './cart-admission'

/** What became of a wish, in the order of the wishes. */
export type LineResult =
  | { readonly productId: string; readonly item: CartItemRecord }
  | { readonly productId: string; readonly error: PlatformError }

/** The visitor's current cart, made when there is none. A guest needs a guest id before. */
export function ensureCart(context: SandboxContext, visitor: Visitor): { cart: CartRecord; isNew: boolean } {
  return context.db.transaction(() => {
    const known = resolveCart(context, visitor, 'current')
    return known ? { cart: known, isNew: false } : { cart: createCart(context, visitor), isNew: true }
  })
}

/**
 * Adds lines to a cart in one transaction; the first line makes a current cart that does not exist. A product that
 * is in the cart grows. A line that fails leaves the others alone and carries its error. Fails as a whole with 404
 * MISSING_RECORD for a foreign cart and with 409 while the cart is being calculated.
 */
export function addLines(
  context: SandboxContext,
  visitor: Visitor,
  { cartId, lines }: { cartId: string; lines: readonly NewLine[] },
): readonly LineResult[] {
  return context.db.transaction(() => {
    let cart = writable(resolveCart(context, visitor, cartId), context)
    const results = lines.map((line) =>
      attempt(line, () => {
        const wanted = admit(context, visitor, { cart, line })
        cart ??= createCart(context, visitor)
        return put(context, cart, wanted)
      }),
    )
    if (cart && results.some((result) => 'item' in result)) finishWrite(context, cart)
    return results
  })
}

/** Adds lines to the visitor's current cart: what the server action for guest carts needs. */
export const addItemsToCart = (
  context: SandboxContext,
  visitor: Visitor,
  lines: readonly NewLine[],
): readonly LineResult[] => addLines(context, visitor, { cartId: 'current', lines })

/**
 * Sets a line's quantity, its delivery group, or both. 404 ITEM_NOT_FOUND, 400 CART_VALIDATION_ERROR, 409 while the
 * cart is being calculated.
 */
export function changeItem(context: SandboxContext, visitor: Visitor, change: ItemChange): CartItemRecord {
  return context.db.transaction(() => {
    const { cart, item } = openItem(context, visitor, change)
    const groupId = admitGroup(context, cart, change.cartDeliveryGroupId)
    const quantity = wantedQuantity(change, item, visitor)
    admitQuantity(context, visitor, { cart, productId: item.productId, quantity })
    carts.setCartItemQuantity(context.db, item.id, quantity)
    if (groupId !== null) setItemGroup(context.db, item.id, groupId)
    finishWrite(context, cart)
    return { ...item, quantity }
  })
}

/** Removes a line. 404 ITEM_NOT_FOUND when it is not there any more. */
export function removeItem(context: SandboxContext, visitor: Visitor, place: ItemPlace): void {
  context.db.transaction(() => {
    const { cart, item } = openItem(context, visitor, place)
    carts.deleteCartItem(context.db, item.id)
    finishWrite(context, cart)
  })
}

/** Removes a cart with its lines and its checkout. 404 MISSING_RECORD when there is none. */
export function removeCart(context: SandboxContext, visitor: Visitor, cartId: string): void {
  context.db.transaction(() => {
    const cart = writable(requireCart(context, visitor, cartId), context)
    carts.deleteCart(context.db, cart.id)
  })
}

/** The number of product lines of the current cart and its id; 0 and null without a cart. */
export function getCartCounts(context: SandboxContext, visitor: Visitor) {
  const cart = resolveCart(context, visitor, 'current')
  return {
    uniqueProductCount: cart ? carts.countCartItems(context.db, cart.id) : 0,
    cartId: cart?.id ?? null,
  }
}

/** The visitor's secondary carts, newest first, each with its number of product lines. */
export function listInactiveCarts({ db }: SandboxContext, visitor: Visitor) {
  const owner = cartOwner(visitor)
  const secondary = owner ? carts.listSecondaryCarts(db, owner) : []
  return secondary.map(({ id }) => ({ cartId: id, uniqueProductCount: carts.countCartItems(db, id) }))
}

interface ItemPlace {
  readonly cartId: string
  readonly itemId: string
}

export interface ItemChange extends ItemPlace {
  readonly quantity?: unknown
  readonly cartDeliveryGroupId?: string | undefined
}

const wantedQuantity = ({ quantity }: ItemChange, item: CartItemRecord, { locale }: Visitor): number =>
  quantity === undefined ? item.quantity : readQuantity(quantity, locale)

function attempt({ productId }: NewLine, work: () => CartItemRecord): LineResult {
  try {
    return { productId, item: work() }
  } catch (error) {
    if (error instanceof PlatformError) return { productId, error }
    throw error
  }
}

function put({ db, random, clock }: SandboxContext, cart: CartRecord, wanted: Wanted): CartItemRecord {
  const { productId, quantity, item, deliveryGroupId } = wanted
  if (item) {
    carts.setCartItemQuantity(db, item.id, quantity)
    return { ...item, quantity }
  }
  const id = random.recordId('0a9')
  carts.insertCartItem(db, { id, cartId: cart.id, productId, quantity, now: clock.now() })
  if (deliveryGroupId !== null) setItemGroup(db, id, deliveryGroupId)
  return { id, cartId: cart.id, productId, quantity, createdAt: clock.now(), position: 0 }
}

function openItem(context: SandboxContext, visitor: Visitor, { cartId, itemId }: ItemPlace) {
  const cart = writable(requireCart(context, visitor, cartId), context)
  const item = carts.findCartItem(context.db, cart.id, itemId)
  if (!item) throw itemNotFound('The cart item')
  return { cart, item }
}
