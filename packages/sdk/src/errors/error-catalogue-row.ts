import type { ShopErrorCode } from './errors'

/** A clause of the specification's error catalogue: section 8, clause 1 to 33. */
export type ErrorClause = `8-${number}`

/** Codes that the platform puts into `errors[].type`, as far as a shop meets them. Others are possible at any time. */
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

/** What is said of an error. Several codes may share a key. */
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

/** What the shopper can do about it. */
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

/** What belongs to an error, whatever brings it about. */
export interface ErrorTreatment {
  /** Why it happens, for developers. */
  readonly cause: string
  /** Whether the shopper is told, or the log alone. */
  readonly shown: 'shown' | 'silent'
  /** Whether the same call may succeed a little later, without another input. */
  readonly retryable: boolean
  readonly message: ErrorMessageKey
  readonly action: ErrorActionKey
  /**
   * Who has the best words. `place`: where it happens there may be a sentence that says more, such as what became of
   * the order; these words are for everywhere else. Absent: these words.
   */
  readonly reportedBy?: 'place'
}

/** One row of the error catalogue. */
export interface ErrorRow extends ErrorTreatment {
  /** The clause it comes from; absent for codes of our own and for those of the platform alone. */
  readonly clause?: ErrorClause
  readonly family: 'notification' | 'silent' | 'answer' | 'code' | 'own' | 'platform' | 'status'
  /** `notification` and `log` where any error leads there; `HTTP 409` for a status without a known code. */
  readonly code: ShopErrorCode | PlatformErrorCode | 'notification' | 'log' | `HTTP ${number}`
  /** The status that usually comes with it. */
  readonly status?: number
  /** The text that is prescribed to the letter; `{error}` stands for the error as JSON. */
  readonly text?: string
}
