import type { Platform } from './platform'
import { createAccountResource, type AccountResource } from './account/account'
import { createAddressesResource, type AddressesResource } from './addresses/addresses'
import { createCartResource, type CartResource } from './cart/cart-resource'
import { createCatalogResource, type CatalogResource } from './catalog/catalog'
import { createCheckoutResource, type CheckoutResource } from './checkout/checkout-calls'
import { createOrderStepsResource, type OrderStepsResource } from './orders/order-step-calls'
import { createOrdersResource, type OrdersResource } from './orders/orders'
import { createSessionResource, type SessionResource } from './session/session-calls'

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
