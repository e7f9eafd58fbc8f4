import { tabSessionId, useShopClient } from '@cartonnage/react-hooks'
import { storageEntries } from '@cartonnage/sdk'
import type { StartUrl } from './start-url'
import { useReturnTarget } from './use-return-target'

/**
 * Notes whether the way leads on after the session began: to the buyer's cart [4.guest-cart-on-login-8], or to the
 * checkout where its button was pressed [4.guest-cart-on-login-7]. It does when the guest's cart asked for it in this
 * very tab: an address that names another tab came from elsewhere [2.5-4].
 */
export function useResumeNote({
  isFromCart,
  summaryPath,
}: Pick<StartUrl, 'isFromCart' | 'summaryPath'>): () => void {
  const shop = useShopClient()
  const { sessionId } = useReturnTarget()
  return () => {
    const { loginFromCart, goToSummary } = storageEntries
    const isOwnTab = sessionId === undefined || sessionId === tabSessionId(shop)
    shop.storage.remove(loginFromCart)
    shop.storage.remove(goToSummary)
    if (!isFromCart || !isOwnTab) return
    shop.storage.write(loginFromCart, true)
    if (summaryPath !== undefined) shop.storage.write(goToSummary, summaryPath)
  }
}
