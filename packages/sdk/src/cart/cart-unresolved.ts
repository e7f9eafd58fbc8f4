import { checkingNoticeAfterMs } from '../rules/call/platform-work-time'
import type { Cart, CartDifference } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type { FailedIntent } from './cart-differences'
import { refusalOf, refusedLines, toFailed } from './cart-failures'
import type { FailureReason } from './cart-failures'
import { linesOf, toIntent } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { recordFirstRead, resolveLineOutcomes } from './cart-line-outcomes'
import type { LineOutcome } from './cart-line-outcomes'
import { isErrored, toReason, unknownOutcome } from './cart-outcome'
import type { WriteOutcome } from './cart-outcome'
import { reportDifferences } from './cart-state'
import type { CartEffect, CartState, UnresolvedWrite, WriteInFlight } from './cart-state'
import { isAsSeen } from './cart-unsent'
import { addQuantities, productKey, quantitiesIn } from './quantities'

/** What a read of the cart resolves. */
interface CheckResult {
  /** Writes that are still unresolved, or due to be sent. */
  readonly unresolved: readonly UnresolvedWrite[]
  readonly effects: readonly CartEffect[]
  readonly failed: readonly FailedIntent[]
}

/** Checks every unresolved write against the cart that was just read. */
export function checkUnresolved(state: CartState, cart: Cart | null): CheckResult {
  const results = state.unresolved.map((write) => checkWrite(write, state, cart))
  return {
    unresolved: results.flatMap(({ unresolved }) => unresolved),
    effects: results.flatMap(({ effects }) => effects),
    failed: results.flatMap(({ failed }) => failed),
  }
}

function checkWrite(write: UnresolvedWrite, state: CartState, cart: Cart | null): CheckResult {
  const { now, readAt, workTimeMs } = state
  if (write.isDue && write.claim.isUnsent && !isAsSeen(write.claim, cart)) return drop(write, cart)
  if (write.isDue) return { unresolved: [write], effects: [], failed: [] }
  const sentAt = Math.min(write.claim.sentAt, now)
  // What the platform accepted is done, unless the platform itself says that it failed.
  const hasResponse = !write.isInherited && write.error === undefined
  const isChecked = !hasResponse && now - sentAt >= checkingNoticeAfterMs
  const claim = { ...recordFirstRead(write.claim, cart), sentAt, lookedAt: now, isChecked }
  const isFinal = hasResponse || write.isTakenOver === true || readAt - sentAt >= (workTimeMs ?? 0)
  const outcomes =
    hasResponse && !isErrored(cart)
      ? allDone(claim)
      : withRefusedDone(write, resolveLineOutcomes(claim, { cart, isFinal }))
  const checked = { ...write, claim }
  if (!outcomes.includes('open')) return settle(checked, outcomes, cart)
  return {
    unresolved: [{ ...checked, intent: withoutDone(checked, outcomes) }],
    effects: isChecked ? [toDoubt(write)] : [],
    failed: [],
  }
}

/** Callers do not wait any longer. */
export const toDoubt = ({ entries, error }: UnresolvedWrite): CartEffect => ({
  type: 'doubt',
  entries,
  error,
})

/** What an earlier page wanted to replace is not there any more: the shopper decides. */
function drop({ claim }: UnresolvedWrite, cart: Cart | null): CheckResult {
  const actualOf = quantitiesIn(cart)
  const reasons = claim.lines.map(({ productId, quantity }): FailureReason | undefined =>
    actualOf(productId) === quantity ? undefined : { reason: 'changed-elsewhere' },
  )
  return { unresolved: [], effects: reportInherited(claim, reasons, cart), failed: [] }
}

const allDone = ({ kind, lines }: CartClaim): readonly LineOutcome[] =>
  kind === 'delete' ? ['done'] : lines.map(() => 'done')

/** A line that the platform refused is settled: its notice says what became of it. */
const withRefusedDone = (
  { claim, notices }: UnresolvedWrite,
  outcomes: readonly LineOutcome[],
): readonly LineOutcome[] =>
  outcomes.map((outcome, index) => (refusalOf(claim.lines[index], notices) ? 'done' : outcome))

/** The part of an addition that the cart does not show yet. */
const withoutDone = ({ intent, claim }: UnresolvedWrite, outcomes: readonly LineOutcome[]): CartIntent =>
  intent.kind === 'add' ? toIntent(linesWith(claim, outcomes, ['open', 'missing', 'unknown'])) : intent

const linesWith = (
  claim: CartClaim,
  outcomes: readonly LineOutcome[],
  requested: readonly LineOutcome[],
): CartClaim => ({
  ...claim,
  lines: claim.lines.filter((_, index) => requested.includes(outcomes[index] ?? 'unknown')),
})

