import type { Client } from '../client/client'
import type { CartDifference } from '../state/cart'
import type { Store } from '../state/store'
import { createStoredStore, type StoredStore } from '../state/stored-store'
import { productsNotPreservedEntry } from '../storage/storage-entries'

/** What is told of the guest's cart after signing in. */
export interface CartMergeStores {
  readonly differences: Store<readonly CartDifference[]>
  readonly productsNotPreserved: StoredStore<number>
}

/** Kept by whoever moves the guest's cart, shown by the cart. */
export const cartMergeStores = (client: Client): CartMergeStores => ({
  differences: client.store<readonly CartDifference[]>([]),
  productsNotPreserved: createStoredStore({
    browserStore: client.storage,
    entry: productsNotPreservedEntry,
    read: (count) => count,
    serverValue: 0,
  }),
})
