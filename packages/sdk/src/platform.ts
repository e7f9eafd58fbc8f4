import { createAccountResource, type AccountResource } from './resources/account'
import { createAddressesResource, type AddressesResource } from './resources/addresses'
import { createCartResource, type CartResource } from './resources/cart'
import { createCatalogResource, type CatalogResource } from './resources/catalog'
import { createCheckoutResource, type CheckoutResource } from './resources/checkout'
import { createContextResource, type ContextResource } from './resources/context'
import { createNavigationResource, type NavigationResource } from './resources/navigation'
import { createOrdersResource, type OrdersResource } from './resources/orders'
import { createSessionResource, type SessionResource } from './resources/session'
import type { TransportPorts } from './transport/ports'
import { createTransport } from './transport/create-transport'
import type { Send } from './transport/transport'

/** Everything that asks the platform, as one plain object. It keeps nothing but cached answers. */
export interface Platform {
  readonly account: AccountResource
  readonly addresses: AddressesResource
  readonly cart: CartResource
  readonly catalog: CatalogResource
  readonly checkout: CheckoutResource
  readonly context: ContextResource
  readonly navigation: NavigationResource
  readonly orders: OrdersResource
  readonly session: SessionResource
  /** The door below the resources, for calls that have no method. */
  readonly send: Send
  /** Forgets every cached answer: after signing out, and when the account changes. */
  readonly clearAnswers: () => void
}

/** Wires the connection and the resources. Nothing happens until a method is called. */
export function createPlatform(ports: TransportPorts): Platform {
  const transport = createTransport(ports)
  return {
    account: createAccountResource(transport),
    addresses: createAddressesResource(transport),
    cart: createCartResource(transport),
    catalog: createCatalogResource(transport),
    checkout: createCheckoutResource(transport),
    context: createContextResource(transport),
    navigation: createNavigationResource(transport),
    orders: createOrdersResource(transport),
    session: createSessionResource(transport),
    send: transport.send,
    clearAnswers: transport.clearAnswers,
  }
}