/** The worst outcome among an entry's lines. */
function outcomeOf(
  { intent }: IntentEntry,
  { claim }: UnresolvedWrite,
  outcomes: readonly LineOutcome[],
): LineOutcome {
  const keys = linesOf(intent).map(({ productId }) => productKey(productId))
  const own =
    intent.kind === 'add'
      ? outcomes.filter((_, index) => keys.includes(productKey(claim.lines[index]?.productId ?? '')))
      : outcomes
  if (own.includes('unknown')) return 'unknown'
  return own.includes('missing') ? 'missing' : 'done'
}

/** Why a write was not done: the error that lost the response, or that the platform failed to do it. */
const failureCause = (error: unknown): unknown => error ?? unknownOutcome(undefined)

/** Settles each caller by its own lines; what did not happen is sent once more. */
function settle(write: UnresolvedWrite, found: readonly LineOutcome[], cart: Cart | null): CheckResult {
  const { claim, error } = write
  // Another page may be sending it again.
  const outcomes = write.isTakenOver ? replaceMissing(found, 'unknown') : found
  const isResent = !claim.isRepeat && outcomes.includes('missing')
  const reported = isResent ? replaceMissing(outcomes, 'done') : outcomes
  const entriesWith = (requested: LineOutcome) =>
    write.entries.filter((entry) => outcomeOf(entry, write, outcomes) === requested)
  const missing = entriesWith('missing')
  return {
    unresolved: isResent
      ? [{ ...write, ...onlyMissing(write, outcomes), entries: missing, isDue: true }]
      : [],
    effects: [
      { type: 'changed' },
      { type: 'resolve', entries: entriesWith('done'), cart, notices: write.notices },
      { type: 'reject', entries: entriesWith('unknown'), error: unknownOutcome(error) },
      { type: 'reject', entries: isResent ? [] : missing, error: failureCause(error) },
      ...reportInheritedOutcomes(write, reported, cart),
    ],
    failed: failedLines(write, reported),
  }
}

const replaceMissing = (outcomes: readonly LineOutcome[], other: LineOutcome): readonly LineOutcome[] =>
  outcomes.map((outcome) => (outcome === 'missing' ? other : outcome))

const onlyMissing = (
  { intent, claim }: UnresolvedWrite,
  outcomes: readonly LineOutcome[],
): Pick<UnresolvedWrite, 'intent' | 'claim'> => {
  if (intent.kind !== 'add') return { intent, claim }
  const missing = linesWith(claim, outcomes, ['missing'])
  return { intent: toIntent(missing), claim: missing }
}

/** The part of a write that was not done, or is not known to be. */
function failedLines(write: UnresolvedWrite, outcomes: readonly LineOutcome[]): readonly FailedIntent[] {
  const { cartBefore, intent, claim, error, isInherited } = write
  if (isInherited) return []
  const failedAs = (outcome: LineOutcome, reason: FailureReason) => {
    if (!outcomes.includes(outcome)) return []
    const lost = intent.kind === 'add' ? toIntent(linesWith(claim, outcomes, [outcome])) : intent
    return toFailed(cartBefore, [lost], reason)
  }
  return [
    ...failedAs('unknown', toReason(unknownOutcome(error))),
    ...failedAs('missing', toReason(failureCause(error))),
    ...refusedLines(intent, write.notices),
  ]
}

/** This page's log does not have what an earlier page enqueued, so those lines are reported separately. */
function reportInheritedOutcomes(
  { isInherited, claim, error, notices }: UnresolvedWrite,
  outcomes: readonly LineOutcome[],
  cart: Cart | null,
): readonly CartEffect[] {
  if (!isInherited) return []
  const reasons = outcomes.map((outcome, index) => {
    if (outcome === 'unknown') return toReason(unknownOutcome(error))
    return outcome === 'missing' ? toReason(failureCause(error)) : refusalOf(claim.lines[index], notices)
  })
  return reportInherited(claim, reasons, cart)
}

/** Reports the lines for which there is a reason. */
function reportInherited(
  claim: CartClaim,
  reasons: readonly (FailureReason | undefined)[],
  cart: Cart | null,
): readonly CartEffect[] {
  const actualOf = quantitiesIn(cart)
  const differences = claim.lines.flatMap((line, index): CartDifference[] => {
    const reason = reasons[index]
    if (!reason) return []
    const { productId, quantity, before, firstSeen } = line
    const intended = claim.kind === 'set' ? quantity : addQuantities(before ?? firstSeen ?? '', quantity)
    return [{ productId, intended, actual: actualOf(productId), ...reason, isInherited: true }]
  })
  return reportDifferences(differences)
}

/** Reports the refused lines of a write that an earlier page enqueued. */
export function reportRefusedLines(
  { base }: CartState,
  { isInherited, claim, notices }: WriteInFlight,
  outcome: WriteOutcome,
): readonly CartEffect[] {
  if (!isInherited || !claim) return []
  const whole = typeof outcome === 'object' ? toReason(outcome.error) : undefined
  return reportInherited(
    claim,
    claim.lines.map((line) => whole ?? refusalOf(line, notices)),
    base ?? null,
  )
}
