import { getCookie, setCookie } from 'hono/cookie'
import type { Buyer, Exchange, Visitor } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { PlatformError } from '../platform-error'
import { recordKey } from '../record-id'
import { findWebstore, readLocale, shops, type CalledWebstore, type Shop } from '../shop'
import { findAccount, listManagedAccounts } from './buyer-repository'
import { findSessionStart } from './session-age'
import { findSessionBuyer } from './session-repository'

/** The cookie of a signed-in session; HttpOnly. */
export const sessionCookie = 'sid'
/** A readable mark that says only that there is a session. */
export const sessionMarkCookie = 'sid_Client'
/** The cookie that ties a guest to the guest session cart; HttpOnly. */
export const guestCookie = 'guest_id'

const hour = 3_600_000
const guestCookieAge = 30 * 24 * 60 * 60

interface VisitorLocation {
  readonly shop: Shop
  /** The id by which the webstore is called, where that is not its own. */
  readonly webstoreId?: string
  readonly language?: string | undefined
  readonly effectiveAccountId?: string | undefined
  /** Whether the answer is one for everybody: a session counts for nothing then. */
  readonly asGuest?: boolean
}

/** The webstore that a call names, by its own id or by one of the option's; 404 WEBSTORE_NOT_FOUND. */
export function calledWebstore(c: Exchange, webstoreId: string): CalledWebstore {
  const webstore = findWebstore(webstoreId, c.var.context.options.webstoreAliases)
  if (webstore) return webstore
  throw new PlatformError(404, 'WEBSTORE_NOT_FOUND', 'There is no webstore with that id.')
}

/**
 * Finds out who calls. Fails with 404 EFFECTIVE_ACCOUNT_NOT_FOUND when a buyer names an account they may not act
 * for; a guest's account id is ignored.
 */
export function readVisitor(c: Exchange, location: VisitorLocation): Visitor {
  const { context } = c.var
  const { shop } = location
  const sid = location.asGuest ? undefined : getCookie(c, sessionCookie)
  const sessionId = sid !== undefined && isLiveSession(context, sid) ? sid : undefined
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

/** Lets a buyer act for the account that a body names; 404 EFFECTIVE_ACCOUNT_NOT_FOUND when they may not. */
export function actForAccount(c: Exchange, requested: string | null): void {
  const { context, visitor } = c.var
  if (requested === null || !visitor.buyer) return
  const effectiveAccountId = effectiveAccount(context, { buyer: visitor.buyer, requested })
  c.set('visitor', { ...visitor, effectiveAccountId })
}

/** Whether a session is there and has not ended by its age. */
export function isLiveSession({ db, clock, options }: SandboxContext, sessionId: string): boolean {
  const start = findSessionStart(db, sessionId)
  return start !== undefined && clock.now() < start + options.sessionHours * hour
}

/** The guest's id; a guest who has none gets one, with its cookie on the answer. */
export function ensureGuestId(c: Exchange): string {
  const existing = c.var.visitor.guestId
  if (existing) return existing
  const guestId = c.var.context.random.hex(16)
  setCookie(c, guestCookie, guestId, { ...privateCookie(c), maxAge: guestCookieAge })
  c.set('visitor', { ...c.var.visitor, guestId })
  return guestId
}

/** The attributes of every cookie that scripts must not read. */
export const privateCookie = (c: Exchange) => ({ ...openCookie(c), httpOnly: true })

/** The attributes of a cookie that scripts may read. */
export const openCookie = (c: Exchange) =>
  ({ path: '/', sameSite: 'Lax', secure: new URL(c.req.url).protocol === 'https:' }) as const

function effectiveAccount(
  context: SandboxContext,
  { buyer, requested }: { buyer: Buyer; requested?: string | undefined },
) {
  if (!requested?.trim() || /^0+$/.test(requested)) return buyer.accountId
  if (recordKey(requested) === recordKey(buyer.accountId)) return buyer.accountId
  const managed = listManagedAccounts(context.db, buyer.accountId)
  const account = findAccount(context.db, requested)
  if (account && managed.some(({ id }) => id === account.id)) return account.id
  throw new PlatformError(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'That account cannot be acted for.')
}
