import {
  changeQuote,
  createCartFromQuote,
  getQuote,
  listQuotes,
  requestQuoteFromCart,
  requestQuoteFromProduct,
  type QuoteError,
  type QuoteRecordDetail,
  type QuoteRecordList,
} from '../contract/quotes/quotes'
import type {
  ChangeQuoteBody,
  ProductQuoteBody,
  QuoteCartBody,
  QuotesQuery,
  CartQuoteBody,
} from '../contract/quotes/quotes-requests'
import { isResponseError } from '../errors/errors'
import { nullWhenNotFound } from '../errors/outcome'
import { currentCart } from '../rules/call/call-defaults'
import { readQuoteProblem, type QuoteProblem } from '../rules/quotes/quote-problems'
import type { CallOptions, Transport } from '../transport/transport'
import { quoteFields } from './quote'

/** What came of a call: the id of what it made, or why it made nothing. */
export interface QuoteCallResult {
  readonly id: string | null
  readonly problems: readonly QuoteProblem[]
}

/** The calls of quotes, one each, as the platform has them. */
export interface QuoteCalls {
  /** Null where the platform has no quotes for the shop. */
  list(query: QuotesQuery, call?: CallOptions): Promise<QuoteRecordList | null>
  /** Fails with a 404 without a quote of that id. */
  read(quoteId: string, call?: CallOptions): Promise<QuoteRecordDetail>
  requestFromCart(body: CartQuoteBody, call?: CallOptions): Promise<QuoteCallResult>
  requestFromProduct(productId: string, body: ProductQuoteBody, call?: CallOptions): Promise<QuoteCallResult>
  change(quoteId: string, body: ChangeQuoteBody, call?: CallOptions): Promise<QuoteCallResult>
  toCart(quoteId: string, body: QuoteCartBody, call?: CallOptions): Promise<QuoteCallResult>
}

export function createQuoteCalls({ send, scope }: Transport): QuoteCalls {
  const fields = quoteFields
  return {
    list: async (query, call) =>
      (await send(listQuotes, { query: { fields, ...query } }, call).catch(nullWhenNotFound))?.data ?? null,
    read: async (quoteId, call) => {
      const input = { params: { quoteId }, query: { fields } }
      return (await send(getQuote, input, call)).data
    },
    requestFromCart: (body, call) =>
      readResult(async () => {
        const input = { params: { cartStateOrId: currentCart }, body }
        const { quoteId, errors } = (await send(requestQuoteFromCart, input, call)).data
        return { id: quoteId, errors }
      }),
    requestFromProduct: (productId, body, call) =>
      readResult(async () => {
        const { currencyCode } = scope()
        const sent = { ...body, ...(currencyCode && { currencyIsoCode: currencyCode }) }
        const input = { params: { productId }, body: sent }
        const { quoteId, errors } = (await send(requestQuoteFromProduct, input, call)).data
        return { id: quoteId, errors }
      }),
    change: (quoteId, body, call) =>
      readResult(async () => {
        const { errors } = (await send(changeQuote, { params: { quoteId }, body }, call)).data
        return { id: quoteId, errors }
      }),
    toCart: (quoteId, body, call) =>
      readResult(async () => {
        const input = { params: { quoteId }, body }
        const { cartId, errors } = (await send(createCartFromQuote, input, call)).data
        return { id: cartId, errors }
      }),
  }
}

/** The platform says why in a successful response and in a failed one. */
async function readResult(
  send: () => Promise<{ readonly id: string | null; readonly errors: readonly QuoteError[] }>,
): Promise<QuoteCallResult> {
  try {
    const { id, errors } = await send()
    const problems = errors.map(readQuoteProblem)
    return { id: problems.length > 0 ? null : id, problems }
  } catch (error) {
    if (!isResponseError(error) || ![400, 409, 422].includes(error.status)) throw error
    const problems = error.errors.map(({ type, message }) =>
      readQuoteProblem({ code: type, message: message ?? null }),
    )
    if (problems.length === 0) throw error
    return { id: null, problems }
  }
}
