import { Hono } from 'hono'
import { readBody } from '../calls/responses'
import type { Env } from '../calls/call'
import { calledWebstore } from '../session/visitor'
import { storeSettings } from '../settings/setting-repository'
import { checkSettings, settingNames, webstoreSettings } from '../settings/webstore-settings'
import { requireAdmin } from './admin-call'

/** Switches of a webstore, for developers. The platform has nothing like it. */
export const settingRoutes = new Hono<Env>()

settingRoutes.get('/__sandbox/settings/:webstoreId', (c) =>
  c.json(webstoreSettings(c.var.context, calledWebstore(c, c.req.param('webstoreId')).shop)),
)

/** Switches the settings of the body and answers all of them. */
settingRoutes.patch('/__sandbox/settings/:webstoreId', requireAdmin, async (c) => {
  const shop = calledWebstore(c, c.req.param('webstoreId')).shop
  const settings = await readBody(c, settingNames)
  checkSettings(settings)
  storeSettings(c.var.context.db, shop, settings)
  return c.json(webstoreSettings(c.var.context, shop))
})
