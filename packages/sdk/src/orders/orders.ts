import type { FeatureContext } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { createOrderDetailsCalls, type OrderDetailsCalls } from './order-details'
import { createOrderShipmentsCalls, type OrderShipmentsCalls } from './order-shipments'
import { createOrderListCalls, type OrderListCalls } from './order-list'

/** The buyer's past orders. Placing an order is part of {@link CheckoutFeature}. */
export interface OrdersFeature extends OrderListCalls, OrderDetailsCalls, OrderShipmentsCalls {}

/** Past orders: list, details, and ordering again. */
export function orders(client: FeatureContext): OrdersFeature {
  const transport = client.use(shopperTransport)
  return {
    ...createOrderListCalls(transport),
    ...createOrderDetailsCalls(transport),
    ...createOrderShipmentsCalls(transport),
  }
}
