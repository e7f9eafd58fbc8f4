import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { fieldValues } from '../kit/field-values'
import { webstorePath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'
import type {
  CartQuoteBody,
  ChangeQuoteBody,
  ProductQuoteBody,
  QuoteCartBody,
  QuoteQuery,
  QuotesQuery,
} from './quotes-requests'

const quotesPath = `${webstorePath}/quotes` as const

const errorShape = z.object({
  /** Such as `DUPLICATE_PRODUCT_IN_CART`; null where the platform has only a text. */
  code: text,
  /** In English; null where the platform sends none. */
  message: text,
})
/** Why the platform does not do something with a quote. */
export interface QuoteError extends z.output<typeof errorShape> {}

const members = {
  /** Begins with `0Q0`, of 15 or 18 characters. */
  id: z.string(),
  /** The number that buyer and seller quote; null where the platform sends none. */
  quoteNumber: text,
  /** As the platform spells it, such as `Needs Review`; null for a quote without one. */
  status: text,
  /** Fields of the record by API name: `ExpirationDate`, `GrandTotal`, `CurrencyIsoCode` … */
  fields: fieldValues,
}

const recordShape = z.object(members)
/** A quote without its lines. */
export interface QuoteRecord extends z.output<typeof recordShape> {}
/** Fails without `id`. */
export const quoteRecordSchema: Schema<QuoteRecord> = recordShape

const listShape = z.object({
  /** The quotes of this page. */
  quotes: listOf(quoteRecordSchema),
  /** For the next request; null on the last page. */
  nextPageToken: text,
})
/** One page of an account's quotes. */
export interface QuoteRecordList extends z.output<typeof listShape> {}
/** Reads a missing list as an empty one. */
export const quoteRecordListSchema: Schema<QuoteRecordList> = listShape

const productShape = z.object({
  /** Record id; null where the platform sends none. */
  productId: text,
  /** In the language of the request. */
  name: text,
  /** Product number; null where the product has none. */
  sku: text,
  /** Last part of the product's address; null where it has none. */
  urlName: text,
})
const lineShape = z.object({
  /** Begins with `0QL`: the `quoteLineItemId` of the cart item that comes of it. */
  id: z.string(),
  /** Fields of the record by API name: `Quantity`, `UnitPrice`, `TotalPrice` … */
  fields: fieldValues,
  /** Null where the buyer may not see the product. */
  product: maybe(productShape),
})
/** One line of a quote. */
export interface QuoteLineRecord extends z.output<typeof lineShape> {}

const noteShape = z.object({
  /** Null where it has none. */
  title: text,
  /** Plain text; null where it is empty. */
  content: text,
  /** Who wrote it, for display; null where the platform does not say. */
  createdBy: text,
  /** ISO 8601 in UTC; null where the platform does not say. */
  contentModifiedDate: text,
})
/** What buyer or seller wrote about a quote. */
export interface QuoteNoteRecord extends z.output<typeof noteShape> {}

const detailShape = z.object({
  ...members,
  /** What is offered. */
  lineItems: listOf(lineShape),
  /** In the platform's order. */
  notes: listOf(noteShape),
})
/** A quote with its lines and notes. */
export interface QuoteRecordDetail extends z.output<typeof detailShape> {}
/** Fails without `id`. */
export const quoteRecordDetailSchema: Schema<QuoteRecordDetail> = detailShape

const requestedShape = z.object({
  /** Record id of the new quote; null where there is none. */
  quoteId: text,
  /** Why there is none; empty after success. */
  errors: listOf(errorShape),
})
/** The answer to a request for a quote. */
export interface RequestedQuote extends z.output<typeof requestedShape> {}
/** Accepts an object without any of its members. */
export const requestedQuoteSchema: Schema<RequestedQuote> = requestedShape

const changedShape = z.object({
  /** Why the quote stays as it is; empty after success. */
  errors: listOf(errorShape),
})
/** The answer to the change of a quote. */
export interface ChangedQuote extends z.output<typeof changedShape> {}
/** Reads missing errors as none. */
export const changedQuoteSchema: Schema<ChangedQuote> = changedShape

const cartShape = z.object({
  /** Record id of the cart that has the lines now; null where nothing was done. */
  cartId: text,
  /** Why nothing was done; empty after success. */
  errors: listOf(errorShape),
})
/** The answer to putting a quote into the cart. */
export interface QuoteCart extends z.output<typeof cartShape> {}
/** Accepts an object without any of its members. */
export const quoteCartSchema: Schema<QuoteCart> = cartShape

const scopeParams = ['effectiveAccountId'] as const

/** The quotes of the account, the newest first. */
export const listQuotes = defineCall(
  {
    id: 'quotes.list',
    method: 'GET',
    path: quotesPath,
    base: 'api',
    responses: { 200: quoteRecordListSchema },
    scopeParams,
  },
  request<{ query?: QuotesQuery }>,
)

/** One quote with its lines and notes. */
export const getQuote = defineCall(
  {
    id: 'quotes.get',
    method: 'GET',
    path: `${quotesPath}/{quoteId}`,
    base: 'api',
    responses: { 200: quoteRecordDetailSchema },
    scopeParams,
  },
  request<{ query?: QuoteQuery }>,
)

/** Requests a quote for what is in the active cart. Sent again it makes a second one. */
export const requestQuoteFromCart = defineCall(
  {
    id: 'quotes.requestFromCart',
    method: 'POST',
    path: `${webstorePath}/carts/{cartStateOrId}/quotes`,
    base: 'api',
    responses: { 200: requestedQuoteSchema, 201: requestedQuoteSchema },
    scopeParams: ['effectiveAccountId', 'currencyIsoCode'],
  },
  request<{ body: CartQuoteBody }>,
)

/** Requests a quote for a quantity of one product. Sent again it makes a second one. */
export const requestQuoteFromProduct = defineCall(
  {
    id: 'quotes.requestFromProduct',
    method: 'POST',
    path: `${webstorePath}/products/{productId}/quotes`,
    base: 'api',
    responses: { 200: requestedQuoteSchema, 201: requestedQuoteSchema },
    scopeParams,
  },
  request<{ body: ProductQuoteBody }>,
)

/** Asks the seller again, or declines a quote; only an approved one. */
export const changeQuote = defineCall(
  {
    id: 'quotes.change',
    method: 'PATCH',
    path: `${quotesPath}/{quoteId}`,
    base: 'api',
    responses: { 200: changedQuoteSchema },
    scopeParams,
  },
  request<{ body: ChangeQuoteBody }>,
)

/** Puts a quote into the active cart, at its own prices or at those of today. */
export const createCartFromQuote = defineCall(
  {
    id: 'quotes.toCart',
    method: 'POST',
    path: `${quotesPath}/{quoteId}/cart`,
    base: 'api',
    responses: { 200: quoteCartSchema, 201: quoteCartSchema },
    scopeParams,
  },
  request<{ body: QuoteCartBody }>,
)
