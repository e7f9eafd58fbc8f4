import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import type { CartProductsQuery } from './cart-requests'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { flag, listOf, type Schema } from '../kit/schema'

const cartProductsShape = z.object({
  /** Number of products on this page. */
  count,
  /** From 1; null where the platform sends none. */
  currentPage: count,
  /** True where an item of the cart cannot be ordered as it is. */
  hasErrors: flag,
  /** Number of products on all pages. */
  totalProductCount: count,
  /** Null where the platform sends none. */
  totalNumberOfPages: count,
  /** Products of this page. */
  products: listOf(
    z.object({
      /** Record id of 15 or 18 characters. */
      productId: z.string(),
      /** Items that have this product; several where it ships to several addresses. */
      cartItems: listOf(
        z.object({
          /** Record id of the item. */
          cartItemId: z.string(),
        }),
      ),
    }),
  ),
})
/** One page of the products of a cart, each with the items it is in. */
export interface CartProducts extends z.output<typeof cartProductsShape> {}
/** Fails when a product lacks its id or an item its own. */
export const cartProductsSchema: Schema<CartProducts> = cartProductsShape

/** The items of a cart by product. */
export const listCartProducts = defineCall(
  {
    id: 'cart.listProducts',
    method: 'GET',
    path: `${webstorePath}/carts/{cartId}/products`,
    base: 'api',
    responses: { 200: cartProductsSchema, 202: cartProductsSchema },
    scopeParams: ['effectiveAccountId', 'currencyIsoCode'],
  },
  request<{ query?: CartProductsQuery }>,
)
