import { Hono } from 'hono'
import { PlatformError } from '../answers'
import { findAccount, listManagedAccounts, type Account } from '../database/buyer-repository'
import { applicationContext } from '../platform/application-context'
import { siteGuestIds } from '../platform/site-guest'
import type { Env, SandboxCall, Visitor } from '../sandbox-context'

/** Who calls, and what the shop can do. */
export const contextRoutes = new Hono<Env>()

contextRoutes.get('/session-context', (c) => {
  const { visitor } = c.var
  c.header('Cache-Control', 'private, no-store')
  return c.json(visitor.buyer ? buyerSession(c) : guestSession(visitor))
})

contextRoutes.get('/application-context', (c) => {
  c.header('Cache-Control', 'max-age=300')
  return c.json(applicationContext(c.var.visitor.shop))
})

/** The accounts that the buyer may act for; with `includeMyAccount=true` the own one comes first. */
contextRoutes.get('/external-managed-accounts', (c) => {
  const { buyer } = c.var.visitor
  if (!buyer) throw new PlatformError(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
  const { db } = c.var.context
  const own = c.req.query('includeMyAccount') === 'true' ? findAccount(db, buyer.accountId) : undefined
  const accounts = [...(own ? [own] : []), ...listManagedAccounts(db, buyer.accountId)]
  return c.json({
    externalManagedAccounts: accounts.map((account) => managedAccount(account, buyer.accountId)),
  })
})

function buyerSession(c: SandboxCall) {
  const { buyer, effectiveAccountId, shop } = c.var.visitor
  if (!buyer) return undefined
  const account = findAccount(c.var.context.db, effectiveAccountId ?? buyer.accountId)
  const { userName, firstName, lastName, email } = buyer
  const group = {
    id: `0ZI${shop}00000000002AAA`,
    name: buyer.userType === 'business' ? 'Business' : 'Private',
  }
  return {
    userId: buyer.userId,
    guestUser: false,
    accountId: account?.id ?? buyer.accountId,
    accountName: account?.name ?? buyer.accountName,
    profile: { userName, firstName, lastName, email },
    buyerGroups: [group],
  }
}

const guestSession = ({ shop }: Visitor) => ({
  userId: siteGuestIds[shop],
  guestUser: true,
  accountId: null,
  accountName: null,
  profile: null,
  buyerGroups: [{ id: `0ZI${shop}00000000001AAA`, name: 'Guests' }],
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
