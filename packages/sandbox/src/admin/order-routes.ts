import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { readRequired, readText } from '../calls/json-body'
import { moveOrder, orderSteps, type MovedOrder } from '../orders/fulfilment/move-order'
import { orderProgress } from '../orders/representation/delivery-states'
import { invalidInput } from '../platform-error'
import { requireOwnSite, adminCommand } from './admin-call'

/** How far orders are, moved on before their time. */
export const orderRoutes = new Hono<Env>()

/**
 * Takes the steps of an order now, until it is paid, its print has its file, its proof or its approval (`artwork`, `proof`,
 * `approved`), or it is packed, sent or delivered (`step`): of one delivery
 * (`deliveryGroupId`), or of all; with `unpaid` the money of an order in advance never comes by itself. Responds with how
 * far the order is. 404 for an unknown order, 409 for a canceled one.
 */
orderRoutes.post(
  '/__sandbox/orders',
  requireOwnSite,
  adminCommand({
    members: ['orderNumber', 'step', 'deliveryGroupId'],
    fromJson: readMove,
    fromForm: readMove,
    run: (c, move) => {
      const { context } = c.var
      const { status, ...order } = moveOrder(context, move)
      return c.json({ status, ...orderProgress(context.db, { status, ...order }) })
    },
  }),
)

function readMove(body: Readonly<Record<string, unknown>>): MovedOrder {
  const step = orderSteps.find((name) => name === body.step)
  if (step === undefined) throw invalidInput(`step is one of ${orderSteps.join(', ')}.`)
  return {
    orderNumber: readRequired(body, 'orderNumber').trim(),
    step,
    deliveryGroupId: readText(body, 'deliveryGroupId'),
  }
}
