import type { ErrorRow } from './error-catalogue-row'

const shown = { family: 'code', shown: 'shown', retryable: false } as const
/** Between a server that renders and the browser: the browser takes over, nobody reads it. */
const leftToBrowser = {
  ...shown,
  shown: 'silent',
  retryable: true,
  message: 'stillWorking',
  action: 'wait',
} as const

/** Errors that the client raises, as the specification names them. */
export const codeRows = [
  {
    ...shown,
    clause: '8-4',
    code: 'EFFECTIVE_ACCOUNT_ID_REQUIRED',
    text: 'effective account id required',
    cause: 'A call that works for an account only got a blank id, or one of zeros.',
    message: 'accountMissing',
    action: 'chooseAccount',
  },
  {
    ...shown,
    clause: '8-19',
    code: 'GUEST_CART_ITEM_NOT_FOUND',
    text: 'item not found',
    cause:
      'The quantity of a product is to change that the guest cart has not, perhaps because of another tab.',
    message: 'lineGone',
    action: 'reload',
  },
  {
    ...shown,
    clause: '8-20',
    code: 'INTERNAL_ERROR',
    text: 'missing action',
    cause: 'An order is to be carried on without saying by which step; also anything that went wrong inside.',
    message: 'programFault',
    action: 'contact',
  },
  {
    ...leftToBrowser,
    clause: '8-21',
    code: 'SSR_NO_POLLING',
    cause: 'The platform is still working while a server renders, and a server does not wait.',
  },
  {
    ...leftToBrowser,
    clause: '8-22',
    code: 'SSR_FAST_CHECKOUT',
    cause: 'A server renders a checkout that was not started yet.',
  },
  {
    ...leftToBrowser,
    clause: '8-23',
    code: 'SSR_CHECKOUT_RETRY',
    cause: 'A server that renders a checkout got any other failure.',
  },
  {
    ...shown,
    clause: '8-24',
    code: 'INSUFFICIENT_INVENTORY',
    cause: 'Stock is the first thing that a checkout has to complain about.',
    message: 'outOfStock',
    action: 'takeLess',
  },
  {
    ...shown,
    clause: '8-25',
    code: 'NULL_CHECKOUTID',
    cause: 'A checkout comes without an id, or there is none to order from.',
    message: 'checkoutGone',
    action: 'startCheckout',
  },
  {
    ...shown,
    clause: '8-26',
    code: 'SESSION_NOT_LOADED',
    cause: 'There is no data of a checkout to go on with.',
    message: 'checkoutGone',
    action: 'startCheckout',
  },
  {
    ...shown,
    clause: '8-27',
    code: 'CPA_DISABLED',
    text: 'CPA disabled',
    cause: 'Saved addresses are asked for by a guest, or in pages of nothing.',
    shown: 'silent',
    message: 'addressesClosed',
    action: 'signIn',
  },
  {
    ...shown,
    clause: '8-28',
    code: 'ADDRESS_ID_REQUIRED',
    text: 'addressId is required',
    cause: 'An address is to change without saying which.',
    message: 'addressMissing',
    action: 'chooseAddress',
  },
  {
    ...shown,
    clause: '8-29',
    code: 'DELIVERY_GROUP_ID_REQUIRED',
    text: 'deliveryGroupId required',
    cause: 'The items of a delivery group are asked for without saying of which.',
    message: 'groupMissing',
    action: 'startCheckout',
  },
  {
    ...shown,
    clause: '8-30',
    code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED',
    text: 'async maximum wait exceeded',
    cause: 'The platform was still working at the fourteenth look.',
    retryable: true,
    message: 'stillWorking',
    action: 'wait',
  },
] as const satisfies readonly ErrorRow[]
