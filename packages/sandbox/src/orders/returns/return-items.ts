import type { Call } from '../../calls/call'
import { readRequired, readText } from '../../calls/json-body'
import { findProduct } from '../../catalog/products/product-repository'
import { documentNumber } from '../records/document-numbers'
import { listOrderDeliveries } from '../records/order-delivery-repository'
import { isRecord, rejectUnknownMembers } from '../../json-object'
import { insertMail } from '../../mails/mail-repository'
import { invalidInput, parserError, PlatformError } from '../../platform-error'
import { listOrderItems, type OrderRecord } from '../records/order-repository'
import {
  countReturns,
  insertReturn,
  listReturns,
  type ReturnRecord,
  type ReturnedItem,
} from '../records/return-repository'
import { returnMail } from './return-mail'

/** How long after the last delivery a return can be announced, in ms. */
const RETURN_TIME = 14 * 86_400_000

/** The longest reason, in characters. */
const REASON_LENGTH = 1000

interface ReturnInput {
  readonly items: readonly ReturnedItem[]
  readonly reason: string | null
  readonly idempotencyKey: string
}

/** Reads `{ items: [{ orderItemSummaryId, quantity }], reason?, idempotencyKey }`; 400 for anything else. */
export function readReturn(body: Record<string, unknown>): ReturnInput {
  const { items } = body
  if (!Array.isArray(items) || items.length === 0) throw invalidInput('items is a list of at least one item.')
  const reason = readText(body, 'reason')
  if ((reason ?? '').length > REASON_LENGTH) throw invalidInput('reason is too long.')
  return { items: items.map(readItem), reason, idempotencyKey: readRequired(body, 'idempotencyKey') }
}

function readItem(sent: unknown): ReturnedItem {
  if (!isRecord(sent)) throw parserError('An item is an object.')
  rejectUnknownMembers(sent, ['orderItemSummaryId', 'quantity'])
  const { quantity } = sent
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
    throw invalidInput('quantity is a whole number above zero.')
  }
  return { orderItemSummaryId: readRequired(sent, 'orderItemSummaryId'), quantity }
}

/**
 * Announces a return once per key, and sends its receipt. 422 for items that do not exist, have not arrived, were made to
 * measure or go back already, and once the time for returns is over.
 */
export function returnItems(call: Call, order: OrderRecord, input: ReturnInput): ReturnRecord {
  const { db, clock } = call.context
  return db.transaction(() => {
    const earlier = listReturns(db, order.id)
    const same = earlier.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey)
    if (same !== undefined) return same
    requireInTime(call, order)
    for (const item of input.items) requireReturnable(call, order, { item, input, earlier })
    const announced: ReturnRecord = {
      ...input,
      id: documentNumber('return', order.shop, countReturns(db, order.shop) + 1),
      orderId: order.id,
      announcedAt: clock.now(),
    }
    insertReturn(db, announced)
    if (order.contact?.email) {
      insertMail(db, {
        to: order.contact.email,
        createdAt: announced.announcedAt,
        ...returnMail(order, announced, listOrderItems(db, order.id)),
      })
    }
    return announced
  })
}

/** Everything has arrived, and not too long ago. */
function requireInTime({ context: { db, clock } }: Call, order: OrderRecord): void {
  const arrivals = listOrderDeliveries(db, order.id).map(({ deliveredAt }) => deliveredAt)
  if (order.canceledAt !== null || arrivals.length === 0 || arrivals.includes(null)) {
    throw refused('The order has not arrived.')
  }
  const last = Math.max(...arrivals.map((arrival) => arrival ?? 0))
  if (clock.now() > last + RETURN_TIME) throw refused('The time for returns is over.')
}

interface ReturnContext {
  readonly item: ReturnedItem
  readonly input: ReturnInput
  readonly earlier: readonly ReturnRecord[]
}

function requireReturnable(call: Call, order: OrderRecord, { item, input, earlier }: ReturnContext): void {
  const { db } = call.context
  const ordered = listOrderItems(db, order.id).find(({ id }) => id === item.orderItemSummaryId)
  if (ordered === undefined) throw refused('The order has no such item.')
  const view = { shop: order.shop, locale: order.locale }
  if (findProduct(db, ordered.productId, view)?.customFields.MadeToMeasure__c === 'true') {
    throw refused('What was made to measure cannot go back.')
  }
  const going = [input, ...earlier].flatMap(({ items }) => items)
  const sum = going
    .filter(({ orderItemSummaryId }) => orderItemSummaryId === ordered.id)
    .reduce((total, { quantity }) => total + quantity, 0)
  if (sum > ordered.quantity) throw refused('Not so many have arrived.')
}

const refused = (message: string) => new PlatformError(422, 'INVALID_RETURN', message)
