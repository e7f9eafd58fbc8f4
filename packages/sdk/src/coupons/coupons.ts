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

/** A coupon for a checkout. */
export interface CheckoutCouponInput {
  readonly couponCode: string
  /** @default 'active' */
  readonly checkoutId?: string | undefined
  /** As a list of one, which is what the platform documents for v61 and v62. @default false */
  readonly asList?: boolean | undefined
}

/**
 * Coupons of the cart. A code that does not serve is a `ResponseError` whose `errors[].type` says why, for instance
 * `ALREADY_APPLIED`. What a coupon takes off shows in the cart when it is read again.
 */
export interface CouponsFeature {
  list(options?: CallOptions): Promise<readonly CartCoupon[]>
  /** All coupons of the cart after one more [7.3-22]. */
  apply(couponCode: string, options?: CallOptions): Promise<readonly CartCoupon[]>
  /** By the id that the coupon has on the cart, not by its code [7.3-23]. */
  remove(cartCouponId: string, options?: CallOptions): Promise<void>
  /** On the checkout; from v63 on the platform wants {@link CouponsFeature.apply} instead [7.3-37]. */
  applyToCheckout(input: CheckoutCouponInput, options?: CallOptions): Promise<CheckoutCoupons>
  /** [7.3-38] */
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

/** Coupons of the cart and of the checkout. The platform takes one write to a cart at a time, so each waits its turn. */
export function coupons(client: Client): CouponsFeature {
  const calls = createCouponsCalls(client.use(shopperTransport))
  const { write } = client.use(cart)
  return {
    ...calls,
    apply: (code, call) => write((live) => calls.apply(code, live), call),
    remove: (id, call) => write((live) => calls.remove(id, live), call),
  }
}
