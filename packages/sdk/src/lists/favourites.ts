import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { addGuestFavourite, removeGuestFavourites } from '../rules/lists/guest-favourites'
import { sessionStore } from '../session/session-store'
import { valueOf } from '../state/async-state'
import { readOnly } from '../state/store'
import type { CallOptions } from '../transport/transport'
import { favouritesKey } from './favourites-key'
import { guestFavourites } from './guest-favourites'
import { lists } from './lists'

/**
 * The favourites of whoever is shopping: a guest's in the browser, a buyer's on a list, to which those of the guest go when a
 * buyer's are loaded. The store has the record ids of the products, the oldest first; another tab's changes are seen at the
 * next load.
 */
export interface FavouritesFeature extends LoadedStore<readonly string[]> {
  /** Marks a product; one that is marked stays so. Errors: those of `lists.addFavourites`, for buyers. */
  mark(productId: string, options?: CallOptions): Promise<void>
  /** Takes the mark off; succeeds without it. Errors: those of `lists.removeFavourites`, for buyers. */
  unmark(productId: string, options?: CallOptions): Promise<void>
}

/** The favourites of whoever is shopping. */
export function favourites(client: FeatureContext): FavouritesFeature {
  const store = client.loaded(favouritesKey)
  const { ensure } = client.use(sessionStore)
  const guest = client.use(guestFavourites)
  const buyer = client.use(lists)
  const read = async (call?: CallOptions): Promise<readonly string[]> => {
    await buyer.keepFavourites(call).catch((error: unknown) => {
      client.reportFailure(error, 'the favourites of the guest wait in the browser')
    })
    const list = await buyer.readFavourites(call)
    return list?.lines.map(({ productId }) => productId) ?? []
  }
  const change = async (
    forGuest: () => Promise<unknown>,
    forBuyer: () => Promise<unknown>,
    next: (ids: readonly string[]) => readonly string[],
  ): Promise<void> => {
    const { isGuest } = await ensure()
    await (isGuest ? forGuest() : forBuyer())
    store.set(isGuest ? guest.getSnapshot() : next(valueOf(store.getSnapshot()) ?? []))
  }
  return {
    ...readOnly(store),
    load: async (call) => {
      const { isGuest } = await ensure(call)
      const loader = () => (isGuest ? Promise.resolve(guest.getSnapshot()) : read(call))
      return await (call?.signal ? store.run(loader) : store.join(loader))
    },
    mark: (productId, call) =>
      change(
        () => guest.add(productId),
        () => buyer.addFavourites([productId], call),
        (ids) => addGuestFavourite(ids, productId),
      ),
    unmark: (productId, call) =>
      change(
        () => guest.remove([productId]),
        () => buyer.removeFavourites([productId], call),
        (ids) => removeGuestFavourites(ids, [productId]),
      ),
  }
}
