import { checkedAfterMs } from '../rules/call/platform-work-time'
import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { CartClaim, ClaimedLine } from '../storage/cart-claims'
import type { FailedIntent } from './cart-differences'
import { refusedLines, toFailed } from './cart-failures'
import { linesOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { isAbout, isErrored, toReason, unknownOutcome } from './cart-outcome'
import type { Verdict } from './cart-outcome'
import type { CartEffect, CartState, Doubt, WriteInFlight } from './cart-state'
import { judgeClaim, noteFirstLook } from './cart-verdict'
import type { LineVerdict } from './cart-verdict'
import { addQuantities, productKey, sumQuantities } from './quantities'

/** What a look at the cart makes of doubts. */
interface Settled {
  readonly doubts: readonly Doubt[]
  readonly effects: readonly CartEffect[]
  readonly failed: readonly FailedIntent[]
}

/** The intent of an open write that an earlier page left. */
export function toIntent({ kind, lines, cartItemId = '' }: CartClaim): CartIntent {
  const [line] = lines
  if (kind === 'delete') return { kind }
  if (kind === 'set')
    return { kind, cartItemId, quantity: line?.quantity ?? '0', productId: line?.productId || undefined }
  return { kind: 'add', lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) }
}

/** Judges every doubt by the cart as it was just read. */
export function judgeDoubts(state: CartState, cart: Cart | null): Settled {
  const settled = state.doubts.map((doubt) => judgeDoubt(doubt, { state, cart }))
  return {
    doubts: settled.flatMap(({ doubts }) => doubts),
    effects: settled.flatMap(({ effects }) => effects),
    failed: settled.flatMap(({ failed }) => failed),
  }
}

interface Look {
  readonly state: CartState
  readonly cart: Cart | null
}

function judgeDoubt(doubt: Doubt, look: Look): Settled {
  const { state, cart } = look
  const { now, readAt, workTimeMs } = state
  if (doubt.isDue) return { doubts: [doubt], effects: [], failed: [] }
  const sentAt = Math.min(doubt.claim.sentAt, now)
  // What the platform took is done, or the platform says itself that it failed.
  const hasResponse = !doubt.isInherited && doubt.error === undefined
  const isChecked = !hasResponse && now - sentAt >= checkedAfterMs
  const claim = { ...noteFirstLook(doubt.claim, cart), sentAt, lookedAt: now, isChecked }
  const isOver = hasResponse || doubt.isTaken === true || readAt - sentAt >= (workTimeMs ?? 0)
  const isDone = hasResponse && !isErrored(cart)
  const verdicts = isDone ? allDone(claim) : withoutRefused(doubt, judgeClaim(claim, { cart, isOver }))
  const noted = { ...doubt, claim }
  if (!verdicts.includes('open')) return settle(noted, verdicts, look)
  return { doubts: [{ ...noted, intent: withoutDone(noted, verdicts) }], effects: [], failed: [] }
}

const allDone = ({ kind, lines }: CartClaim): readonly LineVerdict[] =>
  kind === 'delete' ? ['done'] : lines.map(() => 'done')

/** Of the lines that the platform did not take everything is known. */
const withoutRefused = (
  { claim, notices }: Doubt,
  verdicts: readonly LineVerdict[],
): readonly LineVerdict[] =>
  verdicts.map((verdict, index) => {
    const line = claim.lines[index]
    return line && notices.some((notice) => isAbout([line], notice)) ? 'done' : verdict
  })

/** What of an addition the cart does not show yet. */
const withoutDone = ({ intent, claim }: Doubt, verdicts: readonly LineVerdict[]): CartIntent =>
  intent.kind === 'add' ? toIntent(linesWith(claim, verdicts, ['open', 'missing', 'unknown'])) : intent

const linesWith = (
  claim: CartClaim,
  verdicts: readonly LineVerdict[],
  requested: readonly LineVerdict[],
): CartClaim => ({
  ...claim,
  lines: claim.lines.filter((_, index) => requested.includes(verdicts[index] ?? 'unknown')),
})

/** The worst of what became of an entry's lines. */
function verdictOf({ intent }: IntentEntry, { claim }: Doubt, verdicts: readonly LineVerdict[]): LineVerdict {
  const keys = linesOf(intent).map(({ productId }) => productKey(productId))
  const own =
    intent.kind === 'add'
      ? verdicts.filter((_, index) => keys.includes(productKey(claim.lines[index]?.productId ?? '')))
      : verdicts
  if (own.includes('unknown')) return 'unknown'
  return own.includes('missing') ? 'missing' : 'done'
}

/** Why it was not done: how the response was lost, or that the platform failed at it. */
const notDone = (error: unknown): unknown => error ?? unknownOutcome(undefined)

