import type { Database } from '../../database/database'
import { isAwaitingPayment, type OrderRecord } from '../records/order-repository'
import { documentNumber } from '../records/document-numbers'
import { listOrderDeliveries, type OrderDeliveryRecord } from '../records/order-delivery-repository'
import { trackingUrlOf } from '../records/tracking'

/** How far an order is, as an extension of the platform's responses: its deliveries by group, and its invoice. */
export const orderProgress = (db: Database, order: OrderRecord) => ({
  deliveryStates: listOrderDeliveries(db, order.id).map(deliveryState),
  invoiceNumber:
    order.invoiceSequence === null ? null : documentNumber('invoice', order.shop, order.invoiceSequence),
  invoicedAt: toInstant(order.invoicedAt),
  canceledAt: toInstant(order.canceledAt),
  cancelReason: order.cancelReason,
  paidAt: toInstant(order.paidAt),
  isAwaitingPayment: isAwaitingPayment(order),
  artworkAt: toInstant(order.print?.artworkAt ?? null),
  proofAt: toInstant(order.print?.proofAt ?? null),
  printApprovedAt: toInstant(order.print?.approvedAt ?? null),
})

const deliveryState = (delivery: OrderDeliveryRecord) => ({
  deliveryGroupId: delivery.deliveryGroupId,
  packedAt: toInstant(delivery.packedAt),
  sentAt: toInstant(delivery.sentAt),
  deliveredAt: toInstant(delivery.deliveredAt),
  isPickUp: delivery.isPickUp,
  carrier: delivery.carrier,
  trackingNumber: delivery.trackingNumber,
  trackingUrl: trackingUrlOf(delivery.carrier, delivery.trackingNumber),
  deliveryNoteNumber:
    delivery.noteSequence === null
      ? null
      : documentNumber('deliveryNote', delivery.shop, delivery.noteSequence),
})

const toInstant = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()
