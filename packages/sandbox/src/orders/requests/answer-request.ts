import { parseAmount } from '../../amount'
import type { SandboxContext } from '../../calls/sandbox-context'
import { invalidInput, itemNotFound, PlatformError } from '../../platform-error'
import { translate, type ShopLocale } from '../../shop'
import { createQuote } from '../quotes/create-quote'
import { todayIn } from '../quotes/quote-statuses'
import { approveQuote } from '../quotes/seller-acts'
import { boxText, sizeText } from './box-text'
import { sendDecline, sendPrices, type RequestPrices } from './request-mails'
import { findRequestByNumber, updateRequest, type RequestRecord } from './request-repository'

/** The product of the catalogue that stands for a box made to measure. */
const madeToMeasureId = '01tCN0002000480YAA'

/** What the seller answers. */
export interface RequestAnswer {
  readonly requestNumber: string
  /** Net, for one piece, as decimal text, in the order of the request's quantities; null offers nothing for one. */
  readonly unitPrices: readonly (string | null)[]
  /** The last day on which the prices hold, such as `2026-12-31`. */
  readonly lastDay: string
  readonly note: string | null
}

/**
 * Answers a request: a buyer with an approved quote for each quantity, as only a whole quote can be accepted; a guest with a
 * mail. 404 for an unknown number, 409 for a request that has its answer, 400 without any price or with a wrong one.
 */
export function answerRequest(context: SandboxContext, answer: RequestAnswer): RequestRecord {
  const { db, clock } = context
  return db.transaction(() => {
    const request = openRequest(context, answer.requestNumber)
    const { lastDay, note } = answer
    if (!isDay(lastDay) || lastDay < todayIn(context, request.shop))
      throw invalidInput('lastDay is a day from today on, such as 2026-12-31.')
    const priced = { prices: readPrices(request, answer.unitPrices), lastDay, note }
    const quotes = request.accountId === null ? [] : toQuotes(context, request, priced)
    if (request.accountId === null) sendPrices(db, request, { ...priced, at: clock.now() })
    updateRequest(db, request.id, { status: 'Answered', quotes })
    return { ...request, status: 'Answered', quotes }
  })
}

/** Tells the sender that the box cannot be made. 404 and 409 as above. */
export function declineRequest(
  context: SandboxContext,
  { requestNumber, note }: Pick<RequestAnswer, 'requestNumber' | 'note'>,
): RequestRecord {
  const { db, clock } = context
  return db.transaction(() => {
    const request = openRequest(context, requestNumber)
    sendDecline(db, request, { note, at: clock.now() })
    updateRequest(db, request.id, { status: 'Declined' })
    return { ...request, status: 'Declined' }
  })
}

function openRequest({ db }: SandboxContext, requestNumber: string): RequestRecord {
  const request = findRequestByNumber(db, requestNumber.trim().toUpperCase())
  if (request === undefined) throw itemNotFound('The request')
  if (request.status === 'Submitted') return request
  throw new PlatformError(409, 'INVALID_STATUS', `The request ${request.requestNumber} has its answer.`)
}

function readPrices(
  { content }: RequestRecord,
  unitPrices: RequestAnswer['unitPrices'],
): RequestPrices['prices'] {
  if (unitPrices.length > content.quantities.length)
    throw invalidInput('There are more unit prices than quantities.')
  const prices = content.quantities.flatMap((quantity, index) => {
    const unitPrice = unitPrices[index] ?? null
    return unitPrice === null ? [] : [{ quantity, unitPrice: readPrice(unitPrice) }]
  })
  if (prices.length === 0) throw invalidInput('At least one quantity has a unit price.')
  return prices
}

function readPrice(text: string): string {
  const amount = parseAmount(text)
  if (amount && amount.units > 0n && amount.scale <= 4 && text.length <= 16) return text
  throw invalidInput('A unit price is a decimal above 0 with up to four decimals.')
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

function toQuotes(context: SandboxContext, request: RequestRecord, priced: RequestPrices) {
  return priced.prices.map(({ quantity, unitPrice }) => {
    const quoteId = quoteOf(context, request, { quantity, unitPrice })
    approveQuote(context, { quoteId, lastDay: priced.lastDay, note: priced.note })
    return { quoteId, quantity }
  })
}

function quoteOf(
  context: SandboxContext,
  request: RequestRecord,
  line: RequestPrices['prices'][number],
): string {
  const { id, accountId, userId, shop, locale, siteUrl, content } = request
  return createQuote(context, {
    ...{ accountId: accountId ?? '', ownerId: userId, shop, locale, siteUrl, requestId: id },
    name: quoteName(request, line.quantity, locale),
    lines: [{ productId: madeToMeasureId, description: boxText(content, locale), ...line }],
    comments: content.remark,
  })
}

/** `320 × 210 × 140 mm, 500 Stück (N-CH-000012)`. */
function quoteName({ content, requestNumber }: RequestRecord, quantity: number, locale: ShopLocale): string {
  const number = new Intl.NumberFormat(locale).format(quantity)
  const pieces = translate({ de: `${number} Stück`, fr: `${number} pièces`, en: `${number} pieces` }, locale)
  return `${sizeText(content)}, ${pieces} (${requestNumber})`
}
