import type { FeatureContext } from '../client/client'
import { readCompared, toggleCompared, writeCompared } from '../rules/compare/compared'
import { readOnly, type ReadableStore } from '../state/store'
import { createStoredStore } from '../state/stored-store'
import { comparedEntry } from '../storage/storage-entries'

/**
 * The products that are to be compared in this browser, kept for each shop and known to all its tabs. The store has their
 * record ids, the first chosen first; at most four.
 */
export interface ComparisonFeature extends ReadableStore<readonly string[]> {
  /** Chooses a product, or no longer. True where that was done: false says that four others are chosen. */
  toggle(productId: string): boolean
  /** Chooses these in place of those before; of more than four the first ones. */
  choose(productIds: readonly string[]): void
}

/** What is to be compared in this browser. Makes no calls; works for one page where the browser keeps nothing. */
export function comparison(client: FeatureContext): ComparisonFeature {
  const { storage } = client
  const store = createStoredStore<readonly string[], string | null>({
    browserStore: storage,
    entry: comparedEntry,
    read: (text) => readCompared(text),
    serverValue: [],
  })
  client.onRevalidate(store.refresh)
  const choose = (productIds: readonly string[]) => {
    storage.write(comparedEntry, writeCompared(productIds))
    store.refresh()
  }
  return {
    ...readOnly(store),
    choose,
    toggle(productId) {
      const before = readCompared(storage.read(comparedEntry))
      const after = toggleCompared(before, productId)
      if (after === before) return false
      choose(after)
      return true
    },
  }
}
