import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { tellFailure } from '../failures/tell-failure'
import type { ReportedFailure } from '../failures/reported-failure'

/** What a form of the checkout lacks, as data for the page. */
export type FormProblem =
  | 'outdated'
  | 'unknown'
  | 'incomplete'
  | 'refused'
  | 'address-missing'
  | 'address-gone'
  | 'address-form'
  | 'method-missing'
  | 'number-missing'
  | 'number-long'

/** What stands in the way: of a form, or of the platform. */
export type CheckoutProblem = FormProblem | ReportedFailure

/** What to say of a failed call of the checkout. Throws again what nobody threw on purpose, and what leads to the sign-in. */
export async function tellCheckoutFailure(
  error: unknown,
  location: { readonly shop: Client; readonly url: string },
): Promise<ReportedFailure> {
  if (!isShopError(error)) throw error
  if (error.code === 'SESSION_ENDED') throw error
  // On a server, behind what it leaves to the browser, there may be a plain refusal of the platform.
  const { cause } = error
  return await tellFailure(
    error.code === 'SSR_CHECKOUT_RETRY' && isResponseError(cause) ? cause : error,
    location,
  )
}

/** The platform has no checkout, and no cart to make one of. */
export const isNoCart = (error: unknown): boolean =>
  isResponseError(error) && error.status === 404 && !isNoAddress(error)

/** A saved address that is not there any more: deleted in another tab, for instance. */
export const isNoAddress = (error: unknown): boolean =>
  isResponseError(error) && error.status === 404 && error.errors.some(({ type }) => type === 'ITEM_NOT_FOUND')

/** A server leaves the rest to the browser [8-21], [8-22], [8-23]. */
export const isLeftToBrowser = (error: unknown): boolean =>
  isShopError(error, 'SSR_NO_POLLING') ||
  isShopError(error, 'SSR_FAST_CHECKOUT') ||
  isShopError(error, 'SSR_CHECKOUT_RETRY')

/** The change is made; only its result is not ready for a server that does not wait. */
export function ignoreWhenLeft(error: unknown): undefined {
  if (!isLeftToBrowser(error)) throw error
  return undefined
}
