import type { SandboxContext } from '../../calls/sandbox-context'
import { findAccount } from '../../people/session/buyer-repository'
import { listAllQuotes, listQuoteLines, listQuoteNotes } from './quote-repository'
import { possibleActs } from './seller-acts'

/** The quotes with which the seller can do something, the newest first. */
export const listOpenQuotes = ({ db }: SandboxContext) =>
  listAllQuotes(db).flatMap((quote) => {
    const acts = possibleActs(quote)
    if (acts.length === 0) return []
    const { id, quoteNumber, name, status, shop, currencyCode, lastDay, requestId } = quote
    const lines = listQuoteLines(db, id).map((line) => ({
      lineId: line.id,
      name: line.description ?? line.name,
      quantity: line.quantity,
      listPrice: line.listPrice,
      unitPrice: line.unitPrice,
    }))
    const accountName = findAccount(db, quote.accountId)?.name ?? ''
    const notes = listQuoteNotes(db, id).map(({ createdBy, content }) => ({ createdBy, content }))
    const head = { quoteId: id, quoteNumber, name, status, shop, currencyCode, lastDay, requestId }
    return [{ ...head, accountName, acts, lines, notes }]
  })

/** A quote as the seller sees it. */
export type OpenQuote = ReturnType<typeof listOpenQuotes>[number]
