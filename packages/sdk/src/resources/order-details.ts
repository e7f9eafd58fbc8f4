import type { OrderDetail } from '../contract/order-detail'
import { addOrderToCart, getOrder, lookUpOrder, type Reorder } from '../contract/orders'
import type { OrderLookupBody } from '../contract/orders-requests'
import type { CallOptions, Transport } from '../transport/transport'

/** One order of the past. */
export interface OrderDetailsResource {
  /** By record id or order number; 404 is a `ResponseError`. */
  get(orderSummaryId: string, options?: CallOptions): Promise<OrderDetail>
  /** By its number; a guest names the e-mail address or phone number of the order as well. */
  lookUp(order: OrderLookupBody, options?: CallOptions): Promise<OrderDetail>
  /** Puts what the order had into the present cart; look at what could not be added. */
  addToCart(orderSummaryId: string, options?: CallOptions): Promise<Reorder>
}

export function createOrderDetailsResource({ send }: Transport): OrderDetailsResource {
  return {
    get: async (orderSummaryId, options) =>
      (await send(getOrder, { params: { orderSummaryId } }, options)).data,
    lookUp: async (order, options) => (await send(lookUpOrder, { body: { ...order } }, options)).data,
    addToCart: async (orderSummaryId, options) =>
      (await send(addOrderToCart, { params: { orderSummaryId } }, options)).data,
  }
}
