import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import type { Checkout } from '../contract/checkout/checkout'
import { createOrderListCalls, type OrderListCalls } from '../orders/order-list'
import { activeCheckout } from '../rules/call/call-defaults'
import { contextCalls, type ContextCalls } from '../session/context-calls'
import { toShopError, valueOf } from '../state/async-state'
import { activeCheckoutIdEntry } from '../storage/storage-entries'
import { checkoutKey } from '../cart/cart-keys'
import { createCheckoutResource, type CheckoutResource } from './checkout-calls'
import { createOrderStepsResource, type OrderStepsResource } from './order-step-calls'
import { requireCheckout } from './start-checkout'

/** The calls that a purchase makes. */
export interface CheckoutPlatform {
  readonly context: ContextCalls
  readonly checkout: CheckoutResource
  readonly orders: OrderListCalls
  readonly orderSteps: OrderStepsResource
}

/** The methods of the feature wait for the session, so these calls need not. */
export function createCheckoutPlatform(client: FeatureContext): CheckoutPlatform {
  const clientTransport = client.use(transport)
  return {
    context: client.use(contextCalls),
    checkout: createCheckoutResource(clientTransport),
    orders: createOrderListCalls(clientTransport),
    orderSteps: createOrderStepsResource(clientTransport),
  }
}

export const isServer = ({ options }: FeatureContext) => options.runtime === 'server'

export const currentCheckout = ({ loaded }: FeatureContext) => valueOf(loaded(checkoutKey).getSnapshot())

export const activeId = (client: FeatureContext) =>
  currentCheckout(client)?.checkoutId ?? client.storage.read(activeCheckoutIdEntry)

export const currentId = (client: FeatureContext) => activeId(client) ?? activeCheckout

/**
 * Puts the checkout that the call gives into the store, and its id into the tab's storage. Rejects with the errors of
 * {@link requireCheckout}; the store has the checkout even then.
 */
export async function updateCheckout(
  { loaded, storage }: FeatureContext,
  call: () => Promise<Checkout>,
): Promise<Checkout> {
  const checkout = loaded(checkoutKey)
  const response: { checkout?: Checkout } = {}
  await checkout.run(async () => (response.checkout = await call()))
  if (response.checkout) storage.write(activeCheckoutIdEntry, response.checkout.checkoutId)
  try {
    return requireCheckout(response.checkout)
  } catch (error) {
    checkout.fail(toShopError(error), response.checkout ?? null)
    throw error
  }
}
