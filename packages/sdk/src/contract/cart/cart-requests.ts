import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const quantityInput = z.union([z.string(), z.number()])

const cartItemInputShape = z.object({
  productId: z.string(),
  quantity: quantityInput,
  type: z.literal('Product'),
  productSellingModelId: z.optional(z.string()),
  subscriptionTerm: z.optional(z.number()),
})
export interface CartItemInput extends z.output<typeof cartItemInputShape> {}
export const cartItemInputSchema: Schema<CartItemInput, CartItemInput> = cartItemInputShape

const batchInputShape = z.object({ inputs: z.array(z.object({ richInput: cartItemInputShape })) })
export interface BatchInput extends z.output<typeof batchInputShape> {}
/** At most 100 lines. */
export const batchInputSchema: Schema<BatchInput, BatchInput> = batchInputShape

const cartItemChangeShape = z.object({ quantity: quantityInput })
export interface CartItemChange extends z.output<typeof cartItemChangeShape> {}
export const cartItemChangeSchema: Schema<CartItemChange, CartItemChange> = cartItemChangeShape

const cartItemsQueryShape = z.object({
  includePromotions: z.optional(z.boolean()),
  includeCoupons: z.optional(z.boolean()),
  sort: z.optional(
    z.enum(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc', 'SalesPriceAsc', 'SalesPriceDesc']),
  ),
  productFields: z.optional(z.string()),
  pageNumber: z.optional(z.number()),
  pageSize: z.optional(z.number()),
})
export interface CartItemsQuery extends z.output<typeof cartItemsQueryShape> {}
export const cartItemsQuerySchema: Schema<CartItemsQuery, CartItemsQuery> = cartItemsQueryShape

const includeCartDataShape = z.object({ includeCartData: z.optional(z.boolean()) })
export interface CartDataQuery extends z.output<typeof includeCartDataShape> {}
export const cartDataQuerySchema: Schema<CartDataQuery, CartDataQuery> = includeCartDataShape

const emptyShape = z.object({})
export interface EmptyBody extends z.output<typeof emptyShape> {}
export const emptyBodySchema: Schema<EmptyBody, EmptyBody> = emptyShape

const cartProductsQueryShape = z.object({
  pageNumber: z.optional(z.number()),
  pageSize: z.optional(z.number()),
})
export interface CartProductsQuery extends z.output<typeof cartProductsQueryShape> {}
export const cartProductsQuerySchema: Schema<CartProductsQuery, CartProductsQuery> = cartProductsQueryShape
