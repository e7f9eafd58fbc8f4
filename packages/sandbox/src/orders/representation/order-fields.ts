import { formatQuantity } from '../../amount'
import type { Call } from '../../calls/call'
import {
  listOrderItems,
  type OrderDelivery,
  type OrderItemRecord,
  type OrderRecord,
} from '../records/order-repository'

/** The values and types of a record's fields, by the names that calls use. */
export type Values = Readonly<Record<string, readonly [text: string | null, type: string]>>

/** The record's fields that a call asks for, as the platform sends them. */
export function requested({ request }: Call, values: Values) {
  const names = (request.query('fields') ?? '').split(',').filter((name) => Object.hasOwn(values, name))
  return Object.fromEntries(
    names.map((name) => {
      const dataName = name.replace(/^.*\./, '')
      const [text = null, type = 'string'] = values[name] ?? []
      return [name, { dataName, label: dataName, text, type }]
    }),
  )
}

/** The items of an order, in the order of the cart, in the form of their own call: everything in fields. */
export const orderItems = (call: Call, order: OrderRecord) =>
  listOrderItems(call.context.db, order.id).map((item) => ({
    adjustmentAggregates: null,
    fields: requested(call, itemValues(item, order)),
    orderItemSummaryId: item.id,
    orderSummaryId: order.id,
    product: {
      canViewProduct: true,
      errorCode: null,
      errorMessage: null,
      fields: requested(call, {
        'Product2.Name': [item.name, 'STRING'],
        'Product2.StockKeepingUnit': [item.sku, 'STRING'],
        'Product2.QuantityUnitOfMeasure': [unitOf(call, item), 'PICKLIST'],
      }),
      productId: item.productId,
    },
  }))

const unitOf = ({ context: { db } }: Call, { productId }: OrderItemRecord): string | null =>
  db.get<{ readonly unit: string }>('SELECT unit FROM product WHERE id = ?', productId)?.unit ?? null

const itemValues = (
  { id, productId, sku, quantity, unitPrice, totalPrice, adjustment, deliveryGroupId }: OrderItemRecord,
  { delivery }: OrderRecord,
): Values => ({
  'OrderItemSummary.Id': [id, 'id'],
  'OrderItemSummary.Product2Id': [productId, 'reference'],
  'OrderItemSummary.StockKeepingUnit': [sku, 'string'],
  'OrderItemSummary.Quantity': [formatQuantity(quantity), 'double'],
  'OrderItemSummary.UnitPrice': [unitPrice, 'currency'],
  'OrderItemSummary.TotalPrice': [totalPrice, 'currency'],
  'OrderItemSummary.TotalLineAdjustmentAmount': [adjustment, 'currency'],
  // An item that was never moved is in the default group.
  'OrderItemSummary.OrderDeliveryGroupSummaryId': [deliveryGroupId ?? delivery.deliveryGroupId, 'reference'],
})

/** The delivery groups of an order in the form of their own call. */
export const orderDeliveryGroups = (call: Call, { deliveries }: OrderRecord) =>
  deliveries.map((delivery) => ({ fields: requested(call, deliveryValues(delivery)) }))

const deliveryValues = ({ deliveryGroupId, address, methodName, ...delivery }: OrderDelivery): Values => ({
  'OrderDeliveryGroupSummary.Id': [deliveryGroupId, 'id'],
  'OrderDeliveryGroupSummary.DeliverToName': [address.name, 'string'],
  'OrderDeliveryGroupSummary.DeliverToStreet': [address.street, 'textarea'],
  'OrderDeliveryGroupSummary.DeliverToCity': [address.city, 'string'],
  'OrderDeliveryGroupSummary.DeliverToState': [address.region, 'string'],
  'OrderDeliveryGroupSummary.DeliverToPostalCode': [address.postalCode, 'string'],
  'OrderDeliveryGroupSummary.DeliverToCountry': [address.country, 'string'],
  'OrderDeliveryGroupSummary.PhoneNumber': [address.shipToPhoneNumber, 'phone'],
  'OrderDeliveryGroupSummary.TotalAmount': [delivery.shippingFee, 'currency'],
  'OrderDeliveryGroupSummary.DesiredDeliveryDate': [delivery.desiredDeliveryDate, 'datetime'],
  'OrderDeliveryGroupSummary.DeliveryInstructions': [delivery.shippingInstructions, 'textarea'],
  'OrderDeliveryMethod.Name': [methodName, 'string'],
})
