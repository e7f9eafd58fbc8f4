import type { CartDifference } from '../state/cart'
import { findDifferences } from './cart-differences'
import { intentsOf } from './cart-intents'
import type { CartState } from './cart-state'
import { productKey } from './quantities'

/**
 * Which lines are known not to be as meant while other changes are still open. Whoever leaves in the middle of the work
 * hears it now or never: of what is open itself the callers hear that it failed, and a later page looks for it.
 */
export function findSettledDifferences(state: CartState): readonly CartDifference[] {
  const { log, waiting, inFlight, doubts } = state
  const open = [...waiting, ...(inFlight?.entries ?? []), ...doubts.flatMap(({ entries }) => entries)]
  const settled = log.filter((entry) => !open.includes(entry))
  if (settled.length === 0) return []
  const unseen = doubts.flatMap(({ claim }) => claim.lines.map(({ productId }) => productKey(productId)))
  return findDifferences({ ...state, intents: intentsOf(settled) }).filter(
    ({ productId }) => productId === undefined || !unseen.includes(productKey(productId)),
  )
}
