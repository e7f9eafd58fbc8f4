import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import { inOneCurrency } from '../kit/in-one-currency'
import { orderDetailSchema } from './order-detail'
import { orderSummaryMembers, readOrderSummary } from './orders-members'
import type { OrderFieldsQuery, OrderLookupBody, OrdersQuery } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const orderResponseShape = z.object({ orderReferenceNumber: text, errors: listOf(checkoutErrorSchema) })
/** The answer to placing an order: a number, or what stood in the way. */
export interface OrderResponse extends z.output<typeof orderResponseShape> {}
export interface OrderResponseWire extends z.input<typeof orderResponseShape> {}
export const orderResponseSchema: Schema<OrderResponse, OrderResponseWire> = orderResponseShape

/** A placed order, by the number that a buyer quotes afterwards. */
export interface PlacedOrder {
  orderReferenceNumber: string
}

const orderSummaryShape = z.pipe(inOneCurrency(z.object(orderSummaryMembers)), z.transform(readOrderSummary))
/** An order of the past; `createdDate` is ISO 8601 in UTC, `total` with VAT. */
export interface OrderSummary extends z.output<typeof orderSummaryShape> {}
export interface OrderSummaryWire extends z.input<typeof orderSummaryShape> {}
export const orderSummarySchema: Schema<OrderSummary, OrderSummaryWire> = orderSummaryShape

const orderListShape = z.object({ count, orderSummaries: listOf(orderSummarySchema), nextPageToken: text })
/** One page of orders, the newest first. */
export interface OrderList extends z.output<typeof orderListShape> {}
export interface OrderListWire extends z.input<typeof orderListShape> {}
export const orderListSchema: Schema<OrderList, OrderListWire> = orderListShape

/** [7.3-40] Places the order. Never repeat it blindly: ask the checkout first. A 422 may name the order too. */
export const placeOrder = defineCall({
  id: 'orders.place',
  method: 'POST',
  path: `${webstorePath}/checkouts/{checkoutId}/orders`,
  at: 'api',
  responses: { 200: orderResponseSchema, 201: orderResponseSchema, 422: orderResponseSchema },
  adds: ['effectiveAccountId'],
})

/** The buyer's orders. */
export const listOrders = defineCall(
  {
    id: 'orders.list',
    method: 'GET',
    path: `${webstorePath}/order-summaries`,
    at: 'api',
    responses: { 200: orderListSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ query?: OrdersQuery }>,
)

/** One order of the buyer, with its items as far as the platform has them in this answer. */
export const getOrder = defineCall(
  {
    id: 'orders.get',
    method: 'GET',
    path: `${webstorePath}/order-summaries/{orderSummaryId}`,
    at: 'api',
    responses: { 200: orderDetailSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ query?: OrderFieldsQuery }>,
)

/** One order by its number, also for a guest. */
export const lookUpOrder = defineCall(
  {
    id: 'orders.lookUp',
    method: 'POST',
    path: `${webstorePath}/order-summaries/actions/lookup`,
    at: 'api',
    responses: { 200: orderDetailSchema, 201: orderDetailSchema },
    reads: true,
    adds: ['effectiveAccountId'],
  },
  sends<{ body: OrderLookupBody }>,
)

const unaddedProduct = z.object({
  productId: text,
  productName: text,
  productSKU: text,
  errorCode: text,
  errorMessage: text,
})
const reorderShape = z.object({
  cartId: text,
  totalSucceededProductCount: count,
  totalFailedProductCount: count,
  unaddedProducts: listOf(unaddedProduct),
})
/** What of an order is in the cart again, and what is not and why, in the platform's words. */
export interface Reorder extends z.output<typeof reorderShape> {}
export interface ReorderWire extends z.input<typeof reorderShape> {}
export const reorderSchema: Schema<Reorder, ReorderWire> = reorderShape

/** Adds what an order had to the present cart. */
export const addOrderToCart = defineCall({
  id: 'orders.addToCart',
  method: 'POST',
  path: `${webstorePath}/order-summaries/{orderSummaryId}/actions/add-order-to-cart`,
  at: 'api',
  responses: { 200: reorderSchema, 201: reorderSchema, 202: reorderSchema },
  adds: ['effectiveAccountId'],
})
