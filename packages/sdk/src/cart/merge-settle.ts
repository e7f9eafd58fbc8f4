import type { Cart, CartDifference } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type { MovedAttempt } from '../storage/merge-journal'
import { recordFirstRead, resolveLineOutcomes } from './cart-line-outcomes'
import type { LineOutcome } from './cart-line-outcomes'
import { toReason } from './cart-outcome'
import { movedAttempts, splitAttempt, toReport } from './merge-attempts'
import { findMatches, findRefused, findWaiting } from './merge-differences'
import { replaceAttempt } from './merge-journal-store'
import type { Lines, MergePorts } from './merge-ports'
import { settleSource } from './merge-source'
import { productKey } from './quantities'

interface DatedCart {
  readonly cart: Cart | null
  /** When the read began, in ms since 1970: it may not include what the platform did later. */
  readonly readAt: number
}

export async function resolveSent(
  ports: MergePorts,
  open: CartClaim,
  { cart, readAt }: DatedCart,
): Promise<void> {
  const { browser, now, platformWorkTimeMs } = ports
  const at = now()
  const sentAt = Math.min(open.sentAt, at)
  const claim = { ...recordFirstRead(open, cart), ...browser.self(), sentAt, lookedAt: at, isChecked: true }
  const outcomes = resolveLineOutcomes(claim, { cart, isFinal: readAt - sentAt >= platformWorkTimeMs })
  if (outcomes.includes('open')) return browser.put(claim)
  await settle(ports, { claim, outcomes, cart, missing: 'resend' })
}

interface SettledMerge {
  readonly claim: CartClaim
  readonly outcomes: readonly LineOutcome[]
  readonly cart: Cart | null
  /** What happens to lines that were not done. */
  readonly missing: MissingLines
}

/** They are sent again (each alone), reported as refused, or wait because the call itself was refused. */
type MissingLines =
  | 'resend'
  | 'resend each alone'
  | { readonly refusal: unknown }
  | { readonly refusedCall: unknown }

/** Records in the journal what became of each line, and removes the open write. */
export async function settle(
  ports: MergePorts,
  { claim, outcomes, cart, missing }: SettledMerge,
): Promise<void> {
  const { browser, onMismatch, onMerged } = ports
  const attempt = movedAttempts(ports).find(({ id }) => id === claim.id)
  if (attempt) {
    const lost = linesWith(attempt, { claim, outcomes }, 'missing')
    const matches = findMatches(claim, outcomes, cart)
    const { rest, refused, waiting } = handleMissing(ports, { attempt, claim, lost, cart, missing })
    const reported = [...matches, ...refused]
    const told = [...reported, ...waiting]
    const { source } = attempt
    if (source) {
      const arrived = linesWith(attempt, { claim, outcomes }, 'done')
      await settleSource(ports, { ...attempt, source }, { arrived, rest, differences: told })
    } else {
      await replaceAttempt(ports, claim.id, [...rest, ...toReport(ports, claim.owner, reported)])
      if (told.length > 0) onMismatch(told)
    }
    if (outcomes.some((outcome) => outcome !== 'missing')) onMerged()
  }
  browser.remove(claim.id)
}

interface LostLines extends Pick<SettledMerge, 'claim' | 'cart' | 'missing'> {
  readonly attempt: MovedAttempt
  readonly lost: Lines
}

interface HandledLines {
  /** What stays in the journal to be sent. */
  readonly rest: readonly MovedAttempt[]
  readonly refused: readonly CartDifference[]
  /** What the buyer has not been told yet. */
  readonly waiting: readonly CartDifference[]
}

/** What becomes of the lines of an attempt that were not done. */
function handleMissing(ports: MergePorts, { attempt, claim, lost, cart, missing }: LostLines): HandledLines {
  if (typeof missing === 'string') {
    const parts = missing === 'resend each alone' ? lost.map((line) => [line]) : [lost]
    const rest = splitAttempt(ports, attempt, parts)
    return { rest, refused: [], waiting: [] }
  }
  if ('refusal' in missing)
    return { rest: [], refused: findRefused(lost, cart, toReason(missing.refusal)), waiting: [] }
  const { owner } = claim
  // They are still in their cart, so nothing has to wait.
  if (attempt.source)
    return { rest: [], refused: findRefused(lost, cart, toReason(missing.refusedCall)), waiting: [] }
  const rest = splitAttempt(ports, attempt, [lost])
  // After the end of the session there is nobody to tell; and nobody is told twice.
  if (ports.browser.self().owner !== owner || attempt.waiting?.owner === owner)
    return { rest, refused: [], waiting: [] }
  const waiting = findWaiting(lost, claim, toReason(missing.refusedCall).code)
  return {
    rest: rest.map((moved) => ({ ...moved, waiting: { owner, lines: waiting } })),
    refused: [],
    waiting,
  }
}

const linesWith = (
  { lines }: MovedAttempt,
  { claim, outcomes }: Pick<SettledMerge, 'claim' | 'outcomes'>,
  requested: LineOutcome,
): Lines =>
  lines.filter(({ productId }) => {
    const index = claim.lines.findIndex((line) => productKey(line.productId) === productKey(productId))
    return outcomes[index] === requested
  })
