import { favouritesKey, hasGuestFavourites } from '@cartonnage/sdk'
import { hasFavourite } from '@cartonnage/sdk/rules'
import { useCallback, useEffect } from 'react'
import { useShopClient } from './shop-provider'
import { useAction, type Action } from './use-action'
import { valueOf } from './use-loaded'
import { useSession } from './use-session'
import { useStore } from './use-store'

/** The favourites of whoever is shopping. */
export interface FavouritesView {
  /** Record ids of the products, the oldest first; undefined until they are known, and on a server. */
  readonly ids: readonly string[] | undefined
  /** Whether a product is marked; false until that is known. */
  isMarked(productId: string): boolean
  /** Marks a product, or takes its mark off. Resolves to whether it is marked now. */
  readonly toggle: Action<[productId: string], boolean>
}

const fetchFavourites = async () => (await import('./fetched/lists/favourites')).favourites

/**
 * The favourites of a guest, in the browser, or of a buyer, on a list. The code is fetched when it is needed: for a guest
 * without favourites only when one is marked.
 */
export function useFavourites(): FavouritesView {
  const client = useShopClient()
  const store = client.loaded(favouritesKey)
  const ids = valueOf(useStore(store))
  const { isGuest } = useSession()
  useEffect(() => {
    if (store.getSnapshot().status !== 'idle' || (isGuest && !hasGuestFavourites(client))) return
    fetchFavourites()
      .then((favourites) => client.use(favourites).load())
      .catch((error: unknown) => client.reportFailure(error, 'the favourites cannot be loaded'))
  }, [client, store, isGuest])
  const change = useCallback(
    async (productId: string) => {
      const { load, mark, unmark } = client.use(await fetchFavourites())
      const isMarked = hasFavourite(await load(), productId)
      await (isMarked ? unmark(productId) : mark(productId))
      return !isMarked
    },
    [client],
  )
  const toggle = useAction(change)
  return { ids, isMarked: (productId) => hasFavourite(ids ?? [], productId), toggle }
}
