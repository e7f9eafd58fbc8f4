import { parseShopUrl, sameOriginPath, shownBasePathname } from '@cartonnage/sdk/rules'
import { hasSessionCookie } from './cookie-pairs'
import { judgePath } from './platform-paths'

/** An address of the platform that begins a session by GET, or one that ends it. */
export type SessionDoor = 'front' | 'exit'

/** Which door an address of the shop is, at the start of the path or behind the base path of a shop. */
export function doorAt(url: string): SessionDoor | undefined {
  const paths = [new URL(url).pathname, parseShopUrl(url).path]
  if (paths.includes('/secur/frontdoor.jsp')) return 'front'
  return paths.some((path) => /^\/(?:secur\/logout\.jsp|webruntime\/logout)$/.test(path)) ? 'exit' : undefined
}

/**
 * Whether a visitor is asked before a link takes him through. A sign-in is followed by this server, so a link to the
 * front door is never the shop's own: it asks whoever has a session, and only those who have none go straight in. The
 * way out is free for links of the shop itself and for what was typed; a browser that does not say where a link stands
 * is asked.
 */
export function mustAsk(door: SessionDoor, request: Pick<Request, 'headers'>): boolean {
  if (door === 'front') return hasSessionCookie(request)
  const from = request.headers.get('Sec-Fetch-Site')
  return from !== 'same-origin' && from !== 'none'
}

/** The start page of the shop and language to which a door leads back, as an address. */
export function homeBehind(url: string): string {
  const there = parseShopUrl(goalOf(url) ?? url)
  return `${there.origin}${shownBasePathname(there)}/`
}

/**
 * The path where a visitor goes on behind a door: the page that the platform named, else the one that the door's
 * address names, else the start page. What is the platform's own is no such page: nobody signs in to be led to another
 * sign-in.
 */
export function pathBehind(url: string, named: string | undefined): string {
  const { origin } = new URL(url)
  const requested = named ?? goalOf(url)
  const page = requested === undefined || judgePath(requested) !== undefined ? homeBehind(url) : requested
  return page.slice(origin.length)
}

/** The address in the query of a door, when it is one of the shop. */
function goalOf(url: string): string | undefined {
  const { origin, searchParams } = new URL(url)
  const path = sameOriginPath(searchParams.get('retURL') ?? searchParams.get('retUrl'), origin)
  return path === undefined ? undefined : origin + path
}
