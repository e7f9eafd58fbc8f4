import { vatCountry } from '@cartonnage/sdk/rules'
import type { OrderMailKind, RenderedMail } from '../../calls/mail-content'
import { shops } from '../../shop'
import type { OrderDelivery, OrderItemRecord, OrderRecord } from '../records/order-repository'

const subjects: Readonly<Record<OrderMailKind, (number: string) => string>> = {
  received: (number) => `Your order ${number}`,
  paid: (number) => `Payment received for your order ${number}`,
  packed: (number) => `Your order ${number} is packed`,
  sent: (number) => `Your order ${number} is on its way`,
  delivered: (number) => `Your order ${number} has arrived`,
  invoiced: (number) => `The invoice for your order ${number}`,
  canceled: (number) => `Your order ${number} is canceled`,
}

interface PlainMail {
  readonly kind: OrderMailKind
  readonly order: OrderRecord
  readonly items: readonly OrderItemRecord[]
  readonly deliveryGroupId: string | null
  /** Leaves out what the buyer wrote. */
  readonly isCopy: boolean
}

/**
 * A mail about an order where no template writes one: plain text in English, for developers. The confirmation has all
 * deliveries and the amounts, any other mail the delivery that it is about.
 */
export function plainOrderMail({ kind, order, items, deliveryGroupId, isCopy }: PlainMail): RenderedMail {
  const subject = subjects[kind](order.referenceNumber)
  const isConfirmation = kind === 'received'
  const about = order.deliveries.filter(
    (delivery) => isConfirmation || delivery.deliveryGroupId === deliveryGroupId,
  )
  const lines = [
    `${subject}.`,
    ...(order.cancelReason === 'unpaid' ? ['Your payment did not arrive.'] : []),
    ...about.flatMap((delivery) => ['', ...deliveryLines(delivery, { order, items })]),
    ...(isConfirmation ? ['', ...amountLines(order)] : []),
    ...(isConfirmation && !isCopy && order.accountId === null ? ['', lookupHint] : []),
    ...(isConfirmation && !isCopy ? Object.values(order.customFields) : []),
  ]
  return { subject, text: lines.join('\n') }
}

const lookupHint =
  'With this number and your email address you can look up the order in the shop at any time.'

/** Where one delivery goes, and what is in it. */
function deliveryLines(
  { deliveryGroupId, address, methodName, vatRate }: OrderDelivery,
  { order, items }: Pick<PlainMail, 'order' | 'items'>,
): readonly string[] {
  const { deliveries, currencyCode, shop, vatId } = order
  const city = `${address.postalCode ?? ''} ${address.city ?? ''}`.trim()
  // An item that was never moved is in the default group.
  const own = items.filter(
    (item) => (item.deliveryGroupId ?? deliveries[0]?.deliveryGroupId) === deliveryGroupId,
  )
  // Only the accounts of businesses have a VAT id.
  const buyer = { shop, countryCode: address.country, userType: 'business', vatId } as const
  const isIntraCommunity = vatRate === 0 && vatCountry(buyer) === null
  return [
    `To ${[address.name, address.street, city, methodName].join(', ')}`,
    ...own.map(({ quantity, name, totalPrice }) => `${quantity} × ${name}  ${currencyCode} ${totalPrice}`),
    ...(isIntraCommunity ? [`VAT-exempt intra-Community supply to ${vatId} by ${shops[shop].vatId}`] : []),
  ]
}

const amountLines = ({ currencyCode, totals }: OrderRecord): readonly string[] => [
  `Discount  ${currencyCode} ${totals.totalPromotionalAdjustmentAmount}`,
  `Delivery  ${currencyCode} ${totals.totalChargeAmount}`,
  `VAT  ${currencyCode} ${totals.totalTaxAmount}`,
  `Total  ${currencyCode} ${totals.grandTotalAmount}`,
]
