import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import {
  findProduct,
  listPriceTiers,
  type Product,
  requireProduct,
} from '../../catalog/products/product-repository'
import { checkPurchase, readQuantity } from '../../catalog/products/purchase-rules'
import { findDeliveryGroup } from '../records/delivery-group-repository'
import { countReservedElsewhere } from '../records/reservation-repository'
import { itemNotFound, PlatformError } from '../../platform-error'
import { findItemOfProduct, type CartItemRecord, type CartRecord } from '../records/cart-repository'

/** A product to add to a cart; the quantity is text or a number, as in the request. */
export interface NewLine {
  readonly productId: string
  readonly quantity: unknown
  /** The delivery group of a new item; an existing item stays in its group. @default the cart's default group */
  readonly cartDeliveryGroupId?: string | undefined
}

/** A line that may be bought: its resulting quantity, and the existing item that it adds to. */
export interface CheckedLine {
  readonly productId: string
  readonly quantity: number
  readonly item: CartItemRecord | undefined
  readonly deliveryGroupId: string | null
}

/**
 * 400 CART_ITEM_OF_QUOTE for an item of a quote, whose quantity is agreed: neither can it be changed, nor more of its product
 * be added.
 */
export function requireOwnQuantity({ quoteId }: Pick<CartItemRecord, 'quoteId'>): void {
  if (quoteId === null) return
  const message = 'The quantity of a product of a quote is agreed. Remove the quote from the cart first.'
  throw new PlatformError(400, 'CART_ITEM_OF_QUOTE', message)
}

/** Checks a new line before anything is written. */
export function checkNewLine(
  call: Call,
  { cart, line }: { cart: CartRecord | undefined; line: NewLine },
): CheckedLine {
  const { context, visitor } = call
  const product = findProduct(context.db, line.productId, visitor)
  if (!product) throw unknownProduct(context, line.productId)
  const item = cart && findItemOfProduct(context.db, cart.id, product.id)
  if (item) requireOwnQuantity(item)
  const quantity = readQuantity(line.quantity, visitor.locale) + (item?.quantity ?? 0)
  checkProduct(call, { product, quantity, cart })
  const deliveryGroupId = requireGroupId(context, cart, line.cartDeliveryGroupId)
  return { productId: product.id, quantity, item, deliveryGroupId }
}

/** The id of the cart's delivery group; null without an id. 404 ITEM_NOT_FOUND for a group that the cart lacks. */
export function requireGroupId(
  context: SandboxContext,
  cart: CartRecord | undefined,
  id: string | undefined,
): string | null {
  if (id === undefined) return null
  const group = cart && findDeliveryGroup(context.db, cart.id, id)
  if (!group) throw itemNotFound('The delivery group')
  return group.id
}

/** Stock that other carts have reserved cannot be bought by this one. */
function checkProduct(
  { context: { db, clock }, visitor: { shop, locale } }: Call,
  { product, quantity, cart }: { product: Product; quantity: number; cart: CartRecord | undefined },
): void {
  const reserved = countReservedElsewhere(db, product.id, { cartId: cart?.id, shop, now: clock.now() })
  const available = { ...product, stock: Math.max(0, product.stock - reserved) }
  checkPurchase(available, quantity, { locale, hasPrice: listPriceTiers(db, product.id, shop).length > 0 })
}

/** Checks a quantity of a product that is in the cart already. */
export function checkQuantity(
  call: Call,
  { cart, productId, quantity }: { cart: CartRecord; productId: string; quantity: number },
): void {
  const { context, visitor } = call
  const product = requireProduct(context.db, productId, visitor)
  checkProduct(call, { product, quantity, cart })
}

/** 403 for a product that only the other shop sells, 404 for one that does not exist. */
function unknownProduct({ db }: SandboxContext, productId: string): PlatformError {
  const isSoldElsewhere = db.get('SELECT 1 FROM product WHERE substr(id, 1, 15) = ?', productId.slice(0, 15))
  if (!isSoldElsewhere) return itemNotFound('The product')
  return new PlatformError(403, 'INSUFFICIENT_ACCESS', 'That product is not sold in this shop.')
}
