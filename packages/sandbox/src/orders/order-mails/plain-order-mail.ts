import { formatPercent, vatCountry, vatRows } from '@cartonnage/sdk/rules'
import type { OrderDelivery, OrderItemRecord, OrderRecord } from '../records/order-repository'
import { shops, translate } from '../../shop'
import type { OrderMailKind, RenderedMail } from '../../calls/mail-content'

const texts = {
  de: {
    subjects: {
      received: (number: string) => `Ihre Bestellung ${number}`,
      paid: (number: string) => `Zahlung zu Ihrer Bestellung ${number} eingegangen`,
      packed: (number: string) => `Ihre Bestellung ${number} ist verpackt`,
      sent: (number: string) => `Ihre Bestellung ${number} ist unterwegs`,
      delivered: (number: string) => `Ihre Bestellung ${number} ist da`,
      invoiced: (number: string) => `Die Rechnung zu Ihrer Bestellung ${number}`,
      canceled: (number: string) => `Ihre Bestellung ${number} ist storniert`,
    },
    thanks: 'Vielen Dank für Ihre Bestellung.',
    unpaid: 'Ihre Zahlung ist nicht eingegangen.',
    discount: 'Rabatt',
    delivery: 'Lieferung',
    vat: 'MwSt.',
    to: 'An',
    on: 'auf',
    intraCommunity:
      'Steuerfreie innergemeinschaftliche Lieferung (USt-IdNr. des Käufers {buyer}, des Verkäufers {seller})',
    total: 'Total',
    costCentre: 'Kostenstelle',
    remark: 'Bemerkung',
    lookUp: (number: string) =>
      `Mit der Nummer ${number} und dieser E-Mail-Adresse sehen Sie Ihre Bestellung im Shop jederzeit nach.`,
  },
  fr: {
    subjects: {
      received: (number: string) => `Votre commande ${number}`,
      paid: (number: string) => `Paiement reçu pour votre commande ${number}`,
      packed: (number: string) => `Votre commande ${number} est emballée`,
      sent: (number: string) => `Votre commande ${number} est en route`,
      delivered: (number: string) => `Votre commande ${number} est arrivée`,
      invoiced: (number: string) => `La facture de votre commande ${number}`,
      canceled: (number: string) => `Votre commande ${number} est annulée`,
    },
    thanks: 'Merci de votre commande.',
    unpaid: 'Votre paiement n’est pas arrivé.',
    discount: 'Rabais',
    delivery: 'Livraison',
    vat: 'TVA',
    to: 'À',
    on: 'sur',
    intraCommunity:
      'Livraison intracommunautaire exonérée (n° TVA de l’acheteur {buyer}, du vendeur {seller})',
    total: 'Total',
    costCentre: 'Centre de coûts',
    remark: 'Remarque',
    lookUp: (number: string) =>
      `Avec le numéro ${number} et cette adresse e-mail, vous retrouvez votre commande à tout moment dans la boutique.`,
  },
  en: {
    subjects: {
      received: (number: string) => `Your order ${number}`,
      paid: (number: string) => `Payment received for your order ${number}`,
      packed: (number: string) => `Your order ${number} is packed`,
      sent: (number: string) => `Your order ${number} is on its way`,
      delivered: (number: string) => `Your order ${number} has arrived`,
      invoiced: (number: string) => `The invoice for your order ${number}`,
      canceled: (number: string) => `Your order ${number} is canceled`,
    },
    thanks: 'Thank you for your order.',
    unpaid: 'Your payment did not arrive.',
    discount: 'Discount',
    delivery: 'Delivery',
    vat: 'VAT',
    to: 'To',
    on: 'on',
    intraCommunity: 'VAT-exempt intra-Community supply (VAT ID of the buyer {buyer}, of the seller {seller})',
    total: 'Total',
    costCentre: 'Cost centre',
    remark: 'Remark',
    lookUp: (number: string) =>
      `With the number ${number} and this e-mail address you can look up your order in the shop at any time.`,
  },
}

interface PlacedOrder {
  readonly order: OrderRecord
  readonly items: readonly OrderItemRecord[]
}

interface PlainMail extends PlacedOrder {
  readonly kind: OrderMailKind
  readonly deliveryGroupId: string | null
  /** Leaves out what the buyer wrote. */
  readonly isCopy: boolean
}

