import { findSettledDifferences, settleAfterSession } from './cart-failures'
import { saveOpenWrites } from './cart-open-writes'
import { idleCart, noEffects, reportDifferences } from './cart-state'
import type { CartEvent, CartState, Step, UnresolvedWrite } from './cart-state'
import { isQueueUnsaved } from './cart-unsent'

/** Callers have been told that their writes failed: the shopper's next page checks the open ones, and never resends them. */
export function reset(state: CartState, { isSessionOver }: Extract<CartEvent, { type: 'reset' }>): Step {
  const { inFlight, unresolved } = state
  const open = [...unresolved, ...(inFlight?.claim ? [{ ...inFlight, claim: inFlight.claim }] : [])].map(
    (write): UnresolvedWrite => ({ ...write, claim: { ...write.claim, isRepeat: true } }),
  )
  const left: CartState = { ...state, inFlight: undefined, unresolved: open, waiting: [] }
  const { effects } = open.length > 0 || isQueueUnsaved(left) ? saveOpenWrites(left) : noEffects(left)
  const reports = reportDifferences(findSettledDifferences(state))
  return {
    state: idleCart({ ...state, number: state.number + 1 }),
    effects: [
      ...effects,
      ...(isSessionOver ? settleAfterSession(state) : []),
      ...reports,
      { type: 'unlock' },
    ],
  }
}
