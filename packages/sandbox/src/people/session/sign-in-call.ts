import { getCookie } from 'hono/cookie'
import type { Call, Exchange } from '../../calls/call'
import { isRecord, parseJson } from '../../json-object'
import { readLocale, shops, type Shop } from '../../shop'
import { splitSitePath, type SitePath } from '../../site-path'
import { sameOriginPath } from './same-origin-path'
import { mergeSessions, openSession, insertTicket, takeTicket } from './session-repository'
import { signInTexts, type SignInTexts } from './sign-in-texts'
import { isActiveSession, sessionCookie } from './visitor'

/** The site that is called, by the segment in front of the path. */
export const siteOf = ({ request }: Call): SitePath => splitSitePath(new URL(request.url).pathname)

/**
 * Where a shop is, with the segment of its site, for links. A server of the shop calls the platform without the segment of the
 * site that its visitor is on.
 */
export function siteUrlOf(call: Call, shop: Shop): string {
  const { site, shop: called } = siteOf(call)
  return new URL(call.request.url).origin + (called === shop ? site : sites[shop])
}

const sites: Readonly<Record<Shop, string>> = { CH: '', DE: '/de-shop' }

/** The `request` of a body `{ request: { … } }`; undefined when there is none. */
export function readRequest(text: string): Record<string, unknown> | undefined {
  const body = parseJson(text)
  return isRecord(body) && isRecord(body.request) ? body.request : undefined
}

/** The body of a refusal. */
export const failure = (...errors: readonly string[]) => ({ success: false, errors })

/** The texts in the language of the call: its `language`, otherwise the browser's, otherwise the shop's. */
export function textsOf(call: Call): SignInTexts {
  const { shop } = siteOf(call)
  const accepted = (call.request.header('Accept-Language') ?? '').split(',').map((part) => part.split(';')[0])
  const requested = [call.request.query('language'), ...accepted].map((tag) =>
    tag?.trim().replace('_', '-').toLowerCase(),
  )
  const offered = shops[shop].locales.map((locale) => locale.toLowerCase())
  const tag = requested.find((candidate) => candidate !== undefined && offered.includes(candidate))
  return signInTexts(readLocale(tag, shop))
}

/** Creates a ticket for a buyer. Returns the URL that turns it into a session and redirects to `startUrl`. */
export function createEntryUrl(
  c: Exchange,
  { userId, startUrl }: { userId: string; startUrl: string | undefined },
): string {
  const { site, shop } = siteOf(c.var)
  const { db, clock, random } = c.var.context
  const ticket = random.hex(32)
  insertTicket(db, { ticket, shop, userId, olderSessionId: activeSessionOf(c) }, clock.now())
  const target = new URLSearchParams({ sid: ticket, retURL: sameOriginPath(startUrl) ?? `${site}/` })
  return `${site}/secur/frontdoor.jsp?${target}`
}

/**
 * Opens the session of a ticket and returns its id; undefined for an invalid ticket. A buyer of the other shop moves
 * along only in the browser that signed in, so that a link from someone else changes no session.
 */
export function openTicketSession(c: Exchange, ticket: string): string | undefined {
  const { db, clock, random } = c.var.context
  const taken = takeTicket(db, ticket, clock.now())
  if (taken === undefined) return undefined
  const { shop, userId, olderSessionId } = taken
  const sessionId = random.hex(32)
  openSession(db, { sessionId, buyers: [{ shop, userId }], now: clock.now() })
  if (olderSessionId !== undefined && olderSessionId === activeSessionOf(c)) {
    mergeSessions(db, { from: olderSessionId, into: sessionId })
  }
  return sessionId
}

/** The session of the browser's cookie, while it is active. */
function activeSessionOf(c: Exchange): string | undefined {
  const sessionId = getCookie(c, sessionCookie)
  return sessionId !== undefined && isActiveSession(c.var.context, sessionId) ? sessionId : undefined
}
