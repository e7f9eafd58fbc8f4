import type { CartRecord } from './cart-repository'
import type { Database } from '../../database/database'
import type { Shop } from '../../shop'

/** How long the shops hold the stock of a checkout. */
export const reservationSeconds = 14_400

/** How long they hold it for a guest at most, and for an order that is placed in steps. */
export const shortReservationSeconds = 900

/** Stock that is reserved for a cart until a moment (ms). */
export interface ReservationRecord {
  readonly id: string
  readonly cartId: string
  readonly expiresAt: number
}

interface ReservedLine {
  readonly productId: string
  readonly quantity: number
}

/** How much of each product other carts of the shop have reserved at the moment `now`. */
export const listReservedElsewhere = (
  db: Database,
  { id, shop }: Pick<CartRecord, 'id' | 'shop'>,
  now: number,
): ReadonlyMap<string, number> => readReserved(db, { cartId: id, shop, now })

/** How much of a product other carts have reserved; without a `cartId`, all carts. */
export const countReservedElsewhere = (
  db: Database,
  productId: string,
  location: { cartId: string | undefined; shop: Shop; now: number },
): number => readReserved(db, location).get(productId) ?? 0

function readReserved(
  db: Database,
  { cartId, shop, now }: { cartId: string | undefined; shop: Shop; now: number },
): ReadonlyMap<string, number> {
  const rows = db.all<ReservedLine>(
    `SELECT l.product_id AS productId, sum(l.quantity) AS quantity
     FROM cart_reservation r
     JOIN cart_reservation_line l ON l.cart_id = r.cart_id
     JOIN cart ON cart.id = r.cart_id AND cart.shop = ? AND cart.status IN ('Active', 'Checkout')
     WHERE r.expires_at > ? AND r.cart_id IS NOT ? GROUP BY l.product_id`,
    shop,
    now,
    cartId ?? null,
  )
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
}

/** The cart's reservation at the moment `now`, or undefined. */
export const findReservation = (db: Database, cartId: string, now: number): ReservationRecord | undefined =>
  db.get(
    `SELECT id, cart_id AS cartId, expires_at AS expiresAt FROM cart_reservation
     WHERE cart_id = ? AND expires_at > ?`,
    cartId,
    now,
  )

/** Reserves stock for a cart in place of an earlier reservation. */
export function saveReservation(
  db: Database,
  { id, cartId, expiresAt }: ReservationRecord,
  lines: readonly ReservedLine[],
): void {
  deleteReservation(db, cartId)
  db.run('INSERT INTO cart_reservation (cart_id, id, expires_at) VALUES (?, ?, ?)', cartId, id, expiresAt)
  for (const { productId, quantity } of lines) {
    db.run(
      `INSERT INTO cart_reservation_line (cart_id, product_id, quantity) VALUES (?, ?, ?)
       ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = quantity + excluded.quantity`,
      cartId,
      productId,
      quantity,
    )
  }
}

export function deleteReservation(db: Database, cartId: string): void {
  db.run('DELETE FROM cart_reservation WHERE cart_id = ?', cartId)
}

/** When the next reservation expires after the moment `now`; Infinity when none does. */
export const findNextReservationExpiry = (db: Database, now: number): number =>
  db.get<{ next: number | null }>(
    'SELECT min(expires_at) AS next FROM cart_reservation WHERE expires_at > ?',
    now,
  )?.next ?? Infinity
