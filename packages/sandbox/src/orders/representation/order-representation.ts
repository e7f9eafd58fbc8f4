import { vatIdField } from '../../people/addresses/address-fields'
import { formatQuantity } from '../../amount'
import type { Visitor } from '../../calls/call'
import { pickFields } from '../../calls/query'
import type { SandboxContext } from '../../calls/sandbox-context'
import { purchaseOrderNumberOf } from '../../basket/checkout/checkout-state'
import type { Database } from '../../database/database'
import { customFieldList } from '../../basket/checkout/custom-fields'
import { findPayment } from '../../basket/records/payment-repository'
import { orderProgress } from './delivery-states'
import { isWithoutMails } from './order-mail-limit'
import { listWithdrawals } from '../records/withdrawal-repository'
import { orderFields, statusField } from './order-record-fields'
import { listOrderItems, type OrderRecord } from '../records/order-repository'
import { listReturns } from '../records/return-repository'

/** In which sandbox, and in which language. */
interface OrderReader {
  readonly context: SandboxContext
  readonly visitor: Pick<Visitor, 'locale'>
}

/** An order in the form of the list, with its current status and the requested fields. */
export function orderSummary(reader: OrderReader, order: OrderRecord, fields?: readonly string[]) {
  const createdDate = new Date(order.createdAt).toISOString()
  return {
    orderSummaryId: order.id,
    orderNumber: order.referenceNumber,
    purchaseOrderNumber: purchaseOrderNumberOf(order),
    createdDate,
    orderedDate: createdDate,
    ownerId: order.ownerId,
    currencyIsoCode: order.currencyCode,
    totalAmount: order.totals.grandTotalAmount,
    status: order.status,
    ...orderProgress(reader.context.db, order),
    adjustmentAggregates: null,
    fields: summaryFields(reader, order, fields),
  }
}

/** Without the parameter `fields` only the status, which does not need the items. */
function summaryFields(reader: OrderReader, order: OrderRecord, names: readonly string[] | undefined) {
  if (!names) return { Status: statusField(order, reader.visitor.locale) }
  return names.length === 0 ? {} : pickFields(orderFields(reader, order), names)
}

/** An order with everything as it was when it was placed. */
export const orderDetail = (reader: OrderReader, order: OrderRecord, fields?: readonly string[]) => ({
  ...orderSummary(reader, order, fields),
  ...order.totals,
  orderReferenceNumber: order.referenceNumber,
  accountId: order.accountId,
  quoteId: order.quoteId,
  contactInfo: order.contact,
  isWithoutMails: isWithoutMails(reader.context.db, order),
  paymentType: order.payment.requestType,
  paymentMethod: order.payment.method ?? null,
  paymentState: paymentStateOf(reader, order),
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
  withdrawals: listWithdrawals(reader.context.db, order).map(({ id, receivedAt, lines }) => ({
    withdrawalId: id,
    receivedAt: new Date(receivedAt).toISOString(),
    lines,
  })),
  returns: listReturns(reader.context.db, order.id).map(({ id, announcedAt, items }) => ({
    returnId: id,
    announcedAt: new Date(announcedAt).toISOString(),
    items,
  })),
  items: listOrderItems(reader.context.db, order.id).map(({ id, quantity, awaitedQuantity, ...item }) => ({
    orderItemSummaryId: id,
    product: { productId: item.productId, fields: soldFields(reader.context.db, item.productId) },
    quantity: formatQuantity(quantity),
    awaitedQuantity: formatQuantity(awaitedQuantity),
    currencyIsoCode: order.currencyCode,
    ...item,
  })),
})

/** What mails and papers say of a product; empty for one that is not there any more. */
function soldFields(db: Database, productId: string): Readonly<Record<string, string>> {
  const sql = "SELECT unit, json_extract(fields, '$.Printed__c') AS printed FROM product WHERE id = ?"
  const sold = db.get<{ readonly unit: string; readonly printed: string | null }>(sql, productId)
  if (sold === undefined) return {}
  return { QuantityUnitOfMeasure: sold.unit, ...(sold.printed !== null && { Printed__c: sold.printed }) }
}

const paymentStateOf = ({ context }: OrderReader, { payment: { transaction } }: OrderRecord) =>
  transaction === undefined ? null : (findPayment(context.db, transaction)?.state ?? null)

/** Where the invoice goes, with the VAT id that the payment named. */
const billingAddressOf = ({ payment: { billingAddress, vatId } }: OrderRecord) =>
  billingAddress && vatId !== undefined
    ? { ...billingAddress, fields: { [vatIdField]: vatId } }
    : billingAddress
