import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { readResponse } from './cart-call'
import { readCartItemQuery } from './cart-item-list'
import { requireCart } from './cart-owner'
import { cartProductList } from './cart-products'

/** The items of a cart by product. */
export const cartProductRoutes = new Hono<Env>().get('/carts/:cartId/products', (c) => {
  const query = readCartItemQuery(c.req.query())
  return readResponse(c, requireCart(c.var, c.req.param('cartId')), {
    kind: `products ${JSON.stringify(query)}`,
    write: (calculated) => cartProductList(calculated, query),
  })
})
