import { readRequired, readText } from '../../calls/json-body'
import type { SandboxContext } from '../../calls/sandbox-context'
import { isRecord } from '../../json-object'
import { invalidInput } from '../../platform-error'
import type { QuoteRecord } from './quote-repository'
import {
  approveQuote,
  expireQuote,
  presentQuote,
  rejectQuote,
  reviewQuote,
  sellerActs,
  type SellerAct,
} from './seller-acts'

/** What the seller does with a quote, with what belongs to an approval. */
export interface SellerInput {
  readonly quoteId: string
  readonly act: SellerAct
  readonly unitPrices: Readonly<Record<string, string>>
  readonly lastDay: string | null
  readonly note: string | null
}

export const sellerMembers = ['quoteId', 'act', 'unitPrices', 'lastDay', 'note']

type Members = Readonly<Record<string, unknown>>

/** Reads `{ quoteId, act, unitPrices?, lastDay?, note? }`; 400 for an unknown act. */
export function readSellerAct(body: Members): SellerInput {
  const act = sellerActs.find((name) => name === body.act)
  if (act === undefined) throw invalidInput(`act is one of ${sellerActs.join(', ')}.`)
  return {
    quoteId: readRequired(body, 'quoteId'),
    act,
    unitPrices: readPrices(body.unitPrices ?? {}),
    lastDay: readText(body, 'lastDay'),
    note: readText(body, 'note'),
  }
}

/** In front of the id of a line, in the name of its field in the form. */
export const priceField = 'unitPrice-'

/** Reads the fields of the form: a price that is empty stays as it is. */
export function readSellerForm(fields: Readonly<Record<string, string>>): SellerInput {
  const prices = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(priceField) && value.trim() !== '' ? [[name.slice(priceField.length), value.trim()]] : [],
  )
  return readSellerAct({ ...fields, unitPrices: Object.fromEntries(prices) as unknown })
}

function readPrices(prices: unknown): Readonly<Record<string, string>> {
  if (!isRecord(prices)) throw invalidInput('unitPrices has a price for the id of each line.')
  const read = Object.entries(prices).map(([id, price]) => {
    if (typeof price !== 'string') throw invalidInput('A unit price is a text.')
    return [id, price] as const
  })
  return Object.fromEntries(read)
}

/** Does what the seller wants, and returns the quote as it is then. */
export function runSellerAct(context: SandboxContext, { act, quoteId, ...input }: SellerInput): QuoteRecord {
  switch (act) {
    case 'approve':
      return approveQuote(context, { ...input, quoteId, lastDay: input.lastDay ?? '' })
    case 'present':
      return presentQuote(context, quoteId)
    case 'review':
      return reviewQuote(context, quoteId)
    case 'reject':
      return rejectQuote(context, quoteId, input.note)
    case 'expire':
      return expireQuote(context, quoteId)
  }
}
