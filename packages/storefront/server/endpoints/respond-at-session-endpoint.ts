import { clearCookiesAtSignOut } from './clear-cookies-at-sign-out'
import { noCaching } from '../http/headers'
import { followSessionRedirects } from '../platform/call-platform'
import { confirmationPage, plainPage } from '../http/plain-page'
import type { Platform } from '../platform/platform'
import { withoutOwnCookies } from '../platform/platform'
import { guardCookie } from '../platform/platform-response'
import type { SessionEndpoint } from '../http/session-endpoints'

export interface SessionEndpointOptions {
  readonly platform: Platform
  readonly endpoint: SessionEndpoint
  readonly reportFailure: (error: unknown, context: string) => void
}

/**
 * Asks a visitor who followed a link from outside to confirm before being signed in as another user, or signed out; the
 * button of that page does it. The caller has refused cross-site requests that change something.
 */
export async function respondAtSessionEndpoint(
  request: Request,
  { platform, endpoint, reportFailure }: SessionEndpointOptions,
): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return confirmationPage(request.url, endpoint === 'frontdoor' ? 'signIn' : 'signOut')
  }
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
  }
  try {
    const sessionRequest = { endpoint, visitor: withoutOwnCookies(request), by: 'visitor' } as const
    const { cookies, path } = await followSessionRedirects(platform, request.url, sessionRequest)
    const headers = new Headers({
      Location: path,
      'Cache-Control': noCaching,
      'Referrer-Policy': 'no-referrer',
    })
    for (const line of cookies) headers.append('Set-Cookie', guardCookie(line, new URL(request.url)))
    return clearCookiesAtSignOut(new Response(null, { status: 303, headers }), request)
  } catch (error) {
    reportFailure(error, 'calling a session page of the platform')
    return plainPage(request.url, 'failed', { status: 502 })
  }
}
