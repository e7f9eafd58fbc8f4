import type { Client } from '../client/client'
import type { StateKey } from '../client/client-state'
import { transport } from '../client/transport'
import type { Checkout } from '../contract/checkout/checkout'
import { createOrderListCalls, type OrderListCalls } from '../orders/order-list'
import { activeCheckout } from '../rules/call/call-defaults'
import { contextCalls } from '../session/context-calls'
import { toShopError, valueOf } from '../state/async-state'
import { activeCheckoutIdEntry } from '../storage/storage-entries'
import { createCheckoutResource, type CheckoutResource } from './checkout-calls'
import { createOrderStepsResource } from './order-step-calls'
import type { OrderingPlatform } from './order-steps'
import { requireCheckout } from './start-checkout'

export interface CheckoutPlatform extends OrderingPlatform {
  readonly checkout: CheckoutResource
  readonly orders: Pick<OrderListCalls, 'list'>
}

/** The calls that a purchase makes. They do not wait for the session: each method did before its first one. */
export function createCheckoutPlatform(client: Client): CheckoutPlatform {
  const made = client.use(transport)
  return {
    context: client.use(contextCalls),
    checkout: createCheckoutResource(made),
    orders: createOrderListCalls(made),
    orderSteps: createOrderStepsResource(made),
  }
}

export const checkoutKey: StateKey<Checkout | null> = { name: 'checkout', isPersonal: true }

export const isServer = ({ options }: Client) => options.runtime === 'server'

export const shownCheckout = ({ loaded }: Client) => valueOf(loaded(checkoutKey).getSnapshot())

export const activeId = (client: Client) =>
  shownCheckout(client)?.checkoutId ?? client.storage.read(activeCheckoutIdEntry)

export const currentId = (client: Client) => activeId(client) ?? activeCheckout

/** Runs a call that answers with the checkout; the store shows it even when it cannot be gone on with. */
export async function keep({ loaded, storage }: Client, call: () => Promise<Checkout>): Promise<Checkout> {
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
