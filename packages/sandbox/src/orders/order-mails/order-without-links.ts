import { toPlainText } from '../../mails/plain-text'
import type { OrderDelivery, OrderRecord } from '../records/order-repository'

/** An order in whose texts nothing is a link, and of which a mail may repeat all. */
export const withPlainTexts = (order: OrderRecord): OrderRecord => ({
  ...order,
  delivery: plainDelivery(order.delivery),
  deliveries: order.deliveries.map(plainDelivery),
  contact: order.contact && { ...toPlain(order.contact), email: order.contact.email },
  customFields: toPlain(order.customFields),
  payment: {
    ...order.payment,
    paymentToken: toPlainText(order.payment.paymentToken),
    billingAddress: order.payment.billingAddress && toPlain(order.payment.billingAddress),
  },
})

const plainDelivery = (delivery: OrderDelivery): OrderDelivery => ({
  ...delivery,
  name: toPlainText(delivery.name),
  address: toPlain(delivery.address),
  shippingInstructions: delivery.shippingInstructions && plainLines(delivery.shippingInstructions),
})

/** What the driver has to know has a line for each. */
const plainLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => toPlainText(line))
    .join('\n')

/** Every text of a record as plain text. */
function toPlain<T extends object>(record: T): T {
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? toPlainText(value) : value,
  ])
  // With the same members, of the same types.
  return Object.fromEntries(entries) as T
}
