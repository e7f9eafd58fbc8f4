import {
  listOrderDeliveryGroups,
  orderDeliveryGroupFields,
  type OrderDeliveryGroup,
} from '../contract/orders/order-delivery-groups'
import { orderFields, type OrderDetail } from '../contract/orders/order-detail'
import { listOrderItems, orderItemFields, type OrderItem } from '../contract/orders/order-items'
import { addOrderToCart, getOrder, lookUpOrder, type Reorder } from '../contract/orders/orders'
import { cancelOrder, returnItems } from '../contract/orders/order-changes'
import type { AnnouncedReturn, CancelBody, CanceledOrder, ReturnBody } from '../contract/orders/order-changes'
import { setPrintFiles, type PrintFilesBody, type SentPrintFiles } from '../contract/orders/order-print'
import { authorizeGuestOrder, type OrderAccessBody } from '../contract/orders/order-access'
import type { NamedOrder, OrderLookupBody } from '../contract/orders/orders-requests'
import { isResponseError, ShopError } from '../errors/errors'
import { currentCart } from '../rules/call/call-defaults'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'
import { maximumPageSize, readPages } from './read-pages'

/** Single orders of the past. */
export interface OrderDetailsCalls {
  /**
   * An order by record id or order number; 404 is a `ResponseError`. Loads items and deliveries separately where
   * the platform does not include them.
   */
  get(orderSummaryId: string, options?: CallOptions): Promise<OrderDetail>
  /**
   * Proves a guest's order, and gives the token that stands for the proof in `lookUp` and `addToCart` for 60 minutes. A
   * `ResponseError` 404 for an order that the proof does not fit, and from platforms before version 64 of the API.
   */
  authorize(proof: OrderAccessBody, options?: CallOptions): Promise<string>
  /** An order by its number; guests also need the order's e-mail address or phone number, or the token. */
  lookUp(order: OrderLookupBody, options?: CallOptions): Promise<OrderDetail>
  /**
   * Adds the products of an order, by record id or order number, to the current cart; check `unaddedProducts`. Guests add
   * the token or their proof to the number.
   */
  addToCart(order: string | NamedOrder, options?: CallOptions): Promise<Reorder>
  /**
   * Cancels the whole order while nothing of it is packed; a 409 `ResponseError` from then on. Repeating it is safe. Guests
   * name the order by its number, and prove that it is theirs with its e-mail address or phone number.
   */
  cancel(orderSummaryId: string, proof?: CancelBody, options?: CallOptions): Promise<CanceledOrder>
  /**
   * Announces that items go back, once per key; a 422 `ResponseError` for items that cannot. Guests name the order by its
   * number, and prove that it is theirs with its e-mail address or phone number.
   */
  return(orderSummaryId: string, returned: ReturnBody, options?: CallOptions): Promise<AnnouncedReturn>
  /**
   * Names the files for what is printed in an order, in the place of those before; a 409 `ResponseError` once the print is
   * approved, 422 for a product that is not printed. Repeating it is safe. Guests name the order by its number, and prove
   * that it is theirs as above.
   */
  setPrintFiles(orderSummaryId: string, files: PrintFilesBody, options?: CallOptions): Promise<SentPrintFiles>
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
    authorize: async (proof, options) =>
      (await send(authorizeGuestOrder, { body: proof }, options)).data.accessToken,
    lookUp: async (order, options) => {
      const { data } = await send(lookUpOrder, { body: { ...order } }, options)
      // Guests may not load the parts.
      return scope().userId === undefined ? data : await withParts(transport, data, options)
    },
    addToCart: async (order, options) => {
      const named = typeof order === 'string' ? { orderSummaryIdOrRefNumber: order } : order
      if (named.orderSummaryIdOrRefNumber.trim() === '')
        throw new ShopError('INVALID_OPTION', `${addOrderToCart.id}: orderSummaryId is empty`)
      const body = { cartStateOrId: currentCart, ...named }
      return (await send(addOrderToCart, { body }, options)).data
    },
    cancel: async (orderSummaryId, proof, options) =>
      (await send(cancelOrder, { params: { orderSummaryId }, ...(proof && { body: proof }) }, options)).data,
    return: async (orderSummaryId, returned, options) =>
      (await send(returnItems, { params: { orderSummaryId }, body: returned }, options)).data,
    setPrintFiles: async (orderSummaryId, files, options) =>
      (await send(setPrintFiles, { params: { orderSummaryId }, body: files }, options)).data,
  }
}

interface PartsRequest {
  readonly orderSummaryId: string
  readonly options: SendOptions
}

/** The order with its items and deliveries, loaded where its own response lacks them. */
async function withParts(
  transport: Transport,
  order: OrderDetail,
  options?: CallOptions,
): Promise<OrderDetail> {
  const { orderSummaryId, currencyCode } = order
  if (!orderSummaryId) return order
  const request = { orderSummaryId, options: { ...options, currencyCode: currencyCode ?? undefined } }
  const hasDeliveries = order.deliveryAddress !== null || order.deliveries.length > 0
  const [items = [], groups = []] = await Promise.all([
    order.items.length > 0 ? order.items : loadItems(transport, request).catch(nothingWhenRefused),
    hasDeliveries ? undefined : loadGroups(transport, request).catch(nothingWhenRefused),
  ])
  const whole = groups.length === 1 ? order : null
  const deliveries = hasDeliveries ? order.deliveries : groups.map((group) => toDelivery(group, whole))
  const [first] = deliveries
  return {
    ...order,
    items: [...items],
    deliveries,
    deliveryAddress: order.deliveryAddress ?? first?.address ?? null,
    deliveryMethodName: order.deliveryMethodName ?? first?.methodName ?? null,
  }
}

/** A delivery as the order would have it. What the order says of itself as a whole is true of its only delivery. */
function toDelivery(group: OrderDeliveryGroup, whole: OrderDetail | null): OrderDetail['deliveries'][number] {
  const { deliveryAddress: address, deliveryMethodName: methodName, ...rest } = group
  return {
    ...rest,
    address,
    methodName,
    vatRate: null,
    workingDaysMin: null,
    workingDaysMax: null,
    earliestEstimatedDeliveryTime: whole?.earliestEstimatedDeliveryTime ?? null,
    latestEstimatedDeliveryTime: whole?.latestEstimatedDeliveryTime ?? null,
    desiredDeliveryDate: group.desiredDeliveryDate ?? whole?.desiredDeliveryDate ?? null,
    shippingInstructions: group.shippingInstructions ?? whole?.shippingInstructions ?? null,
  }
}

/** Not every organisation has these calls, or allows them to every buyer. */
function nothingWhenRefused(error: unknown): undefined {
  if (!isResponseError(error) || ![400, 403, 404].includes(error.status)) throw error
}

const loadItems = ({ send }: Transport, { orderSummaryId, options }: PartsRequest) =>
  readPages<OrderItem>(async (page) => {
    const query = { fields: orderItemFields.join(','), pageSize: maximumPageSize, page }
    const { data } = await send(listOrderItems, { params: { orderSummaryId }, query }, options)
    return { entries: data.items, next: data.nextPageToken }
  })

const loadGroups = ({ send }: Transport, { orderSummaryId, options }: PartsRequest) =>
  readPages<OrderDeliveryGroup>(async (page) => {
    const query = { fields: orderDeliveryGroupFields.join(','), pageSize: maximumPageSize, page }
    const { data } = await send(listOrderDeliveryGroups, { params: { orderSummaryId }, query }, options)
    return { entries: data.deliveryGroups, next: data.nextPageToken }
  })
