import type { BoxStyleCode, RequestFlute } from '@cartonnage/sdk/rules/requests'
import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { insertRecord, updateRecord } from '../../database/write-record'
import { idParams } from '../../record-id'
import type { Shop, ShopLocale } from '../../shop'

/** What somebody asked for: `Request__c`, sizes in mm. */
export interface RequestedBox {
  readonly style: BoxStyleCode
  readonly length: number
  readonly width: number
  readonly height: number
  /** Null asks for advice. */
  readonly flute: RequestFlute | null
  readonly printColours: number
  readonly isPrintedInside: boolean
  readonly quantities: readonly number[]
  /** ISO 8601 day. */
  readonly wishedDate: string | null
  readonly remark: string | null
  readonly files: readonly { readonly id: string; readonly name: string }[]
  readonly productId: string | null
  readonly searchTerm: string | null
}

/** Who asked: what a guest entered, or what is known of a buyer. */
export interface RequestSender {
  readonly name: string
  readonly company: string | null
  readonly email: string
  readonly phone: string | null
}

export type RequestStatus = 'Submitted' | 'Answered' | 'Declined'

/** A request that was received. */
export interface RequestRecord extends RequestSender {
  readonly id: string
  readonly shop: Shop
  readonly requestNumber: string
  readonly idempotencyKey: string
  /** Null for a guest. */
  readonly accountId: string | null
  readonly userId: string | null
  readonly locale: ShopLocale
  /** Of the shop, for links in mails. */
  readonly siteUrl: string
  readonly status: RequestStatus
  readonly content: RequestedBox
  /** The quotes that answer it, one for each quantity. */
  readonly quotes: readonly { readonly quoteId: string; readonly quantity: number }[]
  readonly receivedAt: number
}

const records = recordReader<RequestRecord>({ json: ['content', 'quotes'] })

const select = `
  SELECT id, shop, request_number AS requestNumber, idempotency_key AS idempotencyKey, account_id AS accountId,
    user_id AS userId, locale, site_url AS siteUrl, status, content, quotes, name, company, email, phone,
    received_at AS receivedAt
  FROM request`

/** The request that was sent with this key before. */
export const findRequestByKey = (
  db: Database,
  shop: Shop,
  idempotencyKey: string,
): RequestRecord | undefined =>
  records.find(db, `${select} WHERE shop = ? AND idempotency_key = ?`, shop, idempotencyKey)

/** A request by its id of 15 or 18 characters. */
export const findRequest = (db: Database, id: string): RequestRecord | undefined =>
  records.find(db, `${select} WHERE substr(id, 1, ?) = ?`, ...idParams(id))

/** A request by its number. */
export const findRequestByNumber = (db: Database, requestNumber: string): RequestRecord | undefined =>
  records.find(db, `${select} WHERE request_number = ?`, requestNumber)

const mostListed = 200

/** The latest requests of an account in a shop, the newest first. */
export const listRequestsOf = (
  db: Database,
  { shop, accountId }: { readonly shop: Shop; readonly accountId: string },
): RequestRecord[] =>
  records.list(
    db,
    `${select} WHERE shop = ? AND account_id = ? ORDER BY received_at DESC, rowid DESC LIMIT ${mostListed}`,
    shop,
    accountId,
  )

/** The requests that wait for their answer, the oldest first. */
export const listOpenRequests = (db: Database): RequestRecord[] =>
  records.list(db, `${select} WHERE status = 'Submitted' ORDER BY received_at, rowid LIMIT ${mostListed}`)

/** How many requests a shop has had: none is ever deleted. */
export const countRequests = (db: Database, shop: Shop): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM request WHERE shop = ?', shop)?.count ?? 0

export function insertRequest(db: Database, request: RequestRecord): void {
  insertRecord(db, 'request', request)
}

export function updateRequest(
  db: Database,
  id: string,
  set: Partial<Pick<RequestRecord, 'status' | 'quotes'>>,
): void {
  updateRecord(db, 'request', { where: { id }, set })
}
