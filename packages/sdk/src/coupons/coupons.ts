import { cart } from '../cart/cart'
import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import {
  applyCartCoupon,
  applyCheckoutCoupon,
  listCartCoupons,
  removeCartCoupon,
  removeCheckoutCoupon,
  type CheckoutCoupons,
} from '../contract/coupons/cart-coupons'
import type { CartCoupon } from '../contract/cart/cart-items'
import { activeCheckout, currentCart } from '../rules/call/call-defaults'
import type { CallOptions, Transport } from '../transport/transport'

/** Which coupon to apply, and where. */
export interface CheckoutCouponInput {
  /** The code that the buyer enters. */
  readonly couponCode: string
  /** The checkout that gets the coupon. @default 'active' */
  readonly checkoutId?: string | undefined
  /** Send a list of one code, as the platform documents for v61 and v62. @default false */
  readonly asList?: boolean | undefined
}

/**
 * Coupons of the cart. A code that cannot be applied is a `ResponseError` whose `errors[].type` says why, for instance
 * `ALREADY_APPLIED`. After a change the cart is read again, and shows the discount.
 */
export interface CouponsFeature {
  /** The coupons that are on the cart. */
  list(options?: CallOptions): Promise<readonly CartCoupon[]>
  /** Adds a coupon to the cart; resolves to all its coupons. */
  apply(couponCode: string, options?: CallOptions): Promise<readonly CartCoupon[]>
  /** Removes a coupon by its id on the cart, not by its code. */
  remove(cartCouponId: string, options?: CallOptions): Promise<void>
  /** Adds a coupon to a checkout; from v63 on, the platform requires {@link CouponsFeature.apply} instead. */
  applyToCheckout(input: CheckoutCouponInput, options?: CallOptions): Promise<CheckoutCoupons>
  /** Removes a coupon from a checkout, by default the active one. */
  removeFromCheckout(
    input: { readonly cartCouponId: string; readonly checkoutId?: string | undefined },
    options?: CallOptions,
  ): Promise<void>
}

const params = { cartId: currentCart }

export function createCouponsCalls({ send }: Transport): CouponsFeature {
  return {
    list: async (options) => (await send(listCartCoupons, { params }, options)).data,
    apply: async (couponCode, options) =>
      (await send(applyCartCoupon, { params, body: { couponCode } }, options)).data,
    remove: async (cartCouponId, options) =>
      void (await send(removeCartCoupon, { params: { ...params, cartCouponId } }, options)),
    applyToCheckout: async ({ couponCode, checkoutId = activeCheckout, asList }, options) => {
      const body = asList ? { couponCodes: [couponCode] } : { couponCode }
      return (await send(applyCheckoutCoupon, { params: { checkoutId }, body }, options)).data
    },
    removeFromCheckout: async ({ cartCouponId, checkoutId = activeCheckout }, options) =>
      void (await send(removeCheckoutCoupon, { params: { checkoutId, cartCouponId } }, options)),
  }
}

/** Coupons of the cart and of the checkout. The platform takes one write to a cart at a time, so each waits for its turn. */
export function coupons(client: Client): CouponsFeature {
  const calls = createCouponsCalls(client.use(shopperTransport))
  const { write } = client.use(cart)
  return {
    ...calls,
    apply: (code, call) => write((live) => calls.apply(code, live), call),
    remove: (id, call) => write((live) => calls.remove(id, live), call),
  }
}
