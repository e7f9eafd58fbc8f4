import type { SandboxContext } from '../../calls/sandbox-context'
import type { CartRecord } from '../records/cart-repository'
import { hasOrderedBefore, type Coupon } from '../records/coupon-repository'

/** Whether the coupon is expired at a moment (ms). */
export const isExpired = ({ endsAt }: Pick<Coupon, 'endsAt'>, moment: number): boolean =>
  endsAt !== null && moment >= endsAt

/** Whether the coupon was redeemed as often as it may be. */
export const isUsedUp = ({ redemptionLimit, redemptions }: Coupon): boolean =>
  redemptionLimit !== null && redemptions >= redemptionLimit

/**
 * Whether a coupon on a cart currently has an effect: it is not expired, and a first order is still the first. A placed
 * cart keeps the coupons that had an effect when it was placed.
 */
export function isEffective({ db, clock }: SandboxContext, cart: CartRecord, coupon: Coupon): boolean {
  const isPlaced = cart.status === 'PendingClosed' || cart.status === 'Closed'
  if (isExpired(coupon, isPlaced ? cart.changedAt : clock.now())) return false
  return isPlaced || !coupon.firstOrderOnly || !hasOrderedBefore(db, cart)
}
