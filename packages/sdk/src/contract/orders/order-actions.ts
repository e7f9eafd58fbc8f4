import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import type { OrderActionsBody } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { listOf, text, type Schema } from '../kit/schema'

const orderActionShape = z.object({
  /** `prepare` or `submit`; null where the platform sends none. */
  action: text,
  /** The number that a buyer quotes; null before the order is submitted. */
  orderReferenceNumber: text,
  /** Why the step failed; empty after success. */
  errors: listOf(checkoutErrorSchema),
})
/** The result of one step of placing an order. */
export interface OrderAction extends z.output<typeof orderActionShape> {}

const orderActionsShape = z.object({
  /** In the order in which they were requested. */
  actions: listOf(orderActionShape),
  /** What stands in the way of all steps. */
  errors: listOf(checkoutErrorSchema),
})
/** The results of the requested steps of placing an order. */
export interface OrderActions extends z.output<typeof orderActionsShape> {}
/** Accepts failed steps, which have status 422. */
export const orderActionsSchema: Schema<OrderActions> = orderActionsShape

/** The steps of streamlined ordering; 403 where the organisation does not have it. */
export const actOnOrder = defineCall(
  {
    id: 'orders.act',
    method: 'POST',
    path: `${webstorePath}/checkouts/{checkoutId}/orders/actions`,
    base: 'api',
    responses: { 200: orderActionsSchema, 201: orderActionsSchema, 422: orderActionsSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: OrderActionsBody }>,
)
