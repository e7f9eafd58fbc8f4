import * as z from 'zod/mini'
import { deliveryAddressInputSchema } from './checkout-requests'
import type { Schema } from './schema'

const arrangementShape = z.object({
  cartItemId: z.optional(z.string()),
  productId: z.optional(z.string()),
  quantity: z.union([z.string(), z.number()]),
  deliveryGroupId: z.optional(z.string()),
  deliveryGroupName: z.optional(z.string()),
  deliveryAddressId: z.optional(z.string()),
  deliveryAddress: z.optional(deliveryAddressInputSchema),
})
/** How much of an item goes to which group; a name or an address makes a group, quantity 0 takes the item out. */
export interface Arrangement extends z.output<typeof arrangementShape> {}

const arrangeItemsBodyShape = z.object({ arrangements: z.array(arrangementShape) })
/** How the items of a cart are spread over its delivery groups [3.checkout-delivery-and-payment-6]. */
export interface ArrangeItemsBody extends z.output<typeof arrangeItemsBodyShape> {}
export const arrangeItemsBodySchema: Schema<ArrangeItemsBody, ArrangeItemsBody> = arrangeItemsBodyShape

const arrangeItemsQueryShape = z.object({ deleteEmptyDeliveryGroups: z.optional(z.boolean()) })
/** Whether groups go that are left without items. */
export interface ArrangeItemsQuery extends z.output<typeof arrangeItemsQueryShape> {}
export const arrangeItemsQuerySchema: Schema<ArrangeItemsQuery, ArrangeItemsQuery> = arrangeItemsQueryShape
