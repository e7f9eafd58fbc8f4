import type { Database } from '../../database/database'
import { insertRecord } from '../../database/write-record'
import type { Shop, ShopLocale } from '../../shop'

/**
 * `open` waits for the shopper at the provider. `authorised` reserves the amount until an order captures it or its
 * checkout ends, which voids it. `refunded` is captured and paid back, because its order was canceled.
 */
type PaymentState =
  | 'open'
  | 'authorised'
  | 'captured'
  | 'refunded'
  | 'voided'
  | 'declined'
  | 'cancelled'
  | 'expired'

/** A payment at the provider; one by invoice or by transfer has none. */
export interface PaymentRecord {
  /** The transaction, which a `PostAuth` names. */
  readonly id: string
  readonly checkoutId: string
  readonly cartId: string
  readonly shop: Shop
  readonly locale: ShopLocale
  /** As the shop calls it: `twint`. */
  readonly method: string | null
  /** With VAT, as a decimal string. */
  readonly amount: string
  readonly currencyCode: string
  readonly state: PaymentState
  /** Where the provider's page sends the shopper back to. */
  readonly returnUrl: string | null
  /** From this moment (ms) an open payment that the shopper has approved is authorised. */
  readonly confirmsAt: number | null
  readonly createdAt: number
}

export const insertPayment = (db: Database, payment: PaymentRecord): void =>
  insertRecord(db, 'payment', payment)

export const findPayment = (db: Database, id: string): PaymentRecord | undefined =>
  db.get(
    `SELECT id, checkout_id AS checkoutId, cart_id AS cartId, shop, locale, method, amount,
       currency_code AS currencyCode, state, return_url AS returnUrl, confirms_at AS confirmsAt,
       created_at AS createdAt
     FROM payment WHERE id = ?`,
    id,
  )

/** Ends an open payment; one that has ended stays as it is. */
export function settlePayment(db: Database, id: string, state: PaymentState): void {
  db.run("UPDATE payment SET state = ? WHERE id = ? AND state = 'open'", state, id)
}

/** The shopper has approved, but the provider only confirms it later (ms). */
export function delayPayment(db: Database, id: string, confirmsAt: number): void {
  db.run("UPDATE payment SET confirms_at = ? WHERE id = ? AND state = 'open'", confirmsAt, id)
}

export function capturePayment(db: Database, id: string): void {
  db.run("UPDATE payment SET state = 'captured' WHERE id = ? AND state = 'authorised'", id)
}

/** Pays back what an order has captured. */
export function refundPayment(db: Database, id: string): void {
  db.run("UPDATE payment SET state = 'refunded' WHERE id = ? AND state = 'captured'", id)
}

/** Voids what was reserved for a cart, except one payment. */
export function voidOtherPayments(db: Database, cartId: string, kept: string | null): void {
  db.run(
    `UPDATE payment SET state = 'voided'
     WHERE cart_id = ? AND id IS NOT ? AND state IN ('open', 'authorised')`,
    cartId,
    kept,
  )
}
