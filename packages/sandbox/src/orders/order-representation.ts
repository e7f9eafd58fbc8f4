import { vatIdField } from '../addresses/address-fields'
import { formatQuantity } from '../amount'
import type { Call } from '../calls/call'
import { pickFields } from '../calls/query'
import { purchaseOrderNumberOf } from '../checkout/checkout-state'
import { customFieldList } from '../checkout/custom-fields'
import { findPayment } from '../checkout/payment-repository'
import { listWithdrawals } from '../withdrawal/withdrawal-repository'
import { orderFields, statusField } from './order-record-fields'
import { listOrderItems, type OrderRecord } from './order-repository'
import { orderStatusAt } from './order-statuses'

/** An order in the form of the list, with its current status and the requested fields. */
export function orderSummary(call: Call, order: OrderRecord, fields?: readonly string[]) {
  const createdDate = new Date(order.createdAt).toISOString()
  const status = orderStatusAt(order.createdAt, call.context.clock.now())
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
    fields: summaryFields(call, order, fields),
  }
}

/** Without the parameter `fields` only the status, which does not need the items. */
function summaryFields(call: Call, order: OrderRecord, names: readonly string[] | undefined) {
  const { context, visitor } = call
  if (!names) return { Status: statusField(order, context.clock.now(), visitor.locale) }
  return names.length === 0 ? {} : pickFields(orderFields(call, order), names)
}

/** An order with everything as it was when it was placed. */
export const orderDetail = (call: Call, order: OrderRecord, fields?: readonly string[]) => ({
  ...orderSummary(call, order, fields),
  ...order.totals,
  orderReferenceNumber: order.referenceNumber,
  accountId: order.accountId,
  contactInfo: order.contact,
  purchaseOrderNumber: purchaseOrderNumberOf(order),
  paymentType: order.payment.requestType,
  paymentMethod: order.payment.method ?? null,
  paymentState: paymentStateOf(call, order),
  billingAddress: billingAddressOf(order),
  deliveryAddress: order.delivery.address,
  deliveryMethodName: order.delivery.methodName,
  earliestEstimatedDeliveryTime: order.delivery.earliestEstimatedDeliveryTime ?? null,
  latestEstimatedDeliveryTime: order.delivery.latestEstimatedDeliveryTime ?? null,
  desiredDeliveryDate: order.delivery.desiredDeliveryDate,
  shippingInstructions: order.delivery.shippingInstructions,
  deliveryGroups: { count: order.deliveries.length, items: order.deliveries },
  vatId: order.vatId,
  adjustments: order.adjustments,
  customFields: customFieldList(order.customFields),
  withdrawals: listWithdrawals(call.context.db, order).map(({ id, receivedAt, lines }) => ({
    withdrawalId: id,
    receivedAt: new Date(receivedAt).toISOString(),
    lines,
  })),
  items: listOrderItems(call.context.db, order.id).map(({ id, quantity, ...item }) => ({
    orderItemSummaryId: id,
    quantity: formatQuantity(quantity),
    currencyIsoCode: order.currencyCode,
    ...item,
  })),
})

const paymentStateOf = ({ context }: Call, { payment: { transaction } }: OrderRecord) =>
  transaction === undefined ? null : (findPayment(context.db, transaction)?.state ?? null)

/** Where the invoice goes, with the VAT id that the payment named. */
const billingAddressOf = ({ payment: { billingAddress, vatId } }: OrderRecord) =>
  billingAddress && vatId !== undefined
    ? { ...billingAddress, fields: { [vatIdField]: vatId } }
    : billingAddress
