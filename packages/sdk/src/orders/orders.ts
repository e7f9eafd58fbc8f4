import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { createOrderDetailsResource, type OrderDetailsResource } from './order-details'
import { createOrdersResource, type OrdersResource } from './order-list'

export interface OrdersFeature extends OrdersResource, OrderDetailsResource {}

/** Orders of the past; placing one belongs to the checkout. */
export function orders(client: Client): OrdersFeature {
  const transport = client.use(shopperTransport)
  return { ...createOrdersResource(transport), ...createOrderDetailsResource(transport) }
}
