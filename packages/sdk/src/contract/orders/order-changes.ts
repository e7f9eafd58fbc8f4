import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { text, type Schema } from '../kit/schema'

const canceledOrderShape = z.object({
  /** The number that a buyer quotes; null where the shop sends none. */
  orderReferenceNumber: text,
  /** ISO 8601 in UTC. */
  canceledAt: z.string(),
})
/** An order that was canceled. */
export interface CanceledOrder extends z.output<typeof canceledOrderShape> {}
/** Fails without the moment, as it would not be canceled. */
export const canceledOrderSchema: Schema<CanceledOrder> = canceledOrderShape

/** Does not check that there is an e-mail address or phone number. */
export const cancelBodySchema = z.object({
  /** As given with the order. */
  email: z.optional(z.string()),
  /** As given with the order, with country code. */
  phoneNumber: z.optional(z.string()),
})
/** A guest proves that an order is theirs with its e-mail address or phone number; its buyer needs neither. */
export interface CancelBody extends z.output<typeof cancelBodySchema> {}

/**
 * Cancels a whole order while nothing of it is packed, and gives back stock and payment; 409 from then on. Repeating it
 * responds the same. A guest names the order by its number. A call of the shop itself: the platform has none for buyers.
 */
export const cancelOrder = defineCall(
  {
    id: 'orders.cancel',
    method: 'POST',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/actions/cancel`,
    base: 'api',
    responses: { 200: canceledOrderSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body?: CancelBody }>,
)

/** Accepts a return without items; the shop refuses it. */
export const returnBodySchema = z.object({
  /** What goes back, each item once. */
  items: z.array(
    z.object({
      /** Record id of the item in the order. */
      orderItemSummaryId: z.string(),
      /** Not more than what arrived and was not returned before. */
      quantity: z.number(),
    }),
  ),
  /** In the buyer's own words. */
  reason: z.optional(z.string()),
  /** The same for every repetition: at most one return results. */
  idempotencyKey: z.string(),
  /** As given with the order: a guest proves with it, or with the phone number, that the order is theirs. */
  email: z.optional(z.string()),
  /** As given with the order, with country code. */
  phoneNumber: z.optional(z.string()),
})
/** Which items of an order the buyer wants to send back, and a guest's proof that the order is theirs. */
export interface ReturnBody extends z.output<typeof returnBodySchema> {}

const announcedReturnShape = z.object({
  /** The number to write on the parcel. */
  returnId: z.string(),
  /** ISO 8601 in UTC. */
  announcedAt: z.string(),
})
/** A return that the shop expects. */
export interface AnnouncedReturn extends z.output<typeof announcedReturnShape> {}
/** Fails without number and moment, as a receipt is useless without them. */
export const announcedReturnSchema: Schema<AnnouncedReturn> = announcedReturnShape

/**
 * Announces that items of an order go back, which the shop allows voluntarily. 422 for items that cannot, and once the
 * time for it is over. A key that was used before returns the first receipt again, also where nothing more can go back. A
 * guest names the order by its number. A call of the shop itself.
 */
export const returnItems = defineCall(
  {
    id: 'orders.return',
    method: 'POST',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/actions/return`,
    base: 'api',
    responses: { 200: announcedReturnSchema, 201: announcedReturnSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: ReturnBody }>,
)
