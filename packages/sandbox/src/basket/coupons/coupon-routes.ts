import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { readBody, readText } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import { acceptedWhileProcessing } from '../cart/cart-call'
import { requireCart } from '../records/cart-owner'
import { cartCouponCollection } from '../cart/cart-promotions'
import type { CartRecord } from '../records/cart-repository'
import { rejectConflict, requireCheckout } from '../checkout/checkout-lookup'
import { invalidInput, parserError } from '../../platform-error'
import { listCartCoupons } from '../records/coupon-repository'
import { applyCoupon, removeCoupon } from './coupons'

/**
 * The coupons of a cart; what they take off shows in its items. Those of a checkout are those of its cart: there, a
 * list of codes is applied as a whole or not at all.
 */
export const couponRoutes = new Hono<Env>()
  .get('/carts/:cartId/cart-coupons', (c) =>
    c.json(couponBody(c.var, requireCart(c.var, c.req.param('cartId')))),
  )
  .post('/carts/:cartId/cart-coupons', async (c) => {
    const { couponCode } = await readBody(c, ['couponCode', 'customFields'])
    if (typeof couponCode !== 'string' || couponCode.trim() === '')
      throw invalidInput('couponCode is required.')
    const { cart } = applyCoupon(c.var, { cartId: c.req.param('cartId'), couponCode })
    const current = requireCart(c.var, cart.id)
    const body = couponBody(c.var, current)
    return acceptedWhileProcessing(c, current, body) ?? c.json(body, 201)
  })
  .delete('/carts/:cartId/cart-coupons/:cartCouponId', (c) => {
    removeCoupon(c.var, c.req.param())
    return noContent(c)
  })
  .post('/checkouts/:checkoutId/coupons', async (c) => {
    const codes = readCodes(await readBody(c, ['couponCode', 'couponCodes']))
    const cartCouponIds = c.var.context.db.transaction(() => {
      const cartId = openCartId(c.var)
      return codes.map((couponCode) => applyCoupon(c.var, { cartId, couponCode }).cartCouponId)
    })
    return c.json({ cartCouponIds, errors: [] }, 201)
  })
  .delete('/checkouts/:checkoutId/coupons/:cartCouponId', (c) => {
    const { cartCouponId } = c.req.param()
    removeCoupon(c.var, { cartId: openCartId(c.var), cartCouponId })
    return noContent(c)
  })

const couponBody = ({ context }: Call, cart: CartRecord) =>
  cartCouponCollection(cart, listCartCoupons(context.db, cart))

/** The cart of the checkout; 404, 410, and 409 CHECKOUT_CONFLICT while it is in progress or once it was placed. */
function openCartId(call: Call): string {
  const { checkout, cart } = requireCheckout(call, call.request.param('checkoutId') ?? 'active')
  rejectConflict(call.context, checkout)
  return cart.id
}

/** One code as `couponCode`, or several as `couponCodes`; 400 INVALID_API_INPUT without any. */
function readCodes(body: Record<string, unknown>): readonly string[] {
  const { couponCodes } = body
  if (couponCodes !== undefined && couponCodes !== null && !Array.isArray(couponCodes))
    throw parserError('couponCodes is not a list.')
  const list: readonly unknown[] = couponCodes ?? []
  const codes = [body.couponCode, ...list].flatMap((code) => readText({ code }, 'code') ?? [])
  if (codes.length === 0) throw invalidInput('couponCode is required.')
  return codes
}
