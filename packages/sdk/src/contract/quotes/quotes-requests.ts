import * as z from 'zod/mini'
import { mapOf } from '../kit/schema'

const additionalFields = mapOf(z.string())

export const quotesQuerySchema = z.object({
  /** Names of fields of quotes, their lines and products, separated by commas. @default the platform's own choice */
  fields: z.optional(z.string()),
  /** By the moment when they were made. @default 'CreatedDateDesc' */
  sortParam: z.optional(z.enum(['CreatedDateAsc', 'CreatedDateDesc'])),
  /** 1 to 200. @default 25 */
  pageSize: z.optional(z.number()),
  /** `nextPageToken` of the previous page. */
  pageToken: z.optional(z.string()),
  /** Quotes made from this moment on: ISO 8601 in UTC, with milliseconds. */
  earliestDate: z.optional(z.string()),
  /** Quotes made before this moment: ISO 8601 in UTC, with milliseconds. */
  latestDate: z.optional(z.string()),
})
/** Which quotes to list. */
export interface QuotesQuery extends z.output<typeof quotesQuerySchema> {}

export const quoteQuerySchema = z.object({
  /** Names of fields, as in a list. */
  fields: z.optional(z.string()),
})
/** What to read of a quote. */
export interface QuoteQuery extends z.output<typeof quoteQuerySchema> {}

export const cartQuoteBodySchema = z.object({
  /** Fields of the quote's record by API name, such as `ExpirationDate`; empty for none. */
  additionalFields,
  /** What the buyer wishes; becomes a note. */
  comments: z.optional(z.string()),
  /** Whether the cart is deleted afterwards. @default false */
  deleteCart: z.optional(z.boolean()),
})
/** A quote to request for what is in a cart. */
export interface CartQuoteBody extends z.output<typeof cartQuoteBodySchema> {}

export const productQuoteBodySchema = z.object({
  /** A decimal number. */
  quantity: z.string(),
  /** As for a cart. */
  additionalFields,
  /** What the buyer wishes; becomes a note. */
  comments: z.optional(z.string()),
  /** ISO 4217; without it the currency of the shop. */
  currencyIsoCode: z.optional(z.string()),
})
/** A quote to request for a product. */
export interface ProductQuoteBody extends z.output<typeof productQuoteBodySchema> {}

export const changeQuoteBodySchema = z.object({
  /** `Draft` asks the seller again, `Denied` declines. */
  status: z.enum(['Draft', 'Denied']),
  /** What the buyer says about it. */
  note: z.optional(
    z.object({
      /** Plain text. */
      content: z.string(),
    }),
  ),
})
/** What becomes of a quote. */
export interface ChangeQuoteBody extends z.output<typeof changeQuoteBodySchema> {}

export const quoteCartBodySchema = z.object({
  /** `CONVERT_TO_CART` accepts the quote at its prices, `DUPLICATE_TO_CART` copies its products at the prices of today. */
  operationType: z.enum(['CONVERT_TO_CART', 'DUPLICATE_TO_CART']),
})
/** How a quote comes into the cart. */
export interface QuoteCartBody extends z.output<typeof quoteCartBodySchema> {}
