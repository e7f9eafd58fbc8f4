import * as z from 'zod/mini'

/** Accepts any text, a blank one included. */
export const couponBodySchema = z.object({
  /** As the buyer entered it. */
  couponCode: z.string(),
})
/** The platform takes one coupon per call. */
export interface CouponBody extends z.output<typeof couponBodySchema> {}

/** Accepts both forms. */
export const checkoutCouponBodySchema = z.union([
  couponBodySchema,
  z.object({
    /** One code. */
    couponCodes: z.array(z.string()),
  }),
])
/** One code as the shop's contract has it, or as a list of one, as the platform documents it. */
export type CheckoutCouponBody = z.output<typeof checkoutCouponBodySchema>
