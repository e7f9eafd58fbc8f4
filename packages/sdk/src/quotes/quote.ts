import { toMoney, type Money } from '../contract/kit/amount'
import { fieldNamed, type FieldValues } from '../contract/kit/field-values'
import { amountIn, quantityIn } from '../contract/kit/field-numbers'
import type { Quantity } from '../contract/kit/quantity'
import type {
  QuoteLineRecord,
  QuoteNoteRecord,
  QuoteRecord,
  QuoteRecordDetail,
} from '../contract/quotes/quotes'
import {
  decideQuote,
  isQuoteExpired,
  quoteActions,
  toQuoteStatus,
  type QuoteAction,
  type QuoteStatus,
  type QuoteVerdict,
} from '../rules/quotes/quote-actions'

/** A quote that the account has requested. */
export interface Quote {
  /** Record id. */
  readonly id: string
  /** The number that buyer and seller name; null where the platform sends none. */
  readonly quoteNumber: string | null
  /** What it is about, in the words of buyer or seller; null where it has no name. */
  readonly name: string | null
  /** Null for a quote without a state, and for one that the platform does not document. */
  readonly status: QuoteStatus | null
  /** ISO 8601 in UTC; null where the platform does not say. */
  readonly createdAt: string | null
  /** The last day on which it is valid, as `2026-12-31`; null where it does not expire. */
  readonly expiresOn: string | null
  /** Whether that day is over at the shop. */
  readonly isExpired: boolean
  /** Net; null until the seller has set prices, as the other amounts are. */
  readonly net: Money | null
  /** What is added to `net`. */
  readonly vat: Money | null
  /** With VAT. */
  readonly total: Money | null
  /** Number of the order at its prices; an extension, null without an order and where the organisation does not say. */
  readonly orderReferenceNumber: string | null
  /** What the buyer may do with it, else why not. */
  readonly actions: Readonly<Record<QuoteAction, QuoteVerdict>>
}

/** One line of a quote. Amounts are net. */
export interface QuoteLine {
  /** Record id, the `quoteLineItemId` of the cart item that comes of it. */
  readonly id: string
  /** Record id; null where the buyer may not see the product. */
  readonly productId: string | null
  /** Name of the product; null where the buyer may not see it. */
  readonly productName: string | null
  /** Product number. */
  readonly sku: string | null
  /** Last part of the product's address. */
  readonly urlName: string | null
  /** What exactly is offered, such as the size of a box that is made to measure; null without. */
  readonly description: string | null
  /** A decimal text for fractions; null where the platform sends none. */
  readonly quantity: Quantity | null
  /** Price per unit without the offer; null where there is none. */
  readonly listPrice: Money | null
  /** Null until the seller has set it. */
  readonly unitPrice: Money | null
  /** Of the whole quantity. */
  readonly total: Money | null
}

/** What buyer or seller wrote about a quote. */
export interface QuoteNote {
  /** A heading, which most have not; null then. */
  readonly title: string | null
  /** Plain text. */
  readonly content: string
  /** Who wrote it, for display; null where the platform does not say. */
  readonly author: string | null
  /** ISO 8601 in UTC; null where the platform does not say. */
  readonly writtenAt: string | null
}

/** A quote with its lines and notes. */
export interface QuoteDetail extends Quote {
  /** What is offered, in the order of the offer. */
  readonly lines: readonly QuoteLine[]
  /** The oldest first. */
  readonly notes: readonly QuoteNote[]
}

/** Names of the fields that the client reads, for the platform. */
export const quoteFields = [
  ...[
    'QuoteNumber',
    'Name',
    'Status',
    'ExpirationDate',
    'CreatedDate',
    'TotalPrice',
    'Tax',
    'GrandTotal',
  ].map((name) => `Quote.${name}`),
  ...['Quantity', 'ListPrice', 'UnitPrice', 'TotalPrice', 'Description'].map(
    (name) => `QuoteLineItem.${name}`,
  ),
].join(',')

/** A quote as the client gives it, on a day at the shop such as `2026-12-01`. */
export function toQuote({ id, quoteNumber, status: sent, fields }: QuoteRecord, today: string): Quote {
  const expiresOn = fieldNamed(fields, 'ExpirationDate')?.slice(0, 10) || null
  const orderReferenceNumber = fieldNamed(fields, 'OrderReferenceNumber__c') || null
  const status = toQuoteStatus(sent ?? fieldNamed(fields, 'Status'))
  const isExpired = isQuoteExpired(expiresOn, today)
  const situation = { status, isExpired, isOrdered: orderReferenceNumber !== null }
  const decided = quoteActions.map((action) => [action, decideQuote(situation, action)] as const)
  const money = moneyIn(fields, fieldNamed(fields, 'CurrencyIsoCode'))
  return {
    id,
    quoteNumber: quoteNumber ?? fieldNamed(fields, 'QuoteNumber'),
    name: fieldNamed(fields, 'Name'),
    status,
    createdAt: fieldNamed(fields, 'CreatedDate'),
    expiresOn,
    isExpired,
    net: money('TotalPrice'),
    vat: money('Tax'),
    total: money('GrandTotal'),
    orderReferenceNumber,
    // One entry for each action.
    actions: Object.fromEntries(decided) as Record<QuoteAction, QuoteVerdict>,
  }
}

/** A quote with its lines and notes, as {@link toQuote}. */
export function toQuoteDetail(record: QuoteRecordDetail, today: string): QuoteDetail {
  const currencyCode = fieldNamed(record.fields, 'CurrencyIsoCode')
  return {
    ...toQuote(record, today),
    lines: record.lineItems.map((line) => toLine(line, currencyCode)),
    notes: record.notes
      .flatMap(toNote)
      .toSorted((a, b) => compareTexts(a.writtenAt ?? '', b.writtenAt ?? '')),
  }
}

function toLine({ id, fields, product }: QuoteLineRecord, currencyCode: string | null): QuoteLine {
  const money = moneyIn(fields, currencyCode)
  return {
    id,
    productId: product?.productId ?? null,
    productName: product?.name ?? null,
    sku: product?.sku ?? null,
    urlName: product?.urlName ?? null,
    description: fieldNamed(fields, 'Description') || null,
    quantity: quantityIn(fields, 'Quantity'),
    listPrice: money('ListPrice'),
    unitPrice: money('UnitPrice'),
    total: money('TotalPrice'),
  }
}

const toNote = ({ title, content, createdBy, contentModifiedDate }: QuoteNoteRecord): readonly QuoteNote[] =>
  content ? [{ title, content, author: createdBy, writtenAt: contentModifiedDate }] : []

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const moneyIn = (fields: FieldValues, currencyCode: string | null) => (name: string) =>
  toMoney(amountIn(fields, name), currencyCode)
