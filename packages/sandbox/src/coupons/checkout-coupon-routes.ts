import { Hono } from 'hono'
import { noContent, readBody } from '../calls/responses'
import { readText } from '../calls/body-members'
import type { Call, Env } from '../calls/call'
import { rejectConflict, requireCheckout } from '../checkout/checkout-lookup'
import { invalidInput, parserError } from '../platform-error'
import { applyCoupon, removeCoupon } from './coupons'

/** The coupons of a checkout are those of its cart. A list of codes is taken as a whole or not at all. */
export const checkoutCouponRoutes = new Hono<Env>()
  .post('/checkouts/:checkoutId/coupons', async (c) => {
    const codes = readCodes(await readBody(c, ['couponCode', 'couponCodes']))
    const { context } = c.var
    const cartCouponIds = context.db.transaction(() => {
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
  const codes = [body['couponCode'], ...list].flatMap((code) => readText({ code }, 'code') ?? [])
  if (codes.length === 0) throw invalidInput('couponCode is required.')
  return codes
}
