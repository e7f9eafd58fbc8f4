import { Hono } from 'hono'
import type { Env, Exchange } from '../calls/call'
import { readBody } from '../calls/json-body'
import { noContent } from '../calls/responses'
import { faultMembers, readFault, readFaultForm } from '../faults/fault-input'
import { itemNotFound } from '../platform-error'
import { calledWebstore } from '../people/session/visitor'
import { storeSettings, checkSettings, settingNames, webstoreSettings } from '../calls/webstore-settings'
import { emptyCommand, requireOwnSite, adminCommand } from './admin-call'
import { clockMembers, moveClock, readClockForm } from './clock-input'
import { eventRoutes } from './event-routes'
import { mailRoutes } from './mail-routes'
import { orderRoutes } from './order-routes'
import { quoteRoutes } from './quote-routes'
import { productRoutes } from './product-routes'

/** The calls by which developers control the sandbox, as JSON or by the start page's forms. The platform has none of them. */
export const adminRoutes = new Hono<Env>()
  .route('/', eventRoutes)
  .route('/', mailRoutes)
  .route('/', orderRoutes)
  .route('/', productRoutes)
  .route('/', quoteRoutes)

/** The armed faults, oldest first. */
adminRoutes.get('/__sandbox/faults', (c) => c.json({ faults: c.var.context.faults.list() }))

/** Arms a fault; 400 INVALID_API_INPUT when it cannot be read. */
adminRoutes.post(
  '/__sandbox/faults',
  requireOwnSite,
  adminCommand({
    members: faultMembers,
    fromJson: readFault,
    fromForm: readFaultForm,
    run: (c, fault) => c.json(c.var.context.faults.arm(fault), 201),
  }),
)

adminRoutes.get('/__sandbox/faults/:id', (c) => {
  const fault = c.var.context.faults.list().find(({ id }) => id === c.req.param('id'))
  if (!fault) throw itemNotFound('The fault')
  return c.json(fault)
})

const clearFaults = emptyCommand((c) => {
  c.var.context.faults.clear()
  return noContent(c)
})

const removeFault = emptyCommand((c) => {
  if (!c.var.context.faults.remove(c.req.param('id') ?? '')) throw itemNotFound('The fault')
  return noContent(c)
})

adminRoutes.delete('/__sandbox/faults', requireOwnSite, clearFaults)
adminRoutes.delete('/__sandbox/faults/:id', requireOwnSite, removeFault)
// Forms have no DELETE.
adminRoutes.post('/__sandbox/faults/clear', requireOwnSite, clearFaults)
adminRoutes.post('/__sandbox/faults/:id/clear', requireOwnSite, removeFault)

adminRoutes.get('/__sandbox/clock', (c) => c.json(clockState(c)))

/** Moves the clock by `advance` ms, or sets it (`set`, ISO 8601 or ms), or stops and starts it (`freeze`). */
adminRoutes.post(
  '/__sandbox/clock',
  requireOwnSite,
  adminCommand({
    members: clockMembers,
    fromJson: (body) => body,
    fromForm: readClockForm,
    run: (c, move) => {
      moveClock(c.var.context.clock, move)
      return c.json(clockState(c))
    },
  }),
)

/** Goes back to the state of the first start. */
adminRoutes.post(
  '/__sandbox/reset',
  requireOwnSite,
  emptyCommand((c) => {
    c.var.context.reset()
    return noContent(c)
  }),
)

function clockState(c: Exchange) {
  const { clock } = c.var.context
  return { now: new Date(clock.now()).toISOString(), isFrozen: clock.isFrozen }
}

adminRoutes.get('/__sandbox/settings/:webstoreId', (c) =>
  c.json(webstoreSettings(c.var.context, calledWebstore(c, c.req.param('webstoreId')).shop)),
)

/** Changes the settings that the body names and returns all of them. */
adminRoutes.patch('/__sandbox/settings/:webstoreId', requireOwnSite, async (c) => {
  const shop = calledWebstore(c, c.req.param('webstoreId')).shop
  const settings = await readBody(c, settingNames)
  checkSettings(settings)
  storeSettings(c.var.context.db, shop, settings)
  return c.json(webstoreSettings(c.var.context, shop))
})
