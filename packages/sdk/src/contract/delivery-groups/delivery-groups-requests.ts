import * as z from 'zod/mini'
import { deliveryAddressInputSchema } from '../checkout/checkout-requests'
import type { Schema } from '../kit/schema'

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

const groupsQueryShape = z.object({
  limit: z.optional(z.number()),
  cartItemLimit: z.optional(z.number()),
  page: z.optional(z.string()),
})
/** Which page of groups, how many of them, and how many items come with each. */
export interface DeliveryGroupsQuery extends z.output<typeof groupsQueryShape> {}
export const deliveryGroupsQuerySchema: Schema<DeliveryGroupsQuery, DeliveryGroupsQuery> = groupsQueryShape

const groupQueryShape = z.object({ page: z.optional(z.string()) })
/** Which page of its items. */
export interface DeliveryGroupQuery extends z.output<typeof groupQueryShape> {}
export const deliveryGroupQuerySchema: Schema<DeliveryGroupQuery, DeliveryGroupQuery> = groupQueryShape

const groupChangeShape = z.object({
  deliveryAddress: z.optional(deliveryAddressInputSchema),
  deliveryMethodId: z.optional(z.string()),
  desiredDeliveryDate: z.optional(z.string()),
  shippingInstructions: z.optional(z.string()),
  name: z.optional(z.string()),
})
/** What may be said about a group; an address by its `id` or whole. */
export interface DeliveryGroupChange extends z.output<typeof groupChangeShape> {}
export const deliveryGroupChangeSchema: Schema<DeliveryGroupChange, DeliveryGroupChange> = groupChangeShape

const groupBodyShape = z.extend(groupChangeShape, { deliveryAddress: deliveryAddressInputSchema })
/** A new group; it needs an address. */
export interface DeliveryGroupBody extends z.output<typeof groupBodyShape> {}
export const deliveryGroupBodySchema: Schema<DeliveryGroupBody, DeliveryGroupBody> = groupBodyShape

const deleteGroupQueryShape = z.object({ deleteCartItems: z.optional(z.boolean()) })
/** Whether the items of the group go with it. */
export interface DeleteGroupQuery extends z.output<typeof deleteGroupQueryShape> {}
export const deleteGroupQuerySchema: Schema<DeleteGroupQuery, DeleteGroupQuery> = deleteGroupQueryShape
