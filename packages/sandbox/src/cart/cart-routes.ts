import { Hono } from 'hono'
import { noContent, readBody } from '../calls/responses'
import type { Env } from '../calls/call'
import { cartActionRoutes } from './cart-action-routes'
import { calculateCart } from './cart-calculation'
import { identifyGuest, readResponse } from './cart-call'
import { cartItemRoutes } from './cart-item-routes'
import { requireCart } from './cart-owner'
import { cartProductRoutes } from './cart-product-routes'
import { cartSummary, compactCartSummary } from './cart-representation'
import { ensureCart, removeCart } from './cart-writes'

/** The calls on a cart itself, its items and its copies. */
export const cartRoutes = new Hono<Env>()
  .get('/carts/compact-summary', (c) =>
    readResponse(c, requireCart(c.var, 'current'), {
      kind: 'compact-summary',
      write: compactCartSummary,
      unfinished: (body) => c.json(body),
    }),
  )
  .put('/carts/:cartId{(?:current|active)}', async (c) => {
    await readBody(c, [])
    identifyGuest(c)
    const { cart, isNew } = ensureCart(c.var)
    const calculated = calculateCart(c.var, cart)
    return c.json(cartSummary(calculated, c.var.visitor), isNew ? 201 : 200)
  })
  .get('/carts/:cartId', (c) =>
    readResponse(c, requireCart(c.var, c.req.param('cartId')), {
      kind: 'summary',
      write: (calculated) => cartSummary(calculated, c.var.visitor),
    }),
  )
  .delete('/carts/:cartId', (c) => {
    removeCart(c.var, c.req.param('cartId'))
    return noContent(c)
  })
  .route('/', cartItemRoutes)
  .route('/', cartProductRoutes)
  .route('/', cartActionRoutes)
