import type { QuoteStatus } from '@cartonnage/sdk/rules'
import { finishWrite } from '../../basket/cart/cart-state'
import { listCartsWithQuote } from '../../basket/records/cart-repository'
import { parseAmount } from '../../amount'
import type { SandboxContext } from '../../calls/sandbox-context'
import { invalidInput, itemNotFound, PlatformError } from '../../platform-error'
import { addNote } from './create-quote'
import { sendQuoteMail } from './quote-mail'
import * as quotes from './quote-repository'
import type { QuoteLineRecord, QuoteRecord } from './quote-repository'
import { todayIn } from './quote-statuses'

/** What the seller may do with a quote, and from which states. */
const allowedFrom = {
  review: ['Draft', 'Needs Review'],
  approve: ['Draft', 'Needs Review', 'In Review', 'Presented', 'Approved'],
  present: ['Approved'],
  reject: ['Draft', 'Needs Review', 'In Review'],
  expire: ['Approved', 'Presented', 'Accepted'],
} as const satisfies Readonly<Record<string, readonly QuoteStatus[]>>

/** One of the seller's acts. */
export type SellerAct = keyof typeof allowedFrom

/** The acts that are possible with a quote now. */
export const possibleActs = ({ status, orderReferenceNumber }: QuoteRecord): readonly SellerAct[] =>
  orderReferenceNumber === null ? sellerActs.filter((act) => isFrom(act, status)) : []

export const sellerActs = Object.keys(allowedFrom) as readonly SellerAct[]

const isFrom = (act: SellerAct, status: QuoteStatus): boolean =>
  allowedFrom[act].some((from) => from === status)

/** A quote with the prices for which the seller sells. */
export interface Approval {
  readonly quoteId: string
  /** Net unit prices as decimal text by the ids of the lines; a line that is not named keeps its price. */
  readonly unitPrices?: Readonly<Record<string, string>>
  /** The last day on which it holds, such as `2026-12-31`. */
  readonly lastDay: string
  /** What the seller writes about it. */
  readonly note?: string | null
}

/**
 * Sets the prices of a quote, until when it holds, and that it can be accepted; the buyer gets a mail. 404 for an unknown
 * quote, 409 in another state, 400 for a price or a day that is not allowed, and for a line without a price.
 */
export function approveQuote(context: SandboxContext, approval: Approval): QuoteRecord {
  const { quoteId, unitPrices = {}, lastDay, note } = approval
  return context.db.transaction(() => {
    const quote = openQuote(context, quoteId, 'approve')
    if (!isDay(lastDay) || lastDay < todayIn(context, quote.shop))
      throw invalidInput('lastDay is a day from today on, such as 2026-12-31.')
    for (const line of quotes.listQuoteLines(context.db, quote.id))
      setPrice(context, line, unitPrices[line.id])
    if (note) addNote(context, quote.id, { content: note, ownerId: null })
    // Whoever is about to pay has to see the new prices first.
    for (const cart of listCartsWithQuote(context.db, quote.id)) finishWrite(context, cart)
    const approved = change(context, quote, { status: 'Approved', lastDay })
    sendQuoteMail(context, approved)
    return approved
  })
}

/** Shows an approved quote for which the release is still to come. */
export const presentQuote = (context: SandboxContext, quoteId: string): QuoteRecord =>
  act(context, { quoteId, act: 'present' }, { status: 'Presented' })

/** Says that the seller is at it. */
export const reviewQuote = (context: SandboxContext, quoteId: string): QuoteRecord =>
  act(context, { quoteId, act: 'review' }, { status: 'In Review' })

/** Declines to offer anything, with a note. */
export function rejectQuote(context: SandboxContext, quoteId: string, note?: string | null): QuoteRecord {
  return context.db.transaction(() => {
    const rejected = act(context, { quoteId, act: 'reject' }, { status: 'Rejected' })
    if (note) addNote(context, rejected.id, { content: note, ownerId: null })
    return rejected
  })
}

/** Ends a quote: yesterday was its last day. */
export function expireQuote(context: SandboxContext, quoteId: string): QuoteRecord {
  const { shop } = openQuote(context, quoteId, 'expire')
  const lastDay = dayBefore(todayIn(context, shop))
  return act(context, { quoteId, act: 'expire' }, { lastDay })
}

type Changed = Partial<Pick<QuoteRecord, 'status' | 'lastDay'>>

function act(
  context: SandboxContext,
  { quoteId, act: name }: { readonly quoteId: string; readonly act: SellerAct },
  changed: Changed,
): QuoteRecord {
  return context.db.transaction(() => change(context, openQuote(context, quoteId, name), changed))
}

function change({ db }: SandboxContext, quote: QuoteRecord, changed: Changed): QuoteRecord {
  quotes.changeQuoteRecord(db, quote.id, changed)
  return { ...quote, ...changed }
}

function openQuote({ db }: SandboxContext, quoteId: string, name: SellerAct): QuoteRecord {
  const quote = quotes.findQuote(db, quoteId)
  if (!quote) throw itemNotFound('The quote')
  if (possibleActs(quote).includes(name)) return quote
  throw new PlatformError(409, 'INVALID_STATUS', `A quote that is ${quote.status} cannot do that: ${name}.`)
}

function setPrice({ db }: SandboxContext, line: QuoteLineRecord, requested: string | undefined): void {
  const unitPrice = requested ?? line.unitPrice
  if (unitPrice === null) throw invalidInput(`The line ${line.name} has no unit price.`)
  const amount = parseAmount(unitPrice)
  if (!amount || amount.units <= 0n || amount.scale > 4 || unitPrice.length > 16)
    throw invalidInput(`The unit price of ${line.name} is a decimal above 0 with up to four decimals.`)
  quotes.setUnitPrice(db, line.id, unitPrice)
}

const dayLength = 86_400_000

/** Whether a text is a day of the calendar, such as `2026-12-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayLength).toISOString().slice(0, 10)
