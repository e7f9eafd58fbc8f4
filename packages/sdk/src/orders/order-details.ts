import { listOrderDeliveryGroups, orderDeliveryGroupFields } from '../contract/orders/order-delivery-groups'
import { orderFields, type OrderDetail } from '../contract/orders/order-detail'
import { listOrderItems, orderItemFields, type OrderItem } from '../contract/orders/order-items'
import { addOrderToCart, getOrder, lookUpOrder, type Reorder } from '../contract/orders/orders'
import type { OrderLookupBody } from '../contract/orders/orders-requests'
import { isResponseError } from '../errors/errors'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** One order of the past. */
export interface OrderDetailsCalls {
  /**
   * By record id or order number; 404 is a `ResponseError`. Items and address come from `items` and
   * `delivery-groups` of the order where the platform has them there.
   */
  get(orderSummaryId: string, options?: CallOptions): Promise<OrderDetail>
  /** By its number; a guest names the e-mail address or phone number of the order as well. */
  lookUp(order: OrderLookupBody, options?: CallOptions): Promise<OrderDetail>
  /** Puts what the order had into the present cart; look at what could not be added. */
  addToCart(orderSummaryId: string, options?: CallOptions): Promise<Reorder>
}

export function createOrderDetailsCalls(transport: Transport): OrderDetailsCalls {
  const { send, scope } = transport
  return {
    get: async (orderSummaryId, options) => {
      const input = { params: { orderSummaryId }, query: { fields: orderFields.join(',') } }
      const { data } = await send(getOrder, input, options)
      return await withParts(
        transport,
        { ...data, orderSummaryId: data.orderSummaryId ?? orderSummaryId },
        options,
      )
    },
    lookUp: async (order, options) => {
      const { data } = await send(lookUpOrder, { body: { ...order } }, options)
      // Of the parts a guest is told nothing but what the platform says here.
      return scope().userId === undefined ? data : await withParts(transport, data, options)
    },
    addToCart: async (orderSummaryId, options) =>
      (await send(addOrderToCart, { params: { orderSummaryId } }, options)).data,
  }
}

interface OrderPart {
  readonly orderSummaryId: string
  readonly options: SendOptions
}

/** The order with its items and its address, asked for where its own answer does not say them. */
async function withParts(
  transport: Transport,
  order: OrderDetail,
  options?: CallOptions,
): Promise<OrderDetail> {
  const { orderSummaryId, currencyCode } = order
  if (!orderSummaryId) return order
  const part = { orderSummaryId, options: { ...options, currencyCode: currencyCode ?? undefined } }
  const [items, group] = await Promise.all([
    order.items.length > 0 ? order.items : loadItems(transport, part).catch(nothingWhenRefused),
    order.deliveryAddress ? undefined : loadGroup(transport, part).catch(nothingWhenRefused),
  ])
  return {
    ...order,
    items: [...(items ?? [])],
    deliveryAddress: group?.deliveryAddress ?? order.deliveryAddress,
    deliveryMethodName: order.deliveryMethodName ?? group?.deliveryMethodName ?? null,
  }
}

/** An organisation that does not have the call, or not for this buyer, has not said more than before. */
function nothingWhenRefused(error: unknown): undefined {
  if (!isResponseError(error) || ![400, 403, 404].includes(error.status)) throw error
}

const mostOnPage = 100

async function loadItems(
  { send }: Transport,
  { orderSummaryId, options }: OrderPart,
): Promise<readonly OrderItem[]> {
  const found: OrderItem[] = []
  let page: string | undefined
  do {
    const query = { fields: orderItemFields.join(','), pageSize: mostOnPage, page }
    const { data } = await send(listOrderItems, { params: { orderSummaryId }, query }, options)
    found.push(...data.items)
    // A token that leads to where one is would never end.
    page = data.nextPageToken === page ? undefined : data.nextPageToken || undefined
  } while (page !== undefined)
  return found
}

/** Where the goods go first: an order of the client tells one address. */
async function loadGroup({ send }: Transport, { orderSummaryId, options }: OrderPart) {
  const query = { fields: orderDeliveryGroupFields.join(',') }
  const { data } = await send(listOrderDeliveryGroups, { params: { orderSummaryId }, query }, options)
  return data.deliveryGroups[0]
}
