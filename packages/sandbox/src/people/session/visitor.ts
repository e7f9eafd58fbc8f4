import { getCookie, setCookie } from 'hono/cookie'
import type { Buyer, Exchange, Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { PlatformError, accountNotFound } from '../../platform-error'
import { isSameRecord } from '../../record-id'
import { findWebstore, readLocale, shops, type CalledWebstore, type Shop } from '../../shop'
import { findAccount, listManagedAccounts } from './buyer-repository'
import { findSessionStart, findSessionBuyer } from './session-repository'

/** The cookie of a signed-in session; HttpOnly. */
export const sessionCookie = 'sid'
/** A readable cookie that only says that there is a session. */
export const sessionMarkCookie = 'sid_Client'
/** The cookie that ties a guest to the guest session cart; HttpOnly. */
const guestCookie = 'guest_id'

const hour = 3_600_000
const guestCookieAge = 30 * 24 * 60 * 60

interface VisitorLocation {
  readonly shop: Shop
  /** The id by which the webstore was called. @default its own */
  readonly webstoreId?: string
  readonly language?: string | undefined
  readonly effectiveAccountId?: string | undefined
  /** Whether the response may be cached for everyone, so that a session is ignored. */
  readonly asGuest?: boolean
}

/** The webstore that a call names by its own id or an alias; 404 WEBSTORE_NOT_FOUND. */
export function calledWebstore(c: Exchange, webstoreId: string): CalledWebstore {
  const webstore = findWebstore(webstoreId, c.var.context.options.webstoreAliases)
  if (webstore) return webstore
  throw new PlatformError(404, 'WEBSTORE_NOT_FOUND', 'There is no webstore with that id.')
}

/**
 * Reads who calls. Fails with 404 EFFECTIVE_ACCOUNT_NOT_FOUND when a buyer names an account they may not act
 * for; a guest's account id is ignored.
 */
export function readVisitor(c: Exchange, location: VisitorLocation): Visitor {
  const { context } = c.var
  const { shop } = location
  const sid = location.asGuest ? undefined : calledSession(c)
  const sessionId = sid !== undefined && isActiveSession(context, sid) ? sid : undefined
  const buyer = sessionId === undefined ? undefined : findSessionBuyer(context.db, { sessionId, shop })
  return {
    shop,
    webstoreId: location.webstoreId ?? shops[shop].webstoreId,
    currencyCode: shops[shop].currencyCode,
    locale: readLocale(location.language, shop),
    sessionId,
    hasEndedSession: sid !== undefined && sessionId === undefined,
    guestId: getCookie(c, guestCookie),
    buyer,
    effectiveAccountId: buyer && effectiveAccount(context, { buyer, requested: location.effectiveAccountId }),
  }
}

/** The session that a call names: by its access token, otherwise by its cookie. It may have ended. */
export const calledSession = (c: Exchange): string | undefined =>
  c.var.bearerSessionId ?? getCookie(c, sessionCookie)

/** Sets the effective account that a body names; 404 EFFECTIVE_ACCOUNT_NOT_FOUND when the buyer may not act for it. */
export function setEffectiveAccount(c: Exchange, requested: string | null): void {
  const { context, visitor } = c.var
  if (requested === null || !visitor.buyer) return
  const effectiveAccountId = effectiveAccount(context, { buyer: visitor.buyer, requested })
  c.set('visitor', { ...visitor, effectiveAccountId })
}

/** Whether a session exists and is not older than the option `sessionHours`. */
export function isActiveSession({ db, clock, options }: SandboxContext, sessionId: string): boolean {
  const start = findSessionStart(db, sessionId)
  return start !== undefined && clock.now() < start + options.sessionHours * hour
}

/** The guest's id, created with its cookie when there is none. */
export function ensureGuestId(c: Exchange): string {
  const existing = c.var.visitor.guestId
  if (existing) return existing
  const guestId = c.var.context.random.hex(16)
  setCookie(c, guestCookie, guestId, { ...httpOnlyCookie(c), maxAge: guestCookieAge })
  c.set('visitor', { ...c.var.visitor, guestId })
  return guestId
}

/** The attributes of every cookie that scripts must not read. */
export const httpOnlyCookie = (c: Exchange) => ({ ...readableCookie(c), httpOnly: true })

/** The attributes of a cookie that scripts may read. */
export const readableCookie = (c: Exchange) =>
  ({ path: '/', sameSite: 'Lax', secure: new URL(c.req.url).protocol === 'https:' }) as const

function effectiveAccount(
  context: SandboxContext,
  { buyer, requested }: { buyer: Buyer; requested?: string | undefined },
) {
  if (!requested?.trim() || /^0+$/.test(requested)) return buyer.accountId
  if (isSameRecord(requested, buyer.accountId)) return buyer.accountId
  const managed = listManagedAccounts(context.db, buyer.accountId)
  const account = findAccount(context.db, requested)
  if (account && managed.some(({ id }) => id === account.id)) return account.id
  throw accountNotFound()
}
