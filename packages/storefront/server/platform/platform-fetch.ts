import { ShopError } from '@cartonnage/sdk/errors'
import { callPlatform } from './call-platform'
import type { Breaker } from './breaker'
import type { PageTime } from './call-deadlines'
import { cookiePairs } from '../http/cookies'
import { isOwnCookie } from '../http/visitor-cookies'
import { describeFailure, isAbort } from '../log/describe-failure'
import { limitBytes, guardCookie } from './platform-response'
import type { Platform } from './platform'
import { contractPathOf, isRead } from '../http/platform-paths'
import { noteFailedCall } from '../log/request-log'

/** Calls the platform on behalf of a visitor, for one page. */
export interface PlatformFetch {
  readonly fetch: typeof fetch
  /** `Set-Cookie` lines of the platform so far, the last one of each name, for the page's response. */
  setCookies(): readonly string[]
}

export interface PlatformFetchOptions {
  /** The process's breaker: reads fail at once while the platform is out of order. */
  readonly breaker: Breaker
  readonly time: PageTime
}

/**
 * Headers that identify the visitor, because all calls come from the shop's server: the platform may limit visitors who
 * call too often. The id is the one in this server's log.
 */
const forwardedHeaders = ['x-forwarded-for', 'user-agent', 'x-request-id']

/** Far more than the longest response that a page needs. */
const maxBytes = 32 * 1024 * 1024

/**
 * A `fetch` with the visitor's cookies. Remembers the cookies of responses, for later calls of the same page and for the
 * visitor's browser. Rejects calls to other origins.
 */
export function createPlatformFetch(
  platform: Platform,
  page: Request,
  { breaker, time }: PlatformFetchOptions,
): PlatformFetch {
  const lines = new Map<string, string>()
  const pairs = cookiePairs(page.headers.get('cookie') ?? '')
  const jar = new Map(pairs.filter(([name]) => !isOwnCookie(name)))
  const pageUrl = new URL(page.url)
  const platformFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== pageUrl.origin)
      throw new TypeError('Only the platform may be called.')
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookies !== '') request.headers.set('cookie', cookies)
    for (const name of forwardedHeaders) {
      const value = page.headers.get(name)
      if (value !== null) request.headers.set(name, value)
    }
    const ask = (signal: AbortSignal) =>
      callPlatform(platform, new Request(request, { signal }), 'page').catch((error: unknown) => {
        // The HTTP server's own abort reason would count as a failure of the platform in the breaker.
        throw page.signal.aborted ? new DOMException('The visitor has left.', 'AbortError') : error
      })
    const send = () => (isRead(request) ? time.read((signal) => breaker(() => ask(signal))) : time.write(ask))
    const response = limitBytes(await loggingFailure(request, send), maxBytes)
    for (const line of response.headers.getSetCookie()) {
      for (const [name, value] of cookiePairs(line.split(';', 1)[0] ?? '')) {
        jar.set(name, value)
        lines.set(name, guardCookie(line, pageUrl))
      }
    }
    return response
  }
  return { fetch: platformFetch, setCookies: () => [...lines.values()] }
}

/** Makes a call and notes its failure for the log. */
async function loggingFailure({ url }: Request, send: () => Promise<Response>): Promise<Response> {
  const call = contractPathOf(url)
  try {
    const response = await send()
    if (response.status >= 500) noteFailedCall({ code: 'RESPONSE', call, platformStatus: response.status })
    return response
  } catch (error) {
    if (!isAbort(error)) noteFailedCall({ ...describeFailure(toNetworkError(error)), call })
    throw error
  }
}

/** As the SDK names it. */
const toNetworkError = (cause: unknown) =>
  new ShopError('NETWORK', 'The platform could not be reached.', { cause })
