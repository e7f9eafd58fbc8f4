import { limitBytes } from './limit-bytes'
import type { DoorPlatform } from './pass-door'
import { passDoor } from './pass-door'
import { announceCall } from './platform-calls'
import type { PlatformCall } from './platform-calls'
import { beginsSession, isSignIn } from './platform-paths'
import { logEvent } from './request-log'

/** Far more than the longest answer to a sign-in. */
const maxBytes = 64 * 1024

/**
 * The platform's response, for a page or for a visitor whose request is passed on. A sign-in or registration that
 * succeeds comes back with the session's cookies, and its `redirectUrl` is the page where the buyer goes on: the
 * platform's own address, which would open the session for whoever has it, goes no further than here. Rejects, as
 * `fetch` does, when the platform cannot be reached, and when it does not come to a session.
 */
export async function askPlatform(
  platform: DoorPlatform,
  request: Request,
  by: PlatformCall['by'],
): Promise<Response> {
  announceCall({ request, by })
  const response = await platform.fetch(request)
  if (!beginsSession(request)) return response
  if (!response.ok) {
    if ([400, 401, 403].includes(response.status)) noteFailedSignIn(request, response)
    return response
  }
  const text = await limitBytes(response, maxBytes).text()
  const received = parseResponse(text)
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  if (received === undefined) {
    noteFailedSignIn(request, response)
    return new Response(text, { status: response.status, headers })
  }
  const way = { door: 'front', visitor: request, by, before: response.headers.getSetCookie() } as const
  const { cookies, path } = await passDoor(platform, received.redirectUrl, way)
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(JSON.stringify({ ...received, redirectUrl: path }), {
    status: response.status,
    headers,
  })
}

/** Whether a page asked or a browser's own call. Who tried is not noted. */
function noteFailedSignIn(request: Request, { status: platformStatus }: Response): void {
  if (isSignIn(request)) logEvent('sign-in-failed', { platformStatus })
}

function parseResponse(text: string): { readonly redirectUrl: string } | undefined {
  try {
    const response: unknown = JSON.parse(text)
    return hasRedirect(response) ? response : undefined
  } catch {
    return undefined
  }
}

const hasRedirect = (response: unknown): response is { readonly redirectUrl: string } =>
  typeof response === 'object' &&
  response !== null &&
  'redirectUrl' in response &&
  typeof response.redirectUrl === 'string'
