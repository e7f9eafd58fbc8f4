import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { readBody, readRequired } from '../../calls/json-body'
import { readWholeNumber, splitList, readPageSize } from '../../calls/query'
import { identifyGuest } from '../../basket/cart/cart-call'
import { orderProgress } from '../representation/delivery-states'
import { itemNotFound, PlatformError } from '../../platform-error'
import { cancelOrder } from '../fulfilment/cancel-order'
import { orderDeliveryGroups, orderItems } from '../representation/order-fields'
import { findShipment, orderShipments, shipmentItems } from '../representation/shipments'
import { canSee } from '../records/order-access'
import {
  findByPlatformForm,
  findProven,
  orderLookupRoutes,
  platformMembers,
  readProof,
} from './order-lookup-routes'
import { readOrderFieldNames } from '../representation/order-record-fields'
import { addOrderToCart } from './reorder'
import { readPrintFilesBody, setPrintFiles } from '../print/print-files'
import { readReturn, returnItems } from '../returns/return-items'
import { findOrder, listOrders, type OrderRecord } from '../records/order-repository'
import { orderDetail, orderSummary } from '../representation/order-representation'
import { readOrderSearch } from '../records/order-search'

/** The orders of the effective account, one order as a whole or part by part, looking one up, and reordering it. */
export const orderRoutes = new Hono<Env>()
  .get('/order-summaries', (c) => {
    const accountId = c.var.visitor.effectiveAccountId
    if (accountId === undefined) throw guestsHaveNone()
    const query = c.req.query()
    const limit = readPageSize(query)
    const page = readWholeNumber(query, 'pageToken') ?? readWholeNumber(query, 'page') ?? 1
    const fields = readFields(c.var)
    const { conditions, appliedFilters } = readOrderSearch(c.var.context.options, query)
    const location = { shop: c.var.visitor.shop, skip: (page - 1) * limit, limit: limit + 1, conditions }
    const orders = listOrders(c.var.context.db, accountId, location)
    return c.json({
      count: Math.min(orders.length, limit),
      currentPageToken: String(page),
      currentPageUrl: pageUrl(c.var, 'pageToken', page),
      nextPageToken: orders.length > limit ? String(page + 1) : null,
      nextPageUrl: orders.length > limit ? pageUrl(c.var, 'pageToken', page + 1) : null,
      orderSummaries: orders.slice(0, limit).map((order) => orderSummary(c.var, order, fields)),
      ...(appliedFilters.length > 0 && { appliedFilters }),
    })
  })
  .get('/order-summaries/:idOrNumber', (c) =>
    c.json(orderDetail(c.var, ownOrder(c.var, c.req.param('idOrNumber')), readFields(c.var))),
  )
  .get('/order-summaries/:idOrNumber/items', (c) => {
    const items = orderItems(c.var, ownOrder(c.var, c.req.param('idOrNumber')))
    return c.json(pageOf(c.var, items, { name: 'items' }))
  })
  .get('/order-summaries/:idOrNumber/delivery-groups', (c) => {
    const groups = orderDeliveryGroups(c.var, ownOrder(c.var, c.req.param('idOrNumber')))
    return c.json(pageOf(c.var, groups, { name: 'orderDeliveryGroups' }))
  })
  .get('/order-summaries/:idOrNumber/shipments', (c) => {
    const shipments = orderShipments(c.var, ownOrder(c.var, c.req.param('idOrNumber')))
    return c.json(shipmentPage(c.var, shipments))
  })
  .get('/shipments/:shipmentId/items', (c) => {
    const delivery = findShipment(c.var, c.req.param('shipmentId'))
    if (!delivery) throw itemNotFound('The shipment')
    return c.json(shipmentPage(c.var, shipmentItems(c.var, ownOrder(c.var, delivery.orderId), delivery)))
  })
  .post('/order-summaries/actions/add-order-to-cart', async (c) => {
    const body = await readBody(c, ['cartStateOrId', ...platformMembers])
    const cartId = readRequired(body, 'cartStateOrId')
    const order = findByPlatformForm(c.var, body)
    identifyGuest(c)
    return c.json(addOrderToCart(c.var, order, cartId), 201)
  })
  // The path of earlier versions of the SDK; to be removed with the next minor version.
  .post('/order-summaries/:idOrNumber/actions/add-order-to-cart', async (c) => {
    await readBody(c, [])
    const order = ownOrder(c.var, c.req.param('idOrNumber'))
    identifyGuest(c)
    return c.json(addOrderToCart(c.var, order, 'current'), 201)
  })
  .post('/order-summaries/:idOrNumber/actions/cancel', async (c) => {
    const body = await readBody(c, ['email', 'phoneNumber'])
    const { context } = c.var
    const order = cancelOrder(context, findProven(c.var, c.req.param('idOrNumber'), readProof(body)))
    const { canceledAt } = orderProgress(context.db, order)
    return c.json({ orderReferenceNumber: order.referenceNumber, canceledAt })
  })
  .post('/order-summaries/:idOrNumber/actions/return', async (c) => {
    const body = await readBody(c, ['items', 'reason', 'idempotencyKey', 'email', 'phoneNumber'])
    const order = findProven(c.var, c.req.param('idOrNumber'), readProof(body))
    const { id, announcedAt } = returnItems(c.var, order, readReturn(body))
    return c.json({ returnId: id, announcedAt: new Date(announcedAt).toISOString() }, 201)
  })
  .post('/order-summaries/:idOrNumber/actions/print-files', async (c) => {
    const body = await readBody(c, ['files', 'email', 'phoneNumber'])
    const order = findProven(c.var, c.req.param('idOrNumber'), readProof(body))
    const { artworkAt } = orderProgress(
      c.var.context.db,
      setPrintFiles(c.var, order, readPrintFilesBody(body)),
    )
    return c.json({ artworkAt })
  })
  .route('/', orderLookupRoutes)

