import type { CartNotice } from '../state/cart'
import type { FailedIntent } from './cart-differences'
import { linesOf } from './cart-intents'
import type { CartIntent } from './cart-intents'
import { isAbout, toReason } from './cart-outcome'
import type { Verdict } from './cart-outcome'
import type { WriteInFlight, SeenCart } from './cart-state'

/** What of a write is not done, or not known to be. */
export function failedOf(inFlight: WriteInFlight, verdict: Verdict): readonly FailedIntent[] {
  const { intent, notices } = inFlight
  if (typeof verdict === 'object') return toFailed(inFlight.before, [intent], toReason(verdict.error))
  return refusedLines(intent, notices)
}

/** A batch succeeds as a whole; its lines may not. */
export const refusedLines = (intent: CartIntent, notices: readonly CartNotice[]): readonly FailedIntent[] =>
  linesOf(intent).flatMap((line) => {
    const notice = notices.find((one) => isAbout([line], one))
    return notice ? [{ intent: { kind: 'add', lines: [line] }, reason: 'refused', code: notice.code }] : []
  })

/** A delete that failed is about the items of its moment only. */
export function toFailed(
  cart: SeenCart,
  intents: readonly CartIntent[],
  reason: Omit<FailedIntent, 'intent'>,
): readonly FailedIntent[] {
  const removals = (cart?.items ?? []).map(({ cartItemId, productId }): CartIntent => {
    return { kind: 'set', cartItemId, productId, quantity: '0' }
  })
  return intents
    .flatMap((intent) => (intent.kind === 'delete' ? removals : [intent]))
    .map((intent) => ({ intent, ...reason }))
}
