import * as z from 'zod/mini'
import { fieldValues } from '../kit/field-values'
import { priced } from '../kit/priced'
import { mediaSchema } from '../catalog/product-media'
import { count, purchaseQuantityRuleSchema } from '../kit/count'
import { quantity } from '../kit/quantity'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const cartMessageShape = z.object({
  id: text,
  message: text,
  severity: text,
  type: text,
  messageCode: text,
  relatedEntityId: text,
})
/** A message of the platform about the cart or one of its items. */
export interface CartMessage extends z.output<typeof cartMessageShape> {}
export interface CartMessageWire extends z.input<typeof cartMessageShape> {}
const cartMessageSchema: Schema<CartMessage, CartMessageWire> = cartMessageShape

const messagesSummaryShape = z.object({
  errorCount: count,
  hasErrors: flag,
  limitedMessages: listOf(cartMessageSchema),
  relatedEntityId: text,
  totalLineItemsWithErrors: count,
})
/** Messages of a cart or a cart item, with their counts. */
export interface MessagesSummary extends z.output<typeof messagesSummaryShape> {}
export interface MessagesSummaryWire extends z.input<typeof messagesSummaryShape> {}
export const messagesSummarySchema: Schema<MessagesSummary, MessagesSummaryWire> = messagesSummaryShape

const productDetailsShape = z.object({
  fields: fieldValues,
  name: text,
  productClass: text,
  productId: text,
  productUrlName: text,
  purchaseQuantityRule: maybe(purchaseQuantityRuleSchema),
  sku: text,
  thumbnailImage: maybe(mediaSchema),
})
/** The product of a cart item, as far as a cart shows it. */
export interface CartProduct extends z.output<typeof productDetailsShape> {}
export interface CartProductWire extends z.input<typeof productDetailsShape> {}
const cartProductSchema: Schema<CartProduct, CartProductWire> = productDetailsShape

const members = {
  cartId: text,
  productId: z.string(),
  name: text,
  quantity,
  type: text,
  productClass: text,
  cartDeliveryGroupId: text,
  productSellingModelId: text,
  subType: text,
  promotionDisplayName: text,
  productDetails: maybe(cartProductSchema),
  messagesSummary: maybe(messagesSummarySchema),
}

const amounts = [
  'listPrice',
  'salesPrice',
  'totalListPrice',
  'totalPrice',
  'totalTax',
  'totalAmount',
  'totalAdjustmentAmount',
  'itemizedAdjustmentAmount',
  'unitAdjustedPrice',
  'unitAdjustedPriceWithItemAdj',
  'unitAdjustmentAmount',
  'unitItemAdjustmentAmount',
] as const

const bareItemShape = priced({ ...members, cartItemId: z.string() }, amounts)
type BareItem = z.output<typeof bareItemShape>
type BareItemWire = z.input<typeof bareItemShape>

const wrapperShape = z.object({ cartItem: bareItemShape, message: text, status: text })

/** A cart item and what the platform says about it; an entry may come bare or in `{ cartItem, message, status }`. */
const cartItemShape = z.pipe(
  z.union([wrapperShape, bareItemShape]),
  z.transform((entry): BareItem & { message: string | null; status: string | null } =>
    'cartItem' in entry
      ? Object.assign(entry.cartItem, { message: entry.message, status: entry.status })
      : Object.assign(entry, { message: null, status: null }),
  ),
)
/**
 * One product in the cart. Prices are net per unit or per line; a price is null while the platform recalculates.
 */
export interface CartItem extends BareItem {
  message: string | null
  status: string | null
}
export type CartItemWire =
  BareItemWire | { cartItem: BareItemWire; message?: string | null; status?: string | null }
export const cartItemSchema: Schema<CartItem, CartItemWire> = cartItemShape as Schema<CartItem, CartItemWire>

/** Members of the answer to adding one product: the id is null while the platform still works on it. */
export const addedItemMembers = { ...members, cartItemId: text }
export const cartItemAmounts = amounts

const addedItemShape = priced(addedItemMembers, amounts)
/** A cart item just added; `cartItemId` is null after an asynchronous add. */
export interface AddedCartItem extends z.output<typeof addedItemShape> {}
export interface AddedCartItemWire extends z.input<typeof addedItemShape> {}
export const addedCartItemSchema: Schema<AddedCartItem, AddedCartItemWire> = addedItemShape
