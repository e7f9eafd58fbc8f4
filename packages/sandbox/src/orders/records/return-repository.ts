import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { insertRecord } from '../../database/write-record'
import type { Shop } from '../../shop'

/** An item of an order that goes back. */
export interface ReturnedItem {
  readonly orderItemSummaryId: string
  readonly quantity: number
}

/** A return that a buyer has announced. */
export interface ReturnRecord {
  /** Its number, `RS-CH-000042`. */
  readonly id: string
  readonly orderId: string
  readonly idempotencyKey: string
  readonly items: readonly ReturnedItem[]
  /** In the buyer's own words; null without any. */
  readonly reason: string | null
  readonly announcedAt: number
}

const returns = recordReader<ReturnRecord>({ json: ['items'] })

/** The returns of an order, oldest first. */
export const listReturns = (db: Database, orderId: string): ReturnRecord[] =>
  returns.list(
    db,
    `SELECT id, order_id AS orderId, idempotency_key AS idempotencyKey, items, reason, announced_at AS announcedAt
     FROM order_return WHERE order_id = ? ORDER BY announced_at, rowid`,
    orderId,
  )

/** How many returns a shop has had: none is ever deleted. */
export const countReturns = (db: Database, shop: Shop): number =>
  db.get<{ count: number }>(
    `SELECT count(*) AS count FROM order_return
     JOIN purchase_order ON purchase_order.id = order_return.order_id WHERE purchase_order.shop = ?`,
    shop,
  )?.count ?? 0

export function insertReturn(db: Database, announced: ReturnRecord): void {
  insertRecord(db, 'order_return', announced)
}
