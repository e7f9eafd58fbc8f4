import { Hono } from 'hono'
import { apiVersionOf } from '../calls/api-version'
import type { Buyer, Call, Env, Visitor } from '../calls/call'
import { findAccount } from '../people/session/buyer-repository'
import { siteGuestIds } from '../people/session/site-guest'
import { webstoreSettings } from '../calls/webstore-settings'
import { applicationContext } from './application-context'

/** Who calls, and the abilities of the shop. */
export const contextRoutes = new Hono<Env>()

contextRoutes.get('/session-context', (c) => {
  const { visitor } = c.var
  c.header('Cache-Control', 'private, no-store')
  if (!visitor.buyer) return c.json(guestSession(visitor))
  // Later versions have it in the profile only.
  const named = apiVersionOf(c) < 62 && { userName: visitor.buyer.userName }
  return c.json({ ...buyerSession(c.var, visitor.buyer), ...named })
})

contextRoutes.get('/application-context', (c) => {
  const { shop, locale } = c.var.visitor
  const settings = webstoreSettings(c.var.context, shop)
  c.header('Cache-Control', settings.maxAge > 0 ? `max-age=${settings.maxAge}` : 'no-store')
  const { paymentOrigin } = c.var.context.options
  return c.json(applicationContext({ shop, locale, settings, paymentOrigin }))
})

function buyerSession({ context, visitor }: Call, buyer: Buyer) {
  const { effectiveAccountId, shop } = visitor
  const account = findAccount(context.db, effectiveAccountId ?? buyer.accountId)
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

/** Recommendations: this shop has them switched off. */
contextRoutes.get('/ai/configuration', (c) => {
  const { webstoreId, shop } = c.var.visitor
  return c.json({
    activityTrackingEnabled: false,
    catalogExists: true,
    isDeployed: false,
    deploymentEnabled: false,
    host: null,
    siteId: webstoreId,
    tenant: `core/shop/00D${shop}00000000014`,
  })
})

/** The assistant, which is switched off too. The real members are not known; these are what an assistant would need. */
contextRoutes.get('/shopperAgent/context', (c) => {
  const { buyer, effectiveAccountId, locale, currencyCode, webstoreId } = c.var.visitor
  c.header('Cache-Control', 'private, no-store')
  return c.json({
    isAgentEnabled: false,
    webstoreId,
    effectiveAccountId: effectiveAccountId ?? null,
    isGuest: buyer === undefined,
    language: locale,
    currencyIsoCode: currencyCode,
  })
})
