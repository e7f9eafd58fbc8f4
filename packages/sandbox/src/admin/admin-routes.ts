import { Hono } from 'hono'
import { noContent } from '../calls/responses'
import type { Env, Exchange } from '../calls/call'
import { faultMembers, readFault, readFaultForm } from '../faults/fault-input'
import { itemNotFound } from '../platform-error'
import { command, requireAdmin, steering } from './admin-call'
import { clockMembers, moveClock, readClockForm } from './clock-input'
import { eventRoutes } from './event-routes'

/** What a developer steers the sandbox with, as JSON or by the start page's forms. The platform has nothing like it. */
export const adminRoutes = new Hono<Env>().route('/', eventRoutes)

/** The armed faults, oldest first. */
adminRoutes.get('/__sandbox/faults', (c) => c.json({ faults: c.var.context.faults.list() }))

/** Arms a fault; 400 INVALID_API_INPUT when it cannot be read. */
adminRoutes.post(
  '/__sandbox/faults',
  requireAdmin,
  steering({
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

const clearFaults = command((c) => {
  c.var.context.faults.clear()
  return noContent(c)
})

const removeFault = command((c) => {
  if (!c.var.context.faults.remove(c.req.param('id') ?? '')) throw itemNotFound('The fault')
  return noContent(c)
})

adminRoutes.delete('/__sandbox/faults', requireAdmin, clearFaults)
adminRoutes.delete('/__sandbox/faults/:id', requireAdmin, removeFault)
// forms know no DELETE
adminRoutes.post('/__sandbox/faults/clear', requireAdmin, clearFaults)
adminRoutes.post('/__sandbox/faults/:id/clear', requireAdmin, removeFault)

adminRoutes.get('/__sandbox/clock', (c) => c.json(clockState(c)))

/** Moves the clock by `advance` ms, or sets it (`set`, ISO 8601 or ms), or stops and starts it (`freeze`). */
adminRoutes.post(
  '/__sandbox/clock',
  requireAdmin,
  steering({
    members: clockMembers,
    fromJson: (body) => body,
    fromForm: readClockForm,
    run: (c, move) => {
      moveClock(c.var.context.clock, move)
      return c.json(clockState(c))
    },
  }),
)

/** Throws away everything that was done since the first start. */
adminRoutes.post(
  '/__sandbox/reset',
  requireAdmin,
  command((c) => {
    c.var.context.reset()
    return noContent(c)
  }),
)

function clockState(c: Exchange) {
  const { clock } = c.var.context
  return { now: new Date(clock.now()).toISOString(), isFrozen: clock.isFrozen }
}
