import { ShopError } from '@cartonnage/sdk/rules'
import { askPlatform } from './ask-platform'
import type { Breaker } from './breaker'
import type { PageTime } from './call-deadlines'
import { cookiePairs } from './cookie-pairs'
import { describeFailure, isAbort } from './describe-failure'
import { limitBytes } from './limit-bytes'
import { isOwnCookie } from './own-cookies'
import type { Platform } from './platform'
import { contractPathOf, isRead } from './platform-paths'
import { guardCookie } from './platform-response'
import { noteFailedCall } from './request-log'

/** One visitor's way to the platform during one request of a page. */
export interface PlatformFetch {
  readonly fetch: typeof fetch
  /** `Set-Cookie` lines that the platform sent so far, the last one of each name; they go onto the page's answer. */
  setCookies(): readonly string[]
}

export interface PlatformFetchOptions {
  /** That of the process: reads fail at once while the platform is known to be out of order. */
  readonly breaker: Breaker
  readonly time: PageTime
}

/**
 * What the platform may know of the visitor, to limit those who ask too much: the shop asks for everybody. The id is
 * the same in the log of this server.
 */
const ofVisitor = ['x-forwarded-for', 'user-agent', 'x-request-id']

/** Far more than the longest response that a page needs. */
const maxBytes = 32 * 1024 * 1024

/**
 * A `fetch` that speaks for the visitor: it carries the visitor's cookies to the platform and keeps the ones that
 * come back, for later calls of the same page and for the visitor's browser. Other origins get no cookies.
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
    for (const name of ofVisitor) {
      const value = page.headers.get(name)
      if (value !== null) request.headers.set(name, value)
    }
    const ask = (signal: AbortSignal) =>
      askPlatform(platform, new Request(request, { signal }), 'page').catch((error: unknown) => {
        // A server gives a reason of its own, which the breaker would take for the platform's.
        throw page.signal.aborted ? new DOMException('The visitor has left.', 'AbortError') : error
      })
    const send = () => (isRead(request) ? time.read((signal) => breaker(() => ask(signal))) : time.write(ask))
    const response = limitBytes(await noted(request, send), maxBytes)
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

/** A call whose failure is known to the log. */
async function noted({ url }: Request, send: () => Promise<Response>): Promise<Response> {
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
