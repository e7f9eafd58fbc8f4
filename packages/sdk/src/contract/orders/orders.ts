import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import { inOneCurrency } from '../kit/in-one-currency'
import { lookedUpOrderSchema } from './looked-up-order'
import { orderDetailSchema, type OrderDetail } from './order-detail'
import { orderSummaryMembers, readOrderSummary } from './orders-members'
import type { OrderFieldsQuery, OrderLookupBody, OrdersQuery, ReorderBody } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const orderResponseShape = z.object({
  /** Null where the order was not placed. */
  orderReferenceNumber: text,
  /** Why the order was not placed; empty after success. */
  errors: listOf(checkoutErrorSchema),
})
/** The result of placing an order: its number, or errors. */
export interface OrderResponse extends z.output<typeof orderResponseShape> {}
/** Accepts status 422, which may name the order as well. */
export const orderResponseSchema: Schema<OrderResponse> = orderResponseShape

/** An order that the platform has accepted; it may still be working on it. */
export interface PlacedOrder {
  /** The number that a buyer quotes afterwards: `KR4TN-B0X50-PACK9-2026A`. */
  orderReferenceNumber: string
}

const orderSummaryShape = z.pipe(inOneCurrency(z.object(orderSummaryMembers)), z.transform(readOrderSummary))
/** An order in the list of orders, without its lines. */
export interface OrderSummary extends z.output<typeof orderSummaryShape> {}
/** Accepts an order without any of its members. */
export const orderSummarySchema: Schema<OrderSummary> = orderSummaryShape

const orderListShape = z.object({
  /** Number of orders on this page; null where the platform sends none. */
  count,
  /** Orders of this page, the newest first. */
  orderSummaries: listOf(orderSummarySchema),
  /** For the next request; null on the last page. */
  nextPageToken: text,
  /** Which of `searchTerm` and `status` were understood; an extension, empty where the platform has none of them. */
  appliedFilters: z.pipe(
    listOf(text),
    z.transform((names) => names.filter((name) => name !== null)),
  ),
})
/** One page of orders, the newest first. */
export interface OrderList extends z.output<typeof orderListShape> {}
/** Reads a missing list as an empty one. */
export const orderListSchema: Schema<OrderList> = orderListShape

/** Places the order. Never repeat it blindly: ask the checkout first. A 422 may name the order too. */
export const placeOrder = defineCall({
  id: 'orders.place',
  method: 'POST',
  path: `${webstorePath}/checkouts/{checkoutId}/orders`,
  base: 'api',
  responses: { 200: orderResponseSchema, 201: orderResponseSchema, 422: orderResponseSchema },
  scopeParams: ['effectiveAccountId'],
})

/** The buyer's orders. */
export const listOrders = defineCall(
  {
    id: 'orders.list',
    method: 'GET',
    path: `${webstorePath}/order-summaries`,
    base: 'api',
    responses: { 200: orderListSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: OrdersQuery }>,
)

/** One order of the buyer, with its lines as far as the platform includes them. */
export const getOrder = defineCall(
  {
    id: 'orders.get',
    method: 'GET',
    path: `${webstorePath}/order-summaries/{orderSummaryId}`,
    base: 'api',
    responses: { 200: orderDetailSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: OrderFieldsQuery }>,
)

/** Reads an order in the platform's form of a lookup, which has an `id`, or in the form of the shop's contract. */
export const foundOrderSchema: Schema<OrderDetail> = z.union([lookedUpOrderSchema, orderDetailSchema])

/** One order by its number, for guests too. The response has the form of the request. */
export const lookUpOrder = defineCall(
  {
    id: 'orders.lookUp',
    method: 'POST',
    path: `${webstorePath}/order-summaries/actions/lookup`,
    base: 'api',
    responses: { 200: foundOrderSchema, 201: foundOrderSchema },
    reads: true,
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: OrderLookupBody }>,
)

const unaddedProduct = z.object({
  /** Record id; null where the platform sends none. */
  productId: text,
  /** As it was ordered. */
  productName: text,
  /** Product number as it was ordered. */
  productSKU: text,
  /** Code such as `ERROR_PROCESSING_CARTITEM`. */
  errorCode: text,
  /** Why the product was not added, in the buyer's language. */
  errorMessage: text,
})
const reorderShape = z.object({
  /** Record id of the cart; null where the platform sends none. */
  cartId: text,
  /** Number of products that are in the cart again. */
  totalSucceededProductCount: count,
  /** Number of products that could not be added. */
  totalFailedProductCount: count,
  /** The products that could not be added, with reasons. */
  unaddedProducts: listOf(unaddedProduct),
})
/** The result of adding a past order to the cart. */
export interface Reorder extends z.output<typeof reorderShape> {}
/** Succeeds where single products could not be added. */
export const reorderSchema: Schema<Reorder> = reorderShape

/** Adds the products of an order to a cart, at today's prices. */
export const addOrderToCart = defineCall(
  {
    id: 'orders.addToCart',
    method: 'POST',
    path: `${webstorePath}/order-summaries/actions/add-order-to-cart`,
    base: 'api',
    responses: { 200: reorderSchema, 201: reorderSchema, 202: reorderSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: ReorderBody }>,
)
