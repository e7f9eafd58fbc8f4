import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import type { ResponseError } from '@cartonnage/sdk/rules'

/** What stands in the way, as data for the page. */
export type CheckoutProblem =
  | 'stock'
  | 'conflict'
  | 'outdated'
  | 'expired'
  | 'incomplete'
  | 'unreachable'
  | 'unknown'
  | 'slow'
  | 'refused'
  | 'declined'
  | 'address-missing'
  | 'address-gone'
  | 'address-form'
  | 'method-missing'
  | 'number-missing'
  | 'number-long'

const byCode: Readonly<Partial<Record<string, CheckoutProblem>>> = {
  INSUFFICIENT_INVENTORY: 'stock',
  UNKNOWN_OUTCOME: 'unknown',
  ASYNC_MAXIMUM_WAIT_EXCEEDED: 'slow',
  NETWORK: 'unreachable',
  TIMEOUT: 'unreachable',
  SSR_NO_POLLING: 'slow',
  SSR_FAST_CHECKOUT: 'slow',
  SSR_CHECKOUT_RETRY: 'slow',
  DELIVERY_ADDRESS_REQUIRED: 'address-missing',
  DELIVERY_METHOD_REQUIRED: 'method-missing',
  NULL_CHECKOUTID: 'expired',
  INVALID_OPTION: 'refused',
  SESSION_NOT_LOADED: 'expired',
}

/** The problem behind a failed call of the checkout; undefined for a failure that the page cannot explain. */
export function toCheckoutProblem(error: unknown): CheckoutProblem | undefined {
  if (!isShopError(error)) return undefined
  if (isResponseError(error))
    return isDeclined(error) ? 'declined' : (byCode[error.code] ?? ofStatus(error.status))
  // On a server, behind what it leaves to the browser, there may be a plain refusal of the platform.
  const { cause } = error
  return error.code === 'SSR_CHECKOUT_RETRY' && isResponseError(cause)
    ? ofStatus(cause.status)
    : byCode[error.code]
}

const isDeclined = ({ status, errors }: ResponseError): boolean =>
  status === 422 && errors.some(({ type }) => type?.endsWith('/payment-failure'))

function ofStatus(status: number): CheckoutProblem {
  if (status === 409 || status === 423) return 'conflict'
  if (status === 404 || status === 410) return 'expired'
  if (status === 412 || status === 422) return 'incomplete'
  return status >= 500 ? 'unreachable' : 'refused'
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
