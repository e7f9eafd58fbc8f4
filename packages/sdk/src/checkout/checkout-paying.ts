import type { FeatureContext } from '../client/client'
import type { Checkout, PaymentResult } from '../contract/checkout/checkout'
import type { BillingAddressInput } from '../contract/checkout/checkout-requests'
import { isResponseError, isShopError, ResponseError, ShopError } from '../errors/errors'
import { activeCheckout } from '../rules/call/call-defaults'
import { missingDelivery } from '../rules/cart/checkout'
import { afterSession } from '../session/after-session'
import type { CallOptions } from '../transport/transport'
import type { PaymentInput } from './checkout-calls'
import { prepareOrder } from './order-steps'
import type { Ordering } from './order-steps'
import { activeId, currentCheckout, currentId, isServer } from './current-checkout'
import type { CheckoutPlatform } from './current-checkout'
import { requireCheckout } from './start-checkout'

/** A payment on invoice. */
export interface PurchaseOrderPayment {
  /** Up to 80 characters; printed on the invoice. */
  readonly purchaseOrderNumber: string
  /** Where the invoice goes. @default the delivery address */
  readonly billingAddress?: BillingAddressInput | undefined
}

interface Paying extends Ordering {
  readonly payment: (checkout: Checkout) => PaymentInput
}

/** The calls that come before an order is placed. */
export interface OrderPaymentCalls {
  prepare(): Promise<void>
  pay(): Promise<PaymentResult>
  /** Whether there is time to pay again after a timeout. @default true */
  readonly canWait?: boolean | undefined
}

/**
 * Prepares and pays an order that is about to be placed. When the response to the payment is lost, it is repeated once:
 * the platform reverses the earlier one. A payment that is not accepted fails as `RESPONSE` with status 422.
 */
export async function payForOrder({ prepare, pay, canWait = true }: OrderPaymentCalls): Promise<void> {
  await prepare()
  const { salesforceResultCode, errors } = await repeatWhenLost(pay, canWait)
  if (salesforceResultCode === 'Success') return
  throw new ResponseError({
    url: 'payments',
    status: 422,
    statusText: 'the payment was not accepted',
    errors: errors.map(({ type, message }) => ({ type, ...(message !== null && { message }) })),
  })
}

/** Pays once more when the response is lost: the platform then reverses the earlier payment. */
function repeatWhenLost(pay: () => Promise<PaymentResult>, canWait: boolean): Promise<PaymentResult> {
  return pay().catch((error: unknown) => {
    if (isLost(error) && (canWait || !isShopError(error, 'TIMEOUT'))) return pay()
    throw error
  })
}

const isLost = (error: unknown): boolean =>
  isResponseError(error)
    ? error.status >= 500 || error.status === 408
    : isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT')

/** Prepares and pays a checkout right before its order is placed. */
export async function payNow(
  client: FeatureContext,
  platform: CheckoutPlatform,
  { payment, ...ordering }: Paying,
): Promise<void> {
  const { checkoutId, call } = ordering
  const input = payment(requirePayable(requireCheckout(await platform.checkout.get(checkoutId, call))))
  await payForOrder({
    prepare: () => prepareOrder(client, platform, ordering),
    pay: () => platform.checkout.pay(checkoutId, input, call),
    canWait: !isServer(client),
  })
}

/** The checkout, if it can be delivered. Errors: `DELIVERY_ADDRESS_REQUIRED`, `DELIVERY_METHOD_REQUIRED`. */
export function requirePayable(checkout: Checkout): Checkout {
  const code = missingDelivery(checkout)
  if (code === undefined) return checkout
  throw new ShopError(code, 'the checkout cannot be paid yet')
}

/** Pays the tab's checkout, or the platform's active one; once more when the response is lost. */
async function pay(
  client: FeatureContext,
  { checkout }: CheckoutPlatform,
  { payment, call }: { readonly payment: PaymentInput; readonly call: CallOptions | undefined },
): Promise<PaymentResult> {
  const checkoutId = activeId(client) ?? activeCheckout
  requirePayable(currentCheckout(client) ?? (await checkout.get(checkoutId, call)))
  return await repeatWhenLost(() => checkout.pay(checkoutId, payment, call), !isServer(client))
}

export function createPaying(client: FeatureContext, platform: CheckoutPlatform) {
  const withSession = client.use(afterSession)
  return {
    payByPurchaseOrder: withSession(
      ({ purchaseOrderNumber, billingAddress }: PurchaseOrderPayment, call?: CallOptions) => {
        const order = { requestType: 'SimplePurchaseOrder', paymentToken: purchaseOrderNumber } as const
        return pay(client, platform, { payment: { ...order, billingAddress }, call })
      },
    ),
    pay: withSession((payment: PaymentInput, call?: CallOptions) => pay(client, platform, { payment, call })),
    prepare: withSession((call?: CallOptions) =>
      prepareOrder(client, platform, { checkoutId: currentId(client), call }),
    ),
  }
}
