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
import { nullWhenNotFound } from '../errors/outcome'
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
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** Which cart to check out, and where to deliver it. */
export interface StartCheckoutInput {
  /** @default 'active' */
  readonly cartId?: string | undefined
  /** A saved or a whole address. @default the buyer's default address */
  readonly deliveryAddress?: DeliveryAddressInput | undefined
}

/** How to pay for a checkout. */
export interface PaymentInput {
  /** Token of the payment provider; with `SimplePurchaseOrder`, the purchase order number. */
  readonly paymentToken: string
  /** How to use the token: authorise it, take it as authorised, or take it as a purchase order. */
  readonly requestType: PaymentBody['requestType']
  /** `name` is the full name; a phone number is never sent. @default the delivery address */
  readonly billingAddress?: BillingAddressInput | undefined
  /** At most four members, sent as JSON text. */
  readonly paymentsData?: Readonly<Record<string, unknown>> | undefined
  /** The account that the payment is registered for. @default none */
  readonly registrationAccountId?: string | undefined
}

/**
 * The purchase under way. `checkoutId` may be 'active'. The `checkoutStatus` of a checkout is its HTTP status: with 422
 * it is ready, and `errors` says what is wrong with it; 409, 410 and 423 are a `ResponseError`.
 */
export interface CheckoutResource {
  /** Starts without waiting: the status may be 202. The caller starts over after 410 or 422. */
  start(input?: StartCheckoutInput, options?: CallOptions): Promise<Checkout>
  /** The checkout once it is ready; a server does not wait, and fails with an `SSR_…` error. */
  get(checkoutId?: string, options?: CallOptions): Promise<Checkout>
  /** Changes the address, then waits until the platform has finished. */
  setDeliveryAddress(
    checkoutId: string,
    address: DeliveryAddressInput,
    options?: CallOptions,
  ): Promise<Checkout>
  /** Changes the delivery method, which clears a payment, then waits until the platform has finished. */
  setDeliveryMethod(checkoutId: string, deliveryMethodId: string, options?: CallOptions): Promise<Checkout>
  /** Changes anything else, such as a guest's contact or the requested date, then waits until the platform has finished. */
  change(checkoutId: string, body: ChangeCheckoutBody, options?: CallOptions): Promise<Checkout>
  /** Check `salesforceResultCode` and `errors`: a declined payment does not reject. */
  pay(checkoutId: string, payment: PaymentInput, options?: CallOptions): Promise<PaymentResult>
  /** Places the order. When the response is lost, read the checkout before placing it again. */
  placeOrder(checkoutId: string, options?: CallOptions): Promise<PlacedOrder>
  /** Deletes the checkout; succeeds when there was none. */
  delete(checkoutId?: string, options?: CallOptions): Promise<void>
}

/** Options of a write to a checkout: waiting does not end a conflict, so the checkout is read before the next attempt. */
export const rereadBeforeRetry = ({ send }: Transport, options?: CallOptions): SendOptions => ({
  ...options,
  beforeRetry: () =>
    send(getCheckout, { params: { checkoutId: activeCheckout } }, options).catch(() => undefined),
})

export function createCheckoutResource(transport: Transport): CheckoutResource {
  const { send } = transport
  const writeOptions = (options?: CallOptions) => rereadBeforeRetry(transport, options)
  const change: CheckoutResource['change'] = async (checkoutId, body, options) => {
    const response = await send(changeCheckout, { params: { checkoutId }, body }, writeOptions(options))
    return response.status === 202 ? load(transport, checkoutId, options) : toCheckout(response)
  }
  return {
    start: async (input, options) =>
      toCheckout(await send(startCheckout, { body: toStartBody(input) }, writeOptions(options))),
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
          writeOptions(options),
        )
      ).data
    },
    placeOrder: async (checkoutId, options) =>
      toPlacedOrder(await send(placeOrder, { params: { checkoutId } }, writeOptions(options)), checkoutId),
    delete: async (checkoutId = activeCheckout, options) => {
      await send(deleteCheckout, { params: { checkoutId } }, writeOptions(options)).catch(nullWhenNotFound)
    },
  }
}

/** Any 2xx but 200 means 'not yet', and so does 423, while the checkout is locked. */
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

/** A server tries once and leaves the rest to the browser. */
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

/** A success without a number is a refusal in its body: it must not fail like a lost response. */
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
