import type { Call } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { findProduct, listPriceTiers, type Product } from '../catalog/product-repository'
import { checkPurchase, readQuantity } from '../catalog/purchase-rules'
import { findDeliveryGroup } from '../delivery-groups/delivery-groups'
import { countReservedElsewhere } from '../inventory/reservation-repository'
import { itemNotFound, PlatformError } from '../platform-error'
import { findItemOfProduct, type CartItemRecord, type CartRecord } from './cart-repository'

/** A wish for the cart; the quantity is text or a number, as a request has it. */
export interface NewLine {
  readonly productId: string
  readonly quantity: unknown
  /** The delivery group that a new item goes to; an item that grows stays where it is. Default: the cart's default. */
  readonly cartDeliveryGroupId?: string | undefined
}

/** A line that may be bought: the quantity that it will have, and the item that grows. */
export interface Requested {
  readonly productId: string
  readonly quantity: number
  readonly item: CartItemRecord | undefined
  readonly deliveryGroupId: string | null
}

/** Judges a new line before anything is written. */
export function admit(
  call: Call,
  { cart, line }: { cart: CartRecord | undefined; line: NewLine },
): Requested {
  const { context, visitor } = call
  const product = findProduct(context.db, line.productId, visitor)
  if (!product) throw unknownProduct(context, line.productId)
  const item = cart && findItemOfProduct(context.db, cart.id, product.id)
  const quantity = readQuantity(line.quantity, visitor.locale) + (item?.quantity ?? 0)
  checkProduct(call, { product, quantity, cart })
  const deliveryGroupId = admitGroup(context, cart, line.cartDeliveryGroupId)
  return { productId: product.id, quantity, item, deliveryGroupId }
}

/** The cart's delivery group with an id; null without one. 404 ITEM_NOT_FOUND for a group that it does not have. */
export function admitGroup(
  context: SandboxContext,
  cart: CartRecord | undefined,
  id: string | undefined,
): string | null {
  if (id === undefined) return null
  const group = cart && findDeliveryGroup(context, cart, id)
  if (!group) throw itemNotFound('The delivery group')
  return group.id
}

/** What other carts reserved of a product cannot be bought by this one. */
function checkProduct(
  { context: { db, clock }, visitor: { shop, locale } }: Call,
  { product, quantity, cart }: { product: Product; quantity: number; cart: CartRecord | undefined },
): void {
  const reserved = countReservedElsewhere(db, product.id, { cartId: cart?.id, shop, now: clock.now() })
  const available = { ...product, stock: Math.max(0, product.stock - reserved) }
  checkPurchase(available, quantity, { locale, hasPrice: listPriceTiers(db, product.id, shop).length > 0 })
}

/** Judges a quantity for a product that is in the cart already. */
export function admitQuantity(
  call: Call,
  { cart, productId, quantity }: { cart: CartRecord; productId: string; quantity: number },
): void {
  const { context, visitor } = call
  const product = findProduct(context.db, productId, visitor)
  if (!product) throw itemNotFound('The product')
  checkProduct(call, { product, quantity, cart })
}

/** 403 for a product that only the other shop sells, 404 for one that nobody knows. */
function unknownProduct({ db }: SandboxContext, productId: string): PlatformError {
  const isKnown = db.get('SELECT 1 FROM product WHERE substr(id, 1, 15) = ?', productId.slice(0, 15))
  if (!isKnown) return itemNotFound('The product')
  return new PlatformError(403, 'INSUFFICIENT_ACCESS', 'That product is not sold in this shop.')
}
