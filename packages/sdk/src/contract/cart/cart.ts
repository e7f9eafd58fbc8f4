import { defineCall, sends } from '../kit/call'
import { batchResultSchema, cartItemsSchema, changedCartItemSchema } from './cart-items'
import type {
  BatchInput,
  CartDataQuery,
  CartItemChange,
  CartItemInput,
  CartItemsQuery,
  EmptyBody,
} from './cart-requests'
import { cartSummarySchema, compactCartSummarySchema } from './cart-summary'
import { webstorePath } from '../kit/paths'

const scopeOfCart = ['effectiveAccountId', 'currencyIsoCode'] as const

/** [7.3-15] The counts of the present cart; 404 when there is none. */
export const getCompactSummary = defineCall({
  id: 'cart.getCompactSummary',
  method: 'GET',
  path: `${webstorePath}/carts/compact-summary`,
  at: 'api',
  responses: { 200: compactCartSummarySchema },
  adds: scopeOfCart,
})

/** The present cart with its totals; 202 while the platform recalculates, 404 when there is none. */
export const getCart = defineCall({
  id: 'cart.get',
  method: 'GET',
  path: `${webstorePath}/carts/current`,
  at: 'api',
  responses: { 200: cartSummarySchema, 202: cartSummarySchema },
  adds: scopeOfCart,
})

/** [7.3-14] Creates the cart unless there is one. */
export const ensureCart = defineCall(
  {
    id: 'cart.ensure',
    method: 'PUT',
    path: `${webstorePath}/carts/current`,
    at: 'api',
    responses: { 200: cartSummarySchema, 201: cartSummarySchema, 202: cartSummarySchema },
    adds: scopeOfCart,
  },
  sends<{ body: EmptyBody }>,
)

/** [7.3-21] Deletes the cart with all its items. */
export const deleteCart = defineCall({
  id: 'cart.delete',
  method: 'DELETE',
  path: `${webstorePath}/carts/current`,
  at: 'api',
  responses: { 200: null, 202: null, 204: null },
  adds: ['effectiveAccountId'],
})

/** [7.3-16] One page of cart items. */
export const listCartItems = defineCall(
  {
    id: 'cart.listItems',
    method: 'GET',
    path: `${webstorePath}/carts/{cartId}/cart-items`,
    at: 'api',
    responses: { 200: cartItemsSchema, 202: cartItemsSchema },
    adds: scopeOfCart,
  },
  sends<{ query?: CartItemsQuery }>,
)

/** [7.3-17] Adds one product, or raises the item that is there. */
export const addCartItem = defineCall(
  {
    id: 'cart.addItem',
    method: 'POST',
    path: `${webstorePath}/carts/{cartId}/cart-items`,
    at: 'api',
    responses: { 200: changedCartItemSchema, 201: changedCartItemSchema, 202: changedCartItemSchema },
    adds: scopeOfCart,
  },
  sends<{ query?: CartDataQuery; body: CartItemInput }>,
)

/** [7.3-18] Adds up to 100 products; each line succeeds or fails by itself. */
export const addCartItems = defineCall(
  {
    id: 'cart.addItems',
    method: 'POST',
    path: `${webstorePath}/carts/{cartId}/cart-items/batch`,
    at: 'api',
    responses: { 200: batchResultSchema, 201: batchResultSchema, 202: batchResultSchema },
    adds: scopeOfCart,
  },
  sends<{ body: BatchInput }>,
)

/** [7.3-19] Sets the quantity of an item. */
export const changeCartItem = defineCall(
  {
    id: 'cart.changeItem',
    method: 'PATCH',
    path: `${webstorePath}/carts/{cartId}/cart-items/{cartItemId}`,
    at: 'api',
    responses: { 200: changedCartItemSchema, 202: changedCartItemSchema },
    adds: scopeOfCart,
  },
  sends<{ query?: CartDataQuery; body: CartItemChange }>,
)

/** [7.3-20] Removes an item. */
export const removeCartItem = defineCall({
  id: 'cart.removeItem',
  method: 'DELETE',
  path: `${webstorePath}/carts/{cartId}/cart-items/{cartItemId}`,
  at: 'api',
  responses: { 200: null, 202: null, 204: null },
  adds: ['effectiveAccountId'],
})
