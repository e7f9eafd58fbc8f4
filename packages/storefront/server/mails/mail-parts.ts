import type { OrderMail } from '@cartonnage/sandbox'
import { orderDetailSchema } from '@cartonnage/sdk/contract'
import type { OrderDetail } from '@cartonnage/sdk/contract'
import {
  canonicalBasePath,
  formatMoney,
  formatNumber,
  formatPercent,
  isSafeUrl,
  isZeroMoney,
  multiplyMoney,
  ownOrderNumber,
  parseShopUrl,
  readOrderNotes,
  sumMoney,
  vatRows,
} from '@cartonnage/sdk/rules'
import type { Money, ShopLocale } from '@cartonnage/sdk/rules'
import { listOrderDeliveries } from '../../src/features/orders/order-deliveries'
import type { OrderDelivery } from '../../src/features/orders/order-deliveries'
import { paths } from '../../src/shell/paths'
import { company, shopSettings } from '../../src/shell/shop-settings'
import * as z from 'zod/mini'
import { fillIn, mailTexts } from './mail-texts'

/** A label with its value; `href` makes the value a link. */
export interface MailRow {
  readonly label: string
  readonly value: string
  readonly href?: string
}

/** The items of one delivery. */
export interface MailDelivery {
  readonly rows: readonly MailRow[]
  readonly items: readonly MailRow[]
}

/** What a mail about an order consists of, the same in plain text and HTML. */
export interface MailParts {
  readonly locale: ShopLocale
  readonly subject: string
  /** The first sentence, which mail programs show beside the subject. */
  readonly lead: string
  readonly rows: readonly MailRow[]
  readonly deliveries: readonly MailDelivery[]
  readonly sums: readonly MailRow[]
  readonly notes: readonly string[]
  /** Where the order can be seen; null where the address of the shop is not known. */
  readonly link: { readonly text: string; readonly href: string } | null
  /** Who sells: name, address, contact, VAT id. */
  readonly seller: readonly string[]
}

/** The parts of a mail. The mails about a single delivery leave the sums out. */
export function toMailParts(mail: OrderMail): MailParts {
  const order = z.parse(orderDetailSchema, mail.order)
  const { kind, locale, shop, deliveryGroupId } = mail
  const texts = mailTexts[locale]
  const number = order.orderReferenceNumber ?? ''
  const state = order.deliveryStates.find((found) => found.deliveryGroupId === deliveryGroupId)
  const isPickUp = state?.isPickUp === true
  const key = isPickUp && kind === 'sent' ? 'ready' : isPickUp && kind === 'delivered' ? 'pickedUp' : kind
  const deliveries = listOrderDeliveries(order, { countryCode: shop, rate: 0, rates: [] }).filter(
    ({ id }) => deliveryGroupId === null || id === deliveryGroupId,
  )
  const isWhole = kind === 'received' || kind === 'invoiced'
  return {
    locale,
    subject: fillIn(texts[key].subject, { number }),
    lead: texts[key].lead,
    rows: [
      { label: texts.number, value: number },
      ...rowOf(texts.invoiceNumber, kind === 'invoiced' ? order.invoiceNumber : null),
      ...trackingRows(mail, state),
      ...noteRows(mail, order),
    ],
    deliveries: deliveries.map((delivery) => toMailDelivery(delivery, mail)),
    sums: isWhole ? sumRows(order, deliveries, locale) : [],
    notes: [...exemption(order, deliveries, mail), ...(mail.isGuest ? [texts.lookUpHow] : [])],
    link: mail.isCopy ? null : linkOf(mail, number),
    seller: sellerLines(mail),
  }
}

const rowOf = (label: string, value: string | null | undefined): readonly MailRow[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value }]

function trackingRows(
  { kind, locale }: OrderMail,
  state: OrderDetail['deliveryStates'][number] | undefined,
): readonly MailRow[] {
  if (state === undefined || kind === 'packed') return []
  const texts = mailTexts[locale]
  const { trackingNumber, trackingUrl, deliveryNoteNumber } = state
  const label = fillIn(texts.tracking, { carrier: state.carrier ?? '' }).trim()
  const isPublic =
    trackingUrl !== null &&
    isSafeUrl(trackingUrl, { origin: URL.parse(trackingUrl)?.origin ?? '', allow: 'http' })
  return [
    ...rowOf(label, trackingNumber),
    ...(isPublic ? [{ label: texts.follow, value: trackingUrl, href: trackingUrl }] : []),
    ...rowOf(texts.deliveryNoteNumber, deliveryNoteNumber),
  ]
}

