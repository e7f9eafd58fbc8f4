import { tabSessionId, useShop } from '@cartonnage/react-hooks'
import { storageEntries } from '@cartonnage/sdk/lazy'
import { useSignInWay } from './use-sign-in-way'

/**
 * Notes whether the way leads on to the buyer's cart after the session began [4.guest-cart-on-login-8]. It does when
 * the guest's cart asked for it in this very tab: an address that names another tab came from elsewhere [2.5-4].
 */
export function useResumeNote(isFromCart: boolean): () => void {
  const shop = useShop()
  const { sessionId } = useSignInWay()
  return () => {
    const isOwnTab = sessionId === undefined || sessionId === tabSessionId(shop)
    if (isFromCart && isOwnTab) shop.storage.write(storageEntries.loginFromCart, true)
    else shop.storage.remove(storageEntries.loginFromCart)
  }
}
