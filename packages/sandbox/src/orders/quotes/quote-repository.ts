import type { QuoteStatus } from '@cartonnage/sdk/rules'
import type { Database } from '../../database/database'
import { insertRecord, updateRecord } from '../../database/write-record'
import { idParams } from '../../record-id'
import type { Shop, ShopLocale } from '../../shop'

/** A quote that an account requested. */
export interface QuoteRecord {
  readonly id: string
  readonly shop: Shop
  readonly accountId: string
  /** The buyer who asked; null where nobody has signed in for the account. */
  readonly ownerId: string | null
  readonly quoteNumber: string
  readonly name: string
  readonly status: QuoteStatus
  readonly currencyCode: string
  readonly description: string | null
  /** The request that it answers. */
  readonly requestId: string | null
  /** The language in which it was asked for, and where the shop was then; for the mail. */
  readonly locale: ShopLocale
  readonly siteUrl: string | null
  /** The last day on which it holds, such as `2026-12-31`; until the seller has answered, the one that the buyer wishes. */
  readonly lastDay: string | null
  /** The order that it became. */
  readonly orderReferenceNumber: string | null
  readonly createdAt: number
}

/** A product of a quote. Prices are net and for one unit; null until they are known. */
export interface QuoteLineRecord {
  readonly id: string
  readonly quoteId: string
  readonly position: number
  /** Null for a line that is only text. */
  readonly productId: string | null
  readonly sku: string | null
  readonly name: string
  readonly description: string | null
  readonly quantity: number
  readonly listPrice: string | null
  readonly unitPrice: string | null
}

/** What one side wrote to the other. */
export interface QuoteNoteRecord {
  readonly id: string
  readonly quoteId: string
  readonly title: string
  readonly content: string
  readonly createdBy: string
  readonly createdAt: number
}

/** As whom the seller writes notes. */
export const sellerName = 'Cartonnage'

const selectQuote = `
  SELECT id, shop, account_id AS accountId, owner_id AS ownerId, quote_number AS quoteNumber, name, status,
    currency_code AS currencyCode, description, request_id AS requestId, locale, site_url AS siteUrl,
    last_day AS lastDay, order_reference_number AS orderReferenceNumber, created_at AS createdAt
  FROM quote`

interface QuotePage {
  readonly shop: Shop
  readonly skip: number
  readonly limit: number
  /** @default 'DESC', the newest first */
  readonly order?: 'ASC' | 'DESC'
  /** Created at this moment or later. */
  readonly from?: number | undefined
  /** Created before this moment. */
  readonly before?: number | undefined
}

/** One page of the account's quotes. */
export const listQuotes = (
  db: Database,
  accountId: string,
  { shop, skip, limit, order = 'DESC', from, before }: QuotePage,
): QuoteRecord[] =>
  db.all(
    `${selectQuote} WHERE account_id = ? AND shop = ? AND created_at >= ? AND created_at < ?
     ORDER BY created_at ${order}, id LIMIT ? OFFSET ?`,
    accountId,
    shop,
    from ?? 0,
    before ?? Number.MAX_SAFE_INTEGER,
    limit,
    skip,
  )

/** Every quote of all accounts, the newest first. */
export const listAllQuotes = (db: Database): QuoteRecord[] =>
  db.all(`${selectQuote} ORDER BY created_at DESC, id`)

/** A quote by its id of 15 or 18 characters. */
export const findQuote = (db: Database, id: string): QuoteRecord | undefined =>
  db.get(`${selectQuote} WHERE substr(id, 1, ?) = ?`, ...idParams(id))

/** The lines of a quote, in their order. */
export const listQuoteLines = (db: Database, quoteId: string): QuoteLineRecord[] =>
  db.all(
    `SELECT id, quote_id AS quoteId, position, product_id AS productId, sku, name, description, quantity,
       list_price AS listPrice, unit_price AS unitPrice
     FROM quote_line WHERE quote_id = ? ORDER BY position`,
    quoteId,
  )

/** The notes of a quote, the oldest first. */
export const listQuoteNotes = (db: Database, quoteId: string): QuoteNoteRecord[] =>
  db.all(
    `SELECT id, quote_id AS quoteId, title, content, created_by AS createdBy, created_at AS createdAt
     FROM quote_note WHERE quote_id = ? ORDER BY created_at, rowid`,
    quoteId,
  )

export function insertQuote(db: Database, quote: QuoteRecord, lines: readonly QuoteLineRecord[]): void {
  insertRecord(db, 'quote', quote)
  for (const line of lines) insertRecord(db, 'quote_line', line)
}

export function insertQuoteNote(db: Database, note: QuoteNoteRecord): void {
  insertRecord(db, 'quote_note', note)
}

type QuoteChange = Partial<Pick<QuoteRecord, 'status' | 'lastDay' | 'orderReferenceNumber'>>

export function changeQuoteRecord(db: Database, id: string, set: QuoteChange): void {
  updateRecord(db, 'quote', { where: { id }, set })
}

/** Says which order a quote became. */
export const acceptQuote = (db: Database, id: string, orderReferenceNumber: string): void =>
  changeQuoteRecord(db, id, { status: 'Accepted', orderReferenceNumber })

export function setUnitPrice(db: Database, lineId: string, unitPrice: string): void {
  updateRecord(db, 'quote_line', { where: { id: lineId }, set: { unitPrice } })
}

/** The number for the next quote of a year, such as `A-2026-0124`. */
export function nextQuoteNumber(db: Database, year: number): string {
  const start = `A-${year}-`
  const sql = `SELECT max(CAST(substr(quote_number, ${start.length + 1}) AS INTEGER)) AS latest
    FROM quote WHERE quote_number LIKE ? || '%'`
  const latest = db.get<{ latest: number | null }>(sql, start)?.latest ?? 0
  return start + String(latest + 1).padStart(4, '0')
}
