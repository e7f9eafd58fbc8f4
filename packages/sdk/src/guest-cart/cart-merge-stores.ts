import type { FeatureContext } from '../client/client'
import type { CartDifference } from '../state/cart'
import type { Store } from '../state/store'
import { createStoredStore, type StoredStore } from '../state/stored-store'
import { productsNotPreservedEntry } from '../storage/storage-entries'

/** What to show about the guest's cart after signing in. */
export interface CartMergeStores {
  /** As {@link CartMergeFeature.differences}. */
  readonly differences: Store<readonly CartDifference[]>
  /** As {@link CartMergeFeature.productsNotPreserved}. */
  readonly productsNotPreserved: StoredStore<number>
}

/** Filled by the features that move the guest's cart; separate, so that a page can show them without loading those. */
export const cartMergeStores = (client: FeatureContext): CartMergeStores => ({
  differences: client.store<readonly CartDifference[]>([]),
  productsNotPreserved: createStoredStore({
    browserStore: client.storage,
    entry: productsNotPreservedEntry,
    read: (count) => count,
    serverValue: 0,
  }),
})
