import * as z from 'zod/mini'
import type { Schema } from './schema'

const ordersQueryShape = z.object({
  pageSize: z.optional(z.number()),
  pageToken: z.optional(z.string()),
})
export interface OrdersQuery extends z.output<typeof ordersQueryShape> {}
export const ordersQuerySchema: Schema<OrdersQuery, OrdersQuery> = ordersQueryShape

const orderActionsBodyShape = z.object({
  actions: z.array(
    z.object({ action: z.enum(['prepare', 'submit']), parameters: z.optional(z.looseObject({})) }),
  ),
})
/** The next step of placing an order: `prepare` checks and reserves, `submit` orders. */
export interface OrderActionsBody extends z.output<typeof orderActionsBodyShape> {}
export const orderActionsBodySchema: Schema<OrderActionsBody, OrderActionsBody> = orderActionsBodyShape

const orderLookupBodyShape = z.object({
  orderNumber: z.string(),
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
})
/** Whose order it is: a guest names the e-mail address or the phone number that the order has. */
export interface OrderLookupBody extends z.output<typeof orderLookupBodyShape> {}
export const orderLookupBodySchema: Schema<OrderLookupBody, OrderLookupBody> = orderLookupBodyShape
