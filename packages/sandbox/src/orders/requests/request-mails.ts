import type { Database } from '../../database/database'
import { insertMail } from '../../mails/mail-repository'
import { toPlainText } from '../../mails/plain-text'
import { addAmounts, formatMoneyAmount } from '../../amount'
import { documentVat, lineNet } from '../../catalog/products/pricing'
import { findVatRate } from '../../catalog/vat/vat-rate-repository'
import { shops, translate, type Shop, type ShopLocale } from '../../shop'
import { fluteText, printText, sizeText, styleName } from './box-text'
import { requestLabels, type RequestLabels } from './request-mail-texts'
import type { RequestRecord } from './request-repository'

/** Where the shop works on requests. */
const salesAddresses: Readonly<Record<Shop, string>> = {
  CH: 'hallo@cartonnage.example',
  DE: 'kontakt@cartonnage.example',
}

/**
 * Sends two mails: what was asked for to its sender, and the whole request to the shop. To a guest, whose address anybody may
 * have entered, it repeats their own texts short and without links.
 */
export function sendRequestMails(db: Database, request: RequestRecord): void {
  const { locale, requestNumber: number, accountId, siteUrl, email, receivedAt } = request
  const labels = translate(requestLabels, locale)
  const next = accountId === null ? [labels.nextGuest] : [labels.nextBuyer, `${siteUrl}/my/offers`]
  const repeated = accountId === null ? toSafeRequest(request) : request
  insertMail(db, {
    to: email,
    subject: labels.subject(number),
    text: [labels.received, '', ...describe(repeated, locale), '', ...next].join('\n'),
    createdAt: receivedAt,
  })
  insertMail(db, shopCopy(request))
}

/** What the shop answers, quantity by quantity. */
export interface RequestPrices {
  /** Net, for one piece, as decimal text. */
  readonly prices: readonly { readonly quantity: number; readonly unitPrice: string }[]
  /** The last day on which they hold, ISO 8601. */
  readonly lastDay: string
  readonly note: string | null
}

/** Sends a guest the prices: net, and with the VAT of the shop's own country. */
export function sendPrices(
  db: Database,
  request: RequestRecord,
  { prices, lastDay, note, at }: RequestPrices & { readonly at: number },
): void {
  const { locale, shop } = request
  const labels = translate(requestLabels, locale)
  const number = new Intl.NumberFormat(locale)
  const money = moneyFormat(locale, shop)
  const rate = findVatRate(db, shops[shop].countries[0]) ?? 0
  const lines = prices.map(({ quantity, unitPrice }) => {
    const net = lineNet(unitPrice, quantity)
    const gross = addAmounts(net, documentVat([net], rate))
    return labels.price({
      quantity: number.format(quantity),
      unit: money(unitPrice),
      ...{ net: money(formatMoneyAmount(net)), gross: money(formatMoneyAmount(gross)) },
    })
  })
  insertMail(db, {
    to: request.email,
    subject: labels.answerSubject(request.requestNumber),
    text: [
      ...[labels.answer, '', ...lines, ''],
      ...(note === null ? [] : [note, '']),
      ...[labels.validUntil(dayText(lastDay, locale)), '', ...describe(toSafeRequest(request), locale)],
    ].join('\n'),
    createdAt: at,
  })
}

/** Tells the sender that the box cannot be made, and why where the seller says so. */
export function sendDecline(
  db: Database,
  request: RequestRecord,
  { note, at }: { readonly note: string | null; readonly at: number },
): void {
  const { locale } = request
  const labels = translate(requestLabels, locale)
  insertMail(db, {
    to: request.email,
    subject: labels.declineSubject(request.requestNumber),
    text: [
      ...[labels.decline, '', ...describe(toSafeRequest(request), locale)],
      ...(note === null ? [] : ['', note]),
    ].join('\n'),
    createdAt: at,
  })
}

/** In German, for the shop's staff, and without free text in the subject. */
const shopCopy = (request: RequestRecord) => ({
  to: salesAddresses[request.shop],
  subject: `Anfrage ${request.requestNumber}`,
  text: describe(request, 'de').join('\n'),
  createdAt: request.receivedAt,
})

/** The same without what a stranger could send to somebody through it. */
function toSafeRequest({ content, ...request }: RequestRecord): RequestRecord {
  const { remark, files } = content
  return {
    ...request,
    name: toPlainText(request.name),
    company: request.company && toPlainText(request.company),
    phone: request.phone && toPlainText(request.phone),
    content: {
      ...content,
      remark: remark && toPlainText(remark),
      files: files.map(({ id, name }) => ({ id, name: toPlainText(name) })),
    },
  }
}

/** The request, one line a fact. */
function describe(request: RequestRecord, locale: ShopLocale): readonly string[] {
  const { content: box } = request
  const labels: RequestLabels = translate(requestLabels, locale)
  const number = new Intl.NumberFormat(locale)
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [labels.number, request.requestNumber],
    [labels.box, `${styleName(box, locale)} (FEFCO ${box.style})`],
    [labels.size, sizeText(box)],
    [labels.board, fluteText(box, locale)],
    [labels.print, printText(box, locale)],
    [labels.quantities, box.quantities.map((quantity) => number.format(quantity)).join(', ')],
    [labels.wishedDate, box.wishedDate && dayText(box.wishedDate, locale)],
    [labels.remark, box.remark],
    [labels.files, box.files.map(({ name }) => name).join(', ') || null],
    [labels.name, request.name],
    [labels.company, request.company],
    [labels.email, request.email],
    [labels.phone, request.phone],
  ]
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
}

const dayText = (day: string, locale: ShopLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** Unit prices keep the decimals that they have. */
function moneyFormat(locale: ShopLocale, shop: Shop): (amount: string) => string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: shops[shop].currencyCode },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 4 },
  })
  // Decimal text is formatted without passing through binary floating point.
  return (amount) => format.format(amount as Intl.StringNumericLiteral)
}
