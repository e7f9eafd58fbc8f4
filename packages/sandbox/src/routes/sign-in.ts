import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { findCredentials } from '../database/buyer-repository'
import { endSession, mergeSessions } from '../database/session-repository'
import { isPassword } from '../platform/password'
import { sameOriginPath } from '../platform/same-origin-path'
import type { Env, SandboxCall } from '../sandbox-context'
import type { Shop } from '../shop'
import { isLiveSession, openCookie, privateCookie, sessionCookie, sessionMarkCookie } from '../visitor'
import { beginSession, failure, readRequest, siteOf, textsOf } from './sign-in-call'

/** Signing in and out. Relative to the site: the segment in front says whose buyers these are. */
export const signInRoutes = new Hono<Env>()

/** Answers `{ redirectUrl }`; following it opens the session. 400 without credentials, 401 with wrong ones. */
signInRoutes.post('/services/apexrest/auth/login', async (c) => {
  const texts = textsOf(c)
  const credentials = readCredentials(readRequest(await c.req.text()) ?? {})
  if (!credentials) return c.json(failure(texts.incomplete), 400)
  const userId = await checkCredentials(c, { ...credentials, shop: siteOf(c).shop })
  if (!userId) return c.json(failure(texts.wrong), 401)
  return c.json({ redirectUrl: beginSession(c, { userId, startUrl: credentials.startUrl }) })
})

/** Sets the session's cookies and goes on to `retURL`. An unknown or ended session sets nothing. */
signInRoutes.get('/secur/frontdoor.jsp', (c) => {
  const { context } = c.var
  const sid = c.req.query('sid') ?? ''
  if (isLiveSession(context, sid)) {
    const older = getCookie(c, sessionCookie)
    if (older !== undefined && isLiveSession(context, older)) {
      mergeSessions(context.db, { from: older, into: sid })
    }
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
  return leaveFor(c, c.req.query('retURL') ?? c.req.query('retUrl'))
})

signInRoutes.get('/services/apexrest/auth/logout-url', (c) =>
  c.json({ logoutUrl: `${siteOf(c).site}/secur/logout.jsp` }),
)

/** The platform's second address for signing out. */
signInRoutes.get('/webruntime/logout', (c) => c.redirect(`${siteOf(c).site}/secur/logout.jsp`))

interface Credentials {
  readonly username: string
  readonly password: string
  readonly startUrl: string | undefined
}

function readCredentials(request: Readonly<Record<string, unknown>>): Credentials | undefined {
  const { username, password, startUrl } = request
  if (typeof username !== 'string' || typeof password !== 'string') return undefined
  if (username.trim() === '' || password === '') return undefined
  return { username, password, startUrl: typeof startUrl === 'string' ? startUrl : undefined }
}

async function checkCredentials(c: SandboxCall, { username, password, shop }: Credentials & { shop: Shop }) {
  const known = findCredentials(c.var.context.db, { shop, userName: username })
  // an unknown name is checked like a wrong password, so that the time taken tells nothing
  const isRight = await isPassword(password, known?.password ?? 'pbkdf2:1000:nobody:')
  return isRight ? known?.userId : undefined
}

const leaveFor = (c: SandboxCall, target: string | undefined) =>
  c.redirect(sameOriginPath(target) ?? `${siteOf(c).site}/`)
