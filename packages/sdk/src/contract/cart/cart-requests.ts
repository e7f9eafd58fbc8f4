import * as z from 'zod/mini'

const quantityInput = z.union([z.string(), z.number()])

/** Drops unknown members, which the platform rejects. */
export const cartItemInputSchema = z.object({
  /** Record id of 15 or 18 characters. */
  productId: z.string(),
  /** Decimal text or number above 0; added to an item with the same product. */
  quantity: quantityInput,
  /** The only type that callers may add. */
  type: z.literal('Product'),
  /** How the product is sold. @default as a one-time purchase */
  productSellingModelId: z.optional(z.string()),
  /** Length of a subscription in the units of its selling model. */
  subscriptionTerm: z.optional(z.number()),
})
/** One product to add to the cart. */
export interface CartItemInput extends z.output<typeof cartItemInputSchema> {}

/** Does not check the platform's limit of 100 lines. */
export const batchInputSchema = z.object({
  /** The lines to add; the results have the same order. */
  inputs: z.array(
    z.object({
      /** The line, wrapped as the platform's batch calls require. */
      richInput: cartItemInputSchema,
    }),
  ),
})
/** Several products to add in one call. */
export interface BatchInput extends z.output<typeof batchInputSchema> {}

/** Drops everything but the quantity. */
export const cartItemChangeSchema = z.object({
  /** The new quantity, not the difference; decimal text or number. */
  quantity: quantityInput,
})
/** The platform refuses `productId` and `type` here: an item keeps its product. */
export interface CartItemChange extends z.output<typeof cartItemChangeSchema> {}

/** Does not check the platform's limits of pages and fields. */
export const cartItemsQuerySchema = z.object({
  /** Whether `cartPromotions` is filled. */
  includePromotions: z.optional(z.boolean()),
  /** Whether `cartCoupons` is filled. */
  includeCoupons: z.optional(z.boolean()),
  /** Order of the items. @default 'CreatedDateDesc' */
  sort: z.optional(
    z.enum(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc', 'SalesPriceAsc', 'SalesPriceDesc']),
  ),
  /** API names of product fields, separated by commas; at most 15, or `*` for all. */
  productFields: z.optional(z.string()),
  /** From 1. @default 1 */
  pageNumber: z.optional(z.number()),
  /** The `nextPageToken` of the page before, where a version has no `pageNumber`. */
  page: z.optional(z.string()),
  /** 1 to 100. @default 25 */
  pageSize: z.optional(z.number()),
})
/** Which page of the cart's items, in which order and how much about each. */
export interface CartItemsQuery extends z.output<typeof cartItemsQuerySchema> {}

/** Accepts a query without any member. */
export const cartDataQuerySchema = z.object({
  /** Whether the response brings the whole cart; the platform may leave it out all the same. */
  includeCartData: z.optional(z.boolean()),
})
/** Saves reading the cart after a change, in shops where the platform supports it. */
export interface CartDataQuery extends z.output<typeof cartDataQuerySchema> {}

/** Drops every member. */
export const emptyBodySchema = z.object({})
/** The platform requires a body of creating a cart, and accepts `{}`. */
export interface EmptyBody extends z.output<typeof emptyBodySchema> {}

/** Does not check the platform's limits of pages. */
export const cartProductsQuerySchema = z.object({
  /** From 1. @default 1 */
  pageNumber: z.optional(z.number()),
  /** 1 to 100. @default 25 */
  pageSize: z.optional(z.number()),
})
/** Which page of the cart's products. */
export interface CartProductsQuery extends z.output<typeof cartProductsQuerySchema> {}
