import type { Client } from '../client/client'
import type { Checkout, PaymentResult } from '../contract/checkout/checkout'
import type { BillingAddressInput } from '../contract/checkout/checkout-requests'
import { ShopError } from '../errors/errors'
import { activeCheckout } from '../rules/call/call-defaults'
import { missingDelivery } from '../rules/cart/checkout'
import { afterSession } from '../session/after-session'
import type { CallOptions } from '../transport/transport'
import type { PaymentInput } from './checkout-calls'
import { payForOrder } from './order-payment'
import { prepareOrder } from './order-steps'
import type { Ordering } from './order-steps'
import { activeId, isServer, currentId, shownCheckout } from './present-checkout'
import type { CheckoutPlatform } from './present-checkout'
import { requireCheckout } from './start-checkout'

export interface PurchaseOrderPayment {
  /** Up to 80 characters; it stands on the invoice. */
  readonly purchaseOrderNumber: string
  readonly billingAddress?: BillingAddressInput | undefined
}

interface Paying extends Ordering {
  readonly payment: (checkout: Checkout) => PaymentInput
}

export async function payNow(
  client: Client,
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

/** The checkout, if its goods can be sent. Errors: `DELIVERY_ADDRESS_REQUIRED`, `DELIVERY_METHOD_REQUIRED`. */
function requirePayable(checkout: Checkout): Checkout {
  const code = missingDelivery(checkout)
  if (code === undefined) return checkout
  throw new ShopError(code, 'the checkout cannot be paid yet')
}

/** Pays the checkout that is shown; where none is, the platform's present one. */
async function pay(
  client: Client,
  { checkout }: CheckoutPlatform,
  { payment, call }: { readonly payment: PaymentInput; readonly call: CallOptions | undefined },
): Promise<PaymentResult> {
  const checkoutId = activeId(client) ?? activeCheckout
  requirePayable(shownCheckout(client) ?? (await checkout.get(checkoutId, call)))
  return await checkout.pay(checkoutId, payment, call)
}

export function createPaying(client: Client, platform: CheckoutPlatform) {
  const existing = client.use(afterSession)
  return {
    payByPurchaseOrder: existing(
      ({ purchaseOrderNumber, billingAddress }: PurchaseOrderPayment, call?: CallOptions) => {
        const order = { requestType: 'SimplePurchaseOrder', paymentToken: purchaseOrderNumber } as const
        return pay(client, platform, { payment: { ...order, billingAddress }, call })
      },
    ),
    pay: existing((payment: PaymentInput, call?: CallOptions) => pay(client, platform, { payment, call })),
    prepare: existing((call?: CallOptions) =>
      prepareOrder(client, platform, { checkoutId: currentId(client), call }),
    ),
  }
}
