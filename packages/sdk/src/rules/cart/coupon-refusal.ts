import { isResponseError } from '../../errors/errors'

/**
 * Why a coupon cannot be used. `unknown`: no such code, or it has expired: the platform does not say which. `other-shop`:
 * it is a code of another shop. `not-first-order`: only for a first order. `not-met`: the cart does not meet the terms,
 * for instance because nothing in it is of the right category. `too-many-attempts`: try again later.
 */
export type CouponRefusal =
  | 'unknown'
  | 'other-shop'
  | 'applied'
  | 'not-combinable'
  | 'not-first-order'
  | 'not-met'
  | 'used-up'
  | 'too-many-lines'
  | 'too-many-attempts'

/** The longest code that is sent, in characters. */
export const longestCouponCode = 60

/** A code as shops compare it: without blanks around it, in upper case. */
export const normalizeCouponCode = (code: string): string => code.trim().toUpperCase()

const refusals: Readonly<Record<string, CouponRefusal>> = {
  ITEM_NOT_FOUND: 'unknown',
  ALREADY_APPLIED: 'applied',
  BLOCKED_EXCLUSIVE: 'not-combinable',
  UNQUALIFIED_CART: 'not-met',
  COUPON_REDEMPTION_LIMIT_EXCEEDED: 'used-up',
  MAX_LIMIT_EXCEEDED: 'used-up',
  CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS: 'too-many-lines',
}

/**
 * Why the platform refused a code, from the error of the call that applied it; `undefined` for any other failure, which
 * says nothing about the code.
 */
export function couponRefusal(error: unknown): CouponRefusal | undefined {
  if (!isResponseError(error)) return undefined
  if (error.status === 429) return 'too-many-attempts'
  const found = error.errors.find(({ type }) => Object.hasOwn(refusals, type))
  return found && refusals[found.type]
}

/** Codes that a company advertises itself, in any spelling. */
export interface AdvertisedCoupons {
  /** For the first order in this shop; absent for none. */
  readonly firstOrder?: string | undefined
  /** Codes of the company's other shops. */
  readonly otherShops?: readonly string[] | undefined
}

/**
 * A more precise reason for a code that the company advertises: the platform has one error for every code that it does not
 * know, and one for every cart that does not meet the terms.
 */
export function refineCouponRefusal(
  refusal: CouponRefusal,
  code: string,
  { firstOrder, otherShops = [] }: AdvertisedCoupons,
): CouponRefusal {
  const isCode = (other: string | undefined) =>
    other !== undefined && normalizeCouponCode(other) === normalizeCouponCode(code)
  if (refusal === 'unknown' && otherShops.some(isCode)) return 'other-shop'
  if (refusal === 'not-met' && isCode(firstOrder)) return 'not-first-order'
  return refusal
}
