import type { Visitor } from '../../calls/call'
import type { OrderRecord } from './order-repository'

/** What a guest can state about an order besides its number. */
export interface OrderProof {
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly lastName?: string | null
}

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
