import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { calculateCart, type CalculatedCart } from '../calculation/cart-calculation'
import { isCouponFor } from '../calculation/cart-discounts'
import { requireCart, requirePrimary, requireWritable } from '../records/cart-owner'
import type { CartRecord } from '../records/cart-repository'
import { finishCouponWrite } from '../cart/cart-state'
import { itemNotFound, PlatformError } from '../../platform-error'
import { couponMessages, type CouponRefusal } from './coupon-messages'
import * as couponRepository from '../records/coupon-repository'
import type { Coupon } from '../records/coupon-repository'
import { isExpired, isUsedUp } from '../calculation/coupon-rules'

/** The most lines of a cart to which coupons can be applied. */
const MAXIMUM_LINES = 100

/**
 * Applies a coupon to a cart and returns its id there. Fails with 404 ITEM_NOT_FOUND for an unknown or expired code,
 * with 400 and the reason's own error code where it is refused, with 403 for a secondary cart, and as every write of a cart does. A checkout of the
 * cart continues.
 */
export function applyCoupon(
  call: Call,
  { cartId, couponCode }: { cartId: string; couponCode: string },
): { cart: CartRecord; cartCouponId: string } {
  const { context } = call
  return context.db.transaction(() => {
    const cart = requirePrimary(requireWritable(requireCart(call, cartId), context))
    const coupon = requireUsableCoupon(context, calculateCart(call, cart), couponCode)
    const cartCouponId = saveCoupon(context, cart, coupon)
    finishCouponWrite(context, cart)
    return { cart, cartCouponId }
  })
}

/** Removes a coupon by its id on the cart, not by its code; 404 ITEM_NOT_FOUND when it is not there. */
export function removeCoupon(
  call: Call,
  { cartId, cartCouponId }: { cartId: string; cartCouponId: string },
): void {
  const { context } = call
  context.db.transaction(() => {
    const cart = requireWritable(requireCart(call, cartId), context)
    if (!couponRepository.deleteCartCoupon(context.db, cart.id, cartCouponId))
      throw itemNotFound('The coupon')
    finishCouponWrite(context, cart)
  })
}

/** Copies the coupons of one cart that another one can have. */
export function copyCoupons(call: Call, { from, to }: { from: CartRecord; to: CartRecord }): void {
  const { context } = call
  for (const { code } of couponRepository.listCartCoupons(context.db, from)) {
    const found = findUsableCoupon(context, calculateCart(call, to), code)
    if (typeof found !== 'string') saveCoupon(context, to, found)
  }
}

function saveCoupon({ db, random, clock }: SandboxContext, cart: CartRecord, { code }: Coupon): string {
  const id = random.recordId('4or')
  couponRepository.insertCartCoupon(db, { id, cartId: cart.id, code, now: clock.now() })
  return id
}

function requireUsableCoupon(context: SandboxContext, calculated: CalculatedCart, code: string): Coupon {
  const found = findUsableCoupon(context, calculated, code)
  if (typeof found !== 'string') return found
  const status = found === 'ITEM_NOT_FOUND' ? 404 : 400
  throw new PlatformError(status, found, couponMessages(calculated.locale)[found])
}

/** The coupon with a code, or the reason why this cart cannot have it. */
function findUsableCoupon(
  context: SandboxContext,
  calculated: CalculatedCart,
  code: string,
): Coupon | CouponRefusal {
  const coupon = couponRepository.findCoupon(context.db, code, calculated.cart.shop)
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
  if (lines.length > MAXIMUM_LINES) return 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS'
  if (!lines.some((line) => isCouponFor(coupon, line))) return 'UNQUALIFIED_CART'
  if (coupon.firstOrderOnly && couponRepository.hasOrderedBefore(db, cart)) return 'UNQUALIFIED_CART'
  return undefined
}
