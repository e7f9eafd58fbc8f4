import type { ErrorRow } from './error-catalogue-row'

const own = { family: 'own', shown: 'shown', retryable: false } as const
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
    code: 'DELIVERY_ADDRESS_REQUIRED',
    cause: 'A checkout is to be paid before it has an address for its goods.',
    message: 'addressMissing',
    action: 'chooseAddress',
  },
  {
    ...own,
    code: 'DELIVERY_METHOD_REQUIRED',
    cause: 'A checkout is to be paid before it has a way of shipping.',
    message: 'methodMissing',
    action: 'chooseMethod',
  },
  {
    ...own,
    code: 'GUEST_CART_FULL',
    cause: 'A guest’s cart is to have more lines than it may.',
    message: 'cartFull',
    action: 'removeLine',
    reportedBy: 'place',
  },
  {
    ...programFault,
    code: 'INVALID_AMOUNT',
    cause: 'An amount is no plain decimal, or currencies are mixed.',
  },
  {
    ...programFault,
    code: 'INVALID_OPTION',
    cause: 'An argument or option is not as documented; the message names it.',
  },
  {
    ...own,
    code: 'INVALID_QUANTITY',
    cause: 'A quantity is no number above 0, or no whole one where only those are sold.',
    message: 'invalidQuantity',
    action: 'changeQuantity',
    reportedBy: 'place',
  },
  { ...programFault, code: 'INVALID_URL', cause: 'An address is no absolute http or https address.' },
  {
    ...onTheWay,
    code: 'NETWORK',
    cause: 'No answer came: no connection, a connection cut, or code that did not load.',
  },
  {
    ...own,
    code: 'QUANTITY_TOO_LARGE',
    cause: 'A line of a guest’s cart is to have more than a line may.',
    message: 'tooMuch',
    action: 'takeLess',
    reportedBy: 'place',
  },
  {
    ...own,
    code: 'SESSION_ENDED',
    cause: 'The platform asks who is there, or does not know the cart of a buyer whose session is over.',
    message: 'notSignedIn',
    action: 'signIn',
    reportedBy: 'place',
  },
  { ...onTheWay, code: 'TIMEOUT', cause: 'No answer came in time.' },
  {
    ...own,
    code: 'UNEXPECTED_ANSWER',
    cause:
      'The answer is no JSON, or lacks what the call is useless without; the message names call and member.',
    message: 'programFault',
    action: 'tryAgain',
  },
  {
    ...own,
    code: 'UNKNOWN_OUTCOME',
    cause: 'The answer to a change or an order was lost, and looking did not tell whether it was done.',
    message: 'unknownOutcome',
    action: 'lookFirst',
    reportedBy: 'place',
  },
] as const satisfies readonly ErrorRow[]
