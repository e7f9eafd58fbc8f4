import type { FeatureContext } from '../client/client'
import { exclusive } from '../client/exclusive'
import { couponRefusal, type CouponRefusal } from '../rules/cart/coupon-refusal'
import { refuseGuestCoupon, removeGuestCoupon, waitingGuestCoupons } from '../rules/cart/guest-coupons'
import type { CallOptions } from '../transport/transport'
import { guestCouponsStore } from '../guest-cart/guest-coupons'

type Redeem = (input: { readonly couponCode: string }, call?: CallOptions) => Promise<void>

/** What becomes of a code: it is on the cart, it was refused, or nothing is known yet. */
type Outcome = 'waiting' | Exclude<CouponRefusal, 'too-many-attempts'>

/** Applies a guest's codes one after another: `CouponsFeature.applyGuestCoupons`. */
export function applyGuestCoupons(
  client: FeatureContext,
  redeem: Redeem,
): (call?: CallOptions) => Promise<void> {
  const { getSnapshot, update } = client.use(guestCouponsStore)
  const runExclusive = client.use(exclusive)
  const settle = async (code: string, call?: CallOptions): Promise<boolean> => {
    const reason = await redeem({ couponCode: code }, call).then(
      () => 'applied' as const,
      (error: unknown) => toOutcome(client, error),
    )
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
function toOutcome({ reportFailure }: FeatureContext, error: unknown): Outcome {
  const refusal = couponRefusal(error)
  if (refusal !== undefined && refusal !== 'too-many-attempts') return refusal
  reportFailure(error, 'a guest’s coupon cannot be applied yet')
  return 'waiting'
}
