/**
 * What can go wrong, as a closed list. Callers branch on the code and never on the message.
 * Codes in capitals that the platform knows keep its spelling; its other codes stay in `errors[].type`.
 */
export type ShopErrorCode =
  | 'ABORTED'
  | 'ADDRESS_ID_REQUIRED'
  | 'ASYNC_MAXIMUM_WAIT_EXCEEDED'
  | 'CPA_DISABLED'
  | 'DELIVERY_ADDRESS_REQUIRED'
  | 'DELIVERY_GROUP_ID_REQUIRED'
  | 'DELIVERY_METHOD_REQUIRED'
  | 'EFFECTIVE_ACCOUNT_ID_REQUIRED'
  | 'GUEST_CART_FULL'
  | 'GUEST_CART_ITEM_NOT_FOUND'
  | 'INSUFFICIENT_INVENTORY'
  | 'INTERNAL_ERROR'
  | 'INVALID_AMOUNT'
  | 'INVALID_CONFIG'
  | 'INVALID_OPTION'
  | 'INVALID_QUANTITY'
  | 'INVALID_URL'
  | 'NETWORK'
  | 'NULL_CHECKOUTID'
  | 'QUANTITY_TOO_LARGE'
  | 'RESPONSE'
  | 'SESSION_ENDED'
  | 'SESSION_NOT_LOADED'
  | 'SSR_CHECKOUT_RETRY'
  | 'SSR_FAST_CHECKOUT'
  | 'SSR_NO_POLLING'
  | 'TIMEOUT'
  | 'UNEXPECTED_ANSWER'
  | 'UNKNOWN_OUTCOME'

/** One entry of the platform's error list; only its type where no more of it must be kept [8-14]. */
export interface ServerError {
  readonly type: string
  readonly message?: string
  readonly arguments?: readonly unknown[]
}

/** The only error this package throws on purpose. `cause` holds what led to it, where there is something. */
export class ShopError extends Error {
  override readonly name: string = 'ShopError'
  readonly code: ShopErrorCode

  constructor(code: ShopErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.code = code
  }
}

/** What a {@link ResponseError} is made of. */
export interface ResponseErrorOptions {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly errors: readonly ServerError[]
  /** What `Retry-After` said. */
  readonly retryAfterMs?: number | undefined
  /** @default 'RESPONSE' */
  readonly code?: ShopErrorCode
  readonly cause?: unknown
}

/**
 * The platform answered, and the answer says no [8-13]: the address asked, its status and the list of errors.
 * The error's own message names status and address only, so a message that must not be kept never comes back by it.
 */
export class ResponseError extends ShopError {
  override readonly name = 'ResponseError'
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly errors: readonly ServerError[]
  /** How long the platform wants to be left alone, in ms (`Retry-After`); undefined where it did not say. */
  readonly retryAfterMs: number | undefined

  constructor(options: ResponseErrorOptions) {
    const { url, status, statusText, errors, retryAfterMs, code = 'RESPONSE' } = options
    super(code, `${status} ${statusText}`.trim() + ` from ${url}`, options)
    this.url = url
    this.status = status
    this.statusText = statusText
    this.errors = errors
    this.retryAfterMs = retryAfterMs
  }
}

const shopErrorNames: readonly unknown[] = ['ShopError', 'ResponseError']

/**
 * Whether a caught value is a {@link ShopError}, and if `code` is given, one with that code.
 * Judges by name, so an error thrown by a second copy of this package or in another realm counts too.
 */
export function isShopError(error: unknown, code?: ShopErrorCode): error is ShopError {
  if (typeof error !== 'object' || error === null) return false
  if (!('message' in error)) return false
  // Any object may be asked for any member; what is missing is `undefined`.
  const found = error as { readonly name?: unknown; readonly code?: unknown }
  if (!shopErrorNames.includes(found.name) || typeof found.code !== 'string') return false
  return code === undefined || found.code === code
}

/** Whether a caught value is a {@link ResponseError}, across copies of this package as well. */
export function isResponseError(error: unknown): error is ResponseError {
  return isShopError(error) && error.name === 'ResponseError'
}
