import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { insertRecord, updateRecord } from '../../database/write-record'
import type { DeliveryMethod } from '../../basket/calculation/delivery-methods'
import type { Shop } from '../../shop'
import type { PlannedSteps } from './plan-steps'

/** How far one delivery group of an order is; moments in ms since 1970. */
export interface OrderDeliveryRecord extends PlannedSteps {
  readonly orderId: string
  readonly deliveryGroupId: string
  readonly shop: Shop
  readonly position: number
  /** Null for orders of older versions. */
  readonly carrier: string | null
  readonly isPickUp: boolean
  /** How it is delivered; null for orders of older versions. */
  readonly method: DeliveryMethod | null
  readonly packedAt: number | null
  readonly sentAt: number | null
  readonly deliveredAt: number | null
  /** From the moment it is sent. */
  readonly trackingNumber: string | null
  /** The running number of its delivery note in the shop, from the moment it is sent. */
  readonly noteSequence: number | null
}

const deliveries = recordReader<OrderDeliveryRecord>({ json: ['method'], flags: ['isPickUp'] })

const select = `
  SELECT order_id AS orderId, delivery_group_id AS deliveryGroupId, d.shop, position, carrier, is_pick_up AS isPickUp, method,
    packed_due AS packedDue, sent_due AS sentDue, delivered_due AS deliveredDue, packed_at AS packedAt,
    sent_at AS sentAt, delivered_at AS deliveredAt, tracking_number AS trackingNumber, note_sequence AS noteSequence
  FROM order_delivery d`

/** The deliveries of an order in the order of its groups. */
export const listOrderDeliveries = (db: Database, orderId: string): OrderDeliveryRecord[] =>
  deliveries.list(db, `${select} WHERE order_id = ? ORDER BY position`, orderId)

/** The delivery of a shop that has a delivery note of this running number. */
export const findDeliveryByNote = (db: Database, shop: Shop, note: number): OrderDeliveryRecord | undefined =>
  deliveries.find(db, `${select} WHERE d.shop = ? AND note_sequence = ?`, shop, note)

/** The delivery whose next step has been due for longest; those of canceled, of unpaid and of unprinted orders stay as they are. */
export const findDueDelivery = (db: Database, now: number): OrderDeliveryRecord | undefined =>
  deliveries.find(
    db,
    `${select} JOIN purchase_order o ON o.id = order_id
     WHERE next_due <= ? AND o.status <> 'Canceled' AND (o.payment_due IS NULL OR o.paid_at IS NOT NULL)
       AND (o.print IS NULL OR json_extract(o.print, '$.approvedAt') IS NOT NULL)
     ORDER BY next_due, d.rowid LIMIT 1`,
    now,
  )

export const insertOrderDelivery = (db: Database, delivery: OrderDeliveryRecord): void =>
  insertRecord(db, 'order_delivery', delivery)

/** Stores when the steps of a delivery are due now. */
export function savePlan(
  db: Database,
  { orderId, deliveryGroupId, packedDue, sentDue, deliveredDue }: OrderDeliveryRecord,
): void {
  updateRecord(db, 'order_delivery', {
    where: { orderId, deliveryGroupId },
    set: { packedDue, sentDue, deliveredDue },
  })
}

/** Stores which steps a delivery has taken. */
export function saveSteps(
  db: Database,
  { orderId, deliveryGroupId, ...delivery }: OrderDeliveryRecord,
): void {
  const { packedAt, sentAt, deliveredAt, trackingNumber, noteSequence } = delivery
  const taken = { packedAt, sentAt, deliveredAt, trackingNumber, noteSequence }
  updateRecord(db, 'order_delivery', { where: { orderId, deliveryGroupId }, set: taken })
}

/** The number after the last delivery note of the shop: without gaps, because none is ever deleted. */
export const nextNoteSequence = (db: Database, shop: Shop): number =>
  nextOf(db, 'SELECT max(note_sequence) AS last FROM order_delivery WHERE shop = ?', shop)

/** The number after the last invoice of the shop. */
export const nextInvoiceSequence = (db: Database, shop: Shop): number =>
  nextOf(db, 'SELECT max(invoice_sequence) AS last FROM purchase_order WHERE shop = ?', shop)

const nextOf = (db: Database, sql: string, shop: Shop): number =>
  (db.get<{ last: number | null }>(sql, shop)?.last ?? 0) + 1

export function setOrderStatus(db: Database, id: string, status: string): void {
  updateRecord(db, 'purchase_order', { where: { id }, set: { status } })
}

export function setInvoiced(
  db: Database,
  id: string,
  { sequence, at }: { sequence: number; at: number },
): void {
  updateRecord(db, 'purchase_order', { where: { id }, set: { invoiceSequence: sequence, invoicedAt: at } })
}
