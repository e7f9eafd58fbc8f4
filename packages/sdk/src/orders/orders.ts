import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { createOrderDetailsCalls, type OrderDetailsCalls } from './order-details'
import { createOrderListCalls, type OrderListCalls } from './order-list'

export interface OrdersFeature extends OrderListCalls, OrderDetailsCalls {}

/** Orders of the past; placing one belongs to the checkout. */
export function orders(client: Client): OrdersFeature {
  const transport = client.use(shopperTransport)
  return { ...createOrderListCalls(transport), ...createOrderDetailsCalls(transport) }
}
