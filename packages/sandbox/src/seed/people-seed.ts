import type { Database } from '../database/database'
import { insertRecord } from '../database/write-record'
import { withCheckCharacters } from '../record-id'
import { seedAccounts, seedVatRates, type SeedAccount, type SeedAddress } from './people'
import { productIdOf } from './product-fields'

/** The creation date of everything in the seed. */
const seedMoment = Date.UTC(2026, 0, 5, 8)

/** Inserts the accounts with their buyers and addresses, and the VAT rates. */
export function seedPeople(db: Database): void {
  for (const account of seedAccounts) {
    seedAccount(db, account)
    account.addresses.forEach((address, index) => seedAddress(db, { account, address, index }))
    seedPrices(db, account)
  }
  for (const { key, managedBy } of seedAccounts) {
    if (managedBy) db.run('INSERT INTO managed_account VALUES (?, ?)', accountId(managedBy), accountId(key))
  }
  Object.entries(seedVatRates).forEach(([countryCode, rate], index) => {
    db.run('INSERT INTO vat_rate VALUES (?, ?, ?)', seedId('m0V', String(index + 1)), countryCode, rate)
  })
}

function seedAccount(
  db: Database,
  { key, shop, name, userType, addresses, vatId, buyer, contact, requiresPurchaseOrder }: SeedAccount,
) {
  const [{ street, postalCode, city, subdivision, countryCode }] = addresses
  const location = { street, postalCode, city, subdivision, countryCode }
  const attributes = { shop, name, userType, vatId: vatId ?? null }
  const id = accountId(key)
  insertRecord(db, 'account', {
    ...attributes,
    ...location,
    id,
    requiresPurchaseOrder: requiresPurchaseOrder ?? false,
  })
  if (!buyer) return
  insertRecord(db, 'buyer', {
    ...buyer,
    ...contact,
    userId: userId(key),
    shop,
    email: buyer.userName,
    accountId: id,
  })
}

function seedPrices(db: Database, { key, discount, prices = {} }: SeedAccount): void {
  if (discount !== undefined) db.run('INSERT INTO account_discount VALUES (?, ?)', accountId(key), discount)
  for (const [sku, tiers] of Object.entries(prices)) {
    for (const [from, unitPrice] of tiers) {
      // A catalogue of one's own need not have the product.
      db.run(
        'INSERT INTO account_price SELECT ?, id, ?, ? FROM product WHERE id = ?',
        accountId(key),
        from,
        unitPrice,
        productIdOf(sku),
      )
    }
  }
}

interface AddressLocation {
  readonly account: SeedAccount
  readonly address: SeedAddress
  readonly index: number
}

function seedAddress(db: Database, { account, address, index }: AddressLocation): void {
  const { type: addressType, ...attributes } = address
  const { firstName, lastName } = account.contact
  insertRecord(db, 'address', {
    ...attributes,
    id: seedId('8lW', `${account.key}0${index + 1}`),
    accountId: accountId(account.key),
    addressType,
    name: `${firstName} ${lastName}`,
    ...account.contact,
    companyName: account.userType === 'business' ? companyOf(account) : null,
    vatId: addressType === 'Billing' ? (account.vatId ?? null) : null,
    isDefault: account.addresses.findIndex(({ type }) => type === addressType) === index,
    createdAt: seedMoment,
  })
}

const companyOf = ({ name, managedBy }: SeedAccount): string => {
  const parent = seedAccounts.find(({ key }) => key === managedBy)
  return parent ? `${parent.name}, ${name}` : name
}

const seedId = (prefix: string, key: string) => withCheckCharacters(`${prefix}CN${key.padStart(10, '0')}`)
/** The id of a buyer of the seed, by the key of their account. */
export const userId = (key: string) => seedId('005', key)
/** The id of an account of the seed. */
export const accountId = (key: string) => seedId('001', key)
