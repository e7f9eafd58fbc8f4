import * as z from 'zod/mini'
import { deliveryAddressInputSchema } from '../checkout/checkout-requests'
import type { Schema } from '../kit/schema'

const arrangementShape = z.object({
  /** Item to move; absent where `productId` creates a new one. */
  cartItemId: z.optional(z.string()),
  /** Product to add as a new item. */
  productId: z.optional(z.string()),
  /** Decimal text or number; 0 removes the item. */
  quantity: z.union([z.string(), z.number()]),
  /** An existing group. */
  deliveryGroupId: z.optional(z.string()),
  /** Name of a group to create. */
  deliveryGroupName: z.optional(z.string()),
  /** Saved address of a group to create. */
  deliveryAddressId: z.optional(z.string()),
  /** Address of a group to create. */
  deliveryAddress: z.optional(deliveryAddressInputSchema),
})
/** How much of an item goes to which group. A name or an address creates a group. */
export interface Arrangement extends z.output<typeof arrangementShape> {}

const arrangeItemsBodyShape = z.object({
  /** Items that are not named stay where they are. */
  arrangements: z.array(arrangementShape),
})
/** How the items of a cart are distributed over its delivery groups. */
export interface ArrangeItemsBody extends z.output<typeof arrangeItemsBodyShape> {}
/** Fails when an arrangement has no quantity. */
export const arrangeItemsBodySchema: Schema<ArrangeItemsBody> = arrangeItemsBodyShape

const arrangeItemsQueryShape = z.object({
  /** Whether groups that are left without items are removed. @default false */
  deleteEmptyDeliveryGroups: z.optional(z.boolean()),
})
/** What happens to groups that lose their last item. */
export interface ArrangeItemsQuery extends z.output<typeof arrangeItemsQueryShape> {}
/** Accepts a query without any member. */
export const arrangeItemsQuerySchema: Schema<ArrangeItemsQuery> = arrangeItemsQueryShape

/** Accepts a query without any member. */
export const deliveryGroupsQuerySchema = z.object({
  /** Number of groups per page. */
  limit: z.optional(z.number()),
  /** Number of items that come with each group. */
  cartItemLimit: z.optional(z.number()),
  /** `nextPageToken` of the previous page. */
  page: z.optional(z.string()),
})
/** Which page of groups, how many of them, and how many items come with each. */
export interface DeliveryGroupsQuery extends z.output<typeof deliveryGroupsQuerySchema> {}

/** Accepts a query without any member. */
export const deliveryGroupQuerySchema = z.object({
  /** Token of a page of the group's items. */
  page: z.optional(z.string()),
})
/** Which page of the group's items. */
export interface DeliveryGroupQuery extends z.output<typeof deliveryGroupQuerySchema> {}

/** Accepts a body without any member. */
export const deliveryGroupChangeSchema = z.object({
  /** By the `id` of a saved address, or whole. */
  deliveryAddress: z.optional(deliveryAddressInputSchema),
  /** Record id of one of `availableDeliveryMethods`. */
  deliveryMethodId: z.optional(z.string()),
  /** ISO 8601 date. */
  desiredDeliveryDate: z.optional(z.string()),
  /** A note for the carrier. */
  shippingInstructions: z.optional(z.string()),
  /** For telling the groups apart. */
  name: z.optional(z.string()),
})
/** What to change about a group; absent members stay as they are. */
export interface DeliveryGroupChange extends z.output<typeof deliveryGroupChangeSchema> {}

/** Fails without `deliveryAddress`. */
export const deliveryGroupBodySchema = z.extend(deliveryGroupChangeSchema, {
  /** By the `id` of a saved address, or whole. */
  deliveryAddress: deliveryAddressInputSchema,
})
/** A new group; unlike a change it needs an address. */
export interface DeliveryGroupBody extends z.output<typeof deliveryGroupBodySchema> {}

/** Accepts a query without any member. */
export const deleteGroupQuerySchema = z.object({
  /** True removes the group's items from the cart too. @default false */
  deleteCartItems: z.optional(z.boolean()),
})
/** What happens to the items of a removed group. */
export interface DeleteGroupQuery extends z.output<typeof deleteGroupQuerySchema> {}
