import { findDifferences } from './cart-differences'
import { intentsOf } from './cart-intents'
import { noEffects, reportDifferences } from './cart-state'
import type { CartState, Step, WriteInFlight } from './cart-state'

/** Whether another cart may be the active one after the write. */
export const isSwitch = ({ intent }: Pick<WriteInFlight, 'intent'>): boolean =>
  intent.kind === 'other' && intent.isSwitch === true

/** What was intended before a switch is compared with the cart of then: the work goes on with another one. */
export function startOver(state: CartState, write: WriteInFlight): Step {
  if (!isSwitch(write)) return noEffects(state)
  const open = new Set([...state.waiting, ...write.entries])
  const { start, base, readError, failed, log, waiting } = state
  const intents = intentsOf(log.filter((entry) => !open.has(entry)))
  return {
    state: { ...state, start: readError === undefined ? base : undefined, log: waiting, failed: [] },
    effects: reportDifferences(findDifferences({ start, base: write.cartBefore, intents, failed })),
  }
}
