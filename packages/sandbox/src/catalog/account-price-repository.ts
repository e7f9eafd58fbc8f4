import type { Database } from '../database/database'
import type { PriceTierRow } from './product-repository'

/** The tiers that an account has agreed for a product, rising; none when the shop's hold. */
export const listAgreedTiers = (db: Database, accountId: string, productId: string): PriceTierRow[] =>
  db.all<PriceTierRow>(
    `SELECT lower_bound AS lowerBound, unit_price AS unitPrice FROM account_price
     WHERE account_id = ? AND product_id = ? ORDER BY lower_bound`,
    accountId,
    productId,
  )

/** What an account gets off the shop's unit prices: a fraction as decimal text, `0.05`; undefined for nothing. */
export const findAccountDiscount = (db: Database, accountId: string): string | undefined =>
  db.get<{ fraction: string }>('SELECT fraction FROM account_discount WHERE account_id = ?', accountId)
    ?.fraction
