import { tabSessionId, useShopClient } from '@cartonnage/react-hooks'
import { storageEntries } from '@cartonnage/sdk'
import type { ReturnTarget } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import type { StartUrl } from './data/start-url'

/** The return target in this page's URL, for the link to the other of sign-in and registration. */
export function useReturnTarget(): ReturnTarget {
  const query = usePageQuery()
  return {
    startUrl: query.get('startUrl') ?? undefined,
    sessionId: query.get('c__sessionId') ?? undefined,
  }
}

/**
 * Returns a function that saves in the tab where to go once the session has started: to the buyer's cart, or to the
 * checkout if its button was clicked. Only if the guest's cart of this tab asked for the sign-in: a URL with the id of
 * another tab came from elsewhere.
 */
export function useSaveCartTarget({ isFromCart, summaryPath }: Pick<StartUrl, 'isFromCart' | 'summaryPath'>) {
  const shop = useShopClient()
  const { sessionId } = useReturnTarget()
  return (): void => {
    const { loginFromCart, goToSummary } = storageEntries
    const isOwnTab = sessionId === undefined || sessionId === tabSessionId(shop)
    shop.storage.remove(loginFromCart)
    shop.storage.remove(goToSummary)
    if (!isFromCart || !isOwnTab) return
    shop.storage.write(loginFromCart, true)
    if (summaryPath !== undefined) shop.storage.write(goToSummary, summaryPath)
  }
}
