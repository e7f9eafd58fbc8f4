import type { FeatureContext } from '../client/client'
import { nullWhenNotFound } from '../errors/outcome'
import { calendarDay } from '../rules/delivery/working-days'
import { presetSenders } from '../rules/delivery/delivery-date'
import type { QuoteAction, QuoteVerdict } from '../rules/quotes/quote-actions'
import type { QuoteProblem } from '../rules/quotes/quote-problems'
import { shopperTransport } from '../session/after-session'
import { forBuyer } from '../session/require-buyer'
import type { CallOptions } from '../transport/transport'
import { toQuote, toQuoteDetail, type Quote, type QuoteDetail } from './quote'
import { createQuoteCalls, type QuoteCallResult } from './quote-calls'
import { quoteCart } from './quote-cart'

/** Which page of the account's quotes. */
export interface QuoteListInput {
  /** `nextPageToken` of the previous page. */
  readonly pageToken?: string
  /** 1 to 200. @default 25 */
  readonly pageSize?: number
}

/** One page of the account's quotes, the newest first. */
export interface QuoteList {
  /** Without their lines. */
  readonly quotes: readonly Quote[]
  /** For the next page; null on the last one. */
  readonly nextPageToken: string | null
}

/** What a buyer wishes of an offer. */
export interface QuoteWish {
  /** In their own words, up to 4,000 characters. @default nothing */
  readonly comments?: string
  /** The day until which the offer should be valid, as `2026-12-31`. @default the seller decides */
  readonly validUntil?: string
}

/** A wish for what is in the active cart. */
export interface CartQuoteWish extends QuoteWish {
  /** Whether the cart is deleted once the quote is requested. @default false */
  readonly emptyCart?: boolean
}

/** A wish for a quantity of one product. */
export interface ProductQuoteWish extends QuoteWish {
  /** Record id of the product. */
  readonly productId: string
  /** A decimal number. */
  readonly quantity: string
}

/** A quote that was requested, or why it was not. */
export interface QuoteRequest {
  /** Record id of the new quote; null where there is none. */
  readonly quoteId: string | null
  /** Why there is none; empty after success. */
  readonly problems: readonly QuoteProblem[]
}

/** What came of an action with a quote: it is done where the verdict is `'allowed'` and there are no problems. */
export interface QuoteChange {
  /** By the table of the rules, asked before anything is sent. */
  readonly verdict: QuoteVerdict
  /** What the platform has against it. */
  readonly problems: readonly QuoteProblem[]
}

/** What came of putting a quote into the cart. */
export interface QuoteInCart extends QuoteChange {
  /** Record id of the active cart that has its lines now; null where nothing was done. */
  readonly cartId: string | null
}

/**
 * The quotes of a buyer's account, which the platform has from v66 of its API on; requests from products, changes and carts
 * from v67 on. Every call fails with `SESSION_ENDED` for anybody but a buyer. A request or a change whose response is lost
 * fails with `UNKNOWN_OUTCOME`, `TIMEOUT` or `NETWORK`: the list and the quote show what became of it.
 */
export interface QuotesFeature {
  /** One page of the quotes; null where the platform has none for the shop. */
  list(input?: QuoteListInput, options?: CallOptions): Promise<QuoteList | null>
  /** A quote with lines and notes; null where the account has none of that id. */
  read(quoteId: string, options?: CallOptions): Promise<QuoteDetail | null>
  /** Requests a quote for what is in the active cart, once its open changes are made. */
  requestFromCart(wish?: CartQuoteWish, options?: CallOptions): Promise<QuoteRequest>
  /** Requests a quote for a quantity of one product. */
  requestFromProduct(wish: ProductQuoteWish, options?: CallOptions): Promise<QuoteRequest>
  /** Asks the seller for another offer, with what the buyer says about it. Errors: a 404 without the quote, as below. */
  renegotiate(quoteId: string, note: string, options?: CallOptions): Promise<QuoteChange>
  /** Declines the offer. */
  decline(quoteId: string, note?: string, options?: CallOptions): Promise<QuoteChange>
  /**
   * Accepts the offer: puts its lines into the active cart at its prices. Repeating it puts them there once, and an expired
   * offer is never sent.
   */
  accept(quoteId: string, options?: CallOptions): Promise<QuoteInCart>
  /** Puts its products into the active cart at the prices of today. */
  copy(quoteId: string, options?: CallOptions): Promise<QuoteInCart>
}

/** The quotes of a buyer's account. */
export function quotes(client: FeatureContext): QuotesFeature {
  const calls = createQuoteCalls(client.use(shopperTransport))
  const cart = client.use(quoteCart)
  const asBuyer = forBuyer(client)
  const today = () => calendarDay(client.options.clock.now(), presetSenders[client.shop].timeZone)
  const read = async (quoteId: string, call?: CallOptions) =>
    toQuoteDetail(await calls.read(quoteId, call), today())
  const act = (action: QuoteAction, run: QuoteAct) =>
    asBuyer(async (quoteId: string, note?: string, call?: CallOptions) => {
      const quote = await read(quoteId, call)
      const verdict = quote.actions[action]
      return verdict === 'allowed' ? toInCart(await run({ quote, note }, call)) : { ...nothingDone, verdict }
    })
  const renegotiate = act('renegotiate', ({ quote: { id }, note }, call) =>
    calls.change(id, { status: 'Draft', ...toNote(note) }, call),
  )
  const decline = act('decline', ({ quote: { id }, note }, call) =>
    calls.change(id, { status: 'Denied', ...toNote(note) }, call),
  )
  const accept = act('accept', ({ quote }, call) => cart.accept(quote, call))
  const copy = act('copy', ({ quote }, call) => cart.copy(quote, call))
  return {
    list: asBuyer(async (input = {}, call) => {
      const found = await calls.list(input, call)
      if (found === null) return null
      const { quotes: records, nextPageToken } = found
      return { quotes: records.map((record) => toQuote(record, today())), nextPageToken }
    }),
    read: asBuyer((quoteId, call) => read(quoteId, call).catch(nullWhenNotFound)),
    requestFromCart: asBuyer(async ({ emptyCart = false, ...wish } = {}, call) =>
      toRequest(await cart.request({ ...toBody(wish), deleteCart: emptyCart }, call)),
    ),
    requestFromProduct: asBuyer(async ({ productId, quantity, ...wish }, call) =>
      toRequest(await calls.requestFromProduct(productId, { quantity, ...toBody(wish) }, call)),
    ),
    renegotiate,
    decline,
    accept: (quoteId, call) => accept(quoteId, undefined, call),
    copy: (quoteId, call) => copy(quoteId, undefined, call),
  }
}

type QuoteAct = (
  input: { readonly quote: QuoteDetail; readonly note: string | undefined },
  call?: CallOptions,
) => Promise<QuoteCallResult>

const nothingDone = { problems: [], cartId: null }

const toInCart = ({ id, problems }: QuoteCallResult): QuoteInCart => ({
  verdict: 'allowed',
  problems,
  cartId: id,
})

const toRequest = ({ id, problems }: QuoteCallResult): QuoteRequest => ({ quoteId: id, problems })

const toNote = (note = '') => note.trim() !== '' && { note: { content: note.trim() } }

function toBody({ comments = '', validUntil }: QuoteWish) {
  return {
    additionalFields: { ...(validUntil && { ExpirationDate: validUntil }) },
    ...(comments.trim() !== '' && { comments: comments.trim() }),
  }
}
