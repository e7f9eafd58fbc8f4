import { formatQuantity } from '../../amount'
import type { Call } from '../../calls/call'
import { withCheckCharacters } from '../../record-id'
import { documentNumber } from '../records/document-numbers'
import {
  findDeliveryByNote,
  listOrderDeliveries,
  type OrderDeliveryRecord,
} from '../records/order-delivery-repository'
import { listOrderItems, type OrderItemRecord, type OrderRecord } from '../records/order-repository'
import { trackingUrlOf } from '../records/tracking'
import { requested, type Values } from './order-fields'

/** A delivery that has left, with the number of its note. */
interface SentDelivery extends OrderDeliveryRecord {
  readonly noteSequence: number
}

const hasLeft = (delivery: OrderDeliveryRecord): delivery is SentDelivery => delivery.noteSequence !== null

/** What has left of an order, in the form of the platform's call. */
export const orderShipments = (call: Call, order: OrderRecord) =>
  listOrderDeliveries(call.context.db, order.id)
    .filter(hasLeft)
    .map((delivery) => ({
      shipmentId: shipmentId(delivery),
      shipmentNumber: documentNumber('deliveryNote', delivery.shop, delivery.noteSequence),
      orderSummaryId: order.id,
      status: statusOf(delivery),
      expectedDeliveryDate: toInstant(delivery.deliveredDue),
      fields: requested(call, shipmentValues(delivery, order)),
    }))

const statusOf = ({ deliveredAt }: OrderDeliveryRecord) => (deliveredAt === null ? 'Shipped' : 'Delivered')

/** By the running number of the delivery note, which stays with the delivery. */
const shipmentId = ({ shop, noteSequence }: SentDelivery): string =>
  withCheckCharacters(`0OB${shop}${String(noteSequence).padStart(10, '0')}`)

/** The delivery that the id of one of the shop's shipments stands for. */
export function findShipment({ context, visitor }: Call, id: string): OrderDeliveryRecord | undefined {
  const [, shop, note] = /^0OB(CH|DE)(\d{10})(?:\w{3})?$/.exec(id) ?? []
  return shop === visitor.shop ? findDeliveryByNote(context.db, visitor.shop, Number(note)) : undefined
}

function shipmentValues(delivery: OrderDeliveryRecord, { deliveries }: OrderRecord): Values {
  const { carrier, trackingNumber, sentAt, deliveredAt, deliveredDue, deliveryGroupId } = delivery
  const address = deliveries.find((group) => group.deliveryGroupId === deliveryGroupId)?.address
  return {
    'Shipment.Provider': [carrier, 'string'],
    'Shipment.TrackingNumber': [trackingNumber, 'string'],
    'Shipment.TrackingUrl': [trackingUrlOf(carrier, trackingNumber), 'url'],
    'Shipment.Status': [statusOf(delivery), 'picklist'],
    'Shipment.CreatedDate': [toInstant(sentAt), 'datetime'],
    'Shipment.ExpectedDeliveryDate': [toInstant(deliveredDue), 'datetime'],
    'Shipment.ActualDeliveryDate': [toInstant(deliveredAt), 'datetime'],
    'Shipment.ShipToName': [address?.name ?? null, 'string'],
    'Shipment.ShipToStreet': [address?.street ?? null, 'textarea'],
    'Shipment.ShipToCity': [address?.city ?? null, 'string'],
    'Shipment.ShipToState': [address?.region ?? null, 'string'],
    'Shipment.ShipToPostalCode': [address?.postalCode ?? null, 'string'],
    'Shipment.ShipToCountry': [address?.country ?? null, 'string'],
  }
}

/** What is in a delivery of an order. An item that was never moved is in the first one. */
export const shipmentItems = (call: Call, order: OrderRecord, { deliveryGroupId }: OrderDeliveryRecord) =>
  listOrderItems(call.context.db, order.id)
    .filter((item) => (item.deliveryGroupId ?? order.delivery.deliveryGroupId) === deliveryGroupId)
    .map((item) => ({
      fields: requested(call, itemValues(item)),
      product: {
        productId: item.productId,
        fields: requested(call, {
          'Product2.Name': [item.name, 'STRING'],
          'Product2.StockKeepingUnit': [item.sku, 'STRING'],
        }),
      },
    }))

const itemValues = ({ id, productId, quantity }: OrderItemRecord): Values => ({
  'ShipmentItem.Quantity': [formatQuantity(quantity), 'double'],
  'ShipmentItem.OrderItemSummaryId': [id, 'reference'],
  'ShipmentItem.Product2Id': [productId, 'reference'],
})

const toInstant = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()
