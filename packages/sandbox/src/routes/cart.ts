import { Hono } from 'hono'
import { noContent, readBody } from '../answers'
import { calculateCart } from '../platform/cart-calculation'
import { requireCart } from '../platform/cart-owner'
import { cartSummary, compactCartSummary } from '../platform/cart-representation'
import { ensureCart, removeCart } from '../platform/cart-writes'
import type { Env } from '../sandbox-context'
import { identifyGuest, readAnswer } from './cart-call'
import { cartActionRoutes } from './cart-actions'
import { cartCouponRoutes } from './cart-coupons'
import { cartItemRoutes } from './cart-items'
import { cartProductRoutes } from './cart-products'
import { inventoryRoutes } from './inventory'

/** The calls on a cart itself, and those on what belongs to it. */
export const cartRoutes = new Hono<Env>()
  .get('/carts/compact-summary', (c) =>
    readAnswer(c, requireCart(c.var, 'current'), {
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
    readAnswer(c, requireCart(c.var, c.req.param('cartId')), {
      kind: 'summary',
      write: (calculated) => cartSummary(calculated, c.var.visitor),
    }),
  )
  .delete('/carts/:cartId', (c) => {
    removeCart(c.var, c.req.param('cartId'))
    return noContent(c)
  })
  .route('/', cartItemRoutes)
  .route('/', cartCouponRoutes)
  .route('/', cartProductRoutes)
  .route('/', inventoryRoutes)
  .route('/', cartActionRoutes)
