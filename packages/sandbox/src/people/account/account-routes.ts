import { Hono } from 'hono'
import type { Env } from '../../calls/call'
import { pickFields, splitList } from '../../calls/query'
import { invalidInput, accountNotFound } from '../../platform-error'
import { findAccount, listManagedAccounts, type Account } from '../session/buyer-repository'
import { findPermittedAccount, requireBuyer } from './permitted-account'

/** The accounts that a buyer may act for. */
export const accountRoutes = new Hono<Env>()

/** Every managed account; with `includeMyAccount=true` the buyer's own account comes first. */
accountRoutes.get('/external-managed-accounts', (c) => {
  const buyer = requireBuyer(c.var.visitor)
  const { db } = c.var.context
  const own = c.req.query('includeMyAccount') === 'true' ? findAccount(db, buyer.accountId) : undefined
  const accounts = [...(own ? [own] : []), ...listManagedAccounts(db, buyer.accountId)]
  return c.json({
    externalManagedAccounts: accounts.map((account) => managedAccount(account, buyer.accountId)),
  })
})

/** Fields of one account; as in records, fields that the account lacks are absent. */
accountRoutes.get('/effective-accounts/:accountId', (c) => {
  const buyer = requireBuyer(c.var.visitor)
  const account = findPermittedAccount(c.var.context, buyer, c.req.param('accountId'))
  if (!account) throw accountNotFound()
  const names = splitList(c.req.query('fields'))
  if (!names.every((name) => /^[A-Za-z]\w*$/.test(name))) throw invalidInput('fields is a list of API names.')
  const fields = accountFields(account, c.var.visitor.currencyCode)
  return c.json({ accountId: account.id, accountName: account.name, fields: pickFields(fields, names) })
})

const managedAccount = (account: Account, ownAccountId: string) => ({
  accountId: account.id,
  accountName: account.name,
  isMyAccount: account.id === ownAccountId,
  address: {
    city: account.city,
    country: account.countryCode,
    state: account.subdivision,
    street: account.street,
    zip: account.postalCode,
  },
})

const accountFields = (account: Account, currencyCode: string) => ({
  Name: { value: account.name },
  CurrencyIsoCode: { value: currencyCode },
  UserType__c: { value: account.userType },
  VatId__c: { value: account.vatId },
  BillingStreet: { value: account.street },
  BillingPostalCode: { value: account.postalCode },
  BillingCity: { value: account.city },
  BillingStateCode: { value: account.subdivision },
  BillingCountryCode: { value: account.countryCode },
  ...(account.companyCheck === null ? {} : { CompanyCheck__c: { value: account.companyCheck } }),
  ...(account.requiresPurchaseOrder ? { RequiresPurchaseOrder__c: { value: 'true' } } : {}),
})
