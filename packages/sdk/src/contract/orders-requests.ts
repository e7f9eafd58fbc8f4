import * as z from 'zod/mini'
import type { Schema } from './schema'

const ordersQueryShape = z.object({
  pageSize: z.optional(z.number()),
  pageToken: z.optional(z.string()),
})
export interface OrdersQuery extends z.output<typeof ordersQueryShape> {}
export const ordersQuerySchema: Schema<OrdersQuery, OrdersQuery> = ordersQueryShape
