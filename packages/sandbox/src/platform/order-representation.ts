import { listOrderItems, type OrderRecord } from '../database/order-repository'
import { listWithdrawals } from '../database/withdrawal-repository'
import type { SandboxCall } from '../sandbox-context'
import { vatIdField } from './address-fields'
import { formatQuantity } from './amount'
import { orderSumFields } from './order-fields'
import { purchaseOrderNumberOf } from './checkout-state'
import { orderFields } from './order-record-fields'
import { orderStatusAt } from './order-statuses'
import { pickFields } from './product-answer'

/** An order as the list shows it, with the fields that are asked for; its status is the one of the moment. */
export function orderSummary(c: SandboxCall, order: OrderRecord, fields: readonly string[] = ['Status']) {
  const createdDate = new Date(order.createdAt).toISOString()
  const status = orderStatusAt(order.createdAt, c.var.context.clock.now())
  return {
    orderSummaryId: order.id,
    orderNumber: order.referenceNumber,
    createdDate,
    orderedDate: createdDate,
    ownerId: order.ownerId,
    currencyIsoCode: order.currencyCode,
    totalAmount: order.totals.grandTotalAmount,
    status: status.apiName,
    adjustmentAggregates: null,
    fields: fields.length === 0 ? {} : pickFields(orderFields(c, order), fields),
  }
}

/** An order with everything as it was when it was placed. */
export const orderDetail = (c: SandboxCall, order: OrderRecord) => ({
  ...orderSummary(c, order),
  fields: { Status: orderFields(c, order)['Status'], ...orderSumFields(c, order) },
  ...order.totals,
  orderReferenceNumber: order.referenceNumber,
  accountId: order.accountId,
  contactInfo: order.contact,
  purchaseOrderNumber: purchaseOrderNumberOf(order),
  paymentType: order.payment.requestType,
  billingAddress: billingAddressOf(order),
  deliveryAddress: order.delivery.address,
  deliveryMethodName: order.delivery.methodName,
  earliestEstimatedDeliveryTime: order.delivery.earliestEstimatedDeliveryTime ?? null,
  latestEstimatedDeliveryTime: order.delivery.latestEstimatedDeliveryTime ?? null,
  desiredDeliveryDate: order.delivery.desiredDeliveryDate,
  shippingInstructions: order.delivery.shippingInstructions,
  deliveryGroups: { count: order.deliveries.length, items: order.deliveries },
  adjustments: order.adjustments,
  withdrawals: listWithdrawals(c.var.context.db, order).map(({ id, receivedAt, lines }) => ({
    withdrawalId: id,
    receivedAt: new Date(receivedAt).toISOString(),
    lines,
  })),
  items: listOrderItems(c.var.context.db, order.id).map(({ id, quantity, ...item }) => ({
    orderItemSummaryId: id,
    quantity: formatQuantity(quantity),
    currencyIsoCode: order.currencyCode,
    ...item,
  })),
})

/** Where the invoice goes, with the VAT id that the payment named. */
const billingAddressOf = ({ payment: { billingAddress, vatId } }: OrderRecord) =>
  billingAddress && vatId !== undefined
    ? { ...billingAddress, fields: { [vatIdField]: vatId } }
    : billingAddress
