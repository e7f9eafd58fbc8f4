import type { OrderMail } from '@cartonnage/sandbox'
import { orderDetailSchema } from '@cartonnage/sdk/contract'
import { isSafeUrl, ownOrderNumber, readOrderNotes } from '@cartonnage/sdk/rules'
import { listOrderDeliveries } from '../../src/features/orders/order-deliveries'
import { formatOrderDate } from '../../src/features/orders/order-date'
import { company, shopSettings } from '../../src/shell/shop-settings'
import * as z from 'zod/mini'
import { rowOf } from './mail'
import type { MailInput, MailParts, MailRow } from './mail'
import { toMailDelivery } from './mail-delivery'
import { mailLinks, orderLink, withdrawalText } from './mail-links'
import { paymentRows, transferSection } from './mail-payment'
import { exemptionNotes, mailSums } from './mail-sums'
import { colonOf, fillIn, mailTexts } from './mail-texts'

/** The parts of a mail. The mails about a single delivery leave the sums out. */
export function toMailParts(mail: OrderMail): MailParts {
  const input = { ...mail, order: z.parse(orderDetailSchema, mail.order) }
  const { kind, locale, order, deliveryGroupId } = input
  const texts = mailTexts[locale]
  const number = order.orderReferenceNumber ?? ''
  const { subject, lead } = texts[eventOf(input)]
  const all = listOrderDeliveries(order, { countryCode: mail.shop, rate: 0, rates: [] })
  const deliveries = all.filter(({ id }) => deliveryGroupId === null || id === deliveryGroupId)
  const isWhole = kind === 'received' || kind === 'invoiced'
  return {
    locale,
    subject: fillIn(subject, { number }),
    lead: [lead, ...leadAfter(input)].join(' '),
    rows: listRows(input),
    action: orderLink(input),
    transfer: transferSection(input),
    deliveries: kind === 'canceled' ? [] : deliveries.map((delivery) => toMailDelivery(delivery, input)),
    sums: isWhole ? mailSums(all, input) : [],
    notes: [...(isWhole ? exemptionNotes(all, input) : []), ...(mail.isGuest ? [texts.lookUpHow] : [])],
    links: mailLinks(input),
    law: withdrawalText(input),
    seller: sellerLines(input),
  }
}

/** What a mail about a delivery is about: what is picked up is ready, and picked up. */
function eventOf({ kind, order, deliveryGroupId }: MailInput) {
  const isPickUp = order.deliveryStates.some(
    (state) => state.deliveryGroupId === deliveryGroupId && state.isPickUp,
  )
  if (isPickUp && kind === 'sent') return 'ready'
  return isPickUp && kind === 'delivered' ? 'pickedUp' : kind
}

/** What becomes of the money of a canceled order, and what an order in advance waits for. */
function leadAfter({ kind, locale, order }: MailInput): readonly string[] {
  const { canceledPaid, canceledInAdvance, canceledUnpaid, waits } = mailTexts[locale]
  if (kind === 'received' && order.isAwaitingPayment) return [waits]
  if (kind !== 'canceled') return []
  if (order.paidAt !== null) return [canceledPaid]
  return [order.paymentMethod === 'prepayment' ? canceledInAdvance : canceledUnpaid]
}

function listRows(mail: MailInput): readonly MailRow[] {
  const { kind, locale, order } = mail
  const texts = mailTexts[locale]
  const isWhole = kind === 'received' || kind === 'invoiced'
  return [
    { label: texts.number, value: order.orderReferenceNumber ?? '' },
    ...rowOf(
      texts.orderedOn,
      isWhole ? order.createdDate && formatOrderDate(order.createdDate, locale) : null,
    ),
    ...rowOf(texts.invoiceNumber, kind === 'invoiced' ? order.invoiceNumber : null),
    ...trackingRows(mail),
    ...noteRows(mail),
    ...paymentRows(mail),
  ]
}

function trackingRows({ kind, locale, order, deliveryGroupId }: MailInput): readonly MailRow[] {
  const state = order.deliveryStates.find((found) => found.deliveryGroupId === deliveryGroupId)
  if (state === undefined || kind === 'packed') return []
  const texts = mailTexts[locale]
  const { trackingNumber, trackingUrl, deliveryNoteNumber } = state
  const label = fillIn(texts.tracking, { carrier: state.carrier ?? '' }).trim()
  const isPublic =
    trackingUrl !== null &&
    isSafeUrl(trackingUrl, { origin: URL.parse(trackingUrl)?.origin ?? '', allow: 'http' })
  return [
    ...rowOf(label, trackingNumber),
    ...(isPublic && kind === 'sent' ? [{ label: texts.follow, value: trackingUrl, href: trackingUrl }] : []),
    ...rowOf(texts.deliveryNoteNumber, deliveryNoteNumber),
  ]
}

function noteRows({ kind, locale, order }: MailInput): readonly MailRow[] {
  if (kind !== 'received' && kind !== 'invoiced') return []
  const texts = mailTexts[locale]
  const { costCentre, remark } = readOrderNotes(order.customFields)
  return [
    ...rowOf(texts.ownNumber, ownOrderNumber(order.purchaseOrderNumber)),
    ...rowOf(texts.costCentre, costCentre),
    ...rowOf(texts.remark, remark),
  ]
}

function sellerLines({ shop, locale }: MailInput): readonly string[] {
  const { bankAccount, email, phone, vatId, register } = shopSettings[shop]
  const { holder, street, houseNumber, postalCode, city } = bankAccount
  const colon = colonOf(locale)
  return [
    company,
    `${holder}, ${street} ${houseNumber}, ${postalCode} ${city}`,
    `${email}, ${phone}`,
    `${mailTexts[locale].vatId}${colon}${vatId}`,
    `${mailTexts[locale].register}${colon}${register}`,
  ]
}
