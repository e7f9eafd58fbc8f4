import type { CartClaim } from '../storage/cart-claims'
import { linesOf } from './cart-intents'
import type { IntentEntry } from './cart-intents'
import { unknownOutcome } from './cart-outcome'
import type { CartState, UnresolvedWrite } from './cart-state'

const idOf = ({ self }: CartState, caller: number | ''): string => `${self.page}:waits:${caller}`

/** A waiting entry as stored for all pages; none for a write that is not about lines. */
function toUnsent(state: CartState, { caller, intent }: IntentEntry): readonly CartClaim[] {
  const { self, now } = state
  if (intent.kind === 'other') return []
  const own = { ...self, id: idOf(state, caller), sentAt: now, lookedAt: now, isUnsent: true }
  if (intent.kind !== 'set') return [{ ...own, kind: intent.kind, lines: linesOf(intent) }]
  const { cartItemId, productId = '', quantity } = intent
  return [{ ...own, kind: 'set', cartItemId, lines: [{ productId, quantity }] }]
}

/** The waiting entries as stored for all pages of the browser. */
export const unsentClaims = (state: CartState): readonly CartClaim[] =>
  state.waiting.flatMap((entry) => toUnsent(state, entry))

/** Callers of the waiting entries that can be stored. */
export const callersToSave = ({ waiting }: CartState): readonly number[] =>
  waiting.filter(({ intent }) => intent.kind !== 'other').map(({ caller }) => caller)

/** Whether the stored entries are no longer the waiting ones. */
export const isQueueUnsaved = (state: CartState): boolean => {
  const { savedCallers } = state
  const callers = callersToSave(state)
  return callers.length !== savedCallers.length || callers.some((caller) => !savedCallers.includes(caller))
}

/** Whether this page stored it for an entry that it has not sent. */
export const isOwnUnsent = (state: CartState, { id, page }: CartClaim): boolean =>
  page === state.self.page && id.startsWith(idOf(state, ''))

/**
 * Waiting entries that another page adopted while this one was suspended: that page sends them, and this one resolves
 * its callers by what the cart shows.
 */
export function findTakenOver(state: CartState, claims: readonly CartClaim[]): readonly UnresolvedWrite[] {
  const isStored = (caller: number) =>
    claims.some((claim) => claim.id === idOf(state, caller) && isOwnUnsent(state, claim))
  const isTakenOver = ({ caller }: IntentEntry) => state.savedCallers.includes(caller) && !isStored(caller)
  return state.waiting.filter(isTakenOver).flatMap((entry) =>
    toUnsent(state, entry).map((claim) => ({
      intent: entry.intent,
      entries: [entry],
      cartBefore: state.base,
      notices: [],
      error: unknownOutcome(undefined),
      isTakenOver: true,
      claim,
    })),
  )
}
