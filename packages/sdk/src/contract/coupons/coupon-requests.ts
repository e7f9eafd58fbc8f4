import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const couponBodyShape = z.object({ couponCode: z.string() })
export interface CouponBody extends z.output<typeof couponBodyShape> {}
export const couponBodySchema: Schema<CouponBody, CouponBody> = couponBodyShape

const checkoutCouponBodyShape = z.union([couponBodyShape, z.object({ couponCodes: z.array(z.string()) })])
/** One code as the shop's contract has it, or as a list of one, which is what the platform documents. */
export type CheckoutCouponBody = z.output<typeof checkoutCouponBodyShape>
export const checkoutCouponBodySchema: Schema<CheckoutCouponBody, CheckoutCouponBody> =
  checkoutCouponBodyShape
