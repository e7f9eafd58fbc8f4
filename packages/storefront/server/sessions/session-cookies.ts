import { randomBytes } from 'node:crypto'
import type { CookieScope } from '../../src/shell/host-cookie'
import { hostCookie } from '../../src/shell/host-cookie'
import { isSessionCookie, ownSessionPrefix, sessionMark } from '../../src/shell/session-cookie'
import { cookiePairs } from '../http/cookies'

/** An id that cannot be guessed. */
export const newSessionId = (): string => randomBytes(32).toString('base64url')

/** The lines for `Set-Cookie` that begin a session. */
export const beginLines = (scope: CookieScope, id: string): readonly string[] => [
  hostCookie(ownSessionPrefix, scope, { value: id }),
  markLine(scope, '1'),
]

/** The line that removes the cookie of a session that is over. The mark stays: the visitor was signed in. */
export const forgetLine = (scope: CookieScope): string =>
  hostCookie(ownSessionPrefix, scope, { value: '', maxAge: 0 })

/** The lines that end the sessions of both shops. */
export const endLines = ({ origin }: Pick<CookieScope, 'origin'>): readonly string[] => [
  forgetLine({ shop: 'CH', origin }),
  forgetLine({ shop: 'DE', origin }),
  `${markLine({ origin }, '')}; Max-Age=0`,
]

const markLine = ({ origin }: Pick<CookieScope, 'origin'>, value: string): string =>
  `${sessionMark}=${value}; Path=/; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`

/** The request without the cookies of sessions, of which the platform must get none. */
export function withoutSessions(request: Request): Request {
  const pairs = cookiePairs(request.headers.get('cookie') ?? '')
  const others = pairs.filter(([name]) => !isSessionCookie(name))
  if (others.length === pairs.length) return request
  const headers = new Headers(request.headers)
  if (others.length === 0) headers.delete('cookie')
  else headers.set('cookie', others.map((pair) => pair.join('=')).join('; '))
  return new Request(request, { headers })
}

/** The response without the platform's own cookies of a session: here, only this server begins and ends one. */
export function withoutPlatformSession(response: Response): Response {
  const lines = response.headers.getSetCookie()
  const others = lines.filter((line) => !/^\s*sid(?:_Client)?\s*=/.test(line))
  return others.length === lines.length ? response : withHeaders(response, { 'set-cookie': others })
}

/** The response with these headers in the place of its own ones of the same names. */
export function withHeaders(
  response: Response,
  changes: Readonly<Record<string, string | readonly string[]>>,
): Response {
  const headers = new Headers(response.headers)
  for (const [name, values] of Object.entries(changes)) {
    headers.delete(name)
    for (const value of [values].flat()) headers.append(name, value)
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
