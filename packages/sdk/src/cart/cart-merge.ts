import type { FeatureContext } from '../client/client'
import type { CartDifference } from '../state/cart'
import type { ReadableStore } from '../state/store'
import { productsNotPreservedEntry } from '../storage/storage-entries'
import { cartMergeStores } from '../guest-cart/cart-merge-stores'
import { hasUnsent, movedAttempts } from './merge-attempts'
import { msUntilNextMerge, mergeGuestCart } from './merge-guest-cart'
import { dropReportedLines, readReportedLines, returnUnsentLines } from './merge-journal-store'
import { mergeRunner } from './merge-runner'

/** The merge of the browser's guest cart into the buyer's cart. */
export interface CartMergeFeature {
  /**
   * Lines of the guest cart that are not in the buyer's cart as intended: refused ones, those with an unknown outcome,
   * with `confirmedBy` those that the buyer should check, and those that wait because the platform refused the call
   * itself. Kept for this buyer alone, until dismissed; lines that wait are sent by a later page all the same.
   */
  readonly differences: ReadableStore<readonly CartDifference[]>
  /**
   * How many products of the guest's cart on the server were not transferred when the buyer signed in; 0 again once the
   * differences are dismissed.
   */
  readonly productsNotPreserved: ReadableStore<number>
  /**
   * Adds the browser's guest cart to the buyer's cart; false when not all of it is known to be there as intended. Lines
   * whose response was lost are checked in the background.
   */
  merge(): Promise<boolean>
  /** Forgets the differences, once the buyer has read them. */
  dismissDifferences(): Promise<void>
  /** Before the buyer signs out: puts lines that were never sent back into the guest cart, and forgets the rest. */
  leave(): Promise<void>
}

/** Merges the browser's guest cart into the buyer's cart. */
export function cartMerge(client: FeatureContext): CartMergeFeature {
  const { storage: browserStore } = client
  const { differences, productsNotPreserved } = client.use(cartMergeStores)
  const { ports, show, continueMerging } = client.use(mergeRunner)
  const { browser } = ports
  return {
    differences,
    productsNotPreserved,
    merge: async () => {
      try {
        await mergeGuestCart(ports)
        const isOpen = hasUnsent(ports) || msUntilNextMerge(ports) !== undefined
        return !isOpen && readReportedLines(ports, browser.self().owner).length === 0
      } finally {
        show()
        continueMerging()
      }
    },
    dismissDifferences: async () => {
      browserStore.remove(productsNotPreservedEntry)
      productsNotPreserved.refresh()
      await dropReportedLines(ports, browser.self().owner)
      show()
    },
    leave: async () => {
      await returnUnsentLines(ports, browser, browser.self().owner)
      browser.clear(({ id }) => movedAttempts(ports).some((attempt) => attempt.id === id))
      differences.set([])
    },
  }
}
