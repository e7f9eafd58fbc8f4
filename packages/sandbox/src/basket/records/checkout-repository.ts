import { ownerParams, type CartOwner } from './cart-repository'
import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { replaceRecord } from '../../database/write-record'
import { resetDelivery } from './delivery-group-repository'
import { idParams } from '../../record-id'
import { voidOtherPayments } from './payment-repository'

export interface ContactInfo {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly phoneNumber: string | null
}

export interface Payment {
  readonly requestType: string
  readonly paymentToken: string
  readonly billingAddress: Readonly<Record<string, unknown>> | null
  /** The VAT id of the invoice. */
  readonly vatId?: string
  /** The authorised amount with VAT, as a decimal string; absent for an invoice, which follows the delivery. */
  readonly authorisedAmount?: string
  /** As the shop calls it: `twint`. */
  readonly method?: string
  /** Its record at the provider; absent for an invoice. */
  readonly transaction?: string
  /** Present while the buyer has to confirm the payment elsewhere: a `PostAuth` with this transaction completes it. */
  readonly openTransaction?: string
}

export interface CheckoutRecord {
  readonly id: string
  readonly cartId: string
  readonly contactInfo: ContactInfo | null
  readonly payment: Payment | null
  readonly orderReferenceNumber: string | null
  readonly createdAt: number
  /** Until this moment (ms) the checkout is in progress. */
  readonly processingUntil: number
  /** Whether the cart was changed since. */
  readonly isGone: boolean
  /** Whether `orders/actions` has prepared it for submit. */
  readonly isPrepared: boolean
}

const checkouts = recordReader<CheckoutRecord>({
  json: ['contactInfo', 'payment'],
  flags: ['isGone', 'isPrepared'],
})

const selectCheckout = `
  SELECT id, cart_id AS cartId, contact_info AS contactInfo, payment,
    order_reference_number AS orderReferenceNumber, created_at AS createdAt,
    processing_until AS processingUntil, is_gone AS isGone, is_prepared AS isPrepared
  FROM checkout`

/** The checkout by its id of 15 or 18 characters; its cart says whose it is. */
export const findCheckout = (db: Database, id: string): CheckoutRecord | undefined =>
  checkouts.find(db, `${selectCheckout} WHERE substr(id, 1, ?) = ?`, ...idParams(id))

export const findCheckoutOfCart = (db: Database, cartId: string): CheckoutRecord | undefined =>
  checkouts.find(db, `${selectCheckout} WHERE cart_id = ?`, cartId)

/** The last checkout of the owner's carts that was placed. */
export const findLastPlacedCheckout = (db: Database, owner: CartOwner): CheckoutRecord | undefined =>
  checkouts.find(
    db,
    `${selectCheckout} WHERE order_reference_number IS NOT NULL AND cart_id IN
       (SELECT id FROM cart WHERE shop = ? AND guest_id IS ? AND owner_id IS ? AND account_id IS ?)
     ORDER BY (SELECT changed_at FROM cart WHERE cart.id = cart_id) DESC`,
    ...ownerParams(owner),
  )

/** Stores a new or changed checkout, in place of an older one of its cart. A payment that it no longer has is voided. */
export function saveCheckout(db: Database, checkout: CheckoutRecord): void {
  replaceRecord(db, 'checkout', checkout)
  voidOtherPayments(db, checkout.cartId, checkout.payment?.transaction ?? null)
}

/** Deletes a checkout, and voids its payment. */
export function deleteCheckout(db: Database, { id, cartId }: Pick<CheckoutRecord, 'id' | 'cartId'>): void {
  db.run('DELETE FROM checkout WHERE id = ?', id)
  voidOtherPayments(db, cartId, null)
}

/** Marks the checkout of a changed cart as gone, voids its payment, and resets what it chose for the delivery. */
export function discardCheckoutOfCart(db: Database, cartId: string): void {
  db.run('UPDATE checkout SET is_gone = 1 WHERE cart_id = ? AND order_reference_number IS NULL', cartId)
  voidOtherPayments(db, cartId, null)
  resetDelivery(db, cartId)
}
