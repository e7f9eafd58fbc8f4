import { Hono } from 'hono'
import type { Env } from '../calls/call'

/** What the platform says of its recommendations and its assistant: this shop has neither switched on. */
export const shopperAgentRoutes = new Hono<Env>()

shopperAgentRoutes.get('/ai/configuration', (c) => {
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

/** Members of the real answer are not known; what is here is what an assistant would need. */
shopperAgentRoutes.get('/shopperAgent/context', (c) => {
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
