import { formatPercent, vatRows } from '@cartonnage/sdk/rules'
import type { Call } from '../calls/call'
import { insertMail } from '../mails/mail-repository'
import { translate } from '../shop'
import type { OrderDelivery, OrderItemRecord, OrderRecord } from './order-repository'

const texts = {
  de: {
    subject: (number: string) => `Ihre Bestellung ${number}`,
    thanks: 'Vielen Dank für Ihre Bestellung.',
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
    subject: (number: string) => `Votre commande ${number}`,
    thanks: 'Merci de votre commande.',
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
    subject: (number: string) => `Your order ${number}`,
    thanks: 'Thank you for your order.',
    discount: 'Discount',
    delivery: 'Delivery',
    vat: 'VAT',
    to: 'To',
    on: 'on',
    intraCommunity: 'VAT-exempt intra-Community supply (VAT id of the buyer {buyer}, of the seller {seller})',
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

/**
 * Sends the confirmation of an order to the mail box, in the language of the call. A second recipient gets a copy without
 * the buyer's own words, because anybody's address may be entered.
 */
export function sendConfirmation(
  { context: { db, clock }, visitor: { locale } }: Call,
  placed: PlacedOrder,
): void {
  const { contact, customFields, referenceNumber } = placed.order
  const labels = translate(texts, locale)
  const send = (to: string, isCopy: boolean) =>
    insertMail(db, {
      to,
      subject: labels.subject(referenceNumber),
      text: confirmationText(placed, { labels, isCopy }),
      createdAt: clock.now(),
    })
  const { ConfirmationCopy__c: copyTo } = customFields
  if (contact?.email) send(contact.email, false)
  if (copyTo !== undefined && copyTo.toLowerCase() !== contact?.email?.toLowerCase()) send(copyTo, true)
}

function confirmationText(
  { order, items }: PlacedOrder,
  { labels, isCopy }: { readonly labels: Labels; readonly isCopy: boolean },
): string {
  const { totals, currencyCode, deliveries, guestId, referenceNumber } = order
  return [
    labels.thanks,
    '',
    ...deliveries.flatMap((delivery) => [...deliveryText(delivery, { order, items, labels }), '']),
    `${labels.discount}  ${currencyCode} ${totals.totalPromotionalAdjustmentAmount}`,
    `${labels.delivery}  ${currencyCode} ${totals.totalChargeAmount}`,
    ...vatTexts({ order, items }, labels),
    `${labels.total}  ${currencyCode} ${totals.grandTotalAmount}`,
    ...(isCopy ? [] : notesText(order, labels)),
    ...(deliveries.some(isIntraCommunity) ? ['', intraCommunityText(order, labels)] : []),
    ...(guestId === null || isCopy ? [] : ['', labels.lookUp(referenceNumber)]),
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

const isIntraCommunity = ({ vatRate }: OrderDelivery): boolean => vatRate === 0

/** The VAT id of the German shop, as on its imprint. */
const SELLER_VAT_ID = 'DE999990002'

const intraCommunityText = ({ vatId }: OrderRecord, { intraCommunity }: Labels): string =>
  intraCommunity.replace('{buyer}', vatId ?? '').replace('{seller}', SELLER_VAT_ID)

/** What the buyer added. */
const notesText = ({ customFields }: OrderRecord, { costCentre, remark }: Labels): readonly string[] =>
  [
    [costCentre, customFields.CostCentre__c],
    [remark, customFields.Remark__c],
  ].flatMap(([label, value]) => (value === undefined ? [] : [`${label}  ${value}`]))
