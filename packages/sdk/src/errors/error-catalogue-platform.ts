import type { ErrorRow, ErrorTreatment, PlatformErrorCode } from './error-catalogue-row'

type Treatment = Omit<ErrorTreatment, 'shown' | 'cause'>

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
/** The place where it happens may know more. */
const byLocation = (treatment: Treatment): Treatment => ({ ...treatment, reportedBy: 'place' })

const refused = byLocation(fixed('refused', 'checkInput'))
const tooMuch = fixed('tooMuch', 'takeLess')
const noAccess = fixed('noAccess', 'chooseAccount')
const noCart = fixed('cartMissing', 'fillCart')
const shipping = fixed('shippingFailed', 'changeMethod')
const payment = byLocation(fixed('paymentFailed', 'changePayment'))
const outOfOrder = byLocation(passing('unreachable', 'tryAgain'))
const busy = byLocation(passing('busy', 'tryAgain'))
const checkoutGone = byLocation(fixed('checkoutGone', 'startCheckout'))
const notFound = byLocation(fixed('notFound', 'reload'))
const incomplete = byLocation(fixed('incomplete', 'checkInput'))

type Entry = readonly [status: number, treatment: Treatment, cause: string]

/** The codes of `errors[].type`. `CART_VALIDATION_ERROR` stands with the clauses. */
const codes: Readonly<Partial<Record<PlatformErrorCode, Entry>>> = {
  ALREADY_APPLIED: [400, fixed('couponApplied', 'none'), 'The coupon is in the cart already.'],
  API_DISABLED_FOR_ORG: [403, fixed('unavailable', 'contact'), 'A feature of the platform is switched off.'],
  BAD_DATA: [422, fixed('taxFailed', 'contact'), 'The tax of a line cannot be computed.'],
  BLOCKED_EXCLUSIVE: [
    400,
    fixed('couponAlone', 'otherCoupon'),
    'A coupon that tolerates no other is in the cart.',
  ],
  CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS: [
    400,
    fixed('couponTooManyLines', 'takeLess'),
    'The cart has more lines than a coupon is computed for.',
  ],
  CART_NOT_FOUND: [404, noCart, 'A checkout is to start, and there is no cart.'],
  CHECKOUT_CONFLICT: [409, busy, 'The checkout changed underneath; it has to be read again.'],
  CHECKOUT_NOT_FOUND: [404, checkoutGone, 'There is no checkout of that name, or none.'],
  COUPON_REDEMPTION_LIMIT_EXCEEDED: [
    400,
    fixed('couponUsedUp', 'otherCoupon'),
    'The coupon was used as often as it may be.',
  ],
  EFFECTIVE_ACCOUNT_NOT_FOUND: [
    404,
    byLocation(fixed('accountMissing', 'chooseAccount')),
    'The account does not exist, or may not be acted for.',
  ],
  ERROR_PROCESSING_CARTITEM: [
    422,
    fixed('lineNotTaken', 'addAgain'),
    'A line could not be brought over from another cart or order.',
  ],
  EXTERNAL_SERVICE_EXCEPTION: [500, outOfOrder, 'A service behind the platform failed.'],
  ILLEGAL_QUERY_PARAMETER_VALUE: [
    400,
    refused,
    'A query parameter has a value that the platform does not know.',
  ],
  INSUFFICIENT_ACCESS: [403, noAccess, 'The shopper may not see or do that.'],
  INSUFFICIENT_ACCESS_OR_READONLY: [403, noAccess, 'The shopper may not change that.'],
  INTERNAL_SERVER_ERROR: [500, outOfOrder, 'The platform failed.'],
  INVALID_API_INPUT: [400, refused, 'A parameter is wrong, such as a search without term and category.'],
  INVALID_BATCH_SIZE: [400, tooMuch, 'More than 100 lines were sent at once.'],
  INVALID_SESSION_ID: [401, fixed('notSignedIn', 'signIn'), 'The session has ended.'],
  ITEM_NOT_FOUND: [404, notFound, 'The record does not exist, or not for this shopper.'],
  JSON_PARSER_ERROR: [
    400,
    fixed('programFault', 'contact'),
    'A request has a member that the platform does not know.',
  ],
  LIMIT_EXCEEDED: [400, tooMuch, 'A limit of the platform is passed.'],
  MAX_LIMIT_EXCEEDED: [400, tooMuch, 'The cart holds no more lines, or a line no more pieces.'],
  MISSING_RECORD: [404, noCart, 'There is no cart; the client takes it for an empty one.'],
  TOO_MANY_RECORDS: [400, tooMuch, 'A list is longer than the platform takes.'],
  UNKNOWN_EXCEPTION: [500, outOfOrder, 'The platform names no reason, or an answer had no code.'],
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
  '/commerce/errors/shipping-failure': [422, shipping, 'No way of shipping serves this address.'],
  '/commerce/integrations/inventory': [
    422,
    byLocation(fixed('outOfStock', 'takeLess')),
    'There is less in stock than is ordered.',
  ],
  '/commerce/integrations/other': [422, outOfOrder, 'A service behind the checkout failed.'],
  '/commerce/integrations/shipping': [422, shipping, 'The service that prices shipping failed.'],
  '/commerce/payment': [422, payment, 'The payment has to be given again.'],
}

/** What a status says where its code is unknown. */
const statuses: Readonly<Record<number, readonly [Treatment, string]>> = {
  401: [byLocation(fixed('notSignedIn', 'signIn')), 'Nobody is signed in, or not with this password.'],
  403: [noAccess, 'It is forbidden to this shopper.'],
  404: [notFound, 'It does not exist.'],
  409: [busy, 'Another change is under way.'],
  410: [checkoutGone, 'The checkout is over, and has to be started again.'],
  412: [incomplete, 'Something that comes first is missing, such as a contact.'],
  413: [tooMuch, 'The request is too long.'],
  422: [incomplete, 'Understood, but not complete or not allowed like this.'],
  423: [busy, 'The platform holds a lock.'],
  429: [passing('tooOften', 'wait'), 'Too many calls in a short time.'],
  500: [outOfOrder, 'The platform is out of order; so are all statuses above.'],
}

/** The platform's own codes, and statuses without one. */
export const platformRows: readonly ErrorRow[] = [
  // The keys are the record's own.
  ...(Object.entries(codes) as [PlatformErrorCode, Entry][]).map(
    ([code, [status, treatment, cause]]): ErrorRow => ({
      family: 'platform',
      shown: 'shown',
      ...{ code, status, cause },
      ...treatment,
    }),
  ),
  ...Object.entries(statuses).map(([status, [treatment, cause]]): ErrorRow => ({
    family: 'status',
    shown: 'shown',
    code: `HTTP ${Number(status)}`,
    ...{ status: Number(status), cause },
    ...treatment,
  })),
]
