import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { insertRecord } from '../../database/write-record'
import type { Shop } from '../../shop'

/** What a buyer declared, verbatim. */
export interface WithdrawalDeclaration {
  readonly name: string
  readonly orderReferenceNumber: string
  readonly email: string
  /** Empty: the whole order. */
  readonly lines: readonly string[]
}

/** A declaration that was received. */
export interface WithdrawalRecord extends WithdrawalDeclaration {
  readonly id: string
  readonly shop: Shop
  readonly idempotencyKey: string
  readonly isOrderKnown: boolean
  readonly receivedAt: number
}

const withdrawals = recordReader<WithdrawalRecord>({ json: ['lines'], flags: ['isOrderKnown'] })

const selectWithdrawal = `
  SELECT id, shop, idempotency_key AS idempotencyKey, name, order_reference_number AS orderReferenceNumber, email,
    lines, is_order_known AS isOrderKnown, received_at AS receivedAt
  FROM withdrawal`

/** The declaration that was sent with this key before. */
export const findWithdrawal = (
  db: Database,
  shop: Shop,
  idempotencyKey: string,
): WithdrawalRecord | undefined =>
  withdrawals.find(db, `${selectWithdrawal} WHERE shop = ? AND idempotency_key = ?`, shop, idempotencyKey)

/** The declarations about an order, oldest first; its number in any case. */
export const listWithdrawals = (
  db: Database,
  { shop, referenceNumber }: { readonly shop: Shop; readonly referenceNumber: string },
): WithdrawalRecord[] =>
  withdrawals.list(
    db,
    `${selectWithdrawal} WHERE shop = ? AND upper(order_reference_number) = upper(?) ORDER BY received_at, rowid`,
    shop,
    referenceNumber,
  )

/** How many withdrawals a shop has had: none is ever deleted. */
export const countWithdrawals = (db: Database, shop: Shop): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM withdrawal WHERE shop = ?', shop)?.count ?? 0

export function insertWithdrawal(db: Database, withdrawal: WithdrawalRecord): void {
  insertRecord(db, 'withdrawal', withdrawal)
}
