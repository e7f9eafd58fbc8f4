import type { CallResponse } from '../contract/kit/call'
import {
  changeCheckout,
  deleteCheckout,
  getCheckout,
  payCheckout,
  startCheckout,
  type Checkout,
  type CheckoutResponse,
  type PaymentResult,
} from '../contract/checkout/checkout'
import type {
  BillingAddressInput,
  ChangeCheckoutBody,
  DeliveryAddressInput,
  PaymentBody,
} from '../contract/checkout/checkout-requests'
import { placeOrder, type PlacedOrder } from '../contract/orders/orders'
import { isResponseError, isShopError, ResponseError, ShopError } from '../errors/errors'
import { activeCheckout } from '../rules/call/call-defaults'
import {
  checkoutErrorCode,
  firstCheckoutError,
  isCheckoutAccepted,
  isCheckoutReady,
  serverCheckoutErrorCode,
} from '../rules/cart/checkout'
import { poll } from '../transport/poll'
import { toServerErrors } from '../transport/server-errors'
import type { CallOptions, Transport } from '../transport/transport'
import { readingAfresh } from './fresh-checkout'

/** Which cart to check out, and where it goes. */
export interface StartCheckoutInput {
  /** @default 'active' */
  readonly cartId?: string | undefined
  /** A saved or a whole address. @default the buyer's default address [4.checkout-1] */
  readonly deliveryAddress?: DeliveryAddressInput | undefined
}

/** How a checkout is paid. */
export interface PaymentInput {
  /** With `SimplePurchaseOrder` the purchase order number. */
  readonly paymentToken: string
  readonly requestType: PaymentBody['requestType']
  /** `name` is the whole name; a phone number is never sent. */
  readonly billingAddress?: BillingAddressInput | undefined
  /** Goes out as JSON text, at most four pairs. */
  readonly paymentsData?: Readonly<Record<string, unknown>> | undefined
  /** The account that the payment is registered for. @default none is named */
  readonly registrationAccountId?: string | undefined
}

/**
 * The purchase under way. `checkoutId` may be 'active'. `checkoutStatus` of an answer is its HTTP status: 422 is a
 * checkout that is ready and says in `errors` what is wrong in it; 409, 410 and 423 are a `ResponseError`.
 */
export interface CheckoutResource {
  /** Starts once, and does not wait: the status may be 202. Starting over after 410 or 422 is the caller's. */
  start(input?: StartCheckoutInput, options?: CallOptions): Promise<Checkout>
  /** The checkout once it is ready [4.checkout-2]; on a server at once, or an `SSR_…` error. */
  get(checkoutId?: string, options?: CallOptions): Promise<Checkout>
  /** Changes the address, then waits until the platform has finished. */
  setDeliveryAddress(
    checkoutId: string,
    address: DeliveryAddressInput,
    options?: CallOptions,
  ): Promise<Checkout>
  /** Changes the way of shipping, which clears a payment, then waits until the platform has finished. */
  setDeliveryMethod(checkoutId: string, deliveryMethodId: string, options?: CallOptions): Promise<Checkout>
  /** Any other part: contact of a guest, wished date, instructions. Then waits until the platform has finished. */
  change(checkoutId: string, body: ChangeCheckoutBody, options?: CallOptions): Promise<Checkout>
  /** Look at `salesforceResultCode` and `errors`: a declined payment is an answer, not a failure. */
  pay(checkoutId: string, payment: PaymentInput, options?: CallOptions): Promise<PaymentResult>
  /** Orders. When the answer is lost, ask the checkout before asking for an order again. */
  placeOrder(checkoutId: string, options?: CallOptions): Promise<PlacedOrder>
  /** Ends the checkout; done as well when there was none. */
  delete(checkoutId?: string, options?: CallOptions): Promise<void>
}

