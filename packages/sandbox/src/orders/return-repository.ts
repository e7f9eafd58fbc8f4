import type { Database } from '../database/database'
import { insertRecord } from '../database/write-record'

/** An item of an order that goes back. */
export interface ReturnedItem {
  readonly orderItemSummaryId: string
  readonly quantity: number
}

/** A return that a buyer has announced. */
export interface ReturnRecord {
  readonly id: string
  readonly orderId: string
  readonly idempotencyKey: string
  readonly items: readonly ReturnedItem[]
  /** In the buyer's own words; null without any. */
  readonly reason: string | null
  readonly announcedAt: number
}

interface ReturnRow extends Omit<ReturnRecord, 'items'> {
  readonly items: string
}

/** The returns of an order, oldest first. */
export const listReturns = (db: Database, orderId: string): ReturnRecord[] =>
  db
    .all<ReturnRow>(
      `SELECT id, order_id AS orderId, idempotency_key AS idempotencyKey, items, reason, announced_at AS announcedAt
       FROM order_return WHERE order_id = ? ORDER BY announced_at, rowid`,
      orderId,
    )
    // the column holds what `insertReturn` wrote
    .map((row) => ({ ...row, items: JSON.parse(row.items) as ReturnedItem[] }))

export function insertReturn(db: Database, announced: ReturnRecord): void {
  insertRecord(db, 'order_return', announced)
}
