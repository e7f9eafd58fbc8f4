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
