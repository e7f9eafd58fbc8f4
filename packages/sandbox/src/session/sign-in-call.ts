import { getCookie } from 'hono/cookie'
import type { Call, Exchange } from '../calls/call'
import { isObject } from '../json-object'
import { readLocale, shops } from '../shop'
import { splitSitePath, type SitePath } from '../site-path'
import { sameOriginPath } from './same-origin-path'
import { mergeSessions, openSession } from './session-repository'
import { insertTicket, takeTicket } from './session-ticket-repository'
import { signInTexts, type SignInTexts } from './sign-in-texts'
import { isLiveSession, sessionCookie } from './visitor'

/** The site that is called, by the segment in front of the path. */
export const siteOf = ({ request }: Call): SitePath => splitSitePath(new URL(request.url).pathname)

/** The `request` of a body `{ request: { … } }`; undefined when there is none. */
export function readRequest(text: string): Record<string, unknown> | undefined {
  const body = parseJson(text)
  return isObject(body) && isObject(body.request) ? body.request : undefined
}

/** The body of a refusal. */
export const failure = (...errors: readonly string[]) => ({ success: false, errors })

/** The texts in the language of the call: its `language`, else what the browser asks for, else the shop's. */
export function textsOf(call: Call): SignInTexts {
  const { shop } = siteOf(call)
  const accepted = (call.request.header('Accept-Language') ?? '').split(',').map((part) => part.split(';')[0])
  const requested = [call.request.query('language'), ...accepted].map((tag) =>
    tag?.trim().replace('_', '-').toLowerCase(),
  )
  const existing = shops[shop].locales.map((locale) => locale.toLowerCase())
  const tag = requested.find((candidate) => candidate !== undefined && existing.includes(candidate))
  return signInTexts[readLocale(tag, shop)]
}

/** Makes a ticket for a buyer and answers the address that turns it into a session and leads on to `startUrl`. */
export function makeEntrance(
  c: Exchange,
  { userId, startUrl }: { userId: string; startUrl: string | undefined },
): string {
  const { site, shop } = siteOf(c.var)
  const { db, clock, random } = c.var.context
  const ticket = random.hex(32)
  insertTicket(db, { ticket, shop, userId, olderSessionId: liveSessionOf(c) }, clock.now())
  const target = new URLSearchParams({ sid: ticket, retURL: sameOriginPath(startUrl) ?? `${site}/` })
  return `${site}/secur/frontdoor.jsp?${target}`
}

/**
 * Opens the session of a ticket and answers its id; undefined when the ticket counts for nothing. Buyers of the other
 * shop come along only when the same browser signed in and enters: a link that somebody sends moves nobody.
 */
export function enterWithTicket(c: Exchange, ticket: string): string | undefined {
  const { db, clock, random } = c.var.context
  const taken = takeTicket(db, ticket, clock.now())
  if (taken === undefined) return undefined
  const { shop, userId, olderSessionId } = taken
  const sessionId = random.hex(32)
  openSession(db, { sessionId, shop, userId, now: clock.now() })
  if (olderSessionId !== undefined && olderSessionId === liveSessionOf(c)) {
    mergeSessions(db, { from: olderSessionId, into: sessionId })
  }
  return sessionId
}

/** The session whose cookie a browser sends, while it lives. */
function liveSessionOf(c: Exchange): string | undefined {
  const sessionId = getCookie(c, sessionCookie)
  return sessionId !== undefined && isLiveSession(c.var.context, sessionId) ? sessionId : undefined
}

/** What a text says as JSON; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
