import type { Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { insertRecord } from '../../database/write-record'
import type { OrderRecord } from './order-repository'

/** What a guest can state about an order besides its number. */
export interface OrderProof {
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly lastName?: string | null
  /** Given for such a proof, and worth as much for an hour. */
  readonly accessToken?: string | null
}

const accessTime = 60 * 60_000

/** A token for an order that was proven. */
export function createAccessToken({ db, clock, random }: SandboxContext, { id }: OrderRecord): string {
  const token = random.hex(32)
  insertRecord(db, 'order_access', { token, orderId: id, createdAt: clock.now() })
  return token
}

/** Whether a token was given for this order, less than an hour ago. */
export const isAccessToken = ({ db, clock }: SandboxContext, { id }: OrderRecord, token: string): boolean =>
  db.get(
    'SELECT 1 FROM order_access WHERE token = ? AND order_id = ? AND created_at > ?',
    token,
    id,
    clock.now() - accessTime,
  ) !== undefined

/** Buyers see the orders of their effective account, guests those of their own browser. */
export const canSee = (order: OrderRecord, { shop, effectiveAccountId, guestId, buyer }: Visitor): boolean =>
  order.shop === shop &&
  (buyer ? order.accountId === effectiveAccountId : guestId !== undefined && order.guestId === guestId)

/**
 * Whether the proof has the e-mail address or the phone number of a guest's order in this shop; every given member has
 * to match. The orders of accounts are for their buyers only.
 */
export function isOrderer(
  order: OrderRecord,
  { shop }: Visitor,
  { email, phoneNumber, lastName = null }: OrderProof,
): boolean {
  if (order.shop !== shop || order.accountId !== null) return false
  if (email === null && phoneNumber === null) return false
  return (
    matchesEmail(order, email) && matchesPhoneNumber(order, phoneNumber) && matchesLastName(order, lastName)
  )
}

const matchesLastName = ({ contact }: OrderRecord, lastName: string | null): boolean =>
  lastName === null || contact?.lastName?.toLowerCase() === lastName.toLowerCase()

const matchesEmail = ({ contact }: OrderRecord, email: string | null): boolean =>
  email === null || contact?.email?.toLowerCase() === email.toLowerCase()

function matchesPhoneNumber({ contact, delivery }: OrderRecord, phoneNumber: string | null): boolean {
  if (phoneNumber === null) return true
  const requested = digits(phoneNumber)
  return (
    requested !== '' &&
    [contact?.phoneNumber, delivery.address.shipToPhoneNumber].map(digits).includes(requested)
  )
}

const digits = (text: string | null | undefined): string => (text ?? '').replaceAll(/\D/g, '')
