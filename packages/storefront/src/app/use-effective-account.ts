import { useShopClient } from '@cartonnage/react-hooks'
import { sessionKey } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { keepEffectiveAccount, readEffectiveAccountCookie } from './effective-account'
import { useShell } from './use-shell'

const reloadPage = (): void => location.reload()

/**
 * Keeps the browser in step with the account that the server rendered the page for: a choice that the platform refuses is forgotten. A tab that comes to the front after another one chose differently
 * is loaded again, so that nobody orders for an account without seeing its name.
 */
export function useEffectiveAccount(reload = reloadPage): void {
  const shop = useShopClient()
  const { origin, effectiveAccount } = useShell()
  useEffect(() => {
    const state = shop.loaded(sessionKey).getSnapshot()
    if (state.status !== 'ready' || state.value.isGuest) return
    const chosen = () => readEffectiveAccountCookie(document.cookie, shop.shop)
    if (effectiveAccount === undefined && chosen() !== undefined)
      keepEffectiveAccount({ shop: shop.shop, origin }, null)
    const onVisible = () => {
      if (document.visibilityState === 'visible' && chosen() !== effectiveAccount?.id) reload()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [shop, origin, effectiveAccount, reload])
}