/** Tells those who meant it, line by line; what did not happen is sent once more. */
function settle(doubt: Doubt, found: readonly LineVerdict[], look: Look): Settled {
  const { claim, error } = doubt
  // Another page may be sending it again.
  const verdicts = doubt.isTaken ? found.map((one) => (one === 'missing' ? 'unknown' : one)) : found
  const isRepeated = !claim.isRepeat && verdicts.includes('missing')
  const reported = isRepeated ? withoutMissing(verdicts) : verdicts
  const of = (requested: LineVerdict) =>
    doubt.entries.filter((entry) => verdictOf(entry, doubt, verdicts) === requested)
  const missing = of('missing')
  return {
    doubts: isRepeated ? [{ ...doubt, ...narrow(doubt, verdicts), entries: missing, isDue: true }] : [],
    effects: [
      { type: 'changed' },
      { type: 'answer', entries: of('done'), cart: look.cart, notices: doubt.notices },
      { type: 'reject', entries: of('unknown'), error: unknownOutcome(error) },
      { type: 'reject', entries: isRepeated ? [] : missing, error: notDone(error) },
      ...differsOf(doubt, reported, look),
    ],
    failed: failedLines(doubt, reported),
  }
}

const withoutMissing = (verdicts: readonly LineVerdict[]): readonly LineVerdict[] =>
  verdicts.map((verdict) => (verdict === 'missing' ? 'done' : verdict))

const narrow = (
  { intent, claim }: Doubt,
  verdicts: readonly LineVerdict[],
): Pick<Doubt, 'intent' | 'claim'> => {
  if (intent.kind !== 'add') return { intent, claim }
  const missing = linesWith(claim, verdicts, ['missing'])
  return { intent: toIntent(missing), claim: missing }
}

/** What of a doubt is not done, or not known to be. */
function failedLines(doubt: Doubt, verdicts: readonly LineVerdict[]): readonly FailedIntent[] {
  const { before, intent, claim, error, isInherited } = doubt
  if (isInherited) return []
  const failedAs = (verdict: LineVerdict, reason: Omit<FailedIntent, 'intent'>) => {
    if (!verdicts.includes(verdict)) return []
    const lost = intent.kind === 'add' ? toIntent(linesWith(claim, verdicts, [verdict])) : intent
    return toFailed(before, [lost], reason)
  }
  return [
    ...failedAs('unknown', toReason(unknownOutcome(error))),
    ...failedAs('missing', toReason(notDone(error))),
    ...refusedLines(intent, doubt.notices),
  ]
}

/** What an earlier page meant is in no log of this one, so its lines are told by themselves. */
function differsOf(
  { isInherited, claim, error, notices }: Doubt,
  verdicts: readonly LineVerdict[],
  { cart }: Look,
): readonly CartEffect[] {
  if (!isInherited) return []
  const reasons = verdicts.map((verdict, index) => {
    if (verdict === 'unknown') return toReason(unknownOutcome(error))
    return verdict === 'missing' ? toReason(notDone(error)) : refusalOf(claim.lines[index], notices)
  })
  return tellInherited(claim, reasons, cart)
}

type Reason = Pick<CartDifference, 'reason' | 'code'>

/** Tells the lines for which there is a reason. */
function tellInherited(
  claim: CartClaim,
  reasons: readonly (Reason | undefined)[],
  cart: Cart | null,
): readonly CartEffect[] {
  const held = sumQuantities(cart?.items ?? [])
  const lines = claim.lines.flatMap((line, index): CartDifference[] => {
    const reason = reasons[index]
    if (!reason) return []
    const { productId, quantity, before, firstSeen } = line
    const intended = claim.kind === 'set' ? quantity : addQuantities(before ?? firstSeen ?? '', quantity)
    const actual = held[productKey(productId)] ?? '0'
    return [{ productId, intended, actual, ...reason, isInherited: true }]
  })
  return lines.length > 0 ? [{ type: 'differs', lines }] : []
}

/** Why the platform did not take a line. */
function refusalOf(line: ClaimedLine | undefined, notices: readonly CartNotice[]): Reason | undefined {
  const notice = line && notices.find((one) => isAbout([line], one))
  return notice && { reason: 'refused', code: notice.code }
}

/** What an earlier page meant is in no log of this one. */
export function tellRefused(
  { base }: CartState,
  { isInherited, claim, notices }: WriteInFlight,
  verdict: Verdict,
): readonly CartEffect[] {
  if (!isInherited || !claim) return []
  const whole = typeof verdict === 'object' ? toReason(verdict.error) : undefined
  return tellInherited(
    claim,
    claim.lines.map((line) => whole ?? refusalOf(line, notices)),
    base ?? null,
  )
}
