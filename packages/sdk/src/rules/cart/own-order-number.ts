import { isRecordId, isSameRecordId } from '../../record-id'

/** What the ids of checkouts begin with. */
const checkoutPrefix = '2z9'

/**
 * The order number that the buyer gave, trimmed; undefined where there is none. The platform takes no payment by
 * purchase order without a number, so a shop sends the checkout's id in its place: that one is nobody's own. Where the
 * checkout is not known any more, as with an order, whatever has the form of a checkout's id counts as it.
 */
export function ownOrderNumber(
  purchaseOrderNumber: string | null | undefined,
  checkoutId?: string | null,
): string | undefined {
  const number = purchaseOrderNumber?.trim() ?? ''
  if (number === '' || (checkoutId && isSameRecordId(number, checkoutId))) return undefined
  return number.startsWith(checkoutPrefix) && isRecordId(number) ? undefined : number
}
