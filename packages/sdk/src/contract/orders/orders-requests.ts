import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const ordersQueryShape = z.object({
  pageSize: z.optional(z.number()),
  pageToken: z.optional(z.string()),
})
export interface OrdersQuery extends z.output<typeof ordersQueryShape> {}
export const ordersQuerySchema: Schema<OrdersQuery, OrdersQuery> = ordersQueryShape

const orderFieldsQueryShape = z.object({ fields: z.optional(z.string()) })
/** Names of fields, separated by commas, that come beside what always comes. */
export interface OrderFieldsQuery extends z.output<typeof orderFieldsQueryShape> {}
export const orderFieldsQuerySchema: Schema<OrderFieldsQuery, OrderFieldsQuery> = orderFieldsQueryShape

const orderPartsQueryShape = z.extend(orderFieldsQueryShape, {
  pageSize: z.optional(z.number()),
  page: z.optional(z.string()),
})
/** Which page of the parts of an order, and with which fields. */
export interface OrderPartsQuery extends z.output<typeof orderPartsQueryShape> {}
export const orderPartsQuerySchema: Schema<OrderPartsQuery, OrderPartsQuery> = orderPartsQueryShape

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
