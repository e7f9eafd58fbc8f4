import type { Buyer } from '../../calls/call'
import type { Database } from '../../database/database'
import { insertRecord, updateRecord } from '../../database/write-record'
import type { Shop } from '../../shop'

/** An account with its postal address, as managed accounts show it. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly userType: 'private' | 'business'
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly subdivision: string | null
  readonly countryCode: string
  readonly vatId: string | null
  /** 1 where an order needs the buyer's own order number. */
  readonly requiresPurchaseOrder: number
}

const selectBuyer = `
  SELECT b.user_id AS userId, b.user_name AS userName, b.first_name AS firstName, b.last_name AS lastName,
    b.email, a.user_type AS userType, a.id AS accountId, a.name AS accountName
  FROM buyer b JOIN account a ON a.id = b.account_id`

const selectAccount = `
  SELECT a.id, a.name, a.user_type AS userType, a.street, a.postal_code AS postalCode, a.city, a.subdivision,
    a.country_code AS countryCode, a.vat_id AS vatId, a.requires_purchase_order AS requiresPurchaseOrder
  FROM account a`

/** The buyer with this user id, or undefined. */
export function findBuyer(db: Database, userId: string): Buyer | undefined {
  return db.get<Buyer>(`${selectBuyer} WHERE b.user_id = ?`, userId)
}

/** Who buys for an account: its own buyer, otherwise the one of the account that manages it. */
export const findBuyerOfAccount = (db: Database, accountId: string): Buyer | undefined =>
  db.get<Buyer>(
    `${selectBuyer} LEFT JOIN managed_account m ON m.account_id = a.id AND m.managed_account_id = ?
     WHERE a.id = ? OR m.managed_account_id IS NOT NULL ORDER BY a.id = ? DESC, b.rowid LIMIT 1`,
    accountId,
    accountId,
    accountId,
  )

/** The stored credentials of a user name, in any case. */
export function findCredentials(db: Database, { shop, userName }: { shop: Shop; userName: string }) {
  return db.get<{ userId: string; password: string }>(
    'SELECT user_id AS userId, password FROM buyer WHERE shop = ? AND user_name = ?',
    shop,
    userName.trim().toLowerCase(),
  )
}

/** An account by its id of 15 or 18 characters. */
export function findAccount(db: Database, accountId: string): Account | undefined {
  return db.get<Account>(`${selectAccount} WHERE a.id = ? OR substr(a.id, 1, 15) = ?`, accountId, accountId)
}

/** The accounts that a buyer's account may act for, without itself. */
export function listManagedAccounts(db: Database, accountId: string): Account[] {
  return db.all<Account>(
    `${selectAccount} JOIN managed_account m ON m.managed_account_id = a.id WHERE m.account_id = ? ORDER BY a.name`,
    accountId,
  )
}

/** A private buyer who has just registered, with an account of the same name. */
interface NewBuyer {
  readonly userId: string
  readonly accountId: string
  readonly shop: Shop
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** As `hashPassword` writes it. */
  readonly password: string
  readonly countryCode: string
}

/** Inserts a private buyer with an account; user names are stored in lower case. */
export function insertPrivateBuyer(db: Database, { accountId, countryCode, ...buyer }: NewBuyer): void {
  const { shop, firstName, lastName, email } = buyer
  const name = `${firstName} ${lastName}`
  db.transaction(() => {
    insertRecord(db, 'account', { id: accountId, shop, name, userType: 'private', countryCode })
    insertRecord(db, 'buyer', { ...buyer, accountId, userName: email.toLowerCase() })
  })
}

/** A buyer's contact details, by the platform's field names of a user; null where unset. */
export type BuyerProfile = Readonly<
  Record<'Phone' | 'Street' | 'City' | 'State' | 'PostalCode' | 'Country', string | null>
>

const emptyProfile: BuyerProfile = {
  Phone: null,
  Street: null,
  City: null,
  State: null,
  PostalCode: null,
  Country: null,
}

/** The contact details that a buyer saved. */
export function findProfile(db: Database, userId: string): BuyerProfile {
  const row = db.get<{ profile: string }>('SELECT profile FROM buyer WHERE user_id = ?', userId)
  // The column holds what `saveProfile` wrote.
  return { ...emptyProfile, ...(row && (JSON.parse(row.profile) as Partial<BuyerProfile>)) }
}

interface NewProfile {
  readonly firstName: string
  readonly lastName: string
  readonly profile: BuyerProfile
}

/** Updates a buyer's name and contact details. */
export function saveProfile(db: Database, userId: string, profile: NewProfile): void {
  updateRecord(db, 'buyer', { where: { userId }, set: profile })
}

/** The password of a buyer, as `hashPassword` writes it. */
export const findPassword = (db: Database, userId: string): string | undefined =>
  db.get<{ password: string }>('SELECT password FROM buyer WHERE user_id = ?', userId)?.password

export function setPassword(db: Database, userId: string, password: string): void {
  updateRecord(db, 'buyer', { where: { userId }, set: { password } })
}

/** Permission to set a new password without knowing the old one. */
interface PasswordReset {
  readonly token: string
  readonly userId: string
  readonly createdAt: number
}

/** Stores a permission in place of an older one of the same buyer. */
export function insertPasswordReset(db: Database, reset: PasswordReset): void {
  db.transaction(() => {
    db.run('DELETE FROM password_reset WHERE user_id = ?', reset.userId)
    insertRecord(db, 'password_reset', reset)
  })
}

/** The permission with a token, for a buyer of the shop. */
export const findPasswordReset = (db: Database, token: string, shop: Shop): PasswordReset | undefined =>
  db.get(
    `SELECT r.token, r.user_id AS userId, r.created_at AS createdAt
     FROM password_reset r JOIN buyer b ON b.user_id = r.user_id WHERE r.token = ? AND b.shop = ?`,
    token,
    shop,
  )

export function deletePasswordReset(db: Database, token: string): void {
  db.run('DELETE FROM password_reset WHERE token = ?', token)
}
