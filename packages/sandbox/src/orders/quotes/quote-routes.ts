import { Hono } from 'hono'
import { decideQuote } from '@cartonnage/sdk/rules'
import type { Call, Env } from '../../calls/call'
import { readBody, readText } from '../../calls/json-body'
import { illegalValue, readWholeNumber } from '../../calls/query'
import { isRecord } from '../../json-object'
import { requireBuyer } from '../../people/account/permitted-account'
import { setEffectiveAccount } from '../../people/session/visitor'
import { invalidInput, itemNotFound, PlatformError } from '../../platform-error'
import { addNote } from './create-quote'
import { quoteBody, quoteDetail, readFieldNames } from './quote-representation'
import { respondToQuote } from './quote-refusal'
import { changeQuoteRecord, findQuote, listQuotes, type QuoteRecord } from './quote-repository'
import { quoteSituation } from './quote-statuses'
import { convertQuote, copyQuote } from './quote-to-cart'
import { readComment, readWish } from './quote-wish'
import { requestFromCart, requestFromProduct } from './request-quote'

const largestPage = 200
const usualPage = 25
const requestMembers = ['additionalFields', 'comments', 'contextDefinitionName']

/** The platform's quotes. All calls fail with 401 for guests, and with 404 for a quote of another account. */
export const quoteRoutes = new Hono<Env>()
  .get('/quotes', (c) => c.json(quoteList(c.var)))
  .get('/quotes/:quoteId', (c) => {
    const names = readFieldNames(c.req.query('fields'))
    return c.json(quoteDetail(c.var, requireQuote(c.var), names))
  })
  .post('/carts/:cartId/quotes', async (c) => {
    const body = await readBody(c, [...requestMembers, 'deleteCart'])
    requireBuyer(c.var.visitor)
    const { deleteCart: deletesCart = false } = body
    if (typeof deletesCart !== 'boolean') throw invalidInput('deleteCart is true or false.')
    if (body.additionalFields === undefined) throw invalidInput('additionalFields is required.')
    const request = { cartId: c.req.param('cartId'), wish: readWish(c.var, body), deletesCart }
    return respondToQuote(c, { member: 'quoteId', work: () => requestFromCart(c.var, request) })
  })
  .post('/products/:productId/quotes', async (c) => {
    const body = await readBody(c, [...requestMembers, 'quantity', 'currencyIsoCode', 'effectiveAccountId'])
    setEffectiveAccount(c, readText(body, 'effectiveAccountId'))
    const { visitor } = c.var
    requireBuyer(visitor)
    const { currencyIsoCode = visitor.currencyCode, quantity } = body
    if (currencyIsoCode !== visitor.currencyCode)
      throw invalidInput(`currencyIsoCode must be ${visitor.currencyCode}.`)
    const request = { productId: c.req.param('productId'), quantity, wish: readWish(c.var, body) }
    return respondToQuote(c, { member: 'quoteId', work: () => requestFromProduct(c.var, request) })
  })
  .patch('/quotes/:quoteId', async (c) => {
    const body = await readBody(c, ['status', 'note'])
    const change = readChange(body)
    return respondToQuote(c, { work: () => changeQuote(c.var, change) })
  })
  .post('/quotes/:quoteId/cart', async (c) => {
    const { operationType } = await readBody(c, ['operationType'])
    const quote = requireQuote(c.var)
    if (operationType !== 'CONVERT_TO_CART' && operationType !== 'DUPLICATE_TO_CART')
      throw invalidInput('operationType is CONVERT_TO_CART or DUPLICATE_TO_CART.')
    const put = operationType === 'CONVERT_TO_CART' ? convertQuote : copyQuote
    return respondToQuote(c, { member: 'cartId', work: () => put(c.var, quote) })
  })

/** The quote of the path, where it is one of the account. */
function requireQuote({ context, visitor, request }: Call): QuoteRecord {
  const { accountId } = requireBuyer(visitor)
  const quote = findQuote(context.db, request.param('quoteId') ?? '')
  const isOwn = quote?.accountId === (visitor.effectiveAccountId ?? accountId)
  if (!quote || !isOwn || quote.shop !== visitor.shop) throw itemNotFound('The quote')
  return quote
}

interface QuoteChange {
  readonly status: 'Draft' | 'Denied'
  readonly note: string | null
}

function readChange({ status, note }: Record<string, unknown>): QuoteChange {
  if (status !== 'Draft' && status !== 'Denied') throw invalidInput('status is Draft or Denied.')
  if (note !== undefined && note !== null && !isRecord(note)) throw invalidInput('note has a content.')
  return { status, note: isRecord(note) ? readComment(note, 'content') : null }
}

/** Asks the seller again, or declines. 409 where that is not decided for the state of the quote. */
function changeQuote(call: Call, { status, note }: QuoteChange): string {
  const { context } = call
  return context.db.transaction(() => {
    const quote = requireQuote(call)
    const verdict = decideQuote(
      quoteSituation(context, quote),
      status === 'Draft' ? 'renegotiate' : 'decline',
    )
    if (verdict !== 'allowed') {
      const message = `A quote that is ${verdict} cannot become ${status}.`
      throw new PlatformError(409, 'INVALID_STATUS', message)
    }
    changeQuoteRecord(context.db, quote.id, { status })
    if (note !== null)
      addNote(context, quote.id, { content: note, ownerId: requireBuyer(call.visitor).userId })
    return quote.id
  })
}

/** One page of the account's quotes. Its token is the number of quotes before it. */
function quoteList(call: Call) {
  const { context, visitor, request } = call
  const { accountId } = requireBuyer(visitor)
  const query = request.query()
  const limit = readWholeNumber(query, 'pageSize', largestPage) ?? usualPage
  const { pageToken = '0', sortParam = 'CreatedDateDesc' } = query
  if (!/^\d{1,9}$/.test(pageToken)) throw illegalValue('pageToken')
  if (sortParam !== 'CreatedDateAsc' && sortParam !== 'CreatedDateDesc') throw illegalValue('sortParam')
  const skip = Number(pageToken)
  const names = readFieldNames(query.fields)
  // One more than the page holds shows whether there is a next page.
  const found = listQuotes(context.db, visitor.effectiveAccountId ?? accountId, {
    shop: visitor.shop,
    skip,
    limit: limit + 1,
    order: sortParam === 'CreatedDateAsc' ? 'ASC' : 'DESC',
    from: readInstant(query, 'earliestDate'),
    before: readInstant(query, 'latestDate'),
  })
  const page = found.slice(0, limit)
  return {
    count: page.length,
    quotes: page.map((quote) => quoteBody(call, quote, names)),
    currentPageToken: pageToken,
    currentPageUrl: null,
    nextPageToken: found.length > limit ? String(skip + limit) : null,
    nextPageUrl: null,
    previousPageToken: skip > 0 ? String(Math.max(0, skip - limit)) : null,
    previousPageUrl: null,
    errors: [],
  }
}

/** The platform wants milliseconds and UTC; a plus sign is a blank in a query that was not encoded. */
function readInstant(query: Readonly<Record<string, string>>, name: string): number | undefined {
  const text = query[name]
  if (!text) return undefined
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:?\d\d)$/.test(text)
    ? Date.parse(text)
    : NaN
  if (Number.isNaN(instant)) throw illegalValue(name)
  return instant
}
