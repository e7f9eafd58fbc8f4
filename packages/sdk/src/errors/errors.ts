/**
 * All errors of this package. Branch on the code, never on the message. Codes that the platform has too keep its
 * spelling; its other codes are in `errors[].type`.
 */
export type ShopErrorCode =
  | 'ABORTED'
  | 'ADDRESS_ID_REQUIRED'
  | 'ASYNC_MAXIMUM_WAIT_EXCEEDED'
  | 'COOKIES_REQUIRED'
  | 'CPA_DISABLED'
  | 'DELIVERY_ADDRESS_REQUIRED'
  | 'DELIVERY_GROUP_ID_REQUIRED'
  | 'DELIVERY_METHOD_REQUIRED'
  | 'EFFECTIVE_ACCOUNT_ID_REQUIRED'
  | 'GUEST_CART_FULL'
  | 'GUEST_CART_ITEM_NOT_FOUND'
  | 'INACTIVE_CART_EXISTS'
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

/** One entry of the platform's error list. */
export interface ServerError {
  /** Code of the platform; `UNKNOWN_EXCEPTION` where it sends none. */
  readonly type: string
  /** The platform's text; absent where it must not be displayed, as for most errors of carts. */
  readonly message?: string
  /** Values for placeholders in the text; absent where the platform sends none. */
  readonly arguments?: readonly unknown[]
}

/** The parts of a {@link ShopError} besides code and message. */
export interface ShopErrorOptions {
  /** The failure underneath. */
  readonly cause?: unknown
  /** What the platform said, in its order. @default nothing */
  readonly errors?: readonly ServerError[]
}

/** The only error that this package throws on purpose. `cause` is the underlying error, if any. */
export class ShopError extends Error {
  /** `ShopError` or `ResponseError`: checks by name work across copies of this package. */
  override readonly name: string = 'ShopError'
  /** What went wrong. */
  readonly code: ShopErrorCode
  /**
   * What the platform said, in its order; empty where it said nothing. Of `INSUFFICIENT_INVENTORY`, each product that is
   * short has an entry of the type `/commerce/integrations/inventory`, whose `message` names it in the language of the
   * request; only `checkoutStock.reserve`, a call of the cart, gets entries without texts.
   *
   * @example
   * const texts = isShopError(error, 'INSUFFICIENT_INVENTORY') ? error.errors.map(({ message }) => message) : []
   */
  readonly errors: readonly ServerError[]

  constructor(code: ShopErrorCode, message: string, options: ShopErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.errors = options.errors ?? []
  }
}

/** The parts of a {@link ResponseError}. */
export interface ResponseErrorOptions {
  /** The address that was requested, with its query. */
  readonly url: string
  /** HTTP status of the response, also where it says success but the body does not. */
  readonly status: number
  /** The reason phrase of the status line; empty over HTTP/2. */
  readonly statusText: string
  /** What the platform said, in its order; empty where the body was not its error list. */
  readonly errors: readonly ServerError[]
  /** `Retry-After` in ms from now; undefined where the response had none. */
  readonly retryAfterMs?: number | undefined
  /** Whether it is a 403 whose body names the CSRF token. @default false */
  readonly namesCsrfToken?: boolean
  /** More precise than the status, where the platform's words allow it. @default 'RESPONSE' */
  readonly code?: ShopErrorCode
  /** The failure underneath, such as one of the parser. */
  readonly cause?: unknown
}

/**
 * A response of the platform with a failure status. The error's own message has status and address only, so that texts
 * of the platform which must not be displayed never reach the shopper through it.
 */
export class ResponseError extends ShopError {
  /** For checks across copies of this package. */
  override readonly name = 'ResponseError'
  /** Address of the request. */
  readonly url: string
  /** HTTP status. */
  readonly status: number
  /** Text of the status line; often empty. */
  readonly statusText: string
  /** How long the platform asks to wait, in ms (`Retry-After`); undefined where it did not say. */
  readonly retryAfterMs: number | undefined
  /** Whether the platform refused a write because of its CSRF token: a 403 whose body names it. */
  readonly namesCsrfToken: boolean

  constructor(options: ResponseErrorOptions) {
    const { url, status, statusText, retryAfterMs, namesCsrfToken = false, code = 'RESPONSE' } = options
    super(code, `${status} ${statusText}`.trim() + ` from ${url}`, options)
    this.url = url
    this.status = status
    this.statusText = statusText
    this.retryAfterMs = retryAfterMs
    this.namesCsrfToken = namesCsrfToken
  }
}

const shopErrorNames: readonly unknown[] = ['ShopError', 'ResponseError']

/**
 * Whether a caught value is a {@link ShopError}, and if `code` is given, one with that code. Checks the name, so an
 * error thrown by a second copy of this package or in another realm counts too.
 */
export function isShopError(error: unknown, code?: ShopErrorCode): error is ShopError {
  if (typeof error !== 'object' || error === null) return false
  if (!('message' in error)) return false
  // Reading a missing member of an object gives undefined.
  const found = error as { readonly name?: unknown; readonly code?: unknown }
  if (!shopErrorNames.includes(found.name) || typeof found.code !== 'string') return false
  return code === undefined || found.code === code
}

/** Whether a caught value is a {@link ResponseError}, also one of another copy of this package. */
export function isResponseError(error: unknown): error is ResponseError {
  return isShopError(error) && error.name === 'ResponseError'
}
