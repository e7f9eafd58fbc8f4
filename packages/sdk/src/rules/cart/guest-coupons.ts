import { isSameRecordId } from '../../record-id'
import { longestCouponCode, normalizeCouponCode, type CouponRefusal } from './coupon-refusal'

/** A code that a guest entered. */
export interface GuestCoupon {
  /** In upper case. */
  readonly code: string
  /** The platform refused it; absent while it has not been checked. */
  readonly refused?: {
    /** Why; a page has the words. */
    readonly reason: CouponRefusal
    /** Record id of the buyer whose cart refused it; null for a guest's. */
    readonly userId: string | null
  }
}

/** More codes than anybody combines. */
const mostCodes = 10

/** The members of a stored value; none for a value that is not an object. */
const membersOf = (stored: unknown) => (stored ?? {}) as Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function readCoupon(stored: unknown): readonly GuestCoupon[] {
  const { code: entered, refused } = membersOf(stored)
  const code = normalizeCouponCode(textOf(entered))
  if (code === '' || code.length > longestCouponCode) return []
  const { reason, userId } = membersOf(refused)
  if (textOf(reason) === '') return [{ code }]
  // A page has general words for a reason that it does not know.
  return [{ code, refused: { reason: reason as CouponRefusal, userId: textOf(userId) || null } }]
}

/** The stored codes of a guest, without what cannot be read. */
export const readGuestCoupons = (stored: unknown): readonly GuestCoupon[] =>
  Array.isArray(stored) ? stored.flatMap(readCoupon) : []

/**
 * The codes with one more. One that was refused before waits again; one that waits already, a blank one, one that is too
 * long and the 11th leave them as they are.
 */
export function addGuestCoupon(coupons: readonly GuestCoupon[], code: string): readonly GuestCoupon[] {
  const [added] = readCoupon({ code })
  if (added === undefined) return coupons
  const others = coupons.filter((coupon) => coupon.code !== added.code || coupon.refused === undefined)
  const isThere = others.some((coupon) => coupon.code === added.code)
  return isThere || others.length >= mostCodes ? coupons : [...others, added]
}

/** The codes without one, in any spelling. */
export const removeGuestCoupon = (coupons: readonly GuestCoupon[], code: string): readonly GuestCoupon[] =>
  coupons.filter((coupon) => coupon.code !== normalizeCouponCode(code))

/** The codes with one marked as refused. */
export const refuseGuestCoupon = (
  coupons: readonly GuestCoupon[],
  code: string,
  refused: NonNullable<GuestCoupon['refused']>,
): readonly GuestCoupon[] => [
  ...removeGuestCoupon(coupons, code),
  { code: normalizeCouponCode(code), refused },
]

/** The codes that wait to be checked. */
export const waitingGuestCoupons = (coupons: readonly GuestCoupon[]): readonly GuestCoupon[] =>
  coupons.filter(({ refused }) => refused === undefined)

/** The codes that were refused for this shopper, a guest without `userId`: those of others are not theirs to read. */
export const refusedGuestCoupons = (
  coupons: readonly GuestCoupon[],
  userId: string | undefined,
): readonly Required<GuestCoupon>[] =>
  coupons.flatMap(({ code, refused }) =>
    refused !== undefined && isOf(refused.userId, userId) ? [{ code, refused }] : [],
  )

const isOf = (owner: string | null, userId: string | undefined): boolean =>
  owner === null || userId === undefined ? owner === (userId ?? null) : isSameRecordId(owner, userId)