/** The fields that a call names; undefined without the parameter. */
function readFields({ request }: Call): readonly string[] | undefined {
  const requested = request.query('fields')
  return requested === undefined ? undefined : readOrderFieldNames(splitList(requested))
}

function ownOrder({ context, visitor }: Call, idOrNumber: string): OrderRecord {
  const order = findOrder(context.db, idOrNumber)
  if (!order || !canSee(order, visitor)) throw notFound()
  return order
}

/** One page of shipments, or of what is in one. */
const shipmentPage = (call: Call, entries: readonly object[]) =>
  pageOf(call, entries, { name: 'items', token: 'pageToken' })

interface PageForm {
  readonly name: 'items' | 'orderDeliveryGroups'
  /** The parameter that asks for a page. @default 'page' */
  readonly token?: 'page' | 'pageToken'
}

/** One page of the parts of an order. */
function pageOf(call: Call, entries: readonly object[], { name, token = 'page' }: PageForm) {
  const query = call.request.query()
  const limit = readPageSize(query)
  const page = readWholeNumber(query, token) ?? 1
  const hasMore = entries.length > page * limit
  return {
    currentPageToken: String(page),
    currentPageUrl: pageUrl(call, token, page),
    [name]: entries.slice((page - 1) * limit, page * limit),
    nextPageToken: hasMore ? String(page + 1) : null,
    nextPageUrl: hasMore ? pageUrl(call, token, page + 1) : null,
    previousPageToken: page > 1 ? String(page - 1) : null,
    previousPageUrl: page > 1 ? pageUrl(call, token, page - 1) : null,
  }
}

function pageUrl({ request }: Call, name: 'page' | 'pageToken', page: number): string {
  const url = new URL(request.url)
  url.searchParams.set(name, String(page))
  return url.pathname + url.search
}

const notFound = () => itemNotFound('The order')
const guestsHaveNone = () => new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests have no order history.')
