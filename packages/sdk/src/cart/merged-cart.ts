import type { CartDifference } from '../state/cart'

/** What became of the items of an inactive cart that were to go into the active one. */
export interface MergedCart {
  /** How many products the active cart got. */
  readonly addedCount: number
  /** Items that are still in the inactive cart, with the reason; the quantities are those of the active cart. */
  readonly left: readonly CartDifference[]
  /** True while the outcome of some items is still being checked; they are settled in the background. */
  readonly isOpen: boolean
}
