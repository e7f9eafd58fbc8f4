import { Hono } from 'hono'
import { accepted, noContent, readBody } from '../calls/responses'
import type { Call, Env } from '../calls/call'
import { remainingMs } from '../cart/cart-call'
import { isProcessing, requireCart } from '../cart/cart-owner'
import { cartCouponCollection } from '../cart/cart-promotions'
import type { CartRecord } from '../cart/cart-repository'
import { invalidInput } from '../platform-error'
import { listCartCoupons } from './coupon-repository'
import { applyCoupon, removeCoupon } from './coupons'

/** The coupons of a cart; what they take off shows in its items. */
export const cartCouponRoutes = new Hono<Env>()
  .get('/carts/:cartId/cart-coupons', (c) =>
    c.json(couponBody(c.var, requireCart(c.var, c.req.param('cartId')))),
  )
  .post('/carts/:cartId/cart-coupons', async (c) => {
    const { couponCode } = await readBody(c, ['couponCode', 'customFields'])
    if (typeof couponCode !== 'string' || couponCode.trim() === '')
      throw invalidInput('couponCode is required.')
    const { context } = c.var
    const { cart } = applyCoupon(c.var, { cartId: c.req.param('cartId'), couponCode })
    const current = requireCart(c.var, cart.id)
    return isProcessing(current, context.clock.now())
      ? accepted(c, couponBody(c.var, current), { retryAfterMs: remainingMs(c.var, current) })
      : c.json(couponBody(c.var, current), 201)
  })
  .delete('/carts/:cartId/cart-coupons/:cartCouponId', (c) => {
    removeCoupon(c.var, c.req.param())
    return noContent(c)
  })

const couponBody = ({ context }: Call, cart: CartRecord) =>
  cartCouponCollection(cart, listCartCoupons(context.db, cart))
