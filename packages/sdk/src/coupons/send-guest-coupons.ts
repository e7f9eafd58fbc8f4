import type { Client } from '../client/client'
import { exclusive } from '../client/exclusive'
import { couponRefusal, type CouponRefusal } from '../rules/cart/coupon-refusal'
import { refuseGuestCoupon, removeGuestCoupon, waitingGuestCoupons } from '../rules/cart/guest-coupons'
import type { CallOptions } from '../transport/transport'
import { coupons } from './coupons'
import { guestCouponsStore } from '../guest-cart/guest-coupons'

/**
 * Applies the codes that a guest entered to the shopper's cart on the server, once its lines are there. A code that is
 * refused stays in `guestCoupons` with the reason, for this shopper to read; one that cannot be checked now, because there
 * is no cart, no connection, or too many were tried, waits for the next call. Rejects only when the shopper changes.
 */
export type SendGuestCoupons = (options?: CallOptions) => Promise<void>

/** What becomes of a code: it is on the cart, it was refused, or nothing is known yet. */
type Outcome = 'waiting' | Exclude<CouponRefusal, 'too-many-attempts'>

/** The feature that applies a guest's codes: see {@link SendGuestCoupons}. Use it after the lines were moved. */
export function sendGuestCoupons(client: Client): SendGuestCoupons {
  const { getSnapshot, update } = client.use(guestCouponsStore)
  const runExclusive = client.use(exclusive)
  const settle = async (code: string, call?: CallOptions): Promise<boolean> => {
    const reason = await redeem(client, code, call)
    if (reason === 'waiting') return false
    const userId = client.scope.getSnapshot().userId ?? null
    await update((stored) =>
      reason === 'applied'
        ? removeGuestCoupon(stored, code)
        : refuseGuestCoupon(stored, code, { reason, userId }),
    )
    return true
  }
  return async (call) => {
    if (waitingGuestCoupons(getSnapshot()).length === 0) return
    await runExclusive('cartonnage:send-guest-coupons', async () => {
      for (const { code } of waitingGuestCoupons(getSnapshot())) {
        // What stops one stops the next ones too.
        if (!(await settle(code, call))) return
      }
    })
  }
}

/** A code that is on the cart already was sent before, by a call whose response was lost. */
async function redeem(client: Client, couponCode: string, call?: CallOptions): Promise<Outcome> {
  try {
    await client.use(coupons).redeem({ couponCode }, call)
    return 'applied'
  } catch (error) {
    const refusal = couponRefusal(error)
    if (refusal !== undefined && refusal !== 'too-many-attempts') return refusal
    client.reportFailure(error, 'a guest’s coupon cannot be applied yet')
    return 'waiting'
  }
}
