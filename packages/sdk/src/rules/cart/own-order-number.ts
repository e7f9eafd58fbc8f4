import { isRecordId, isSameRecordId } from '../../record-id'

/** The record id prefix of checkouts. */
const checkoutPrefix = '2z9'

/**
 * The order number that the buyer gave, trimmed; `undefined` if there is none. The platform does not accept payment
 * by purchase order without a number, so the shop sends the checkout's id instead, which is not the buyer's number.
 * Without a `checkoutId`, as for placed orders, anything that looks like a checkout id counts as one.
 */
export function ownOrderNumber(
  purchaseOrderNumber: string | null | undefined,
  checkoutId?: string | null,
): string | undefined {
  const number = purchaseOrderNumber?.trim() ?? ''
  if (number === '' || (checkoutId && isSameRecordId(number, checkoutId))) return undefined
  return number.startsWith(checkoutPrefix) && isRecordId(number) ? undefined : number
}
