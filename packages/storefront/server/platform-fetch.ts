import { isCheckoutChoiceCookie } from '../src/app/checkout-choice-cookie'
import type { Platform } from './platform'
import { announceCall } from './platform-calls'

/** One visitor's way to the platform during one request of a page. */
export interface PlatformFetch {
  readonly fetch: typeof fetch
  /** `Set-Cookie` lines that the platform sent so far, the last one of each name; they go onto the page's answer. */
  setCookies(): readonly string[]
}

/**
 * A `fetch` that speaks for the visitor: it carries the visitor's cookies to the platform and keeps the ones that
 * come back, for later calls of the same page and for the visitor's browser. Other origins get no cookies.
 */
export function createPlatformFetch(platform: Platform, page: Request): PlatformFetch {
  const lines = new Map<string, string>()
  const pairs = readPairs(page.headers.get('cookie') ?? '')
  const jar = new Map(pairs.filter(([name]) => !isCheckoutChoiceCookie(name)))
  const { origin } = new URL(page.url)
  const platformFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== origin) throw new TypeError('Only the platform may be called.')
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookies !== '') request.headers.set('cookie', cookies)
    announceCall({ request, by: 'page' })
    const answer = await platform.fetch(request)
    for (const line of answer.headers.getSetCookie()) {
      for (const [name, value] of readPairs(line.split(';', 1)[0] ?? '')) {
        jar.set(name, value)
        lines.set(name, line)
      }
    }
    return answer
  }
  return { fetch: platformFetch, setCookies: () => [...lines.values()] }
}

function readPairs(text: string): [string, string][] {
  return text.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=')
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]]
  })
}
