import { sessionKey, storageEntries, type Client, type EffectiveAccount } from '@cartonnage/sdk'
import type { ShopType } from '@cartonnage/sdk/rules'
import { normalizeAccountId } from '@cartonnage/sdk/rules'
import { readCookie } from './read-cookie'

/**
 * The effective account that a buyer chose is kept in a session cookie, one a shop: the server has to render its prices,
 * carts and orders, a new tab has to order for the same account as the one it came from, and the choice works
 * without scripts. It carries the id alone, counts only beside a session, and the platform judges it at every call. Its name is older than
 * our word for the account: another one would lose the choices that were made.
 */
const cookieName = (shop: ShopType): string => `acting_for_${shop}`

/** The account id in a `Cookie` header or `document.cookie`; undefined without one, or when it is none. */
export function readEffectiveAccountCookie(cookies: string, shop: ShopType): string | undefined {
  const id = normalizeAccountId(readCookie(cookies, cookieName(shop)))
  return id !== undefined && /^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/.test(id) ? id : undefined
}

/** The cookie's line for `Set-Cookie` or `document.cookie`; null takes the cookie away. */
export function effectiveAccountCookie(
  { shop, origin }: { readonly shop: ShopType; readonly origin: string },
  accountId: string | null,
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const age = accountId === null ? '; Max-Age=0' : ''
  return `${cookieName(shop)}=${accountId ?? ''}; Path=/; SameSite=Lax${age}${secure}`
}

/** Keeps the choice where this side keeps it: in the browser at once; a server hands the headers to its answer. */
export function keepEffectiveAccount(
  location: { readonly shop: ShopType; readonly origin: string },
  accountId: string | null,
): { readonly 'Set-Cookie': string } {
  const line = effectiveAccountCookie(location, accountId)
  if (typeof document !== 'undefined') document.cookie = line
  return { 'Set-Cookie': line }
}

/** The account that the buyer who is signed in orders for; undefined for the own account and for guests. */
export function effectiveAccountOf({ loaded, storage }: Client): EffectiveAccount | undefined {
  const state = loaded(sessionKey).getSnapshot()
  const chosen = storage.read(storageEntries.effectiveAccount)
  if (chosen === null || state.status !== 'ready' || state.value.isGuest) return undefined
  return { id: chosen.id, name: state.value.effectiveAccountName ?? chosen.name }
}
