import type { ErrorRow } from '@cartonnage/sdk/errors'
import * as scenes from './failure-scenes.fixture'
import type { Scene } from './failure-scenes.fixture'

/** Why no visitor sees a row. */
export const reasons = {
  silent: 'only logged, and the page continues',
  mistake: 'a programming mistake, which only developers see',
  setting: 'a setting of the shop that cannot work',
  aside: 'an optional read of the page',
  ended: 'the client reports it as the end of the session',
  earlier: 'prevented by an earlier step of the page',
  noVoucher: 'the shop has no field for vouchers',
  notRequested: 'no page of the shop makes such a call',
} as const

/** Where a visitor sees a row: in a scene of the running shop, or in a test of browser code. */
export type FailureSource = Scene | { readonly inBrowser: string } | { readonly never: keyof typeof reasons }

const inBrowser = (test: string): FailureSource => ({ inBrowser: test })
const never = (reason: keyof typeof reasons): FailureSource => ({ never: reason })

/** A clause, or a code without one; clause 8-33 has three rows, which share one key. */
export const keyOf = ({ clause, code }: ErrorRow): string => clause ?? code

const { adding, changingLine, list, starting } = scenes

/** Each row of the catalogue by its key. */
export const failureSources: Readonly<Record<string, FailureSource>> = {
  '8-1': inBrowser('[8-1] inactive carts that cannot be listed are reported in the platform’s own words'),
  '8-2': inBrowser('[8-2] an unexpected thrown value is shown as it is'),
  '8-3': inBrowser('[8-3] a footer menu that cannot be loaded is reported with its error'),
  '8-4': never('mistake'),
  '8-5': inBrowser('[8-5] saved consent is a success'),
  '8-6': inBrowser('[8-6] each kind of notification has its title'),
  '8-7': never('silent'),
  '8-8': never('silent'),
  '8-9': never('silent'),
  '8-10': never('silent'),
  '8-11': never('silent'),
  '8-12': never('silent'),
  '8-13': adding('refusedText'),
  '8-14': adding(),
  '8-15': never('aside'),
  '8-16': never('silent'),
  '8-17': never('silent'),
  '8-18': changingLine('conflict'),
  '8-19': inBrowser(
    '[8-19] a changed quantity of a product that another tab removed is reported, with what can be done',
  ),
  '8-20': never('mistake'),
  '8-21': never('silent'),
  '8-22': never('silent'),
  '8-23': never('silent'),
  '8-24': scenes.startingWith({ errors: [{ type: '/commerce/integrations/inventory' }] }, 'stock'),
  '8-25': scenes.startingWith({ checkoutId: null }, 'expired'),
  '8-26': never('mistake'),
  '8-27': never('silent'),
  '8-28': scenes.addressUnnamed,
  '8-29': never('notRequested'),
  '8-30': inBrowser('[8-30] a cart whose calculation takes too long is reported, and can be requested again'),
  '8-31': scenes.accounts,
  '8-32': scenes.category,
  '8-33': never('mistake'),
  DELIVERY_ADDRESS_REQUIRED: never('earlier'),
  DELIVERY_METHOD_REQUIRED: never('earlier'),
  INVALID_AMOUNT: never('mistake'),
  INVALID_OPTION: never('mistake'),
  COOKIES_REQUIRED: never('mistake'),
  GUEST_CART_FULL: inBrowser(
    'GUEST_CART_FULL: more lines than a cart may have are reported, with what can be done',
  ),
  INVALID_QUANTITY: scenes.noQuantity,
  INVALID_URL: never('mistake'),
  NETWORK: scenes.platformDown,
  QUANTITY_TOO_LARGE: inBrowser(
    'QUANTITY_TOO_LARGE: more of a product than a line may have is reported, with what can be done',
  ),
  SESSION_ENDED: scenes.sessionOver,
  TIMEOUT: inBrowser(
    'TIMEOUT: a platform that does not respond in time is reported, and can be called again',
  ),
  UNEXPECTED_ANSWER: scenes.unexpectedResponse,
  UNKNOWN_OUTCOME: scenes.unknownOutcome,
  ALREADY_APPLIED: never('noVoucher'),
  API_DISABLED_FOR_ORG: list,
  BAD_DATA: starting(),
  BLOCKED_EXCLUSIVE: never('noVoucher'),
  CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS: never('noVoucher'),
  CART_NOT_FOUND: never('silent'),
  CHECKOUT_CONFLICT: starting('conflict'),
  CHECKOUT_NOT_FOUND: never('silent'),
  COUPON_REDEMPTION_LIMIT_EXCEEDED: never('noVoucher'),
  EFFECTIVE_ACCOUNT_NOT_FOUND: scenes.choosingAccount,
  ERROR_PROCESSING_CARTITEM: adding(),
  EXTERNAL_SERVICE_EXCEPTION: list,
  ILLEGAL_QUERY_PARAMETER_VALUE: scenes.listRefused,
  INSUFFICIENT_ACCESS: list,
  INSUFFICIENT_ACCESS_OR_READONLY: adding(),
  INTERNAL_SERVER_ERROR: list,
  INVALID_API_INPUT: adding('refusedText'),
  INVALID_BATCH_SIZE: adding(),
  INVALID_SESSION_ID: never('silent'),
  ITEM_NOT_FOUND: changingLine('gone'),
  JSON_PARSER_ERROR: adding(),
  LIMIT_EXCEEDED: adding(),
  MAX_LIMIT_EXCEEDED: adding(),
  MISSING_RECORD: changingLine(),
  TOO_MANY_RECORDS: adding(),
  UNKNOWN_EXCEPTION: list,
  UNQUALIFIED_CART: never('noVoucher'),
  WEBSTORE_NOT_FOUND: never('setting'),
  '/commerce/errors/checkout-failure': starting('refused'),
  '/commerce/errors/payment-failure': starting('declined'),
  '/commerce/errors/shipping-failure': starting(),
  '/commerce/integrations/inventory': starting('stock'),
  '/commerce/integrations/other': starting('unreachable'),
  '/commerce/integrations/shipping': starting(),
  '/commerce/payment': starting('declined'),
  CSRF_TOKEN_REFUSED: scenes.withoutToken,
  SERVER_ACTION_MISSING: scenes.signingInNowhere,
  WRONG_PASSWORD: scenes.signingIn,
  'HTTP 401': never('ended'),
  'HTTP 403': list,
  'HTTP 404': scenes.unknownPage,
  'HTTP 409': starting('conflict'),
  'HTTP 410': starting('expired'),
  'HTTP 412': starting('incomplete'),
  'HTTP 413': adding(),
  'HTTP 422': starting('incomplete'),
  'HTTP 423': starting('conflict'),
  'HTTP 429': list,
  'HTTP 500': list,
}
