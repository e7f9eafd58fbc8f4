import { ShopError } from '@cartonnage/sdk/errors'
import { HTTPException } from 'hono/http-exception'
import type { ApiVersion, PlatformKind } from '../../src/shell/platform-kind'
import { callPlatform } from './call-platform'
import { isOwnCookie } from '../http/visitor-cookies'
import { logEvent, noteFailedCall, noteFailure } from '../log/request-log'

/** The commerce platform, called with the shop's public URLs. */
export interface Platform {
  /** Rejects, as `fetch` does, when the platform cannot be reached or loses the connection. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void> | void
  /** The platform's own origin, which its responses may contain; absent inside this process. */
  readonly origin?: string
  /** Its time in ms since 1970, where that may differ from this machine's. */
  now?(): number
  /** What it has. @default 'shop' */
  readonly kind?: PlatformKind
  /** The version of its API to call. @default `defaultApiVersion` */
  readonly apiVersion?: ApiVersion
  /** It is the sandbox in this process: the shop is being developed or tested. */
  readonly isSandbox?: boolean
  /** The sandbox's admin pages are open to everybody who can reach this server. */
  readonly isAdminEnabled?: boolean
}

/** Whether a URL is one of the sandbox's admin pages, where they are open. */
export function isSandboxAdminUrl({ isAdminEnabled }: Platform, url: string): boolean {
  return isAdminEnabled === true && /^\/__sandbox(?:\/|$)/.test(new URL(url).pathname)
}

/** The platform's response to a browser's own call; 502 where there is none. */
export async function forwardToPlatform(platform: Platform, sent: Request): Promise<Response> {
  const request = withoutOwnCookies(sent)
  try {
    const response = await callPlatform(platform, request, 'visitor')
    if (response.status >= 500) noteFailedCall({ code: 'RESPONSE', platformStatus: response.status })
    return response
  } catch (error) {
    // The visitor's `Connection` header is invalid.
    if (error instanceof HTTPException) {
      logEvent('headers-refused')
      return error.getResponse()
    }
    noteFailure(
      new ShopError('NETWORK', 'The platform does not respond.', { cause: error }),
      'forwarding a call to the platform',
    )
    const errors = [{ errorCode: 'BAD_GATEWAY', message: 'The platform does not respond.' }]
    return Response.json(errors, { status: 502, headers: { 'Cache-Control': 'no-store' } })
  }
}

/** The request without the shop's own cookies, which the platform must not get. */
export function withoutOwnCookies(request: Request): Request {
  const pairs = (request.headers.get('cookie') ?? '').split(';')
  const platformPairs = pairs.filter((pair) => !isOwnCookie(pair.trim()))
  if (platformPairs.length === pairs.length) return request
  const headers = new Headers(request.headers)
  headers.set('cookie', platformPairs.join(';').trim())
  return new Request(request, { headers })
}
