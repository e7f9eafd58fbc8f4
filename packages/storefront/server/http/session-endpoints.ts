import { parseShopUrl, sameOriginPath, canonicalBasePathname } from '@cartonnage/sdk/rules'
import { hasSessionCookie } from '../../src/shell/session-cookie'
import { classifyPath } from './platform-paths'

/** A URL of the platform that begins a session by GET, or one that ends it. */
export type SessionEndpoint = 'frontdoor' | 'logout'

/** Which session endpoint a URL is, with or without the base path of a shop. */
export function sessionEndpointOf(url: string): SessionEndpoint | undefined {
  const paths = [new URL(url).pathname, parseShopUrl(url).path]
  if (paths.includes('/secur/frontdoor.jsp')) return 'frontdoor'
  return paths.some((path) => /^\/(?:secur\/logout\.jsp|webruntime\/logout)$/.test(path))
    ? 'logout'
    : undefined
}

/**
 * Whether a visitor has to confirm before a link is followed. The shop itself never links to `frontdoor.jsp`, because this
 * server follows the redirects of a sign-in: a visitor with a session is asked, others are signed in directly. Signing
 * out needs no confirmation for the shop's own links and for URLs entered by hand, but does in browsers that do not send
 * where a link came from.
 */
export function needsConfirmation(endpoint: SessionEndpoint, request: Pick<Request, 'headers'>): boolean {
  if (endpoint === 'frontdoor') return hasSessionCookie(request)
  const from = request.headers.get('Sec-Fetch-Site')
  return from !== 'same-origin' && from !== 'none'
}

/** The URL of the start page of the shop and language that a session endpoint returns to. */
export function homeAfter(url: string): string {
  const target = parseShopUrl(returnUrlOf(url) ?? url)
  return `${target.origin}${canonicalBasePathname(target)}/`
}

/**
 * The path of the page after a session endpoint: the one that the platform named, else the one in the endpoint's query,
 * else the start page. Never another URL of the platform, such as a second sign-in.
 */
export function pathAfter(url: string, named: string | undefined): string {
  const { origin } = new URL(url)
  const requested = named ?? returnUrlOf(url)
  const page = requested === undefined || classifyPath(requested) !== undefined ? homeAfter(url) : requested
  return page.slice(origin.length)
}

/** The return URL in the query of a session endpoint, if it is the shop's. */
function returnUrlOf(url: string): string | undefined {
  const { origin, searchParams } = new URL(url)
  const path = sameOriginPath(searchParams.get('retURL') ?? searchParams.get('retUrl'), origin)
  return path === undefined ? undefined : origin + path
}
