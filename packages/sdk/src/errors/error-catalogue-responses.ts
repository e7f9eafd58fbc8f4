import type { ErrorRow } from './error-catalogue-row'

const response = { family: 'answer', code: 'RESPONSE', shown: 'shown', retryable: false } as const

/** How an answer of the platform that says no becomes an error. */
export const responseRows = [
  {
    ...response,
    clause: '8-13',
    cause: 'The platform refuses a call; address, status and its list of errors come along.',
    message: 'refused',
    action: 'checkInput',
    reportedBy: 'place',
  },
  {
    ...response,
    clause: '8-14',
    code: 'CART_VALIDATION_ERROR',
    status: 400,
    cause: 'A rule of the cart is broken. Its sentence is the only one of a cart call that may be shown.',
    message: 'cartRule',
    action: 'changeQuantity',
  },
  {
    ...response,
    clause: '8-15',
    cause: 'The account that is acted for cannot be loaded; the error says what the status line said.',
    message: 'accountMissing',
    action: 'chooseAccount',
  },
  {
    ...response,
    clause: '8-17',
    code: 'ABORTED',
    text: 'Aborted',
    cause: 'The caller, the end of the client or a change of shopper cancelled the call.',
    shown: 'silent',
    message: 'aborted',
    action: 'none',
  },
  {
    ...response,
    clause: '8-18',
    status: 409,
    cause: 'A change met another one; three attempts 4 s apart did not get through.',
    retryable: true,
    message: 'busy',
    action: 'tryAgain',
    reportedBy: 'place',
  },
  {
    ...response,
    clause: '8-31',
    code: 'EFFECTIVE_ACCOUNT_ID_REQUIRED',
    status: 400,
    text: "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
    cause: 'The platform missed the account that a call is made for.',
    message: 'accountMissing',
    action: 'chooseAccount',
  },
  {
    ...response,
    clause: '8-32',
    code: 'INVALID_CONFIG',
    status: 400,
    cause: 'A read has parameters that the platform rejects.',
    message: 'programFault',
    action: 'contact',
  },
] as const satisfies readonly ErrorRow[]
