import type { OrderMail } from '@cartonnage/sandbox'
import { orderDetailSchema } from '@cartonnage/sdk/contract'
import { formatMoney, ownOrderNumber, readOrderNotes } from '@cartonnage/sdk/rules'
import { carrierName } from '../../src/shared/delivery/carrier-name'
import { listOrderDeliveries } from '../../src/shared/order/data/order-deliveries'
import type { OrderDelivery } from '../../src/shared/order/data/order-deliveries'
import { findPrintWait, listPrinted } from '../../src/shared/order-facts/print-state'
import { formatOrderDate } from '../../src/shell/order-date'
import { sellerStreetLines } from '../../src/shell/sellers'
import { sellerVatId, shopSettings } from '../../src/shell/shop-settings'
import * as z from 'zod/mini'
import { rowOf } from './mail'
import type { MailInput, MailParts, MailRow } from './mail'
import { isPickedUp, toMailDelivery } from './mail-delivery'
import { mailEvents } from './mail-events'
import { mailI18n } from './mail-i18n'
import { versionName } from './mail-attachments'
import { termsText, withdrawalText } from './mail-law-texts'
import { mailActions, mailLinks } from './mail-links'
import { paymentRows, transferSection } from './mail-payment'
import { exemptionNotes, mailSums } from './mail-sums'
import { colonOf, fillIn, mailTexts } from './mail-texts'

/** The parts of a mail. The mails about a single delivery leave the sums out. */
export function toMailParts(mail: OrderMail): MailParts {
  const input = { ...mail, order: z.parse(orderDetailSchema, mail.order) }
  const { kind, locale, order, deliveryGroupId } = input
  const all = listOrderDeliveries(order, { countryCode: mail.shop, rate: 0, rates: [] })
  const deliveries = all.filter(({ id }) => deliveryGroupId === null || id === deliveryGroupId)
  const isWhole = kind === 'received' || kind === 'invoiced'
  const { title, lead } = toHeadline(input, all)
  const law = withdrawalText(input)
  const attached = [termsText(input), law].filter((text) => text !== null)
  return {
    locale,
    subject: `${title} (${order.orderReferenceNumber ?? ''})`,
    title,
    lead,
    rows: listRows(input),
    actions: mailActions(input),
    actionNote: mail.isGuest && !mail.isCopy && mail.siteUrl !== null ? mailTexts[locale].lookUpHow : null,
    transfer: transferSection(input),
    deliveries:
      kind === 'canceled'
        ? []
        : deliveries.map((entry) =>
            toMailDelivery(entry, { mail: input, heading: headingOf(entry, input, all) }),
          ),
    sums: isWhole ? mailSums(all, input) : [],
    notes: [...(isWhole ? exemptionNotes(all, input) : []), ...attachedNote(attached, locale)],
    links: mailLinks(input),
    law,
    attached,
    seller: sellerLines(input),
  }
}

/** Says what comes along, so that nobody takes it for a trap. */
const attachedNote = (attached: MailParts['attached'], locale: MailInput['locale']): readonly string[] =>
  attached.length === 0
    ? []
    : [
        mailTexts[locale].attached +
          colonOf(locale) +
          attached.map((text) => versionName(text, locale)).join(', '),
      ]

/** What has happened: to the order, or to one of its deliveries. */
function toHeadline(mail: MailInput, all: readonly OrderDelivery[]): { title: string; lead: string } {
  const texts = mailTexts[mail.locale]
  const { title, lead, ...event } = mailEvents[mail.locale][eventOf(mail)]
  const place = all.findIndex(({ id }) => id === mail.deliveryGroupId) + 1
  const isPart = 'part' in event && place > 0 && all.length > 1
  const values = {
    part: String(place),
    count: String(all.length),
    invoice: mail.order.invoiceNumber ?? '',
  }
  return {
    title: fillIn(isPart ? event.part : title, values).trim(),
    lead: [lead, ...(isPart ? [texts.eachDelivery] : []), ...leadAfter(mail)].join(' '),
  }
}

/** Who gets a copy has ordered nothing; what is picked up goes nowhere: it is ready, and picked up. */
function eventOf(mail: MailInput) {
  const { kind, deliveryGroupId, isCopy } = mail
  if (isCopy) return 'copy'
  if (deliveryGroupId === null || !isPickedUp(mail, deliveryGroupId)) return kind
  if (kind === 'packed') return 'toPickUp'
  return kind === 'sent' ? 'ready' : kind === 'delivered' ? 'pickedUp' : kind
}

/** Which one it is of several deliveries; of the only one what its address is. */
function headingOf({ id }: OrderDelivery, mail: MailInput, all: readonly OrderDelivery[]): string {
  const { deliverTo, pickUpAt } = mailTexts[mail.locale]
  if (all.length < 2) return isPickedUp(mail, id) ? pickUpAt : deliverTo
  const number = all.findIndex((entry) => entry.id === id) + 1
  return mailI18n(mail.locale).getFixedT(mail.locale, 'orders')('detail.deliveryOf', {
    number,
    count: all.length,
  })
}

/** What becomes of the money of a canceled order, and what an order in advance waits for. */
function leadAfter({ kind, locale, order, isCopy }: MailInput): readonly string[] {
  const { canceledPaid, canceledInAdvance, canceledUnpaid, notPaid, waits } = mailTexts[locale]
  if (isCopy) return []
  if (kind === 'received') return [...(order.isAwaitingPayment ? [waits] : []), ...printWait(locale, order)]
  if (kind !== 'canceled') return []
  if (order.cancelReason === 'unpaid') return [notPaid]
  if (order.paidAt !== null) return [canceledPaid]
  return [order.paymentMethod === 'prepayment' ? canceledInAdvance : canceledUnpaid]
}

/** What is printed for the buyer needs a logo, and its approval. */
function printWait(locale: MailInput['locale'], order: MailInput['order']): readonly string[] {
  const wait = findPrintWait(order)
  if (wait === undefined || listPrinted(order).length === 0) return []
  return [mailI18n(locale).getFixedT(locale, 'orders')(`print.wait.${wait}`)]
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
    ...(kind === 'canceled' && order.total !== null
      ? rowOf(texts.total, formatMoney(order.total, locale))
      : []),
    ...trackingRows(mail),
    ...noteRows(mail),
    ...paymentRows(mail),
  ]
}

function trackingRows({ kind, locale, order, deliveryGroupId }: MailInput): readonly MailRow[] {
  const state = order.deliveryStates.find((found) => found.deliveryGroupId === deliveryGroupId)
  if (state === undefined || kind === 'packed') return []
  const texts = mailTexts[locale]
  const { carrier, trackingNumber, deliveryNoteNumber } = state
  const t = mailI18n(locale).getFixedT(locale, 'delivery')
  return [
    ...rowOf(texts.carrier, carrier && carrierName(carrier, t)),
    ...rowOf(texts.tracking, trackingNumber),
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
  const { sellerName, email, phone, register, seat, board } = shopSettings[shop]
  const texts = mailTexts[locale]
  const colon = colonOf(locale)
  return [
    sellerName,
    sellerStreetLines(shop).join(', '),
    `${email}, ${phone}`,
    `${texts.vatId}${colon}${sellerVatId(shop, locale)}`,
    `${texts.register}${colon}${register}`,
    ...(seat === null ? [] : [`${texts.seat}${colon}${seat}`, `${texts.board}${colon}${board}`]),
  ]
}
