import type { ErrorRow, ErrorTreatment, PlatformErrorCode } from './error-catalogue-row'

type Treatment = Omit<ErrorTreatment, 'visibility' | 'cause'>

const fixed = (message: ErrorTreatment['message'], action: ErrorTreatment['action']): Treatment => ({
  message,
  action,
  retryable: false,
})
const passing = (message: ErrorTreatment['message'], action: ErrorTreatment['action']): Treatment => ({
  message,
  action,
  retryable: true,
})
/** The page where it happens may have a more precise text. */
const bySurroundings = (treatment: Treatment): Treatment => ({ ...treatment, reportedBy: 'place' })

const refused = bySurroundings(fixed('refused', 'checkInput'))
const tooMuch = fixed('tooMuch', 'takeLess')
const noAccess = fixed('noAccess', 'chooseAccount')
const noCart = fixed('cartMissing', 'fillCart')
const shipping = fixed('shippingFailed', 'changeMethod')
const payment = bySurroundings(fixed('paymentFailed', 'changePayment'))
const outOfOrder = bySurroundings(passing('unreachable', 'tryAgain'))
const busy = bySurroundings(passing('busy', 'tryAgain'))
const checkoutGone = bySurroundings(fixed('checkoutGone', 'startCheckout'))
const notFound = bySurroundings(fixed('notFound', 'reload'))
const incomplete = bySurroundings(fixed('incomplete', 'checkInput'))

type Entry = readonly [status: number, treatment: Treatment, cause: string]

/** The codes of `errors[].type`. `CART_VALIDATION_ERROR` is among the clauses. */
const codes: Readonly<Partial<Record<PlatformErrorCode, Entry>>> = {
  ALREADY_APPLIED: [400, fixed('couponApplied', 'none'), 'The coupon is in the cart already.'],
  API_DISABLED_FOR_ORG: [403, fixed('unavailable', 'contact'), 'A feature of the platform is switched off.'],
  BAD_DATA: [422, fixed('taxFailed', 'contact'), 'The tax of a line cannot be computed.'],
  BLOCKED_EXCLUSIVE: [
    400,
    fixed('couponAlone', 'otherCoupon'),
    'The cart has a coupon that cannot be combined.',
  ],
  CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS: [
    400,
    fixed('couponTooManyLines', 'takeLess'),
    'The cart has more lines than coupons allow.',
  ],
  CART_NOT_FOUND: [404, noCart, 'A checkout was to be started without a cart.'],
  CHECKOUT_CONFLICT: [409, busy, 'The checkout was changed elsewhere and has to be read again.'],
  CHECKOUT_NOT_FOUND: [404, checkoutGone, 'The checkout does not exist.'],
  COUPON_REDEMPTION_LIMIT_EXCEEDED: [
    400,
    fixed('couponUsedUp', 'otherCoupon'),
    'The coupon has reached its limit of uses.',
  ],
  EFFECTIVE_ACCOUNT_NOT_FOUND: [
    404,
    bySurroundings(fixed('accountMissing', 'chooseAccount')),
    'The account does not exist, or the buyer may not order for it.',
  ],
  ERROR_PROCESSING_CARTITEM: [
    422,
    fixed('lineNotTaken', 'addAgain'),
    'A line could not be copied from another cart or order.',
  ],
  EXTERNAL_SERVICE_EXCEPTION: [500, outOfOrder, 'A service behind the platform failed.'],
  ILLEGAL_QUERY_PARAMETER_VALUE: [400, refused, 'A query parameter has an unknown value.'],
  INSUFFICIENT_ACCESS: [403, noAccess, 'The shopper may not see or do that.'],
  INSUFFICIENT_ACCESS_OR_READONLY: [403, noAccess, 'The shopper may not change that.'],
  INTERNAL_SERVER_ERROR: [500, outOfOrder, 'The platform failed.'],
  INVALID_API_INPUT: [400, refused, 'A parameter is wrong, such as a search without term and category.'],
  INVALID_BATCH_SIZE: [400, tooMuch, 'More than 100 lines were sent at once.'],
  INVALID_SESSION_ID: [401, fixed('notSignedIn', 'signIn'), 'The session has ended.'],
  ITEM_NOT_FOUND: [404, notFound, 'The record does not exist, or not for this shopper.'],
  JSON_PARSER_ERROR: [400, fixed('programFault', 'contact'), 'A request has an unknown member.'],
  LIMIT_EXCEEDED: [400, tooMuch, 'A limit of the platform is exceeded.'],
  MAX_LIMIT_EXCEEDED: [400, tooMuch, 'The cart has its maximum of lines, or a line its maximum quantity.'],
  MISSING_RECORD: [404, noCart, 'There is no cart; the client treats it as empty.'],
  TOO_MANY_RECORDS: [400, tooMuch, 'A list is longer than the platform allows.'],
  UNKNOWN_EXCEPTION: [500, outOfOrder, 'The platform gave no reason, or a response had no code.'],
  UNQUALIFIED_CART: [
    400,
    fixed('couponUnqualified', 'otherCoupon'),
    'The cart does not meet the terms of the coupon.',
  ],
  WEBSTORE_NOT_FOUND: [
    404,
    fixed('unavailable', 'contact'),
    'The shop is configured with a webstore that does not exist.',
  ],
  '/commerce/errors/checkout-failure': [422, refused, 'The checkout as a whole failed.'],
  '/commerce/errors/payment-failure': [422, payment, 'The payment was declined, or not authorised.'],
  '/commerce/errors/shipping-failure': [422, shipping, 'No delivery method serves this address.'],
  '/commerce/integrations/inventory': [
    422,
    bySurroundings(fixed('outOfStock', 'takeLess')),
    'There is less in stock than is ordered.',
  ],
  '/commerce/integrations/other': [422, outOfOrder, 'A service behind the checkout failed.'],
  '/commerce/integrations/shipping': [422, shipping, 'The service that prices shipping failed.'],
  '/commerce/payment': [422, payment, 'The payment has to be given again.'],
}

/** Statuses without a known code. */
const statuses: Readonly<Record<number, readonly [Treatment, string]>> = {
  401: [bySurroundings(fixed('notSignedIn', 'signIn')), 'Nobody is signed in.'],
  403: [noAccess, 'The shopper may not do this.'],
  404: [notFound, 'It does not exist.'],
  409: [busy, 'Another change is under way.'],
  410: [checkoutGone, 'The checkout has expired and has to be started again.'],
  412: [incomplete, 'A prerequisite is missing, such as a contact.'],
  413: [tooMuch, 'The request is too long.'],
  422: [incomplete, 'The request is incomplete or not allowed like this.'],
  423: [busy, 'The platform holds a lock.'],
  429: [passing('tooOften', 'wait'), 'Too many calls in a short time.'],
  500: [outOfOrder, 'The platform failed; the same applies to all higher statuses.'],
}

/** The platform's own codes, and statuses without one. */
export const platformRows: readonly ErrorRow[] = [
  // The keys are the record's own.
  ...(Object.entries(codes) as [PlatformErrorCode, Entry][]).map(
    ([code, [status, treatment, cause]]): ErrorRow => ({
      family: 'platform',
      visibility: 'shown',
      code,
      status,
      cause,
      ...treatment,
    }),
  ),
  ...Object.entries(statuses).map(([status, [treatment, cause]]): ErrorRow => ({
    family: 'status',
    visibility: 'shown',
    code: `HTTP ${Number(status)}`,
    status: Number(status),
    cause,
    ...treatment,
  })),
]
