import type { Buyer } from '../../calls/call'
import type { Database } from '../../database/database'
import { updateRecord } from '../../database/write-record'
import type { Shop } from '../../shop'
import { findBuyer } from './buyer-repository'

/** A firm that has registered and waits for the seller. */
export interface WaitingFirm {
  readonly accountId: string
  readonly shop: Shop
  readonly companyName: string
  readonly vatId: string
  readonly email: string
}

/** The firms that the seller has to check, the first one first. */
export const listWaitingFirms = (db: Database): WaitingFirm[] =>
  db.all(
    `SELECT a.id AS accountId, a.shop, a.name AS companyName, a.vat_id AS vatId, b.email
     FROM account a JOIN buyer b ON b.account_id = a.id WHERE a.company_check = 'open' ORDER BY a.rowid`,
  )

/** A released firm is a business account from then on; a refused one stays a private account. */
export function decideFirm(db: Database, accountId: string, isReleased: boolean): void {
  const released = { userType: 'business', companyCheck: null }
  const set = isReleased ? released : { companyCheck: 'refused' }
  updateRecord(db, 'account', { where: { id: accountId }, set })
}

/** The buyer who registered the firm, and the shop. */
export function findFirmBuyer(
  db: Database,
  accountId: string,
): { readonly buyer: Buyer; readonly shop: Shop } | undefined {
  const row = db.get<{ userId: string; shop: Shop }>(
    'SELECT user_id AS userId, shop FROM buyer WHERE account_id = ? ORDER BY rowid LIMIT 1',
    accountId,
  )
  const buyer = row && findBuyer(db, row.userId)
  return buyer && { buyer, shop: row.shop }
}
