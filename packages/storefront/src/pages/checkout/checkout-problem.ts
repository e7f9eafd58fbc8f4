import type { Client, ShopError } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { failureInit } from '../../shared/failures/failure-init'
import { loadReportedFailure } from '../../shared/failures/load-reported-failure'
import type { ReportedFailure } from '../../shell/reported-failure'
import { findShortStock } from './short-stock'
import type { ShortStock } from './short-stock'

/** What is wrong with a form of the checkout, other than with one of its fields. */
export type FormProblem =
  | 'outdated'
  | 'unknown'
  | 'incomplete'
  | 'refused'
  | 'address-gone'
  | 'date-passed'
  | PaymentProblem

/** Why a payment did not go through; nothing was ordered. */
export const paymentProblems = [
  'payment-declined',
  'payment-cancelled',
  'payment-expired',
  'payment-failed',
  'payment-again',
] as const
export type PaymentProblem = (typeof paymentProblems)[number]

/** A failed call of the checkout. */
export interface CheckoutFailure extends ReportedFailure {
  /** What is short in stock, where that is why. */
  readonly shortage?: ShortStock
}

/** What blocks the checkout: a form's problem, or a failed call. */
export type CheckoutProblem = FormProblem | CheckoutFailure

/** The report of a failed call of the checkout. Rethrows unexpected errors, and the end of the session. */
export async function loadCheckoutFailure(
  error: unknown,
  location: { readonly shop: Client; readonly url: string },
): Promise<CheckoutFailure> {
  if (!isShopError(error)) throw error
  if (error.code === 'SESSION_ENDED') throw error
  const reported = await loadReportedFailure(refusalOf(error), location)
  if (reported.messageKey !== 'outOfStock') return reported
  const shortage = await findShortStock(location.shop)
  return { ...reported, ...(shortage && { shortage }) }
}

/** Where a server leaves a call to the browser, the cause may be a plain refusal of the platform. */
const refusalOf = (error: ShopError): ShopError =>
  isShopError(error, 'SSR_CHECKOUT_RETRY') && isResponseError(error.cause) ? error.cause : error

/** The status of a page whose form failed: 429 with `Retry-After` beyond a limit. */
export function checkoutFailureInit(error: unknown): ResponseInit {
  const refusal = isShopError(error) ? refusalOf(error) : error
  return isResponseError(refusal) && refusal.status === 429 ? failureInit(refusal) : { status: 422 }
}

/** The platform has neither a checkout nor a cart to start one. */
export const isNoCart = (error: unknown): boolean =>
  isResponseError(error) && error.status === 404 && !isNoAddress(error)

/** A saved address that no longer exists, for instance because another tab deleted it. */
export const isNoAddress = (error: unknown): boolean =>
  isResponseError(error) && error.status === 404 && error.errors.some(({ type }) => type === 'ITEM_NOT_FOUND')

/** A server leaves the call to the browser. */
export const isDeferredToBrowser = (error: unknown): boolean =>
  isShopError(error, 'SSR_NO_POLLING') ||
  isShopError(error, 'SSR_FAST_CHECKOUT') ||
  isShopError(error, 'SSR_CHECKOUT_RETRY')

/** The change was made; only its result is not ready, and a server does not wait for it. */
export function ignoreWhenDeferred(error: unknown): undefined {
  if (!isDeferredToBrowser(error)) throw error
  return undefined
}
