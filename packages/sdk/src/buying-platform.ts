import type { Platform } from './platform'
import { createAccountResource, type AccountResource } from './resources/account'
import { createAddressesResource, type AddressesResource } from './resources/addresses'
import { createCartResource, type CartResource } from './resources/cart'
import { createCatalogResource, type CatalogResource } from './resources/catalog'
import { createCheckoutResource, type CheckoutResource } from './resources/checkout'
import { createOrderStepsResource, type OrderStepsResource } from './resources/order-steps'
import { createOrdersResource, type OrdersResource } from './resources/orders'
import { createSessionResource, type SessionResource } from './resources/session'

/** The platform with what only those ask who buy, signing in and out among it. */
export interface BuyingPlatform extends Platform {
  readonly account: AccountResource
  readonly addresses: AddressesResource
  readonly cart: CartResource
  readonly catalog: CatalogResource
  readonly checkout: CheckoutResource
  readonly orders: OrdersResource
  readonly orderSteps: OrderStepsResource
  readonly session: SessionResource
}

/** Adds the resources of a purchase, on the same connection. */
export function createBuyingPlatform(platform: Platform): BuyingPlatform {
  const { transport } = platform
  return {
    ...platform,
    account: createAccountResource(transport),
    addresses: createAddressesResource(transport),
    cart: createCartResource(transport),
    catalog: createCatalogResource(transport),
    checkout: createCheckoutResource(transport),
    orders: createOrdersResource(transport),
    orderSteps: createOrderStepsResource(transport),
    session: createSessionResource(transport),
  }
}
