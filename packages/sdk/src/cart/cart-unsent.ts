import type { CartClaim } from '../storage/cart-claims'
import { linesOf } from './cart-intents'
import type { IntentEntry } from './cart-intents'
import { unknownOutcome } from './cart-outcome'
import type { CartState, Doubt } from './cart-state'

const idOf = ({ self }: CartState, caller: number | ''): string => `${self.page}:waits:${caller}`

/** What waits to be sent, as the next page finds it; nothing of a write that is not about lines. */
function toUnsent(state: CartState, { caller, intent }: IntentEntry): readonly CartClaim[] {
  const { self, now } = state
  if (intent.kind === 'other') return []
  const own = { ...self, id: idOf(state, caller), sentAt: now, lookedAt: now, isUnsent: true }
  if (intent.kind !== 'set') return [{ ...own, kind: intent.kind, lines: linesOf(intent) }]
  const { cartItemId, productId = '', quantity } = intent
  return [{ ...own, kind: 'set', cartItemId, lines: [{ productId, quantity }] }]
}

/** All that waits to be sent, for all pages of the browser. */
export const unsentClaims = (state: CartState): readonly CartClaim[] =>
  state.waiting.flatMap((entry) => toUnsent(state, entry))

/** Callers of what waits and can be kept. */
export const keptCallers = ({ waiting }: CartState): readonly number[] =>
  waiting.filter(({ intent }) => intent.kind !== 'other').map(({ caller }) => caller)

/** Whether what is kept is not what waits. */
export const isUnkept = (state: CartState): boolean => {
  const callers = keptCallers(state)
  return callers.length !== state.kept.length || callers.some((caller) => !state.kept.includes(caller))
}

/** What waits in the page itself needs nobody to take it over. */
export const isOwnUnsent = (state: CartState, { id, page }: CartClaim): boolean =>
  page === state.self.page && id.startsWith(idOf(state, ''))

/**
 * What waited here until another page took it for left behind, because this one was suspended: that one sends it, and
 * whoever meant it hears what the cart shows.
 */
export function findTaken(state: CartState, claims: readonly CartClaim[]): readonly Doubt[] {
  const isThere = (caller: number) =>
    claims.some((claim) => claim.id === idOf(state, caller) && isOwnUnsent(state, claim))
  const isTaken = ({ caller }: IntentEntry) => state.kept.includes(caller) && !isThere(caller)
  return state.waiting.filter(isTaken).flatMap((entry) =>
    toUnsent(state, entry).map((claim) => ({
      intent: entry.intent,
      entries: [entry],
      before: state.base,
      notices: [],
      error: unknownOutcome(undefined),
      isTaken: true,
      claim,
    })),
  )
}
