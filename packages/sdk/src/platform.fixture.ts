import { createAccountCalls } from './account/account-calls'
import { createAddressListCalls } from './addresses/address-list'
import { readCartCounts } from './cart/cart-counts'
import { mergeLines } from './cart/merge-runner'
import { createCartResource } from './cart/cart-resource'
import { readCartSummary } from './cart/cart-summary'
import { listInactiveCarts } from './cart/inactive-cart'
import { createProductCalls } from './catalog/product-calls'
import { createCheckoutResource } from './checkout/checkout-calls'
import { listNavigationItems } from './navigation/navigation'
import { createOrderListCalls } from './orders/order-list'
import { createOrderStepsResource } from './checkout/order-step-calls'
import { createContextCalls } from './session/context-calls'
import { createSignInCalls } from './session/session-calls'
import { createTransport } from './transport/create-transport'
import type { TransportPorts } from './transport/ports'
import type { CallOptions, SendOptions, Transport } from './transport/transport'
import { listVatRates } from './vat/vat-rates'

type Line = { readonly productId: string; readonly quantity: number | string }

/** The cart's calls, which the client distributes over several features. */
export const createCartCallsOf = (transport: Transport) => ({
  ...createCartResource(transport),
  getSummary: (options?: CallOptions) =>
    readCartSummary({ ...transport, requireOwner: () => Promise.resolve() }, options),
  getCounts: (options?: CallOptions) => readCartCounts(transport, options),
  listInactive: (options?: CallOptions) => listInactiveCarts(transport, options),
  mergeLines: (lines: readonly Line[], options?: SendOptions) => mergeLines(transport, lines, options),
})

/** The calls of a purchase on one connection, without a client. */
export function createPlatform(ports: TransportPorts) {
  const transport = createTransport(ports)
  return {
    transport,
    account: createAccountCalls(transport),
    addresses: createAddressListCalls(transport),
    cart: createCartCallsOf(transport),
    catalog: createProductCalls(transport),
    checkout: createCheckoutResource(transport),
    context: createContextCalls(transport),
    navigation: { listItems: (options?: SendOptions) => listNavigationItems(transport, options) },
    orders: createOrderListCalls(transport),
    orderSteps: createOrderStepsResource(transport),
    session: createSignInCalls(transport),
    vat: { listRates: (options?: SendOptions) => listVatRates(transport, options) },
  }
}

export type Platform = ReturnType<typeof createPlatform>
