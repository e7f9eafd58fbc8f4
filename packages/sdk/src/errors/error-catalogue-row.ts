import type { ShopErrorCode } from './errors'

/** A clause of the specification's error catalogue: section 8, clauses 1 to 33. */
export type ErrorClause = `8-${number}`

/** Codes in `errors[].type` that shops encounter. The platform may send others at any time. */
export type PlatformErrorCode =
  | 'ALREADY_APPLIED'
  | 'API_DISABLED_FOR_ORG'
  | 'BAD_DATA'
  | 'BLOCKED_EXCLUSIVE'
  | 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS'
  | 'CART_NOT_FOUND'
  | 'CART_VALIDATION_ERROR'
  | 'CHECKOUT_CONFLICT'
  | 'CHECKOUT_NOT_FOUND'
  | 'COUPON_REDEMPTION_LIMIT_EXCEEDED'
  | 'EFFECTIVE_ACCOUNT_NOT_FOUND'
  | 'ERROR_PROCESSING_CARTITEM'
  | 'EXTERNAL_SERVICE_EXCEPTION'
  | 'ILLEGAL_QUERY_PARAMETER_VALUE'
  | 'INSUFFICIENT_ACCESS'
  | 'INSUFFICIENT_ACCESS_OR_READONLY'
  | 'INTERNAL_SERVER_ERROR'
  | 'INVALID_API_INPUT'
  | 'INVALID_BATCH_SIZE'
  | 'INVALID_SESSION_ID'
  | 'ITEM_NOT_FOUND'
  | 'JSON_PARSER_ERROR'
  | 'LIMIT_EXCEEDED'
  | 'MAX_LIMIT_EXCEEDED'
  | 'MISSING_RECORD'
  | 'TOO_MANY_RECORDS'
  | 'UNKNOWN_EXCEPTION'
  | 'UNQUALIFIED_CART'
  | 'WEBSTORE_NOT_FOUND'
  | `/commerce/${string}`

/** Codes of rows, never of errors: what a `RESPONSE` is by its call, or by the words of its body. */
export type ErrorSituation = 'CSRF_TOKEN_REFUSED' | 'SERVER_ACTION_MISSING' | 'WRONG_PASSWORD'

/** Which text describes an error. Several codes may share a key. */
export type ErrorMessageKey =
  | 'aborted'
  | 'accountMissing'
  | 'addressMissing'
  | 'addressesClosed'
  | 'busy'
  | 'cartFull'
  | 'cartMissing'
  | 'cartRule'
  | 'checkoutGone'
  | 'cookiesMissing'
  | 'couponAlone'
  | 'couponApplied'
  | 'couponTooManyLines'
  | 'couponUnqualified'
  | 'couponUsedUp'
  | 'done'
  | 'general'
  | 'groupMissing'
  | 'incomplete'
  | 'invalidQuantity'
  | 'lineGone'
  | 'lineNotTaken'
  | 'menuFailed'
  | 'methodMissing'
  | 'noAccess'
  | 'notFound'
  | 'notSignedIn'
  | 'outOfStock'
  | 'paymentFailed'
  | 'programFault'
  | 'refused'
  | 'shippingFailed'
  | 'stillWorking'
  | 'taxFailed'
  | 'tooMuch'
  | 'tooOften'
  | 'unavailable'
  | 'unknownOutcome'
  | 'unreachable'
  | 'unverified'
  | 'wrongPassword'

/** What the shopper can do about an error. */
export type ErrorActionKey =
  | 'addAgain'
  | 'changeMethod'
  | 'changePayment'
  | 'changeQuantity'
  | 'checkInput'
  | 'chooseAccount'
  | 'chooseAddress'
  | 'chooseMethod'
  | 'contact'
  | 'fillCart'
  | 'lookFirst'
  | 'none'
  | 'otherCoupon'
  | 'reload'
  | 'removeLine'
  | 'signIn'
  | 'startCheckout'
  | 'takeLess'
  | 'tryAgain'
  | 'wait'

/** How a shop handles an error. */
export interface ErrorTreatment {
  /** Why it happens, for developers. */
  readonly cause: string
  /** Whether the shopper sees it, or only the log. */
  readonly visibility: 'shown' | 'silent'
  /** Whether the same call may succeed later without changes. */
  readonly retryable: boolean
  /** Key of the text that says what happened. */
  readonly message: ErrorMessageKey
  /** Key of the text that says what to do, and of the link or button for it. */
  readonly action: ErrorActionKey
  /**
   * `place`: the page where it happens may have a more precise text, for instance about the order. Absent: the
   * catalogue's text is the best.
   */
  readonly reportedBy?: 'place'
}

/** One row of the error catalogue. */
export interface ErrorRow extends ErrorTreatment {
  /** The clause of the specification; absent for codes of this package and of the platform alone. */
  readonly clause?: ErrorClause
  /** Where the row comes from: a group of clauses, this package, the platform, a call with its status, or a bare status. */
  readonly family:
    | 'notification'
    | 'silent'
    | 'response'
    | 'code'
    | 'own'
    | 'platform'
    | 'situation'
    | 'status'
  /** `notification` and `log` where any error can lead there; `HTTP 409` for a status without a known code. */
  readonly code:
    | ShopErrorCode
    | PlatformErrorCode
    | ErrorSituation
    | 'notification'
    | 'log'
    | `HTTP ${number}`
  /** HTTP status that usually comes with it; absent for errors that are no responses. */
  readonly status?: number
  /** The exact text that the specification prescribes; `{error}` stands for the error as JSON. */
  readonly text?: string
}
