import { Hono } from 'hono'
import { accepted, noContent, readBody } from '../answers'
import type { CartRecord } from '../database/cart-repository'
import { calculateCart } from '../platform/cart-calculation'
import { requireCart } from '../platform/cart-owner'
import { cartSummary, compactCartSummary } from '../platform/cart-representation'
import { ensureCart, removeCart } from '../platform/cart-writes'
import type { Env, SandboxCall } from '../sandbox-context'
import { identifyGuest, remainingMs } from './cart-call'
import { cartItemRoutes } from './cart-items'

/** The calls on a cart itself, and those on its items. */
export const cartRoutes = new Hono<Env>()
  .get('/carts/compact-summary', (c) => c.json(compactCartSummary(calculated(c, currentCart(c, 'current')))))
  .put('/carts/:cartId{current|active}', async (c) => {
    await readBody(c, [])
    identifyGuest(c)
    const { cart, isNew } = ensureCart(c.var.context, c.var.visitor)
    return c.json(cartSummary(calculated(c, cart), c.var.visitor), isNew ? 201 : 200)
  })
  .get('/carts/:cartId', (c) => {
    const cart = calculated(c, currentCart(c, c.req.param('cartId')))
    const body = cartSummary(cart, c.var.visitor)
    return cart.isProcessing ? accepted(c, body, { retryAfterMs: remainingMs(c, cart.cart) }) : c.json(body)
  })
  .delete('/carts/:cartId', (c) => {
    removeCart(c.var.context, c.var.visitor, c.req.param('cartId'))
    return noContent(c)
  })
  .route('/', cartItemRoutes)

const currentCart = (c: SandboxCall, cartId: string) => requireCart(c.var.context, c.var.visitor, cartId)

const calculated = (c: SandboxCall, cart: CartRecord) => calculateCart(c.var.context, c.var.visitor, cart)
