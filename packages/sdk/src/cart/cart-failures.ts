import { isSameRecordId } from '../record-id'
import type { CartDifference, CartNotice } from '../state/cart'
import { findDifferences } from './cart-differences'
import type { FailedIntent } from './cart-differences'
import { intentsOf, linesOf } from './cart-intents'
import type { CartIntent, NewLine } from './cart-intents'
import { isAbout, isLost, toReason, unknownOutcome } from './cart-outcome'
import type { WriteOutcome } from './cart-outcome'
import type { CartEffect, CartState, SeenCart, WriteInFlight } from './cart-state'
import { productKey } from './quantities'

export type FailureReason = Pick<CartDifference, 'reason' | 'code'>

/** The part of a write that was not done, or is not known to be. */
export function failedIntents(inFlight: WriteInFlight, outcome: WriteOutcome): readonly FailedIntent[] {
  const { intent, notices, cartBefore } = inFlight
  if (typeof outcome === 'object') return toFailed(cartBefore, [intent], toReason(outcome.error))
  return refusedLines(intent, notices)
}

/** The lines of a batch that the platform refused, although the batch as a whole succeeded. */
export const refusedLines = (intent: CartIntent, notices: readonly CartNotice[]): readonly FailedIntent[] =>
  linesOf(intent).flatMap((line): FailedIntent[] => {
    const reason = refusalOf(line, notices)
    return reason ? [{ intent: { kind: 'add', lines: [line] }, ...reason }] : []
  })

/** Why the platform did not take a line; undefined when it did. */
export function refusalOf(
  line: NewLine | undefined,
  notices: readonly CartNotice[],
): FailureReason | undefined {
  const notice = line && notices.find((other) => isAbout([line], other))
  return notice && { reason: 'refused', code: notice.code }
}

/** These intents as failed, for this reason. A delete failed for the items of that moment only. */
export function toFailed(
  cart: SeenCart,
  intents: readonly CartIntent[],
  reason: FailureReason,
): readonly FailedIntent[] {
  const removals = (cart?.items ?? []).map(({ cartItemId, productId }): CartIntent => {
    return { kind: 'set', cartItemId, productId, quantity: '0' }
  })
  return intents
    .flatMap((intent) => (intent.kind === 'delete' ? removals : [intent]))
    .map((intent) => ({ intent, ...reason }))
}

/**
 * Lines already known to differ while other changes are still open, for a shopper who leaves in the middle of the work:
 * this is the last chance to report them. Callers are told about the open changes, and a later page checks those.
 */
export function findSettledDifferences(state: CartState): readonly CartDifference[] {
  const { log, waiting, inFlight, unresolved } = state
  const open = [...waiting, ...(inFlight?.entries ?? []), ...unresolved.flatMap(({ entries }) => entries)]
  const settled = log.filter((entry) => !open.includes(entry))
  if (settled.length === 0) return []
  const openKeys = unresolved.flatMap(({ claim }) =>
    claim.lines.map(({ productId }) => productKey(productId)),
  )
  return findDifferences({ ...state, intents: intentsOf(settled) }).filter(
    ({ productId }) => productId === undefined || !openKeys.includes(productKey(productId)),
  )
}

/**
 * What callers are told when the session ends in the middle of the work, other than that it ended: what was accepted is
 * done, and what became of a write whose response was lost can no longer be read.
 */
export const settleAfterSession = (state: CartState): readonly CartEffect[] => [
  ...resolveAccepted(state),
  ...rejectLost(state),
]

/**
 * What the platform has accepted is done, although the session ended before the cart was read: a caller who is told
 * otherwise repeats it after signing in. If the session ended before an addition, that went into a guest's cart.
 */
function resolveAccepted({ phase, inFlight, base }: CartState): readonly CartEffect[] {
  if (phase !== 'reading' || !inFlight || inFlight.error !== undefined) return []
  if (inFlight.intent.kind === 'add' && !isInCart(inFlight, base)) return []
  const { entries, notices } = inFlight
  return [{ type: 'resolve', entries, cart: base ?? null, notices }]
}

const isInCart = ({ cartId }: WriteInFlight, cart: SeenCart): boolean =>
  cartId !== undefined && isSameRecordId(cartId, cart?.summary.cartId ?? '')

function rejectLost({ inFlight, unresolved }: CartState): readonly CartEffect[] {
  // Whatever is due to be sent again was not done.
  const open = [...unresolved.filter(({ isDue }) => isDue !== true), ...(inFlight ? [inFlight] : [])]
  return open.filter(isLost).map(({ entries, error }) => {
    return { type: 'reject', entries, error: unknownOutcome(error) }
  })
}
