import { listOrders, type OrderList } from '../contract/orders/orders'
import type { OrdersQuery } from '../contract/orders/orders-requests'
import type { CallOptions, Transport } from '../transport/transport'

/** Lists past orders. */
export interface OrderListCalls {
  /** One page of the buyer's orders, newest first; of those of a period, a status, or with a search term. */
  list(input?: OrdersQuery, options?: CallOptions): Promise<OrderList>
}

export function createOrderListCalls({ send }: Transport): OrderListCalls {
  return {
    list: async (query = {}, options) => (await send(listOrders, { query }, options)).data,
  }
}
