import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import type { Schema } from '../kit/schema'

/** Fails without number, e-mail address or phone number: the platform wants all three. */
export const orderAccessBodySchema = z.object({
  /** Order reference number. */
  orderSummaryRefNumber: z.string(),
  /** As given with the order. */
  email: z.string(),
  /** As given with the order, with country code. */
  phoneNumber: z.string(),
  /** As given with the order. */
  lastName: z.optional(z.string()),
})
/** How a guest proves to the platform that an order is theirs. */
export interface OrderAccessBody extends z.output<typeof orderAccessBodySchema> {}

const orderAccessShape = z.object({
  /** Stands for the proof in lookups and in ordering again, for 60 minutes. */
  accessToken: z.string(),
})
/** What a guest shows in place of e-mail address and phone number. */
export interface OrderAccess extends z.output<typeof orderAccessShape> {}
/** Fails without `accessToken`. The name of the member is inferred from the requests that take it. */
export const orderAccessSchema: Schema<OrderAccess> = orderAccessShape

/** Proves a guest's order once, since version 64 of the API; 404 for an order that the proof does not fit. */
export const authorizeGuestOrder = defineCall(
  {
    id: 'orders.authorize',
    method: 'POST',
    path: `${webstorePath}/order-summaries/actions/authorize`,
    base: 'api',
    responses: { 200: orderAccessSchema, 201: orderAccessSchema },
  },
  request<{ body: OrderAccessBody }>,
)
