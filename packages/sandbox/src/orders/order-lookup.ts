import type { Visitor } from '../calls/call'
import type { OrderRecord } from './order-repository'

/** What a guest knows of an order besides its number. */
export interface OrderProof {
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly lastName?: string | null
}

/** Buyers see the orders of their effective account, guests the ones of their own browser. */
export const maySee = (order: OrderRecord, { shop, effectiveAccountId, guestId, buyer }: Visitor): boolean =>
  order.shop === shop &&
  (buyer ? order.accountId === effectiveAccountId : guestId !== undefined && order.guestId === guestId)

/**
 * Whether somebody without a session knows the e-mail address or the phone number of a guest's order in this shop;
 * every one that is given must fit. The orders of accounts are for their buyers only.
 */
export function isOrderer(
  order: OrderRecord,
  { shop }: Visitor,
  { email, phoneNumber, lastName = null }: OrderProof,
): boolean {
  if (order.shop !== shop || order.accountId !== null) return false
  if (email === null && phoneNumber === null) return false
  return fitsEmail(order, email) && fitsPhoneNumber(order, phoneNumber) && fitsLastName(order, lastName)
}

const fitsLastName = ({ contact }: OrderRecord, lastName: string | null): boolean =>
  lastName === null || contact?.lastName?.toLowerCase() === lastName.toLowerCase()

const fitsEmail = ({ contact }: OrderRecord, email: string | null): boolean =>
  email === null || contact?.email?.toLowerCase() === email.toLowerCase()

function fitsPhoneNumber({ contact, delivery }: OrderRecord, phoneNumber: string | null): boolean {
  if (phoneNumber === null) return true
  const requested = digits(phoneNumber)
  return (
    requested !== '' &&
    [contact?.phoneNumber, delivery.address.shipToPhoneNumber].map(digits).includes(requested)
  )
}

const digits = (text: string | null | undefined): string => (text ?? '').replaceAll(/\D/g, '')
