import type { Call } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { calculateCart, type CalculatedCart } from '../cart/cart-calculation'
import { isCouponFor } from '../cart/cart-discounts'
import { requireCart, writable } from '../cart/cart-owner'
import type { CartRecord } from '../cart/cart-repository'
import { finishCouponWrite } from '../cart/cart-state'
import { itemNotFound, PlatformError } from '../platform-error'
import { couponMessages, type CouponRefusal } from './coupon-messages'
import * as store from './coupon-repository'
import type { Coupon } from './coupon-repository'
import { isExpired, isUsedUp } from './coupon-rules'

/** The most lines of a cart that takes coupons. */
const MOST_LINES = 100

/**
 * Puts a coupon on a cart and answers the id that it has there. Fails with 404 ITEM_NOT_FOUND for an unknown or an
 * expired code, with 400 and the coupon's own code where it is refused, and as every write of a cart does. A
 * checkout that the cart has goes on.
 */
export function applyCoupon(
  call: Call,
  { cartId, couponCode }: { cartId: string; couponCode: string },
): { cart: CartRecord; cartCouponId: string } {
  const { context } = call
  return context.db.transaction(() => {
    const cart = writable(requireCart(call, cartId), context)
    const coupon = admitCoupon(context, calculateCart(call, cart), couponCode)
    const cartCouponId = keepCoupon(context, cart, coupon)
    finishCouponWrite(context, cart)
    return { cart, cartCouponId }
  })
}

/** Takes a coupon off a cart by its id there, not by its code. 404 ITEM_NOT_FOUND when it is not on it. */
export function removeCoupon(
  call: Call,
  { cartId, cartCouponId }: { cartId: string; cartCouponId: string },
): void {
  const { context } = call
  context.db.transaction(() => {
    const cart = writable(requireCart(call, cartId), context)
    if (!store.deleteCartCoupon(context.db, cart.id, cartCouponId)) throw itemNotFound('The coupon')
    finishCouponWrite(context, cart)
  })
}

/** Puts the coupons of one cart on another, as far as they are good for it; the others stay behind. */
export function copyCoupons(call: Call, { from, to }: { from: CartRecord; to: CartRecord }): void {
  const { context } = call
  for (const { code } of store.listCartCoupons(context.db, from)) {
    const found = findUsableCoupon(context, calculateCart(call, to), code)
    if (typeof found !== 'string') keepCoupon(context, to, found)
  }
}

function keepCoupon({ db, random, clock }: SandboxContext, cart: CartRecord, { code }: Coupon): string {
  const id = random.recordId('4or')
  store.insertCartCoupon(db, { id, cartId: cart.id, code, now: clock.now() })
  return id
}

function admitCoupon(context: SandboxContext, calculated: CalculatedCart, code: string): Coupon {
  const found = findUsableCoupon(context, calculated, code)
  if (typeof found !== 'string') return found
  const status = found === 'ITEM_NOT_FOUND' ? 404 : 400
  throw new PlatformError(status, found, couponMessages(calculated.locale)[found])
}

/** The coupon of a code, or why this cart cannot have it. */
function findUsableCoupon(
  context: SandboxContext,
  calculated: CalculatedCart,
  code: string,
): Coupon | CouponRefusal {
  const coupon = store.findCoupon(context.db, code, calculated.cart.shop)
  if (!coupon || isExpired(coupon, context.clock.now())) return 'ITEM_NOT_FOUND'
  return refusalByOthers(coupon, calculated) ?? refusalByCart(context, coupon, calculated) ?? coupon
}

function refusalByOthers(coupon: Coupon, { coupons }: CalculatedCart): CouponRefusal | undefined {
  if (coupons.some(({ code }) => code === coupon.code)) return 'ALREADY_APPLIED'
  if (isUsedUp(coupon)) return 'COUPON_REDEMPTION_LIMIT_EXCEEDED'
  const isAlone = coupons.length === 0
  if (!isAlone && (coupon.exclusive || coupons.some(({ exclusive }) => exclusive))) return 'BLOCKED_EXCLUSIVE'
  return undefined
}

function refusalByCart(
  { db }: SandboxContext,
  coupon: Coupon,
  { cart, lines }: CalculatedCart,
): CouponRefusal | undefined {
  if (lines.length > MOST_LINES) return 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS'
  if (!lines.some((line) => isCouponFor(coupon, line))) return 'UNQUALIFIED_CART'
  if (coupon.firstOrderOnly && store.hasOrderedBefore(db, cart)) return 'UNQUALIFIED_CART'
  return undefined
}