function noteRows({ kind, locale }: OrderMail, order: OrderDetail): readonly MailRow[] {
  if (kind !== 'received' && kind !== 'invoiced') return []
  const texts = mailTexts[locale]
  const { costCentre, remark } = readOrderNotes(order.customFields)
  return [
    ...rowOf(texts.ownNumber, ownOrderNumber(order.purchaseOrderNumber)),
    ...rowOf(texts.costCentre, costCentre),
    ...rowOf(texts.remark, remark),
  ]
}

function toMailDelivery({ delivery, items }: OrderDelivery, { kind, locale }: OrderMail): MailDelivery {
  const texts = mailTexts[locale]
  const address = delivery?.address
  const place = [address?.postalCode, address?.city].filter(Boolean).join(' ')
  const lines = [address?.name, address?.street, place, delivery?.methodName].filter(Boolean)
  const latest = delivery?.latestEstimatedDeliveryTime ?? null
  const expected = kind === 'received' || kind === 'sent' ? latest : null
  return {
    rows: [
      ...rowOf(texts.deliverTo, lines.join(', ')),
      ...rowOf(texts.expected, expected && formatDay(expected, locale)),
    ],
    items: items.map(({ name, sku, quantity, totalPrice }) => ({
      label: `${formatNumber(quantity ?? 1, locale)} × ${name ?? sku ?? '–'}`,
      value: totalPrice === null ? '' : formatMoney(totalPrice, locale),
    })),
  }
}

const formatDay = (instant: string, locale: ShopLocale): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Zurich', dateStyle: 'full' }).format(new Date(instant))

/** The sums of the order, exactly as the platform has them; the VAT by rate where its rows add up to the order's. */
function sumRows(
  { subtotal, discount, shipping, vat, total }: OrderDetail,
  deliveries: readonly OrderDelivery[],
  locale: ShopLocale,
): readonly MailRow[] {
  const texts = mailTexts[locale]
  const row = (label: string, money: Money | null) =>
    money === null ? [] : [{ label, value: formatMoney(money, locale) }]
  return [
    ...row(texts.goods, subtotal),
    ...row(texts.discount, discount !== null && isZeroMoney(discount) ? null : discount),
    ...row(texts.delivery, shipping),
    ...(vatRowsOf(deliveries, vat, locale) ?? row(texts.vat, vat)),
    ...row(texts.total, total),
  ]
}

function vatRowsOf(
  deliveries: readonly OrderDelivery[],
  vat: Money | null,
  locale: ShopLocale,
): readonly MailRow[] | undefined {
  const taxed = deliveries.flatMap(({ items, delivery, rate }) =>
    [
      ...items.flatMap(({ totalPrice, adjustment }) => [totalPrice, adjustment]),
      delivery?.shippingFee ?? null,
    ]
      .filter((net) => net !== null)
      .map((net) => ({ net, rate })),
  )
  const rows = vatRows(taxed)
  if (vat === null || rows.length === 0) return undefined
  const sum = sumMoney(
    rows.map((row) => row.vat),
    vat.currencyCode,
  )
  if (!isZeroMoney(sumMoney([sum, multiplyMoney(vat, -1)]))) return undefined
  return rows.map((row) => ({
    label: fillIn(mailTexts[locale].vatOn, {
      rate: formatPercent(row.rate, locale),
      amount: formatMoney(row.net, locale),
    }),
    value: formatMoney(row.vat, locale),
  }))
}

function exemption(
  { vatId }: OrderDetail,
  deliveries: readonly OrderDelivery[],
  { kind, locale, shop }: OrderMail,
): readonly string[] {
  const isExempt = deliveries.some(({ delivery }) => delivery?.vatRate === 0)
  if (!isExempt || vatId === null || (kind !== 'received' && kind !== 'invoiced')) return []
  return [fillIn(mailTexts[locale].intraCommunity, { buyer: vatId, seller: shopSettings[shop].vatId })]
}

/** Buyers sign in to see their order; guests prove it on a page whose address has nothing personal. */
function linkOf({ siteUrl, shop, locale, isGuest }: OrderMail, number: string): MailParts['link'] {
  if (siteUrl === null) return null
  const { origin, siteSegment } = parseShopUrl(siteUrl)
  const path = isGuest ? paths.orderLookup() : paths.order(number)
  const texts = mailTexts[locale]
  return {
    text: isGuest ? texts.lookUp : texts.toOrder,
    href: canonicalBasePath({ shop, origin, siteSegment, locale }) + path,
  }
}

function sellerLines({ shop, locale }: OrderMail): readonly string[] {
  const { bankAccount, email, phone, vatId } = shopSettings[shop]
  const { holder, street, houseNumber, postalCode, city } = bankAccount
  return [
    company,
    `${holder}, ${street} ${houseNumber}, ${postalCode} ${city}`,
    `${email}, ${phone}`,
    `${mailTexts[locale].vatId}: ${vatId}`,
  ]
}
