import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env, Exchange } from '../../calls/call'
import { PlatformError } from '../../platform-error'
import { toHex } from '../../random'
import { findSessionStart, renewSession } from './session-repository'
import { siteOf } from './sign-in-call'
import { calledSession, isActiveSession, readVisitor } from './visitor'

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * With the option `csrf`: a signed-in visitor's write without the token of the session fails with 403. Other sites
 * cannot send an access token, so a call with one needs no other.
 */
export const requireCsrfToken = createMiddleware<Env>(async (c, next) => {
  const { csrf, csrfHeader } = c.var.context.options
  const isChecked = csrf && !reads.has(c.req.method) && c.var.bearerSessionId === undefined
  const sid = isChecked ? calledSession(c) : undefined
  if (sid !== undefined && isActiveSession(c.var.context, sid)) {
    if (c.req.header(csrfHeader) !== (await csrfTokenOf(sid))) {
      throw new PlatformError(
        403,
        'INSUFFICIENT_ACCESS',
        `The CSRF token is missing or wrong: a write needs the session's ${csrfHeader}.`,
      )
    }
  }
  await next()
})

/** The same for as long as the session lasts. Only who can read the HttpOnly cookie can compute it. */
async function csrfTokenOf(sid: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`csrf ${sid}`)))
}

/** The token of the caller's session, and how long that session lasts. */
export const sessionRoutes = new Hono<Env>()
  // A guest gets a token too, although no write of a guest needs one.
  .get('/services/data/:version/ui-api/session/csrf', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    return c.json({ csrfToken: await csrfTokenOf(calledSession(c) ?? '') })
  })
  // A page polls how many seconds are left, and renews the session when the visitor stays.
  .get('/sfsites/c/_nc_external/system/security/session/SessionTimeServlet', (c) => {
    const seconds = secondsLeft(c, c.req.query('updateTimedOutSession') === 'true')
    c.header('Cache-Control', 'private, no-store')
    // The loop in front keeps other sites from running the response as a script.
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
