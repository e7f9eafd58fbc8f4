import { effectiveAccountCookie } from '../../src/shell/effective-account'
import { sessionEndpointOf } from '../http/session-endpoints'
import { deleteOwnCookies } from '../http/visitor-cookies'

/** Adds to the response of a sign-out the deletion of both shops' cookies, because they share the session. */
export function clearCookiesAtSignOut(response: Response, { url }: Pick<Request, 'url'>): Response {
  if (sessionEndpointOf(url) !== 'logout') return response
  const { origin } = new URL(url)
  const headers = new Headers(response.headers)
  for (const shop of ['CH', 'DE'] as const) {
    const lines = [...deleteOwnCookies({ shop, origin }), effectiveAccountCookie({ shop, origin }, null)]
    for (const line of lines) headers.append('Set-Cookie', line)
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
