import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const couponBodyShape = z.object({
  /** As the buyer entered it. */
  couponCode: z.string(),
})
/** The platform takes one coupon per call. */
export interface CouponBody extends z.output<typeof couponBodyShape> {}
/** Accepts any text, a blank one included. */
export const couponBodySchema: Schema<CouponBody, CouponBody> = couponBodyShape

const checkoutCouponBodyShape = z.union([
  couponBodyShape,
  z.object({
    /** One code. */
    couponCodes: z.array(z.string()),
  }),
])
/** One code as the shop's contract has it, or as a list of one, as the platform documents it. */
export type CheckoutCouponBody = z.output<typeof checkoutCouponBodyShape>
/** Accepts both forms. */
export const checkoutCouponBodySchema: Schema<CheckoutCouponBody, CheckoutCouponBody> =
  checkoutCouponBodyShape
