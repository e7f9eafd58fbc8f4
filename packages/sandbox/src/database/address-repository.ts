import type { Database } from './database'

export type AddressType = 'Shipping' | 'Billing'

/** A saved address of an account. */
export interface AddressRecord {
  readonly id: string
  readonly accountId: string
  readonly addressType: AddressType
  readonly name: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly companyName: string | null
  readonly street: string
  readonly city: string | null
  readonly subdivision: string | null
  readonly postalCode: string | null
  readonly countryCode: string
  readonly phoneNumber: string | null
  readonly isDefault: number
  readonly createdAt: number
}

const selectAddress = `
  SELECT id, account_id AS accountId, address_type AS addressType, name, first_name AS firstName,
    last_name AS lastName, company_name AS companyName, street, city, subdivision, postal_code AS postalCode,
    country_code AS countryCode, phone_number AS phoneNumber, is_default AS isDefault, created_at AS createdAt
  FROM address WHERE account_id = ?`

/** Every address of the account, newest first. */
export const listAddresses = (db: Database, accountId: string): AddressRecord[] =>
  db.all(`${selectAddress} ORDER BY created_at DESC, id`, accountId)

/** One address of the account by its id of 15 or 18 characters. */
export const findAddress = (db: Database, accountId: string, id: string): AddressRecord | undefined =>
  db.get(`${selectAddress} AND substr(id, 1, ?) = ?`, accountId, id.length === 15 ? 15 : 18, id)

export const findDefaultAddress = (
  db: Database,
  accountId: string,
  addressType: AddressType,
): AddressRecord | undefined =>
  db.get(
    `${selectAddress} AND address_type = ? AND is_default = 1 ORDER BY created_at DESC`,
    accountId,
    addressType,
  )
