import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

/** Accepts a query without any member. */
export const ordersQuerySchema = z.object({
  /** Number of orders per page. */
  pageSize: z.optional(z.number()),
  /** `nextPageToken` of the previous page. */
  pageToken: z.optional(z.string()),
  /** Not before this instant, ISO 8601. */
  earliestDate: z.optional(z.string()),
  /** Not after this instant, ISO 8601. */
  latestDate: z.optional(z.string()),
  /**
   * An extension, at most 100 characters: every word is part of the order's number, of the buyer's own number, or of the
   * number or name of an article. `appliedFilters` of the response says whether it was understood.
   */
  searchTerm: z.optional(z.string()),
  /** An extension: the API name of a status, such as `Shipped`. */
  status: z.optional(z.string()),
})
/** Which page of the buyer's orders, and which orders. */
export interface OrdersQuery extends z.output<typeof ordersQuerySchema> {}

/** Accepts a query without any member. */
export const orderFieldsQuerySchema = z.object({
  /** API names, separated by commas; at most 15. */
  fields: z.optional(z.string()),
})
/** Fields of the record to return beside the standard members. */
export interface OrderFieldsQuery extends z.output<typeof orderFieldsQuerySchema> {}

/** Accepts a query without any member. */
export const orderPartsQuerySchema = z.extend(orderFieldsQuerySchema, {
  /** Number of lines or delivery groups per page. */
  pageSize: z.optional(z.number()),
  /** `nextPageToken` of the previous page. */
  page: z.optional(z.string()),
})
/** Which page of an order's lines or delivery groups, and with which fields. */
export interface OrderPartsQuery extends z.output<typeof orderPartsQuerySchema> {}

const orderActionsBodyShape = z.object({
  /** Steps in their order; the client sends one at a time. */
  actions: z.array(
    z.object({
      /** `prepare` validates and reserves stock, `submit` places the order. */
      action: z.enum(['prepare', 'submit']),
      /** Members that the organisation's checkout understands. */
      parameters: z.optional(z.looseObject({})),
    }),
  ),
})
/** The next step of placing an order. */
export interface OrderActionsBody extends z.output<typeof orderActionsBodyShape> {}
/** Fails for any other action. */
export const orderActionsBodySchema: Schema<OrderActionsBody> = orderActionsBodyShape

/** Does not check that there is an e-mail address or phone number. */
const ownLookupShape = z.object({
  /** Order reference number. */
  orderNumber: z.string(),
  /** As given with the order. */
  email: z.optional(z.string()),
  /** As given with the order, with country code. */
  phoneNumber: z.optional(z.string()),
})
/** An order in the form of the shop's contract, with the e-mail address or phone number that a guest proves it by. */
export interface NumberedOrder extends z.output<typeof ownLookupShape> {}

const namedOrderShape = z.object({
  /** Record id of the order, or its reference number; guests have to name the number. */
  orderSummaryIdOrRefNumber: z.string(),
  /** A guest's proof that the order is theirs. */
  verification: z.optional(
    z.object({
      /** As given with the order. */
      email: z.string(),
      /** As given with the order, with country code. */
      phoneNumber: z.string(),
      /** As given with the order. */
      lastName: z.optional(z.string()),
    }),
  ),
  /** In place of the proof, since version 64 of the API: `authorize` gives it. */
  accessToken: z.optional(z.string()),
})
/** An order as the platform's calls name it, with the proof that a guest needs. */
export interface NamedOrder extends z.output<typeof namedOrderShape> {}

/** Accepts both forms, and checks no proof. */
export const orderLookupBodySchema = z.union([namedOrderShape, ownLookupShape])
/** An order by its number, with a guest's proof: in the form of the shop's contract, or in the platform's own. */
export type OrderLookupBody = NamedOrder | NumberedOrder

/** Fails without order or cart. */
export const reorderBodySchema = z.extend(namedOrderShape, {
  /** Id of the cart that gets the products, or `current`. */
  cartStateOrId: z.string(),
})
/** Which order to add to which cart. */
export interface ReorderBody extends z.output<typeof reorderBodySchema> {}
