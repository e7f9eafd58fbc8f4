import type { CartClaim, ClaimedLine } from '../storage/cart-claims'
import { linesOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { unknownOutcome } from './cart-outcome'
import { linesOfCart, replay } from './cart-replay'
import type { ReplayedLine } from './cart-replay'
import type { CartState, SeenCart, UnresolvedWrite } from './cart-state'

const idOf = (page: string, caller: number | ''): string => `${page}:waits:${caller}`

/** The quantity of an item; '0' where it is not in the cart. */
const quantityOf = (lines: readonly ReplayedLine[], cartItemId: string): string =>
  lines.find((line) => line.cartItemId === cartItemId)?.quantity ?? '0'

/** The items that a change replaces, as they were or were about to be when it was requested. */
export function findSeen(
  base: SeenCart,
  intent: CartIntent,
  open: readonly CartIntent[],
): readonly ClaimedLine[] | undefined {
  if (!base || intent.kind === 'add' || intent.kind === 'other') return undefined
  const start = linesOfCart(base)
  const stages = [start, ...open.map((_, index) => replay(start, open.slice(0, index + 1)))]
  const toLine = (productId: string, cartItemId: string): ClaimedLine => {
    const seen = new Set(stages.map((lines) => quantityOf(lines, cartItemId)))
    return { productId, cartItemId, quantity: '0', seen: [...seen] }
  }
  if (intent.kind === 'delete')
    return base.items.map(({ productId, cartItemId }) => toLine(productId, cartItemId))
  return [{ ...toLine(intent.productId ?? '', intent.cartItemId), quantity: intent.quantity }]
}

/** A change that waits, as stored for all pages; none for a write that is not about lines. */
export function toUnsent(
  { self, now }: Pick<CartState, 'self' | 'now'>,
  { caller, intent, seen }: IntentEntry,
): readonly CartClaim[] {
  if (intent.kind === 'other') return []
  const own = { ...self, id: idOf(self.page, caller), sentAt: now, lookedAt: now, isUnsent: true }
  if (intent.kind !== 'set') return [{ ...own, kind: intent.kind, lines: seen ?? linesOf(intent) }]
  const { cartItemId, productId = '', quantity } = intent
  return [{ ...own, kind: 'set', cartItemId, lines: seen ?? [{ productId, quantity }] }]
}

/**
 * Whether what an unsent change of an earlier page replaces is still what it was when it was requested, or what an
 * earlier change of this browser has made of it. An addition replaces nothing.
 */
export function isAsSeen({ kind, lines }: CartClaim, cart: SeenCart): boolean {
  const current = linesOfCart(cart)
  const isSeen = ({ seen, cartItemId = '' }: ClaimedLine) =>
    seen === undefined || seen.includes(quantityOf(current, cartItemId))
  const isNew = ({ cartItemId }: ReplayedLine) =>
    kind === 'delete' && lines.length > 0 && lines.every((line) => line.cartItemId !== cartItemId)
  return lines.every(isSeen) && !current.some(isNew)
}

/** Changes that this browser requested before are no reason to drop a later one. */
export function withEarlierSeen(claim: CartClaim, earlier: readonly CartClaim[]): CartClaim {
  if (!claim.isUnsent) return claim
  const made = (cartItemId: string | undefined) =>
    earlier
      .filter((other) => other.cartItemId === cartItemId)
      .flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
  const lines = claim.lines.map((line) =>
    line.seen ? { ...line, seen: [...line.seen, ...made(line.cartItemId)] } : line,
  )
  return { ...claim, lines }
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
  page === state.self.page && id.startsWith(idOf(state.self.page, ''))

/**
 * Waiting entries that another page adopted while this one was suspended: that page sends them, and this one resolves
 * its callers by what the cart shows.
 */
export function findTakenOver(state: CartState, claims: readonly CartClaim[]): readonly UnresolvedWrite[] {
  const isStored = (caller: number) =>
    claims.some((claim) => claim.id === idOf(state.self.page, caller) && isOwnUnsent(state, claim))
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
