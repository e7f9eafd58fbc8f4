import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import type { OrderActionsBody } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { listOf, text, type Schema } from '../kit/schema'

const orderActionShape = z.object({
  action: text,
  orderReferenceNumber: text,
  errors: listOf(checkoutErrorSchema),
})
/** What became of one step of placing an order; the number is there once it was submitted. */
export interface OrderAction extends z.output<typeof orderActionShape> {}

const orderActionsShape = z.object({ actions: listOf(orderActionShape), errors: listOf(checkoutErrorSchema) })
/** The steps of placing an order, in the order in which they were asked for, and what stands in the way of all [3.checkout-delivery-and-payment-8]. */
export interface OrderActions extends z.output<typeof orderActionsShape> {}
export interface OrderActionsWire extends z.input<typeof orderActionsShape> {}
export const orderActionsSchema: Schema<OrderActions, OrderActionsWire> = orderActionsShape

/** [7.3-39] The steps of streamlined ordering; 403 where the organisation does not have it. */
export const actOnOrder = defineCall(
  {
    id: 'orders.act',
    method: 'POST',
    path: `${webstorePath}/checkouts/{checkoutId}/orders/actions`,
    at: 'api',
    responses: { 200: orderActionsSchema, 201: orderActionsSchema, 422: orderActionsSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ body: OrderActionsBody }>,
)