export function createCheckoutResource(transport: Transport): CheckoutResource {
  const { send } = transport
  const afresh = (options?: CallOptions) => readingAfresh(transport, options)
  const change: CheckoutResource['change'] = async (checkoutId, body, options) => {
    const response = await send(changeCheckout, { params: { checkoutId }, body }, afresh(options))
    return response.status === 202 ? load(transport, checkoutId, options) : toCheckout(response)
  }
  return {
    start: async (input, options) =>
      toCheckout(await send(startCheckout, { body: toStartBody(input) }, afresh(options))),
    get: (checkoutId = activeCheckout, options = {}) =>
      transport.runtime === 'server'
        ? loadOnServer(transport, checkoutId, options)
        : load(transport, checkoutId, options),
    setDeliveryAddress: (checkoutId, deliveryAddress, options) =>
      change(checkoutId, { deliveryAddress }, options),
    setDeliveryMethod: (checkoutId, deliveryMethodId, options) =>
      change(checkoutId, { deliveryMethodId }, options),
    change,
    pay: async (checkoutId, payment, options) => {
      const { registrationAccountId } = payment
      const query = { checkoutId, registrationAccountId }
      return (
        await send(
          payCheckout,
          { params: { checkoutId }, query, body: toPaymentBody(payment) },
          afresh(options),
        )
      ).data
    },
    placeOrder: async (checkoutId, options) =>
      toPlacedOrder(await send(placeOrder, { params: { checkoutId } }, afresh(options)), checkoutId),
    delete: async (checkoutId = activeCheckout, options) => {
      try {
        await send(deleteCheckout, { params: { checkoutId } }, afresh(options))
      } catch (error) {
        if (!isResponseError(error) || error.status !== 404) throw error
      }
    },
  }
}

/** Any 2xx but 200 is 'not yet' [4.checkout-2], and so is 423 while the platform holds its lock. */
async function load(transport: Transport, checkoutId: string, options: CallOptions = {}): Promise<Checkout> {
  const attempt = {
    load: () => transport.send(getCheckout, { params: { checkoutId } }, options),
    isPending: ({ status }: CallResponse<typeof getCheckout>) =>
      isCheckoutAccepted(status) && !isCheckoutReady(status),
    isPendingFailure: (error: unknown) => isResponseError(error) && error.status === 423,
    signal: options.signal,
  }
  const response = await poll(attempt, transport)
  return toCheckout(response)
}

/** A server asks once and leaves the rest to the browser [8-21], [8-22], [8-23]. */
async function loadOnServer(
  { send }: Transport,
  checkoutId: string,
  options: CallOptions,
): Promise<Checkout> {
  const response = await send(getCheckout, { params: { checkoutId } }, options).catch((error: unknown) => {
    if (isShopError(error, 'ABORTED') || isShopError(error, 'SESSION_ENDED')) throw error
    const code = (isResponseError(error) && serverCheckoutErrorCode(error.status)) || 'SSR_CHECKOUT_RETRY'
    throw new ShopError(code, 'The checkout has to be loaded by the browser.', { cause: error })
  })
  const code = serverCheckoutErrorCode(response.status)
  if (code) throw new ShopError(code, 'The checkout has to be loaded by the browser.')
  return toCheckout(response)
}

function toCheckout({ status, data }: { status: number; data: CheckoutResponse }): Checkout {
  const { checkoutId, errors } = data
  if (checkoutId) return { ...data, checkoutId, checkoutStatus: status }
  const code = checkoutErrorCode(data) ?? 'NULL_CHECKOUTID'
  if (errors.length === 0) throw new ShopError(code, 'The answer is no checkout.')
  const failure = { url: getCheckout.path, status: 422, statusText: 'no checkout', code }
  throw new ResponseError({ ...failure, errors: toServerErrors(errors) })
}

function toStartBody({ cartId = 'active', deliveryAddress }: StartCheckoutInput = {}) {
  const deliveryAddressInput = deliveryAddress
    ? { address: deliveryAddress }
    : { shouldUseDefaultAddress: true }
  return { cartId, deliveryAddressInput }
}

function toPaymentBody({
  paymentToken,
  requestType,
  billingAddress,
  paymentsData,
}: PaymentInput): PaymentBody {
  return {
    paymentToken,
    requestType,
    ...(billingAddress && { billingAddress }),
    ...(paymentsData && { paymentsData: JSON.stringify(paymentsData) }),
  }
}

/** A success without a number says no in its body: it fails like a refusal, never like a lost answer. */
function toPlacedOrder({ data, status }: CallResponse<typeof placeOrder>, checkoutId: string): PlacedOrder {
  const { orderReferenceNumber, errors } = data
  if (orderReferenceNumber) return { orderReferenceNumber }
  throw new ResponseError({
    url: placeOrder.path.replace('{checkoutId}', checkoutId),
    errors: toServerErrors(errors),
    status: errors.length > 0 ? 422 : status,
    statusText: 'no order',
    code: firstCheckoutError(errors) ?? 'RESPONSE',
  })
}
