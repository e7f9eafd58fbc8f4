import { Hono } from 'hono'
import { PlatformError, readBody } from '../answers'
import { storeSettings } from '../database/setting-repository'
import { checkSettings, settingNames, webstoreSettings } from '../platform/webstore-settings'
import type { Env } from '../sandbox-context'
import { shopOfWebstore, type Shop } from '../shop'
import { requireAdmin } from './admin-call'

/** Switches of a webstore, for developers. The platform has nothing like it. */
export const settingRoutes = new Hono<Env>()

settingRoutes.get('/__sandbox/settings/:webstoreId', (c) =>
  c.json(webstoreSettings(c.var.context, shopOf(c.req.param('webstoreId')))),
)

/** Switches the settings of the body and answers all of them. */
settingRoutes.patch('/__sandbox/settings/:webstoreId', requireAdmin, async (c) => {
  const shop = shopOf(c.req.param('webstoreId'))
  const settings = await readBody(c, settingNames)
  checkSettings(settings)
  storeSettings(c.var.context.db, shop, settings)
  return c.json(webstoreSettings(c.var.context, shop))
})

function shopOf(webstoreId: string): Shop {
  const shop = shopOfWebstore(webstoreId)
  if (!shop) throw new PlatformError(404, 'WEBSTORE_NOT_FOUND', 'There is no webstore with that id.')
  return shop
}
