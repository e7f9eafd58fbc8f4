import type { ErrorRow } from './error-catalogue-row'

const own = { family: 'own', visibility: 'shown', retryable: false } as const
const programFault = { ...own, message: 'programFault', action: 'contact' } as const
const onTheWay = {
  ...own,
  retryable: true,
  message: 'unreachable',
  action: 'tryAgain',
  reportedBy: 'place',
} as const

/** Codes of our own, for what the specification does not name. */
export const ownRows = [
  {
    ...own,
    code: 'COOKIES_REQUIRED',
    cause:
      'What a guest added is in no cart that the next call finds: cookies that one response sets must go with the next call. A browser blocks them, or a `fetch` on a server does not keep them.',
    message: 'cookiesMissing',
    action: 'contact',
  },
  {
    ...own,
    code: 'DELIVERY_ADDRESS_REQUIRED',
    cause: 'A checkout was to be paid before it had a delivery address.',
    message: 'addressMissing',
    action: 'chooseAddress',
  },
  {
    ...own,
    code: 'DELIVERY_METHOD_REQUIRED',
    cause: 'A checkout was to be paid before it had a delivery method.',
    message: 'methodMissing',
    action: 'chooseMethod',
  },
  {
    ...own,
    code: 'GUEST_CART_FULL',
    cause: 'A guest cart would get more lines than its limit.',
    message: 'cartFull',
    action: 'removeLine',
    reportedBy: 'place',
  },
  {
    ...programFault,
    code: 'INACTIVE_CART_EXISTS',
    cause:
      'The active cart is to be kept for later, but there is an inactive one already, and the caller did not say what becomes of that. A page asks before.',
  },
  {
    ...programFault,
    code: 'INVALID_AMOUNT',
    cause: 'An amount is not a plain decimal, or currencies are mixed.',
  },
  {
    ...programFault,
    code: 'INVALID_OPTION',
    cause: 'An argument or option differs from its documentation; the message names it.',
  },
  {
    ...own,
    code: 'INVALID_QUANTITY',
    cause: 'A quantity is not a number above 0, or not a whole number where only those are sold.',
    message: 'invalidQuantity',
    action: 'changeQuantity',
    reportedBy: 'place',
  },
  { ...programFault, code: 'INVALID_URL', cause: 'An address is not an absolute http or https address.' },
  {
    ...onTheWay,
    code: 'NETWORK',
    cause:
      'No response: no connection, a broken one, code that did not load, or in a browser a response that CORS does not allow.',
  },
  {
    ...own,
    code: 'QUANTITY_TOO_LARGE',
    cause: 'A line of a guest cart would exceed the largest quantity.',
    message: 'tooMuch',
    action: 'takeLess',
    reportedBy: 'place',
  },
  {
    ...own,
    code: 'SESSION_ENDED',
    cause: 'The platform requires signing in, or no longer knows the cart of a buyer whose session is over.',
    message: 'notSignedIn',
    action: 'signIn',
    reportedBy: 'place',
  },
  { ...onTheWay, code: 'TIMEOUT', cause: 'No response in time.' },
  {
    ...programFault,
    code: 'UNEXPECTED_ANSWER',
    cause: 'The response is not JSON, or lacks a required member; the message names call and member.',
  },
  {
    ...own,
    code: 'UNKNOWN_OUTCOME',
    cause:
      'The response to a change or an order was lost, and reading the cart or checkout did not show whether it was made.',
    message: 'unknownOutcome',
    action: 'lookFirst',
    reportedBy: 'place',
  },
] as const satisfies readonly ErrorRow[]
