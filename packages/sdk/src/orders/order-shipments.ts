import {
  listShipmentItems,
  listShipments,
  shipmentFields,
  shipmentItemFields,
  type Shipment,
  type ShipmentItem,
} from '../contract/orders/order-shipments'
import type { CallOptions, Transport } from '../transport/transport'
import { maximumPageSize, readPages } from './read-pages'

/** A shipment with what is in it. */
export interface ShipmentWithItems extends Shipment {
  /** Empty where the platform does not say. */
  readonly items: readonly ShipmentItem[]
}

/** What has left of orders. */
export interface OrderShipmentsCalls {
  /** What has left of a buyer's order, by its record id: nothing before. 404 is a `ResponseError`. */
  listShipments(orderSummaryId: string, options?: CallOptions): Promise<readonly ShipmentWithItems[]>
}

export function createOrderShipmentsCalls({ send }: Transport): OrderShipmentsCalls {
  const loadItems = (shipmentId: string, options?: CallOptions) =>
    readPages<ShipmentItem>(async (pageToken) => {
      const query = { fields: shipmentItemFields.join(','), pageSize: maximumPageSize, pageToken }
      const { data } = await send(listShipmentItems, { params: { shipmentId }, query }, options)
      return { entries: data.items, next: data.nextPageToken }
    })
  return {
    listShipments: async (orderSummaryId, options) => {
      const shipments = await readPages<Shipment>(async (pageToken) => {
        const query = { fields: shipmentFields.join(','), pageSize: maximumPageSize, pageToken }
        const { data } = await send(listShipments, { params: { orderSummaryId }, query }, options)
        return { entries: data.shipments, next: data.nextPageToken }
      })
      return await Promise.all(
        shipments.map(async (shipment) => ({
          ...shipment,
          items: await loadItems(shipment.shipmentId, options),
        })),
      )
    },
  }
}
