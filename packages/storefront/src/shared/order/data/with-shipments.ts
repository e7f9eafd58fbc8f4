import { orders } from '@cartonnage/sdk'
import type { Client, ShipmentWithItems } from '@cartonnage/sdk'
import { isResponseError } from '@cartonnage/sdk/errors'
import type { Order } from '../../order-facts/order'

/**
 * The order with the progress that the platform's shipments tell, where it has none of its own. They are recorded when they
 * are handed over, so nothing is known of what has not left. Only for the buyer's own orders: guests may not list them.
 */
export async function withShipments(shop: Client, order: Order, signal: AbortSignal): Promise<Order> {
  if (order.deliveryStates.length > 0 || !order.orderSummaryId) return order
  const shipments = await shop
    .use(orders)
    .listShipments(order.orderSummaryId, { signal })
    .catch(nothingWhenRefused)
  return { ...order, deliveryStates: shipments.map(toDeliveryState) }
}

function toDeliveryState({ createdDate, actualDeliveryDate, ...shipment }: ShipmentWithItems) {
  return {
    deliveryGroupId: null,
    packedAt: createdDate,
    sentAt: createdDate,
    deliveredAt: actualDeliveryDate,
    isPickUp: false,
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: shipment.trackingUrl,
    deliveryNoteNumber: null,
  }
}

/** Not every organisation has the call, or allows it to every buyer. */
function nothingWhenRefused(error: unknown): readonly ShipmentWithItems[] {
  if (isResponseError(error) && [400, 403, 404].includes(error.status)) return []
  throw error
}
