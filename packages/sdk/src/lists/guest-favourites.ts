import type { FeatureContext } from '../client/client'
import { exclusive } from '../client/exclusive'
import {
  addGuestFavourite,
  readGuestFavourites,
  removeGuestFavourites,
} from '../rules/lists/guest-favourites'
import { readOnly, type ReadableStore } from '../state/store'
import { createStoredStore } from '../state/stored-store'
import { guestFavouritesEntry } from '../storage/storage-entries'

/**
 * The products that a guest has marked, kept in the browser for each shop until the guest signs in:
 * `lists.keepFavourites` puts them on the buyer's list. The store has their record ids, the oldest first.
 */
export interface GuestFavouritesFeature extends ReadableStore<readonly string[]> {
  /** Marks a product. False when it is not kept, because it is marked already or 500 others are. */
  add(productId: string): Promise<boolean>
  /** Takes the marks off; succeeds without them. */
  remove(productIds: readonly string[]): Promise<void>
}

/** The favourites of a guest. Makes no calls. */
export function guestFavourites(client: FeatureContext): GuestFavouritesFeature {
  const { storage: browserStore } = client
  const runExclusive = client.use(exclusive)
  const entry = guestFavouritesEntry
  const store = createStoredStore<readonly string[], unknown>({
    browserStore,
    entry,
    read: readGuestFavourites,
    serverValue: [],
  })
  client.onRevalidate(store.refresh)
  const update = (change: (ids: readonly string[]) => readonly string[]): Promise<boolean> =>
    runExclusive('cartonnage:favourites', () => {
      const ids = readGuestFavourites(browserStore.read(entry))
      const changed = change(ids)
      if (changed.length === ids.length) return false
      if (changed.length === 0) browserStore.remove(entry)
      else browserStore.write(entry, changed)
      store.refresh()
      return true
    })
  return {
    ...readOnly(store),
    add: (productId) => update((ids) => addGuestFavourite(ids, productId)),
    remove: async (productIds) => void (await update((ids) => removeGuestFavourites(ids, productIds))),
  }
}
