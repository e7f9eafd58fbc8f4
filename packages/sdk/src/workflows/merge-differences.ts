import type { GuestCartLine } from '../rules/guest-cart'
import type { CartDifference } from '../state/cart'
import type { SendingAttempt } from '../storage/merge-journal'
import { addQuantities, productKey, sumQuantities } from './missing-lines'
import type { Quantities } from './missing-lines'

export interface MergeOutcome {
  /** What was sent, in its order, each with what the buyer's cart held before. */
  readonly sent: readonly Pick<SendingAttempt, 'before' | 'lines'>[]
  /** Lines that the buyer's cart did not take. */
  readonly refused: readonly GuestCartLine[]
  /** What the buyer's cart holds after all of it. */
  readonly now: Quantities
}

/** The products of a merge of which the buyer's cart does not hold what it held before and what was sent. */
export function findMergeDifferences({ sent, refused, now }: MergeOutcome): readonly CartDifference[] {
  const missing = sumQuantities(refused)
  const meant: Record<string, string> = {}
  for (const { before, lines } of sent) {
    for (const { productId, quantity } of lines) {
      const key = productKey(productId)
      meant[key] = addQuantities(before[key] ?? '', quantity)
    }
  }
  return Object.entries({ ...meant, ...missing }).flatMap(([productId, quantity]): CartDifference[] => {
    const actual = now[productId] ?? '0'
    const refusedQuantity = missing[productId]
    if (refusedQuantity !== undefined) {
      return [{ productId, meant: addQuantities(actual, refusedQuantity), actual, reason: 'refused' }]
    }
    return quantity === actual ? [] : [{ productId, meant: quantity, actual, reason: 'changed-elsewhere' }]
  })
}
