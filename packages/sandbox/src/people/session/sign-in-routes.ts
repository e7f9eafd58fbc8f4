import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env, Exchange } from '../../calls/call'
import { shops } from '../../shop'
import { checkCredentials, type Credentials } from './check-credentials'
import { sameOriginPath } from './same-origin-path'
import { endSession } from './session-repository'
import { openTicketSession, failure, createEntryUrl, readRequest, siteOf, textsOf } from './sign-in-call'
import { readableCookie, httpOnlyCookie, sessionCookie, sessionMarkCookie } from './visitor'

/** Signing in and out. Relative to the site, whose segment says which shop. */
export const signInRoutes = new Hono<Env>()

/** Responds with `{ redirectUrl }`; following it opens the session. 400 without credentials, 401 with wrong ones. */
signInRoutes.post('/services/apexrest/auth/login', async (c) => {
  const texts = textsOf(c.var)
  const credentials = readCredentials(readRequest(await c.req.text()) ?? {})
  if (!credentials) return c.json(failure(texts.incomplete), 400)
  const userId = await checkCredentials(c.var.context, { ...credentials, shop: siteOf(c.var).shop })
  if (!userId) return c.json(failure(texts.wrong), 401)
  return c.json({ redirectUrl: createEntryUrl(c, { userId, startUrl: credentials.startUrl }) })
})

/**
 * Opens the session of a ticket, sets its cookies and redirects to `retURL`. A ticket that is unknown, used or older than
 * a minute sets nothing.
 */
signInRoutes.get('/secur/frontdoor.jsp', (c) => {
  const sessionId = openTicketSession(c, c.req.query('sid') ?? '')
  if (sessionId !== undefined) {
    setCookie(c, sessionCookie, sessionId, httpOnlyCookie(c))
    setCookie(c, sessionMarkCookie, '1', readableCookie(c))
  }
  return redirectTo(c, c.req.query('retURL'))
})

/** Ends the session in both shops, clears its cookies and redirects to `retURL` or the shop's start page. */
signInRoutes.get('/secur/logout.jsp', (c) => {
  const sid = getCookie(c, sessionCookie)
  if (sid !== undefined) endSession(c.var.context.db, sid)
  deleteCookie(c, sessionCookie, httpOnlyCookie(c))
  deleteCookie(c, sessionMarkCookie, readableCookie(c))
  return redirectTo(c, c.req.query('retURL') ?? c.req.query('retUrl'))
})

signInRoutes.get('/services/apexrest/auth/logout-url', (c) =>
  c.json({ logoutUrl: `${siteOf(c.var).site}/secur/logout.jsp` }),
)

/** The platform's second address for signing out. */
signInRoutes.get('/webruntime/logout', (c) => c.redirect(`${siteOf(c.var).site}/secur/logout.jsp`))

/** The same below the language of a page, to which it redirects afterwards. */
signInRoutes.get('/:language/webruntime/logout', (c) => {
  const { site, shop } = siteOf(c.var)
  const language = c.req.param('language')
  if (!shops[shop].locales.some((locale) => locale === language)) return c.notFound()
  return c.redirect(`${site}/secur/logout.jsp?retURL=${encodeURIComponent(`${site}/${language}/`)}`)
})

interface SignInRequest extends Credentials {
  readonly startUrl: string | undefined
}

function readCredentials(request: Readonly<Record<string, unknown>>): SignInRequest | undefined {
  const { username, password, startUrl } = request
  if (typeof username !== 'string' || typeof password !== 'string') return undefined
  if (username.trim() === '' || password === '') return undefined
  return { username, password, startUrl: typeof startUrl === 'string' ? startUrl : undefined }
}

const redirectTo = (c: Exchange, target: string | undefined) =>
  c.redirect(sameOriginPath(target) ?? `${siteOf(c.var).site}/`)
