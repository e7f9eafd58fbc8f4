import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isObject } from '../answers'
import { findCredentials } from '../database/buyer-repository'
import { endSession, isSession, mergeSessions, openSession } from '../database/session-repository'
import { isPassword } from '../platform/password'
import { sameOriginPath } from '../platform/same-origin-path'
import type { Env, SandboxCall } from '../sandbox-context'
import type { Shop } from '../shop'
import { splitSitePath, type SitePath } from '../site-path'
import { openCookie, privateCookie, sessionCookie, sessionMarkCookie } from '../visitor'

/** Signing in and out. Relative to the site: the segment in front says whose buyers these are. */
export const signInRoutes = new Hono<Env>()

const siteOf = (c: SandboxCall): SitePath => splitSitePath(new URL(c.req.url).pathname)

/** Answers `{ redirectUrl }`; following it opens the session. 400 without credentials, 401 with wrong ones. */
signInRoutes.post('/services/apexrest/auth/login', async (c) => {
  const { site, shop } = siteOf(c)
  const request = readRequest(await c.req.text())
  if (!request) return c.json(failure('User name and password are required.'), 400)
  const userId = await checkCredentials(c, { ...request, shop })
  if (!userId) return c.json(failure('The user name or the password is wrong.'), 401)
  const { db, clock, random } = c.var.context
  const sessionId = random.hex(32)
  openSession(db, { sessionId, shop, userId, now: clock.now() })
  const target = new URLSearchParams({
    sid: sessionId,
    retURL: sameOriginPath(request.startUrl) ?? `${site}/`,
  })
  return c.json({ redirectUrl: `${site}/secur/frontdoor.jsp?${target}` })
})

/** Sets the session's cookies and goes on to `retURL`. An unknown session sets nothing. */
signInRoutes.get('/secur/frontdoor.jsp', (c) => {
  const { db } = c.var.context
  const sid = c.req.query('sid') ?? ''
  if (isSession(db, sid)) {
    const older = getCookie(c, sessionCookie)
    if (older !== undefined) mergeSessions(db, { from: older, into: sid })
    setCookie(c, sessionCookie, sid, privateCookie(c))
    setCookie(c, sessionMarkCookie, '1', openCookie(c))
  }
  return leaveFor(c, c.req.query('retURL'))
})

/** Ends the session in both shops, clears its cookies and goes to the shop's start page (or `retURL`). */
signInRoutes.get('/secur/logout.jsp', (c) => {
  const sid = getCookie(c, sessionCookie)
  if (sid !== undefined) endSession(c.var.context.db, sid)
  deleteCookie(c, sessionCookie, privateCookie(c))
  deleteCookie(c, sessionMarkCookie, openCookie(c))
  return leaveFor(c, c.req.query('retURL'))
})

signInRoutes.get('/services/apexrest/auth/logout-url', (c) =>
  c.json({ logoutUrl: `${siteOf(c).site}/secur/logout.jsp` }),
)

/** The platform's second address for signing out. */
signInRoutes.get('/webruntime/logout', (c) => c.redirect(`${siteOf(c).site}/secur/logout.jsp`))

interface SignInRequest {
  readonly username: string
  readonly password: string
  readonly startUrl?: string
}

function readRequest(text: string): SignInRequest | undefined {
  const body = parse(text)
  const request = isObject(body) && isObject(body.request) ? body.request : {}
  const { username, password, startUrl } = request
  if (typeof username !== 'string' || typeof password !== 'string') return undefined
  if (username.trim() === '' || password === '') return undefined
  return { username, password, ...(typeof startUrl === 'string' ? { startUrl } : {}) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function checkCredentials(
  c: SandboxCall,
  { username, password, shop }: SignInRequest & { shop: Shop },
) {
  const known = findCredentials(c.var.context.db, { shop, userName: username })
  // an unknown name is checked like a wrong password, so that the time taken tells nothing
  const isRight = await isPassword(password, known?.password ?? 'pbkdf2:1000:nobody:')
  return isRight ? known?.userId : undefined
}

const failure = (message: string) => ({ success: false, errors: [message] })

const leaveFor = (c: SandboxCall, target: string | undefined) =>
  c.redirect(sameOriginPath(target) ?? `${siteOf(c).site}/`)
