import * as z from 'zod/mini'
import { amount } from '../kit/amount'
import { fieldValues } from '../kit/field-values'
import { priced } from '../kit/priced'
import { mediaSchema } from '../catalog/product-media'
import { count, purchaseQuantityRuleSchema } from '../kit/count'
import { quantity } from '../kit/quantity'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const cartMessageShape = z.object({
  /** Record id of the message; null where it has none. */
  id: text,
  /** In the language of the request; may contain unresolved placeholders such as `{0}`. */
  message: text,
  /** `Error`, `Warning` or `Info`; null where the platform sends none. */
  severity: text,
  /** The platform's category of the message; null where it sends none. */
  type: text,
  /** Code to branch on; null where the platform sends none. */
  messageCode: text,
  /** Record id of the cart or cart item that the message is about. */
  relatedEntityId: text,
})
/** A message of the platform about the cart or one of its items. */
export interface CartMessage extends z.output<typeof cartMessageShape> {}
const cartMessageSchema: Schema<CartMessage> = cartMessageShape

const messagesSummaryShape = z.object({
  /** Number of messages with severity `Error`; null where the platform did not count. */
  errorCount: count,
  /** False where the platform does not say. */
  hasErrors: flag,
  /** The first messages; there may be more than are listed. */
  limitedMessages: listOf(cartMessageSchema),
  /** Record id of the cart or cart item. */
  relatedEntityId: text,
  /** Number of cart items with errors; null where the platform did not count. */
  totalLineItemsWithErrors: count,
})
/** Messages of a cart or a cart item, with their counts. */
export interface MessagesSummary extends z.output<typeof messagesSummaryShape> {}
/** Accepts an object without any of its members. */
export const messagesSummarySchema: Schema<MessagesSummary> = messagesSummaryShape

const productDetailsShape = z.object({
  /** Requested fields of the product by API name. */
  fields: fieldValues,
  /** In the language of the request. */
  name: text,
  /** `Simple`, `Variation`, `VariationParent`, `Bundle` or `Set`. */
  productClass: text,
  /** Record id of 15 or 18 characters. */
  productId: text,
  /** Last part of the product's address; null where it has none. */
  productUrlName: text,
  /** Minimum, maximum and step of the quantity; null where any quantity may be ordered. */
  purchaseQuantityRule: maybe(purchaseQuantityRuleSchema),
  /** Product number; null where the product has none. */
  sku: text,
  /** Null where the product has no image. */
  thumbnailImage: maybe(mediaSchema),
})
/** The product of a cart item: name, image and quantity rule, without prices. */
export interface CartProduct extends z.output<typeof productDetailsShape> {}
const cartProductSchema: Schema<CartProduct> = productDetailsShape

const members = {
  /** Record id; null where the platform sends none. */
  cartId: text,
  /** Record id of 15 or 18 characters. */
  productId: z.string(),
  /** Name of the product in the language of the request. */
  name: text,
  /** Number of units; a decimal text for fractions. */
  quantity,
  /** `Product` or `DeliveryCharge`. */
  type: text,
  /** `Simple`, `Variation`, `VariationParent`, `Bundle` or `Set`. */
  productClass: text,
  /** Delivery group that the item ships with; null before there is one. */
  cartDeliveryGroupId: text,
  /** How the product is sold; null for a one-time purchase. */
  productSellingModelId: text,
  /** `Bonus` or `Gift`; null for an ordinary item. */
  subType: text,
  /** Promotion that the item came from; null without one. */
  promotionDisplayName: text,
  /** Record id of the quote's line that the item came from, whose price and quantity are fixed; null for any other item. */
  quoteLineItemId: text,
  /** Null where product fields were not requested. */
  productDetails: maybe(cartProductSchema),
  /** Messages about this item; null where the platform sends none. */
  messagesSummary: maybe(messagesSummarySchema),
}

export const cartItemAmounts = {
  /** Net list price per unit. */
  listPrice: amount,
  /** Net price per unit before price tiers and promotions. */
  salesPrice: amount,
  /** Net list price of the whole quantity. */
  totalListPrice: amount,
  /** Net price of the whole quantity with tiers and promotions. */
  totalPrice: amount,
  /** VAT on `totalPrice`; null while it is not computed. */
  totalTax: amount,
  /** `totalPrice` with VAT. */
  totalAmount: amount,
  /** What tiers and promotions take off the whole quantity; usually negative. */
  totalAdjustmentAmount: amount,
  /** What promotions on this item take off; usually negative. */
  itemizedAdjustmentAmount: amount,
  /** Net price per unit after price tiers. */
  unitAdjustedPrice: amount,
  /** Net price per unit after price tiers and promotions on this item. */
  unitAdjustedPriceWithItemAdj: amount,
  /** What price tiers take off per unit; usually negative. */
  unitAdjustmentAmount: amount,
  /** What promotions on this item take off per unit; usually negative. */
  unitItemAdjustmentAmount: amount,
}

const bareItemShape = priced(
  {
    ...members,
    /** Record id for changing and removing the item. */
    cartItemId: z.string(),
  },
  cartItemAmounts,
)
type BareItem = z.output<typeof bareItemShape>

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
 * One product in the cart. Prices are net per unit or per line, and null while the platform recalculates.
 */
export interface CartItem extends BareItem {
  /** What the platform says about the item; null where it sent the item without a wrapper. */
  message: string | null

  /** `Success` or the kind of problem; null where it sent the item without a wrapper. */
  status: string | null
}
/** Fails without `cartItemId`, `productId` and `quantity`. */
export const cartItemSchema: Schema<CartItem> = cartItemShape

/** Members of an item that was just added: the id is null while the platform still works on it. */
export const addedItemMembers = {
  ...members,
  /** Record id; null while the platform still works on the item. */
  cartItemId: text,
}

const addedItemShape = priced(addedItemMembers, cartItemAmounts)
/** A cart item just added; `cartItemId` is null after an asynchronous add. */
export interface AddedCartItem extends z.output<typeof addedItemShape> {}
/** Fails without `productId` and `quantity`. */
export const addedCartItemSchema: Schema<AddedCartItem> = addedItemShape
