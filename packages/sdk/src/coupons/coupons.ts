import { cart } from '../cart/cart'
import type { FeatureContext } from '../client/client'
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
import { ResponseError } from '../errors/errors'
import { activeCheckout, currentCart } from '../rules/call/call-defaults'
import { toServerErrors } from '../transport/server-errors'
import type { CallOptions, Transport } from '../transport/transport'
import { applyGuestCoupons } from './apply-guest-coupons'

/** Which coupon to apply, and where. */
export interface CheckoutCouponInput {
  /** The code that the buyer enters. */
  readonly couponCode: string
  /** The checkout that gets the coupon. @default 'active' */
  readonly checkoutId?: string | undefined
  /** Send a list of one code, as the platform documents for v61 and v62. @default false */
  readonly asList?: boolean | undefined
}

/** A coupon of the purchase under way. */
export interface PurchaseCoupon {
  /** The checkout under way; absent while there is only a cart. */
  readonly checkoutId?: string | undefined
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
  /**
   * Applies a code while buying: to the checkout where the option `checkoutCoupons` says so and there is one, otherwise
   * to the cart. The cart is read again; read the checkout again too. `couponRefusal` of the rules tells from the error
   * why a code was refused.
   */
  redeem(input: PurchaseCoupon & { readonly couponCode: string }, options?: CallOptions): Promise<void>
  /** Takes back what {@link CouponsFeature.redeem} applied. */
  withdraw(input: PurchaseCoupon & { readonly cartCouponId: string }, options?: CallOptions): Promise<void>
  /**
   * Applies the codes of `guestCoupons` to the cart on the server, once its lines are there. A code that is refused stays
   * in `guestCoupons` with the reason, for this shopper to read; one that cannot be checked now, because there is no cart,
   * no connection, or too many were tried, waits for the next call. Rejects only when the shopper changes.
   */
  applyGuestCoupons(options?: CallOptions): Promise<void>
}

const params = { cartId: currentCart }

type CouponsCalls = Omit<CouponsFeature, 'redeem' | 'withdraw' | 'applyGuestCoupons'>

export function createCouponsCalls({ send }: Transport): CouponsCalls {
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

/** A success may contain refusals. */
function rejectRefusals({ errors }: CheckoutCoupons): void {
  if (errors.length === 0) return
  const failure = { url: applyCheckoutCoupon.path, status: 422, statusText: 'the coupon was refused' }
  throw new ResponseError({ ...failure, errors: toServerErrors(errors) })
}

/** Coupons of the cart and of the checkout. The platform takes one write to a cart at a time, so each waits for its turn. */
export function coupons(client: FeatureContext): CouponsFeature {
  const calls = createCouponsCalls(client.use(shopperTransport))
  const { write } = client.use(cart)
  const { checkoutCoupons = 'cart' } = client.options
  const asList = checkoutCoupons === 'list'
  const checkoutOf = ({ checkoutId }: PurchaseCoupon) => (checkoutCoupons === 'cart' ? undefined : checkoutId)
  const sendCode: CouponsFeature['redeem'] = async ({ couponCode, ...purchase }, call) => {
    const checkoutId = checkoutOf(purchase)
    if (checkoutId === undefined) return void (await calls.apply(couponCode, call))
    rejectRefusals(await calls.applyToCheckout({ couponCode, checkoutId, asList }, call))
  }
  const redeem: CouponsFeature['redeem'] = (input, call) => write((live) => sendCode(input, live), call)
  const withdraw: CouponsFeature['withdraw'] = async ({ cartCouponId, ...purchase }, call) => {
    const checkoutId = checkoutOf(purchase)
    if (checkoutId === undefined) return await calls.remove(cartCouponId, call)
    await calls.removeFromCheckout({ cartCouponId, checkoutId }, call)
  }
  return {
    ...calls,
    apply: (code, call) => write((live) => calls.apply(code, live), call),
    remove: (id, call) => write((live) => calls.remove(id, live), call),
    redeem,
    withdraw: (input, call) => write((live) => withdraw(input, live), call),
    applyGuestCoupons: applyGuestCoupons(client, redeem),
  }
}
