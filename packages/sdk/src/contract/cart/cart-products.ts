import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import type { CartProductsQuery } from './cart-requests'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { flag, listOf, type Schema } from '../kit/schema'

const cartProductsShape = z.object({
  count,
  currentPage: count,
  hasErrors: flag,
  totalProductCount: count,
  totalNumberOfPages: count,
  products: listOf(
    z.object({ productId: z.string(), cartItems: listOf(z.object({ cartItemId: z.string() })) }),
  ),
})
/** One page of the products of a cart, each with the items it is in. */
export interface CartProducts extends z.output<typeof cartProductsShape> {}
export interface CartProductsWire extends z.input<typeof cartProductsShape> {}
export const cartProductsSchema: Schema<CartProducts, CartProductsWire> = cartProductsShape

/** [7.3-25] The items of a cart by product. */
export const listCartProducts = defineCall(
  {
    id: 'cart.listProducts',
    method: 'GET',
    path: `${webstorePath}/carts/{cartId}/products`,
    at: 'api',
    responses: { 200: cartProductsSchema, 202: cartProductsSchema },
    adds: ['effectiveAccountId', 'currencyIsoCode'],
  },
  sends<{ query?: CartProductsQuery }>,
)
