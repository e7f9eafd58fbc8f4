import type { Session } from '@cartonnage/sdk'
import type { PayingCustomer } from '@cartonnage/sdk/rules'

/** As whom somebody pays; a visitor without a session is a guest. */
export const payingCustomer = (
  shopper: Pick<Session, 'isGuest' | 'userType'> | undefined,
): PayingCustomer => {
  if (shopper === undefined || shopper.isGuest) return 'guest'
  return shopper.userType === 'business' ? 'business' : 'private'
}