/** A mail about an order in plain text: the confirmation in full, of every other event what it is about. */
export function plainOrderMail({ kind, deliveryGroupId, isCopy, ...placed }: PlainMail): RenderedMail {
  const { locale, referenceNumber, deliveries } = placed.order
  const labels = translate(texts, locale)
  const subject = labels.subjects[kind](referenceNumber)
  if (kind === 'received') return { subject, text: confirmationText(placed, { labels, isCopy }) }
  const about = deliveries.filter((delivery) => deliveryGroupId === delivery.deliveryGroupId)
  const lines = about.flatMap((delivery) => ['', ...deliveryText(delivery, { ...placed, labels })])
  const isUnpaid = placed.order.cancelReason === 'unpaid'
  return { subject, text: [`${subject}.`, ...(isUnpaid ? [labels.unpaid] : []), ...lines].join('\n') }
}

function confirmationText(
  { order, items }: PlacedOrder,
  { labels, isCopy }: { readonly labels: Labels; readonly isCopy: boolean },
): string {
  const { totals, currencyCode, deliveries, accountId, referenceNumber } = order
  return [
    labels.thanks,
    '',
    ...deliveries.flatMap((delivery) => [...deliveryText(delivery, { order, items, labels }), '']),
    `${labels.discount}  ${currencyCode} ${totals.totalPromotionalAdjustmentAmount}`,
    `${labels.delivery}  ${currencyCode} ${totals.totalChargeAmount}`,
    ...vatTexts({ order, items }, labels),
    `${labels.total}  ${currencyCode} ${totals.grandTotalAmount}`,
    ...(isCopy ? [] : notesText(order, labels)),
    ...(deliveries.some((delivery) => isIntraCommunity(delivery, order))
      ? ['', intraCommunityText(order, labels)]
      : []),
    ...(accountId !== null || isCopy ? [] : ['', labels.lookUp(referenceNumber)]),
  ].join('\n')
}

type Labels = (typeof texts)['en']

/** The items of one delivery group, and where they go. */
function deliveryText(
  { deliveryGroupId, address, methodName }: OrderDelivery,
  { order, items, labels }: PlacedOrder & { readonly labels: Labels },
): readonly string[] {
  const { currencyCode } = order
  const place = `${address.postalCode ?? ''} ${address.city ?? ''}`.trim()
  const own = items.filter((item) => groupOf(item, order) === deliveryGroupId)
  return [
    `${labels.to} ${[address.name, address.street, place, methodName].join(', ')}`,
    ...own.map(({ quantity, name, totalPrice }) => `${quantity} × ${name}  ${currencyCode} ${totalPrice}`),
  ]
}

/** The VAT of each rate on its net amount. */
function vatTexts({ order, items }: PlacedOrder, { vat, on }: Labels): readonly string[] {
  const { currencyCode, deliveries } = order
  const money = (amount: string) => ({ amount, currencyCode })
  const amounts = deliveries.flatMap(({ deliveryGroupId, shippingFee, vatRate: rate = 0 }) => {
    const own = items.filter((item) => groupOf(item, order) === deliveryGroupId)
    const nets = own.flatMap(({ totalPrice, adjustment }) => [money(totalPrice), money(adjustment)])
    return [...nets, money(shippingFee)].map((net) => ({ net, rate }))
  })
  return vatRows(amounts).map(
    ({ rate, net, vat: { amount } }) =>
      `${vat} ${formatPercent(rate, 'en-US')} ${on} ${net.amount}  ${currencyCode} ${amount}`,
  )
}

/** An item that was never moved is in the default group. */
const groupOf = ({ deliveryGroupId }: OrderItemRecord, { deliveries }: OrderRecord) =>
  deliveryGroupId ?? deliveries[0]?.deliveryGroupId

/** Untaxed because of the buyer's VAT id, which only accounts of businesses have. */
const isIntraCommunity = ({ vatRate, address }: OrderDelivery, { shop, vatId }: OrderRecord): boolean =>
  vatRate === 0 && vatCountry({ shop, countryCode: address.country, userType: 'business', vatId }) === null

const intraCommunityText = ({ vatId, shop }: OrderRecord, { intraCommunity }: Labels): string =>
  intraCommunity.replace('{buyer}', vatId ?? '').replace('{seller}', shops[shop].vatId)

/** What the buyer added. */
const notesText = ({ customFields }: OrderRecord, { costCentre, remark }: Labels): readonly string[] =>
  [
    [costCentre, customFields.CostCentre__c],
    [remark, customFields.Remark__c],
  ].flatMap(([label, value]) => (value === undefined ? [] : [`${label}  ${value}`]))
