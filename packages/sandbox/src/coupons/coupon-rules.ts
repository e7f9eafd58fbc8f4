import type { SandboxContext } from '../calls/sandbox-context'
import type { CartRecord } from '../cart/cart-repository'
import { hasOrderedBefore, type Coupon } from './coupon-repository'

/** Whether the coupon's time is up. A placed cart keeps what held when it was placed. */
export const isExpired = ({ endsAt }: Pick<Coupon, 'endsAt'>, moment: number): boolean =>
  endsAt !== null && moment >= endsAt

/** Whether everybody who may has used it. */
export const isUsedUp = ({ redemptionLimit, redemptions }: Coupon): boolean =>
  redemptionLimit !== null && redemptions >= redemptionLimit

/**
 * Whether a coupon that is on the cart takes something off at present: its time is not up, and a first order is
 * still the first.
 */
export function holdsFor({ db, clock }: SandboxContext, cart: CartRecord, coupon: Coupon): boolean {
  const isPlaced = cart.status === 'PendingClosed' || cart.status === 'Closed'
  if (isExpired(coupon, isPlaced ? cart.changedAt : clock.now())) return false
  return isPlaced || !coupon.firstOrderOnly || !hasOrderedBefore(db, cart)
}
