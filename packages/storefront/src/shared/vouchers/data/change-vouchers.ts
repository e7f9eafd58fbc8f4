import { cart, coupons, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { couponRefusal, longestCouponCode, normalizeCouponCode } from '@cartonnage/sdk/rules'
import type { CouponRefusal } from '@cartonnage/sdk/rules'
import { textOf } from '../../../forms/text-of'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { loadReportedFailure } from '../../failures/load-reported-failure'

/** The intents of the forms for vouchers, with and without scripts. */
export const voucherIntents = ['apply-voucher', 'remove-voucher'] as const
export type VoucherIntent = (typeof voucherIntents)[number]

/** Why a code was not applied: nothing usable was entered, the platform refused it, or the call failed. */
export type VoucherProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'long' }
  | { readonly kind: 'refused'; readonly reason: CouponRefusal }
  | { readonly kind: 'failed'; readonly failure: ReportedFailure }

/** A refused form for vouchers. */
export interface RefusedVoucher {
  readonly intent: VoucherIntent
  /** The code as it was entered, so that it can be corrected; empty after a removal. */
  readonly code: string
  readonly problem: VoucherProblem
}

interface VoucherForm {
  readonly intent: VoucherIntent
  /** The checkout under way; absent on the page of the cart. */
  readonly checkoutId?: string | undefined
  /** The URL of the page. */
  readonly url: string
}

/**
 * Applies or removes the code of a form. Undefined when the cart is as requested: also where another tab did the same, or
 * where a lost response turns out to have been a success. The end of the session is thrown.
 */
export async function changeVouchers(
  shop: Client,
  form: FormData,
  { intent, checkoutId, url }: VoucherForm,
): Promise<RefusedVoucher | undefined> {
  const code = textOf(form, 'couponCode').trim()
  const refuse = (problem: VoucherProblem): RefusedVoucher => ({ intent, code, problem })
  if (intent === 'apply-voucher' && code === '') return refuse({ kind: 'missing' })
  if (code.length > longestCouponCode) return refuse({ kind: 'long' })
  const { redeem, withdraw } = shop.use(coupons)
  const cartCouponId = textOf(form, 'cartCouponId')
  try {
    await (intent === 'apply-voucher'
      ? redeem({ couponCode: code, checkoutId })
      : withdraw({ cartCouponId, checkoutId }))
    return undefined
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    if (isShopError(error, 'SSR_NO_POLLING')) return undefined
    if (await isAsRequested(shop, { error, intent, code, cartCouponId })) return undefined
    const reason = couponRefusal(error)
    if (reason !== undefined && reason !== 'too-many-attempts' && intent === 'apply-voucher') {
      return refuse({ kind: 'refused', reason })
    }
    return refuse({ kind: 'failed', failure: await loadReportedFailure(error, { shop, url }) })
  }
}

interface FailedChange {
  readonly error: unknown
  readonly intent: VoucherIntent
  readonly code: string
  readonly cartCouponId: string
}

/**
 * Whether a failed change was made all the same. The cart is read again in any case: another tab may have changed the
 * codes that the page shows.
 */
async function isAsRequested(
  shop: Client,
  { error, intent, code, cartCouponId }: FailedChange,
): Promise<boolean> {
  const { loadChangedCart } = await import('./load-changed-cart')
  const read = await loadChangedCart(shop).catch(() => undefined)
  const found = (read ?? valueOf(shop.use(cart).getSnapshot()))?.coupons ?? []
  if (intent === 'remove-voucher') {
    const isGone = isResponseError(error) && error.status === 404
    return isGone || (read != null && !found.some((coupon) => coupon.cartCouponId === cartCouponId))
  }
  // A refusal is an answer: that the code is there already is to be said.
  if (isResponseError(error)) return false
  return read != null && found.some(isOf(code))
}

const isOf =
  (code: string) =>
  ({ couponCode }: { readonly couponCode: string | null }): boolean =>
    couponCode !== null && normalizeCouponCode(couponCode) === normalizeCouponCode(code)
