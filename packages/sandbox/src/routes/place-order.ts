import { Hono } from 'hono'
import { PlatformError, readBody } from '../answers'
import { placeOrder } from '../platform/place-order'
import type { Env } from '../sandbox-context'

/** Placing an order: version 1 only, as `placeOrderV2Enabled` of the application context says. */
export const placeOrderRoutes = new Hono<Env>()
  .post('/checkouts/:checkoutId/orders', async (c) => {
    await readBody(c, [])
    const placement = placeOrder(c.var.context, c.var.visitor, c.req.param('checkoutId'))
    if ('errors' in placement) {
      const body = { orderReferenceNumber: null, errors: placement.errors }
      return c.json(body, placement.kind === 'no-contact' ? 412 : 422)
    }
    const { kind, orderReferenceNumber } = placement
    return c.json({ orderReferenceNumber, errors: [] }, kind === 'placed' ? 201 : 200)
  })
  .post('/checkouts/:checkoutId/orders/actions', () => {
    throw new PlatformError(
      403,
      'INSUFFICIENT_ACCESS',
      'Streamlined place order is not enabled for this store.',
    )
  })
