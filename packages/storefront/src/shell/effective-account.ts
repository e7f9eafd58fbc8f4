import { sessionKey, storageEntries, type Client, type EffectiveAccount } from '@cartonnage/sdk'
import type { ShopType } from '@cartonnage/sdk/rules'
import { normalizeAccountId } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'
import { readCookie } from './read-cookie'
import { useShell } from './use-shell'

/**
 * The effective account that a buyer chose is in a session cookie, one for each shop: the server has to render its
 * prices, carts and orders, a new tab has to order for the same account as the tab that opened it, and the choice works
 * without scripts. The cookie has the id only, counts only together with a session, and the platform checks it at every
 * call. A new cookie name would lose existing choices.
 */
const cookieName = (shop: ShopType): string => `acting_for_${shop}`

/** The account id in a `Cookie` header or `document.cookie`; undefined when absent or invalid. */
export function readEffectiveAccountCookie(cookies: string, shop: ShopType): string | undefined {
  const id = normalizeAccountId(readCookie(cookies, cookieName(shop)))
  return id !== undefined && /^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/.test(id) ? id : undefined
}

/** The cookie line for `Set-Cookie` or `document.cookie`; null deletes the cookie. */
export function effectiveAccountCookie(
  { shop, origin }: { readonly shop: ShopType; readonly origin: string },
  accountId: string | null,
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const age = accountId === null ? '; Max-Age=0' : ''
  return `${cookieName(shop)}=${accountId ?? ''}; Path=/; SameSite=Lax${age}${secure}`
}

/** Saves the choice: in the browser at once, on a server by the returned header. */
export function setEffectiveAccountCookie(
  location: { readonly shop: ShopType; readonly origin: string },
  accountId: string | null,
): { readonly 'Set-Cookie': string } {
  const line = effectiveAccountCookie(location, accountId)
  if (typeof document !== 'undefined') document.cookie = line
  return { 'Set-Cookie': line }
}

/** The account that a signed-in buyer orders for; undefined for the buyer's own account and for guests. */
export function effectiveAccountOf({ loaded, storage }: Client): EffectiveAccount | undefined {
  const state = loaded(sessionKey).getSnapshot()
  const chosen = storage.read(storageEntries.effectiveAccount)
  if (chosen === null || state.status !== 'ready' || state.value.isGuest) return undefined
  return { id: chosen.id, name: state.value.effectiveAccountName ?? chosen.name }
}

const reloadPage = (): void => location.reload()

/**
 * Keeps the browser in step with the account that the server rendered the page for: drops a choice that the platform
 * rejected. Reloads a tab that becomes visible after another tab chose differently, so that nobody orders for an account
 * without seeing its name.
 */
export function useEffectiveAccountSync(reload = reloadPage): void {
  const client = useShopClient()
  const { origin, effectiveAccount } = useShell()
  useEffect(() => {
    const state = client.loaded(sessionKey).getSnapshot()
    if (state.status !== 'ready' || state.value.isGuest) return
    const chosen = () => readEffectiveAccountCookie(document.cookie, client.shop)
    if (effectiveAccount === undefined && chosen() !== undefined)
      setEffectiveAccountCookie({ shop: client.shop, origin }, null)
    const onVisible = () => {
      if (document.visibilityState === 'visible' && chosen() !== effectiveAccount?.id) reload()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [client, origin, effectiveAccount, reload])
}
