import { ShopError } from '@cartonnage/sdk/rules'
import { HTTPException } from 'hono/http-exception'
import { askPlatform } from './ask-platform'
import { isOwnCookie } from './own-cookies'
import { logEvent, noteFailedCall, noteFailure } from './request-log'

/** The commerce platform as this server sees it: asked with public addresses, whoever answers. */
export interface Platform {
  /** Rejects, as `fetch` does, when the platform cannot be reached or loses the connection. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void> | void
  /** Where the platform itself is reached, for addresses of its own in what it answers; none inside this process. */
  readonly origin?: string
  /** It is the platform's twin in this process: the shop is being developed or tested. */
  readonly isSandbox?: boolean
  /** The twin's start page with its switches is open to everybody who reaches this server. */
  readonly isAdminEnabled?: boolean
}

/** Whether an address is the start page of a platform's twin or one of its switches, where they are open. */
export function isSteeringUrl({ isAdminEnabled }: Platform, url: string): boolean {
  return isAdminEnabled === true && /^\/__sandbox(?:\/|$)/.test(new URL(url).pathname)
}

/** The platform's response to a browser's own call; one that never comes is a 502. */
export async function forwardToPlatform(platform: Platform, sent: Request): Promise<Response> {
  const request = withoutOwnCookies(sent)
  try {
    const response = await askPlatform(platform, request, 'visitor')
    if (response.status >= 500) noteFailedCall({ code: 'RESPONSE', platformStatus: response.status })
    return response
  } catch (error) {
    // The visitor's headers of the connection cannot be read.
    if (error instanceof HTTPException) {
      logEvent('headers-refused')
      return error.getResponse()
    }
    noteFailure(
      new ShopError('NETWORK', 'The platform does not answer.', { cause: error }),
      'a call of a visitor',
    )
    const errors = [{ errorCode: 'BAD_GATEWAY', message: 'The platform does not answer.' }]
    return Response.json(errors, { status: 502, headers: { 'Cache-Control': 'no-store' } })
  }
}

/** The request without the cookies that are the shop's alone: the platform does not get them. */
export function withoutOwnCookies(request: Request): Request {
  const pairs = (request.headers.get('cookie') ?? '').split(';')
  const kept = pairs.filter((pair) => !isOwnCookie(pair.trim()))
  if (kept.length === pairs.length) return request
  const headers = new Headers(request.headers)
  headers.set('cookie', kept.join(';').trim())
  return new Request(request, { headers })
}
