import { defineCall, request } from '../kit/call'
import { batchResultSchema, cartItemsSchema, changedCartItemSchema } from './cart-items'
import type {
  BatchInput,
  CartDataQuery,
  CartItemChange,
  CartItemInput,
  CartItemsQuery,
  EmptyBody,
} from './cart-requests'
import { cartSummarySchema, compactCartSummarySchema, currentCartSchema } from './cart-summary'
import { webstorePath } from '../kit/paths'

const scopeOfCart = ['effectiveAccountId', 'currencyIsoCode'] as const

/** The counts of the current cart; 404 without one. */
export const getCompactSummary = defineCall({
  id: 'cart.getCompactSummary',
  method: 'GET',
  path: `${webstorePath}/carts/compact-summary`,
  base: 'api',
  responses: { 200: compactCartSummarySchema },
  scopeParams: scopeOfCart,
})

/**
 * The current cart with its totals; 202 while the platform recalculates. Without one null, and 404 before version 63 of
 * the API.
 */
export const getCart = defineCall({
  id: 'cart.get',
  method: 'GET',
  path: `${webstorePath}/carts/current`,
  base: 'api',
  responses: { 200: currentCartSchema, 202: currentCartSchema },
  scopeParams: scopeOfCart,
})

/** Creates the cart unless it exists. */
export const ensureCart = defineCall(
  {
    id: 'cart.ensure',
    method: 'PUT',
    path: `${webstorePath}/carts/current`,
    base: 'api',
    responses: { 200: cartSummarySchema, 201: cartSummarySchema, 202: cartSummarySchema },
    scopeParams: scopeOfCart,
  },
  request<{ body: EmptyBody }>,
)

/** Deletes the cart with all its items. */
export const deleteCart = defineCall({
  id: 'cart.delete',
  method: 'DELETE',
  path: `${webstorePath}/carts/current`,
  base: 'api',
  responses: { 200: null, 202: null, 204: null },
  scopeParams: ['effectiveAccountId'],
})

/** One page of cart items. */
export const listCartItems = defineCall(
  {
    id: 'cart.listItems',
    method: 'GET',
    path: `${webstorePath}/carts/{cartId}/cart-items`,
    base: 'api',
    responses: { 200: cartItemsSchema, 202: cartItemsSchema },
    scopeParams: scopeOfCart,
  },
  request<{ query?: CartItemsQuery }>,
)

/** Adds one product, or raises the quantity of its existing item. */
export const addCartItem = defineCall(
  {
    id: 'cart.addItem',
    method: 'POST',
    path: `${webstorePath}/carts/{cartId}/cart-items`,
    base: 'api',
    responses: { 200: changedCartItemSchema, 201: changedCartItemSchema, 202: changedCartItemSchema },
    scopeParams: scopeOfCart,
  },
  request<{ query?: CartDataQuery; body: CartItemInput }>,
)

/** Adds up to 100 products; each line succeeds or fails on its own. */
export const addCartItems = defineCall(
  {
    id: 'cart.addItems',
    method: 'POST',
    path: `${webstorePath}/carts/{cartId}/cart-items/batch`,
    base: 'api',
    responses: { 200: batchResultSchema, 201: batchResultSchema, 202: batchResultSchema },
    scopeParams: scopeOfCart,
  },
  request<{ body: BatchInput }>,
)

/** Sets the quantity of an item. */
export const changeCartItem = defineCall(
  {
    id: 'cart.changeItem',
    method: 'PATCH',
    path: `${webstorePath}/carts/{cartId}/cart-items/{cartItemId}`,
    base: 'api',
    responses: { 200: changedCartItemSchema, 202: changedCartItemSchema },
    scopeParams: scopeOfCart,
  },
  request<{ query?: CartDataQuery; body: CartItemChange }>,
)

/** Removes an item; 404 the second time. */
export const removeCartItem = defineCall({
  id: 'cart.removeItem',
  method: 'DELETE',
  path: `${webstorePath}/carts/{cartId}/cart-items/{cartItemId}`,
  base: 'api',
  responses: { 200: null, 202: null, 204: null },
  scopeParams: ['effectiveAccountId'],
})
