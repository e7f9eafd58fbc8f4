import { Hono } from 'hono'
import type { Env, Exchange } from '../calls/call'
import { findSessionStart, renewSession } from './session-age'
import { siteOf } from './sign-in-call'
import { readVisitor } from './visitor'

const path = '/sfsites/c/_nc_external/system/security/session/SessionTimeServlet'

/** How many seconds the session lasts; a page of the site asks now and then, and renews it when the person stays. */
export const sessionTimeRoutes = new Hono<Env>().get(path, (c) => {
  const seconds = secondsLeft(c, c.req.query('updateTimedOutSession') === 'true')
  c.header('Cache-Control', 'private, no-store')
  // what stands in front keeps other sites from running the answer as a script
  return c.text(`while(1);\n${JSON.stringify({ sp: 0, sr: seconds })}`)
})

function secondsLeft(c: Exchange, renews: boolean): number {
  const { db, clock, options } = c.var.context
  const { sessionId } = readVisitor(c, { shop: siteOf(c.var).shop })
  if (sessionId === undefined) return 0
  if (renews) renewSession(db, sessionId, clock.now())
  const start = findSessionStart(db, sessionId) ?? clock.now()
  return Math.floor((start - clock.now()) / 1000) + options.sessionHours * 3600
}
