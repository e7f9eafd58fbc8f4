import type { Database } from '../../database/database'
import { saveRecord } from '../../database/write-record'
import { idParams } from '../../record-id'

export type AddressType = 'Shipping' | 'Billing'

/** A saved address of an account. */
export interface AddressRecord {
  readonly id: string
  readonly accountId: string
  readonly addressType: AddressType
  readonly name: string
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly companyName: string | null
  readonly street: string
  readonly city: string | null
  readonly subdivision: string | null
  readonly postalCode: string | null
  readonly countryCode: string
  readonly phoneNumber: string | null
  readonly vatId: string | null
  readonly isDefault: number
  readonly createdAt: number
}

const selectAddress = `
  SELECT id, account_id AS accountId, address_type AS addressType, name, first_name AS firstName,
    middle_name AS middleName, last_name AS lastName, company_name AS companyName, street, city, subdivision, postal_code AS postalCode,
    country_code AS countryCode, phone_number AS phoneNumber, vat_id AS vatId, is_default AS isDefault, created_at AS createdAt
  FROM address WHERE account_id = ?`

/** The part of an address that can be changed. */
export type AddressDetails = Omit<AddressRecord, 'id' | 'accountId' | 'createdAt'>

/** Every address of the account, newest first. */
export const listAddresses = (db: Database, accountId: string): AddressRecord[] =>
  db.all(`${selectAddress} ORDER BY created_at DESC, id`, accountId)

/** One address of the account by its id of 15 or 18 characters. */
export const findAddress = (db: Database, accountId: string, id: string): AddressRecord | undefined =>
  db.get(`${selectAddress} AND substr(id, 1, ?) = ?`, accountId, ...idParams(id))

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

/** Stores a new or changed address. A default one replaces the account's other default of its type. */
export function saveAddress(db: Database, address: AddressRecord): void {
  db.transaction(() => {
    if (address.isDefault) clearDefault(db, address)
    saveRecord(db, 'address', address)
  })
}

export function deleteAddress(db: Database, id: string): void {
  db.run('DELETE FROM address WHERE id = ?', id)
}

const clearDefault = (db: Database, { accountId, addressType }: AddressRecord) =>
  db.run(
    'UPDATE address SET is_default = 0 WHERE account_id = ? AND address_type = ?',
    accountId,
    addressType,
  )
