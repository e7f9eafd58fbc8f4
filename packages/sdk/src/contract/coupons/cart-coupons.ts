import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import type { CheckoutCouponBody, CouponBody } from './coupon-requests'
import { cartCouponsSchema } from '../cart/cart-items'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import { webstorePath } from '../kit/paths'
import { listOf, type Schema } from '../kit/schema'

const onCart = { at: 'api', adds: ['effectiveAccountId', 'currencyIsoCode'] } as const
const cartCouponsPath = `${webstorePath}/carts/{cartId}/cart-coupons` as const

/** [7.3-22] Applies a coupon to the cart; what it takes off shows in the cart items. */
export const applyCartCoupon = defineCall(
  {
    ...onCart,
    id: 'coupons.apply',
    method: 'POST',
    path: cartCouponsPath,
    responses: { 200: cartCouponsSchema, 201: cartCouponsSchema, 202: cartCouponsSchema },
  },
  sends<{ body: CouponBody }>,
)

/** The coupons on the cart. */
export const listCartCoupons = defineCall({
  ...onCart,
  id: 'coupons.list',
  method: 'GET',
  path: cartCouponsPath,
  responses: { 200: cartCouponsSchema },
})

/** [7.3-23] Takes a coupon off the cart, by the id that it has there. */
export const removeCartCoupon = defineCall({
  id: 'coupons.remove',
  method: 'DELETE',
  path: `${cartCouponsPath}/{cartCouponId}`,
  at: 'api',
  responses: { 200: null, 202: null, 204: null },
  adds: ['effectiveAccountId'],
})

const checkoutCouponsShape = z.object({
  cartCouponIds: listOf(z.string()),
  errors: listOf(checkoutErrorSchema),
})
/** The coupons of a checkout by the ids that they have on its cart. */
export interface CheckoutCoupons extends z.output<typeof checkoutCouponsShape> {}
export interface CheckoutCouponsWire extends z.input<typeof checkoutCouponsShape> {}
export const checkoutCouponsSchema: Schema<CheckoutCoupons, CheckoutCouponsWire> = checkoutCouponsShape

const checkoutCouponsPath = `${webstorePath}/checkouts/{checkoutId}/coupons` as const

/** [7.3-37] Applies a coupon to the checkout; the platform documents it for v61 and v62 only. */
export const applyCheckoutCoupon = defineCall(
  {
    id: 'coupons.applyToCheckout',
    method: 'POST',
    path: checkoutCouponsPath,
    at: 'api',
    responses: { 200: checkoutCouponsSchema, 201: checkoutCouponsSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ body: CheckoutCouponBody }>,
)

/** [7.3-38] Takes a coupon off the checkout. */
export const removeCheckoutCoupon = defineCall({
  id: 'coupons.removeFromCheckout',
  method: 'DELETE',
  path: `${checkoutCouponsPath}/{cartCouponId}`,
  at: 'api',
  responses: { 200: null, 202: null, 204: null },
  adds: ['effectiveAccountId'],
})
