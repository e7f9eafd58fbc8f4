import { getLogoutUrl, getSessionContext } from '@cartonnage/sdk/contract'
import type { CookieScope } from '../../src/shell/host-cookie'
import { calledScope, readOwnSession } from '../http/called-session'
import { beginsSession, classifyPath, isRead, isSignIn, matchCalls } from '../http/platform-paths'
import { sessionEndpointOf } from '../http/session-endpoints'
import type { Platform } from '../platform/platform'
import { callAsBuyer, sessionEnded } from './call-as-buyer'
import { forgetLine, withoutPlatformSession, withoutSessions } from './session-cookies'
import type { SessionContext } from './session-context'
import { logoutUrl, signOut } from './sign-out'
import { signIn } from './sign-in'

export type KeepSessionsOptions = Omit<SessionContext, 'platform' | 'now'>

const isLogoutUrl = matchCalls([getLogoutUrl])
const isSessionRead = matchCalls([getSessionContext])

/**
 * A platform that knows buyers by tokens, as one with sessions by cookie: this server signs in and out, keeps the tokens,
 * and sends with each call that of the visitor's session in the called shop. Without a session, or with one that is over,
 * a visitor is a guest; with one that is over, writes get 401. No token leaves this server but to the platform.
 */
export function keepSessions(platform: Platform, options: KeepSessionsOptions): Platform {
  const context: SessionContext = { ...options, platform, now: () => platform.now?.() ?? Date.now() }
  const fetch: Platform['fetch'] = async (request) => {
    if (isTokenPath(request)) return new Response(null, { status: 404 })
    if (!isOfShop(request)) return await platform.fetch(withoutSessions(request))
    if (isSignIn(request)) return await signIn(request, context)
    if (isLogoutUrl(request)) return logoutUrl(request)
    if (sessionEndpointOf(request.url) === 'logout') return await signOut(request, context)
    return withoutPlatformSession(await callForVisitor(request, context))
  }
  return { ...platform, fetch }
}

/** Tokens are this server's business, although the sandbox's other pages may be open. */
const isTokenPath = ({ url }: Request): boolean => /^\/__sandbox\/tokens(?:\/|$)/.test(new URL(url).pathname)

/** Not one of the sandbox's own pages. */
const isOfShop = ({ url }: Request): boolean => classifyPath(url) === 'forward'

async function callForVisitor(visitor: Request, context: SessionContext): Promise<Response> {
  const { platform } = context
  const scope = calledScope(visitor.url)
  const id = readOwnSession(visitor, scope)
  const request = withoutSessions(visitor)
  if (id === undefined) return await platform.fetch(request)
  const session = await findSession(context, id, scope)
  if (session === undefined && !isRead(request) && !beginsSession(request)) return sessionEnded()
  if (session === undefined) return forgetting(await platform.fetch(request), visitor, scope)
  const { accessToken } = session
  const { response, hasEnded } = await callAsBuyer(platform, { request, accessToken })
  if (!hasEnded) return response
  await context.sessions.delete(id)
  return forgetting(response, visitor, scope)
}

/** The session that an id stands for in a shop. */
async function findSession({ sessions }: SessionContext, id: string, { shop }: CookieScope) {
  const session = await sessions.get(id)
  return session?.shop === shop ? session : undefined
}

/**
 * Removes the cookie of a session that is over, with the response from which the client learns that. Until then it stays,
 * because without it a page that still shows the buyer would write as a guest.
 */
function forgetting(response: Response, visitor: Request, scope: CookieScope): Response {
  if (!isSessionRead(visitor)) return response
  const headers = new Headers(response.headers)
  headers.append('set-cookie', forgetLine(scope))
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
