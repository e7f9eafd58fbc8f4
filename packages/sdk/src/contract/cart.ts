import * as z from 'zod/mini'
import { defineCall } from './call'
import { batchResultSchema, cartItemsSchema, changedCartItemSchema } from './cart-items'
import { cartSummarySchema, compactCartSummarySchema } from './cart-summary'
import { webstorePath } from './paths'
import type { Schema } from './schema'

const scopeOfCart = ['effectiveAccountId', 'currencyIsoCode'] as const
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

/** [7.3-15] The counts of the present cart; 404 when there is none. */
export const getCompactSummary = defineCall({
  id: 'cart.getCompactSummary',
  method: 'GET',
  path: `${webstorePath}/carts/compact-summary`,
  at: 'api',
  answers: { 200: compactCartSummarySchema },
  mutates: false,
  adds: scopeOfCart,
  tags: ['cart'],
})

/** The present cart with its totals; 202 while the platform recalculates, 404 when there is none. */
export const getCart = defineCall({
  id: 'cart.get',
  method: 'GET',
  path: `${webstorePath}/carts/current`,
  at: 'api',
  answers: { 200: cartSummarySchema, 202: cartSummarySchema },
  mutates: false,
  adds: scopeOfCart,
  tags: ['cart'],
})

/** [7.3-14] Creates the cart unless there is one. */
export const ensureCart = defineCall({
  id: 'cart.ensure',
  method: 'PUT',
  path: `${webstorePath}/carts/current`,
  at: 'api',
  body: emptyBodySchema,
  answers: { 200: cartSummarySchema, 201: cartSummarySchema, 202: cartSummarySchema },
  mutates: true,
  adds: scopeOfCart,
  tags: ['cart'],
})

/** [7.3-21] Deletes the cart with all its items. */
export const deleteCart = defineCall({
  id: 'cart.delete',
  method: 'DELETE',
  path: `${webstorePath}/carts/current`,
  at: 'api',
  answers: { 200: null, 202: null, 204: null },
  mutates: true,
  adds: ['effectiveAccountId'],
  tags: ['cart'],
})

/** [7.3-16] One page of cart items. */
export const listCartItems = defineCall({
  id: 'cart.listItems',
  method: 'GET',
  path: `${webstorePath}/carts/{cartId}/cart-items`,
  at: 'api',
  query: cartItemsQuerySchema,
  answers: { 200: cartItemsSchema, 202: cartItemsSchema },
  mutates: false,
  adds: scopeOfCart,
  tags: ['cart'],
})

/** [7.3-17] Adds one product, or raises the item that is there. */
export const addCartItem = defineCall({
  id: 'cart.addItem',
  method: 'POST',
  path: `${webstorePath}/carts/{cartId}/cart-items`,
  at: 'api',
  query: cartDataQuerySchema,
  body: cartItemInputSchema,
  answers: { 200: changedCartItemSchema, 201: changedCartItemSchema, 202: changedCartItemSchema },
  mutates: true,
  adds: scopeOfCart,
  tags: ['cart'],
})

/** [7.3-18] Adds up to 100 products; each line succeeds or fails by itself. */
export const addCartItems = defineCall({
  id: 'cart.addItems',
  method: 'POST',
  path: `${webstorePath}/carts/{cartId}/cart-items/batch`,
  at: 'api',
  body: batchInputSchema,
  answers: { 200: batchResultSchema, 201: batchResultSchema, 202: batchResultSchema },
  mutates: true,
  adds: scopeOfCart,
  tags: ['cart'],
})

/** [7.3-19] Sets the quantity of an item. */
export const changeCartItem = defineCall({
  id: 'cart.changeItem',
  method: 'PATCH',
  path: `${webstorePath}/carts/{cartId}/cart-items/{cartItemId}`,
  at: 'api',
  query: cartDataQuerySchema,
  body: cartItemChangeSchema,
  answers: { 200: changedCartItemSchema, 202: changedCartItemSchema },
  mutates: true,
  adds: scopeOfCart,
  tags: ['cart'],
})

/** [7.3-20] Removes an item. */
export const removeCartItem = defineCall({
  id: 'cart.removeItem',
  method: 'DELETE',
  path: `${webstorePath}/carts/{cartId}/cart-items/{cartItemId}`,
  at: 'api',
  answers: { 200: null, 202: null, 204: null },
  mutates: true,
  adds: ['effectiveAccountId'],
  tags: ['cart'],
})
