import { Hono } from 'hono'
import { readCartItemQuery } from '../platform/cart-item-list'
import { requireCart } from '../platform/cart-owner'
import { cartProductList } from '../platform/cart-products'
import type { Env } from '../sandbox-context'
import { readAnswer } from './cart-call'

/** The items of a cart by product. */
export const cartProductRoutes = new Hono<Env>().get('/carts/:cartId/products', (c) => {
  const query = readCartItemQuery(c.req.query())
  return readAnswer(c, requireCart(c.var, c.req.param('cartId')), {
    kind: `products ${JSON.stringify(query)}`,
    write: (calculated) => cartProductList(calculated, query),
  })
})
