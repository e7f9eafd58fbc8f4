import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import type { CheckoutCouponBody, CouponBody } from './coupon-requests'
import { cartCouponsSchema } from '../cart/cart-items'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import { webstorePath } from '../kit/paths'
import { listOf, type Schema } from '../kit/schema'

const onCart = { base: 'api', scopeParams: ['effectiveAccountId', 'currencyIsoCode'] } as const
const cartCouponsPath = `${webstorePath}/carts/{cartId}/cart-coupons` as const

/** Applies a coupon to the cart; the discount shows in the cart items. */
export const applyCartCoupon = defineCall(
  {
    ...onCart,
    id: 'coupons.apply',
    method: 'POST',
    path: cartCouponsPath,
    responses: { 200: cartCouponsSchema, 201: cartCouponsSchema, 202: cartCouponsSchema },
  },
  request<{ body: CouponBody }>,
)

/** Codes and ids without amounts: those come with the cart items. */
export const listCartCoupons = defineCall({
  ...onCart,
  id: 'coupons.list',
  method: 'GET',
  path: cartCouponsPath,
  responses: { 200: cartCouponsSchema },
})

/** Removes a coupon from the cart by `cartCouponId`, not by its code. */
export const removeCartCoupon = defineCall({
  id: 'coupons.remove',
  method: 'DELETE',
  path: `${cartCouponsPath}/{cartCouponId}`,
  base: 'api',
  responses: { 200: null, 202: null, 204: null },
  scopeParams: ['effectiveAccountId'],
})

const checkoutCouponsShape = z.object({
  /** Record ids for removing the coupons again. */
  cartCouponIds: listOf(z.string()),
  /** Why a coupon was not applied; empty after success. */
  errors: listOf(checkoutErrorSchema),
})
/** The coupons of a checkout. The discount shows when the checkout is read again. */
export interface CheckoutCoupons extends z.output<typeof checkoutCouponsShape> {}
/** Reads missing lists as empty. */
export const checkoutCouponsSchema: Schema<CheckoutCoupons> = checkoutCouponsShape

const checkoutCouponsPath = `${webstorePath}/checkouts/{checkoutId}/coupons` as const

/**
 * Applies a coupon to the checkout. The platform documents it for versions 61 and 62 only; later ones use the cart's.
 */
export const applyCheckoutCoupon = defineCall(
  {
    id: 'coupons.applyToCheckout',
    method: 'POST',
    path: checkoutCouponsPath,
    base: 'api',
    responses: { 200: checkoutCouponsSchema, 201: checkoutCouponsSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: CheckoutCouponBody }>,
)

/** Removes a coupon from the checkout by `cartCouponId`. */
export const removeCheckoutCoupon = defineCall({
  id: 'coupons.removeFromCheckout',
  method: 'DELETE',
  path: `${checkoutCouponsPath}/{cartCouponId}`,
  base: 'api',
  responses: { 200: null, 202: null, 204: null },
  scopeParams: ['effectiveAccountId'],
})
