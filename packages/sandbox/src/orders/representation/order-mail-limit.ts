import type { SandboxContext } from '../../calls/sandbox-context'
import type { Database } from '../../database/database'
import type { OrderRecord } from '../records/order-repository'
import { findBuyer } from '../../people/session/buyer-repository'
import { countMailedOrders, wasMailed } from '../../mails/mail-repository'

/** Whether an address is that of the buyer who has ordered; anybody may enter any other one. */
export const isOwnAddress = (db: Database, { ownerId }: OrderRecord, address: string): boolean =>
  ownerId !== null && findBuyer(db, ownerId)?.email.toLowerCase() === address.toLowerCase()

interface FirstMail {
  readonly to: string
  /** When it is to be sent, in ms since 1970. */
  readonly at: number
}

/** Whether the first mail about an order is sent: strangers must not fill the mailbox of somebody who has not ordered. */
export function mayBegin(
  { db, options }: SandboxContext,
  order: OrderRecord,
  { to, at }: FirstMail,
): boolean {
  const { max, seconds } = options.orderMails
  return isOwnAddress(db, order, to) || countMailedOrders(db, to, at - seconds * 1000) < max
}

/** Whether its orderer gets no mails about an order, because their address had too many. */
export function isWithoutMails(db: Database, order: OrderRecord): boolean {
  const { email } = order.contact ?? {}
  return !!email && !isOwnAddress(db, order, email) && !wasMailed(db, email, order.id)
}
