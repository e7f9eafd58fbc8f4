import type { ErrorRow } from './error-catalogue-row'

const response = { family: 'response', code: 'RESPONSE', visibility: 'shown', retryable: false } as const

/** Failure responses of the platform. */
export const responseRows = [
  {
    ...response,
    clause: '8-13',
    cause: 'The platform refuses a call; the error has address, status and the platform’s errors.',
    message: 'refused',
    action: 'checkInput',
    reportedBy: 'place',
  },
  {
    ...response,
    clause: '8-14',
    code: 'CART_VALIDATION_ERROR',
    status: 400,
    cause: 'A rule of the cart is broken. Its text is the only one of a cart call that may be displayed.',
    message: 'cartRule',
    action: 'changeQuantity',
  },
  {
    ...response,
    clause: '8-15',
    cause: 'The effective account cannot be loaded; the message is the text of the status line.',
    message: 'accountMissing',
    action: 'chooseAccount',
  },
  {
    ...response,
    clause: '8-17',
    code: 'ABORTED',
    text: 'Aborted',
    cause: 'The caller, the end of the client or a change of shopper cancelled the call.',
    visibility: 'silent',
    message: 'aborted',
    action: 'none',
  },
  {
    ...response,
    clause: '8-18',
    status: 409,
    cause: 'A change conflicted with another one; three attempts 4 s apart failed.',
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
    cause: 'A call was made without the account that the platform requires.',
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
