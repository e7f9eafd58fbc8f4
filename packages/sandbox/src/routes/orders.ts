import { Hono } from 'hono'
import { itemNotFound, PlatformError } from '../answers'
import { findOrder, listOrderItems, listOrders, type OrderRecord } from '../database/order-repository'
import { formatQuantity } from '../platform/amount'
import { readWholeNumber } from '../platform/cart-item-list'
import type { Env, SandboxCall, Visitor } from '../sandbox-context'

const DEFAULT_PAGE_SIZE = 25
const MOST_ON_PAGE = 100

/** The orders of the effective account, and one order with its items. */
export const orderRoutes = new Hono<Env>()
  .get('/order-summaries', (c) => {
    const accountId = c.var.visitor.effectiveAccountId
    if (accountId === undefined) throw guestsHaveNone()
    const query = c.req.query()
    const limit = readWholeNumber(query, 'pageSize', MOST_ON_PAGE) ?? DEFAULT_PAGE_SIZE
    const page = readWholeNumber(query, 'pageToken') ?? readWholeNumber(query, 'page') ?? 1
    const skip = (page - 1) * limit
    const orders = listOrders(c.var.context.db, accountId, {
      shop: c.var.visitor.shop,
      skip,
      limit: limit + 1,
    })
    return c.json({
      count: Math.min(orders.length, limit),
      currentPageToken: String(page),
      currentPageUrl: pageUrl(c, page),
      nextPageToken: orders.length > limit ? String(page + 1) : null,
      nextPageUrl: orders.length > limit ? pageUrl(c, page + 1) : null,
      orderSummaries: orders.slice(0, limit).map(orderSummary),
    })
  })
  .get('/order-summaries/:idOrNumber', (c) => {
    const order = findOrder(c.var.context.db, c.req.param('idOrNumber'))
    if (!order || !maySee(order, c.var.visitor)) throw itemNotFound('The order')
    return c.json({ ...orderSummary(order), ...orderDetail(c, order) })
  })

function orderSummary(order: OrderRecord) {
  return {
    orderSummaryId: order.id,
    orderNumber: order.referenceNumber,
    createdDate: new Date(order.createdAt).toISOString(),
    currencyIsoCode: order.currencyCode,
    totalAmount: order.totals.grandTotalAmount,
    adjustmentAggregates: null,
    fields: { Status: { dataName: 'Status', label: 'Status', text: order.status, type: 'Picklist' } },
  }
}

const orderDetail = (c: SandboxCall, order: OrderRecord) => ({
  ...order.totals,
  orderReferenceNumber: order.referenceNumber,
  accountId: order.accountId,
  ownerId: order.ownerId,
  purchaseOrderNumber: order.payment.paymentToken,
  billingAddress: order.payment.billingAddress,
  deliveryAddress: order.delivery.address,
  deliveryMethodName: order.delivery.methodName,
  desiredDeliveryDate: order.delivery.desiredDeliveryDate,
  shippingInstructions: order.delivery.shippingInstructions,
  items: listOrderItems(c.var.context.db, order.id).map(({ id, quantity, ...item }) => ({
    orderItemSummaryId: id,
    quantity: formatQuantity(quantity),
    currencyIsoCode: order.currencyCode,
    ...item,
  })),
})

/** Buyers see the orders of their effective account, guests the ones of their own browser. */
const maySee = (order: OrderRecord, { shop, effectiveAccountId, guestId, buyer }: Visitor): boolean =>
  order.shop === shop &&
  (buyer ? order.accountId === effectiveAccountId : guestId !== undefined && order.guestId === guestId)

function pageUrl(c: SandboxCall, page: number): string {
  const url = new URL(c.req.url)
  url.searchParams.set('pageToken', String(page))
  return url.pathname + url.search
}

const guestsHaveNone = () => new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests have no order history.')
