import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { invalidInput, noContent, PlatformError, readBody } from '../answers'
import { readFault } from '../fault-input'
import { seedAccounts } from '../seed/people'
import { shops } from '../shop'
import type { Env } from '../sandbox-context'

/** What a developer steers the sandbox with. The platform has nothing like it. */
export const adminRoutes = new Hono<Env>()

const requireAdmin = createMiddleware<Env>(async (c, next) => {
  if (!c.var.context.options.admin)
    throw new PlatformError(403, 'API_DISABLED_FOR_ORG', 'Steering is switched off.')
  if (c.req.header('Sec-Fetch-Site') === 'cross-site') {
    throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Pages of other sites may not steer the sandbox.')
  }
  await next()
})

/** Whether the sandbox answers. */
adminRoutes.get('/health', (c) => c.json({ status: 'ok' }))

/** What this sandbox is and who can sign in. */
adminRoutes.get('/__sandbox', (c) => {
  const { clock, faults, options } = c.var.context
  return c.json({
    name: '@cartonnage/sandbox',
    now: new Date(clock.now()).toISOString(),
    options,
    webstores: Object.values(shops),
    buyers: seedAccounts.flatMap(({ shop, buyer, userType }) =>
      buyer ? [{ shop, userType, userName: buyer.userName }] : [],
    ),
    faults: faults.list(),
    links: ['/__sandbox/faults', '/__sandbox/clock', '/__sandbox/reset', '/health'],
  })
})

/** Arms a fault; 400 INVALID_API_INPUT when it cannot be read. */
adminRoutes.post('/__sandbox/faults', requireAdmin, async (c) => {
  const fault = readFault(
    await readBody(c, ['match', 'kind', 'ms', 'status', 'errorCode', 'message', 'times']),
  )
  c.var.context.faults.arm(fault)
  return c.json(fault, 201)
})

adminRoutes.delete('/__sandbox/faults', requireAdmin, (c) => {
  c.var.context.faults.clear()
  return noContent(c)
})

/** Moves the clock forward by `advance` ms. */
adminRoutes.post('/__sandbox/clock', requireAdmin, async (c) => {
  const { advance } = await readBody(c, ['advance'])
  if (typeof advance !== 'number' || !(advance >= 0))
    throw invalidInput('advance is a number of milliseconds.')
  const { clock } = c.var.context
  clock.advance(advance)
  return c.json({ now: new Date(clock.now()).toISOString() })
})

/** Throws away everything that was done since the first start. */
adminRoutes.post('/__sandbox/reset', requireAdmin, (c) => {
  c.var.context.reset()
  return noContent(c)
})
