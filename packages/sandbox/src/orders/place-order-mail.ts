import type { Call } from '../calls/call'
import { insertMail } from '../mails/mail-repository'
import { translate } from '../shop'
import type { OrderItemRecord, OrderRecord } from './order-repository'

const texts = {
  de: {
    subject: (number: string) => `Ihre Bestellung ${number}`,
    thanks: 'Vielen Dank für Ihre Bestellung.',
    discount: 'Rabatt',
    delivery: 'Lieferung',
    vat: 'MwSt.',
    total: 'Total',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number}`,
    thanks: 'Merci de votre commande.',
    discount: 'Rabais',
    delivery: 'Livraison',
    vat: 'TVA',
    total: 'Total',
  },
  en: {
    subject: (number: string) => `Your order ${number}`,
    thanks: 'Thank you for your order.',
    discount: 'Discount',
    delivery: 'Delivery',
    vat: 'VAT',
    total: 'Total',
  },
}

interface PlacedOrder {
  readonly order: OrderRecord
  readonly items: readonly OrderItemRecord[]
}

/** Sends the confirmation of an order to the mail box, in the language of the call. */
export function sendConfirmation(
  { context: { db, clock }, visitor: { locale } }: Call,
  placed: PlacedOrder,
): void {
  const to = placed.order.contact?.email
  if (!to) return
  const labels = translate(texts, locale)
  insertMail(db, {
    to,
    subject: labels.subject(placed.order.referenceNumber),
    text: confirmationText(placed, labels),
    createdAt: clock.now(),
  })
}

function confirmationText({ order, items }: PlacedOrder, labels: (typeof texts)['en']): string {
  const { totals, currencyCode, deliveries } = order
  return [
    labels.thanks,
    '',
    ...items.map(({ quantity, name, totalPrice }) => `${quantity} × ${name}  ${currencyCode} ${totalPrice}`),
    '',
    `${labels.discount}  ${currencyCode} ${totals.totalPromotionalAdjustmentAmount}`,
    `${labels.delivery}  ${currencyCode} ${totals.totalChargeAmount}`,
    `${labels.vat}  ${currencyCode} ${totals.totalTaxAmount}`,
    `${labels.total}  ${currencyCode} ${totals.grandTotalAmount}`,
    '',
    ...deliveries.map(({ address, methodName }) =>
      [
        address.name,
        address.street,
        `${address.postalCode ?? ''} ${address.city ?? ''}`.trim(),
        methodName,
      ].join(', '),
    ),
  ].join('\n')
}
