import { Hono } from 'hono'
import { readBody } from '../calls/responses'
import type { Env } from '../calls/call'
import { placeOrder } from './place-order'

/** Placing an order in one call, version 1. */
export const placeOrderRoutes = new Hono<Env>().post('/checkouts/:checkoutId/orders', async (c) => {
  await readBody(c, [])
  const placement = placeOrder(c.var, c.req.param('checkoutId'))
  if ('errors' in placement) {
    const body = { orderReferenceNumber: null, errors: placement.errors }
    return c.json(body, placement.kind === 'no-contact' ? 412 : 422)
  }
  const { kind, orderReferenceNumber } = placement
  return c.json({ orderReferenceNumber, errors: [] }, kind === 'placed' ? 201 : 200)
})
