import type { Database } from '../../database/database'
import { insertRecord } from '../../database/write-record'

/** A quote that an account requested. */
export interface QuoteRecord {
  readonly id: string
  readonly accountId: string
  readonly quoteNumber: string
  readonly name: string
  readonly status: string
  /** Net, as a decimal string. */
  readonly grandTotal: string
  readonly currencyCode: string
  readonly expiresAt: number
  readonly createdAt: number
}

/** The account's quotes, the newest first. */
export const listQuotes = (
  db: Database,
  accountId: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): QuoteRecord[] =>
  db.all(
    `SELECT id, account_id AS accountId, quote_number AS quoteNumber, name, status, grand_total AS grandTotal,
       currency_code AS currencyCode, expires_at AS expiresAt, created_at AS createdAt
     FROM quote WHERE account_id = ? ORDER BY created_at DESC, id LIMIT ? OFFSET ?`,
    accountId,
    limit,
    skip,
  )

export function insertQuote(db: Database, quote: QuoteRecord): void {
  insertRecord(db, 'quote', quote)
}
