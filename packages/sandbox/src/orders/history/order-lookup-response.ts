import { formatQuantity, toAmount } from '../../amount'
import type { Call } from '../../calls/call'
import { productImage } from '../../catalog/products/product-response'
import { findProduct } from '../../catalog/products/product-repository'
import { purchaseOrderNumberOf } from '../../basket/checkout/checkout-state'
import { findCoupon } from '../../basket/records/coupon-repository'
import { moneyField, orderFields, recordFields } from '../representation/order-record-fields'
import {
  listOrderItems,
  type OrderDelivery,
  type OrderItemRecord,
  type OrderRecord,
} from '../records/order-repository'

/** Which parts of an order a look-up excludes, and the only delivery group that it includes. */
export interface LookupParts {
  readonly withoutAdjustments: boolean
  readonly withoutAggregates: boolean
  readonly withoutGroups: boolean
  readonly withoutItems: boolean
  readonly withoutPayments: boolean
  readonly deliveryGroupId: string | undefined
}

/** An order in the form of the platform's look-up: everything in fields of its records, the items by group. */
export function orderLookupResponse(call: Call, order: OrderRecord, parts: LookupParts) {
  return {
    id: order.id,
    orderNumber: order.referenceNumber,
    status: order.status,
    currencyIsoCode: order.currencyCode,
    fields: orderFields(call, order),
    owner: { ...order.contact },
    ...(parts.withoutAggregates ? {} : { adjustmentAggregates: null }),
    ...(parts.withoutAdjustments ? {} : { adjustments: adjustmentsOf(call, order) }),
    ...(parts.withoutGroups ? {} : { deliveryGroups: groupsOf(call, order, parts) }),
    ...(parts.withoutPayments ? {} : { payments: [paymentOf(order)] }),
  }
}

/** The adjustments by an order's coupons: one for a category applies to its lines, any other to the whole order. */
const adjustmentsOf = ({ context }: Call, { shop, adjustments, currencyCode }: OrderRecord) =>
  adjustments.map(({ amount, couponCode, name }) => {
    const isForLines = (findCoupon(context.db, couponCode, shop)?.categoryKey ?? null) !== null
    return {
      amount,
      currencyIsoCode: currencyCode,
      displayName: name,
      type: 'Promotion',
      basisReferenceDisplayName: couponCode,
      targetType: isForLines ? 'SplitLine' : 'Header',
    }
  })

function groupsOf(call: Call, order: OrderRecord, { deliveryGroupId, withoutItems }: LookupParts) {
  const items = listOrderItems(call.context.db, order.id)
  const [first] = order.deliveries
  return order.deliveries
    .filter((delivery) => deliveryGroupId === undefined || delivery.deliveryGroupId === deliveryGroupId)
    .map((delivery) => {
      // An item that was never moved is in the default group.
      const own = items.filter(
        (item) => (item.deliveryGroupId ?? first?.deliveryGroupId) === delivery.deliveryGroupId,
      )
      const lines = [...own.map((item) => itemLine(call, order, item)), chargeLine(order, delivery)]
      return {
        id: delivery.deliveryGroupId,
        currencyIsoCode: order.currencyCode,
        deliveryMethod: { id: null, fields: recordFields(['Name', 'Name', 'string', delivery.methodName]) },
        fields: addressFields(delivery),
        ...(withoutItems ? {} : { lineItems: lines }),
      }
    })
}

const addressFields = ({ address, shippingFee, ...delivery }: OrderDelivery) =>
  recordFields(
    ['DeliverToName', 'Deliver To', 'string', address.name],
    ['DeliverToStreet', 'Street', 'textarea', address.street],
    ['DeliverToCity', 'City', 'string', address.city],
    ['DeliverToState', 'State', 'string', address.region],
    ['DeliverToPostalCode', 'Postal Code', 'string', address.postalCode],
    ['DeliverToCountry', 'Country', 'string', address.country],
    ['PhoneNumber', 'Phone', 'phone', address.shipToPhoneNumber],
    ['DesiredDeliveryDate', 'Desired Delivery Date', 'datetime', delivery.desiredDeliveryDate],
    ['DeliveryInstructions', 'Delivery Instructions', 'textarea', delivery.shippingInstructions],
    moneyField('TotalAdjustedDeliveryAmount', 'Shipping', toAmount(shippingFee)),
  )

function itemLine({ context, visitor }: Call, { currencyCode }: OrderRecord, item: OrderItemRecord) {
  const product = findProduct(context.db, item.productId, visitor)
  return {
    id: item.id,
    type: 'Product',
    itemClass: 'Simple',
    currencyIsoCode: currencyCode,
    fields: recordFields(
      ['Quantity', 'Quantity', 'double', formatQuantity(item.quantity)],
      ['UnitPrice', 'Unit Price', 'currency', item.unitPrice],
      moneyField('TotalPrice', 'Total Price', toAmount(item.totalPrice)),
      moneyField('TotalAdjustmentAmount', 'Adjustments', toAmount(item.adjustment)),
      moneyField('TotalTaxAmount', 'Tax', toAmount(item.tax ?? '0')),
    ),
    product: {
      id: item.productId,
      fields: recordFields(
        ['Name', 'Product Name', 'string', item.name],
        ['StockKeepingUnit', 'Product SKU', 'string', item.sku],
      ),
      media: product ? productImage(product) : null,
    },
  }
}

const chargeLine = ({ currencyCode }: OrderRecord, { shippingFee }: OrderDelivery) => ({
  id: null,
  type: 'Charge',
  currencyIsoCode: currencyCode,
  fields: recordFields(
    ['Quantity', 'Quantity', 'double', formatQuantity(1)],
    moneyField('TotalPrice', 'Total Price', toAmount(shippingFee)),
  ),
  product: null,
})

function paymentOf(order: OrderRecord) {
  const number = purchaseOrderNumberOf(order)
  return {
    fields: recordFields(
      moneyField('AuthorizationAmount', 'Authorized', toAmount(order.payment.authorisedAmount ?? '0')),
    ),
    paymentMethod: {
      id: null,
      fields: number === null ? {} : recordFields(['PoNumber', 'PO Number', 'string', number]),
    },
  }
}
