import { forgetAtSignOut } from './checkout-choice'
import { noCaching } from './headers'
import { passDoor } from './pass-door'
import { askPage, plainPage } from './plain-page'
import type { Platform } from './platform'
import { withoutOwnCookies } from './platform'
import { guardCookie } from './platform-response'
import type { SessionDoor } from './session-door'

export interface DoorOptions {
  readonly platform: Platform
  readonly door: SessionDoor
  readonly reportFailure: (error: unknown, context: string) => void
}

/**
 * Asks a visitor who comes by a link from outside before he is signed in as somebody else, or out; the button of that
 * page takes him through. The caller has turned away requests of other sites that change something.
 */
export async function respondAtDoor(
  request: Request,
  { platform, door, reportFailure }: DoorOptions,
): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return askPage(request.url, door === 'front' ? 'signIn' : 'signOut')
  }
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
  }
  try {
    const way = { door, visitor: withoutOwnCookies(request), by: 'visitor' } as const
    const { cookies, path } = await passDoor(platform, request.url, way)
    const headers = new Headers({
      Location: path,
      'Cache-Control': noCaching,
      'Referrer-Policy': 'no-referrer',
    })
    for (const line of cookies) headers.append('Set-Cookie', guardCookie(line, new URL(request.url)))
    return forgetAtSignOut(new Response(null, { status: 303, headers }), request)
  } catch (error) {
    reportFailure(error, 'passing a door of the platform')
    return plainPage(request.url, 'failed', { status: 502 })
  }
}
