import { isLastingRefusal, isRefusal } from '../errors/outcome'
import { abandonedAfterMs } from '../rules/call/platform-work-time'
import { addGuestCartLines, readGuestCart } from '../rules/cart/guest-cart'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { Cart, CartDifference } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type { MergeAttempt, MovedAttempt } from '../storage/merge-journal'
import { settleMove } from '../storage/settle-move'
import { anonymousCartEntry } from '../storage/storage-entries'
import { blockedRetryMs, unblockedEntries } from './cart-blocking'
import type { CartBrowser } from './cart-browser'
import type { Call } from './cart-intents'
import { msUntilNextRead, recordFirstRead, resolveLineOutcomes } from './cart-line-outcomes'
import type { LineOutcome } from './cart-line-outcomes'
import { toReason } from './cart-outcome'
import { findMatches, findMismatches, findRefused, findUnsendable } from './merge-differences'
import { readJournal, replaceAttempt, writeJournal } from './merge-journal-store'
import type { JournalPorts } from './merge-journal-store'
import { addQuantities, productKey, quantitiesIn } from './quantities'

type Lines = readonly GuestCartLine[]

export interface MergePorts extends JournalPorts {
  readonly browser: CartBrowser
  readonly now: () => number
  /** How long the platform may work on lines that were sent and whose response was lost, in ms. */
  readonly platformWorkTimeMs: number
  readonly createId: () => string
  /** Which of the products the current shop sells. */
  readonly findSold: (productIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** The buyer's cart, once the platform has finished working on it. */
  readonly readCart: () => Promise<Cart | null>
  /** Adds the lines to the buyer's cart; `beforeRetry` is called before they are sent again. */
  readonly send: (lines: Lines, call: Pick<Call, 'beforeRetry'>) => Promise<void>
  readonly reportFailure: (error: unknown, context: string) => void
  /** Called when lines have reached the buyer's cart. */
  readonly onMerged: () => void
  /** Called when lines are not as intended, or only seem to be. */
  readonly onMismatch: (lines: readonly CartDifference[]) => void
}

/**
 * Brings the lines of the browser's guest cart into the buyer's cart, each exactly once, even when a page dies midway.
 *
 * Lines are written to a journal in browser storage, removed from the guest cart, and then sent. Before sending, an open
 * write records what the buyer's cart held. When the response is lost, later calls read the cart: lines are sent again
 * only when the platform can no longer be working on them. Lines that this shop does not sell stay in the guest cart.
 * Rejects when it could not finish; the next call continues.
 */
export const mergeGuestCart = (ports: MergePorts): Promise<void> =>
  ports.browser.exclusively(async () => {
    // Finishes a move that an earlier page left incomplete.
    await ports.guestCart.exclusively(() => undefined)
    for (const claim of openMerges(ports)) await checkSent(ports, claim)
    await moveLines(ports)
    for (const attempt of unsentAttempts(ports)) await send(ports, attempt)
  })

const isMerge = ({ kind }: CartClaim): boolean => kind === 'merge'

/** Whether a merge is this page's, or of a page that is gone. */
const isOwnOrAbandoned =
  ({ browser, now }: MergePorts) =>
  (claim: CartClaim): boolean => {
    const { tab, page } = browser.self()
    return claim.page === page || claim.tab === tab || Math.abs(now() - claim.lookedAt) >= abandonedAfterMs
  }

const openMerges = (ports: MergePorts): readonly CartClaim[] =>
  ports.browser.read().claims.filter(isMerge).filter(isOwnOrAbandoned(ports))

const movedAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  readJournal(ports).filter(
    (attempt): attempt is MovedAttempt =>
      attempt.state === 'moved' && attempt.webstoreId === ports.webstoreId,
  )

/** Attempts that were certainly never sent, not even to another buyer's cart. */
const unsentAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  movedAttempts(ports).filter(({ id }) => !ports.browser.has(id))

/**
 * In how many ms to merge again, to check lines that were sent or to send lines that waited for another write; undefined
 * when nothing is open. This tab checks for another one once that one is gone.
 */
export function msUntilNextMerge(ports: MergePorts): number | undefined {
  const merges = ports.browser.read().claims.filter(isMerge)
  const waits = merges.map((claim) => msUntilCheck(ports, claim))
  const hasBlocked = unsentAttempts(ports).some((attempt) => !isUnblocked(ports, attempt))
  const all = hasBlocked ? [...waits, blockedRetryMs] : waits
  return all.length > 0 ? Math.min(...all) : undefined
}

function msUntilCheck(ports: MergePorts, claim: CartClaim): number {
  const at = ports.now()
  if (!isOwnOrAbandoned(ports)(claim)) return abandonedAfterMs - Math.abs(at - claim.lookedAt)
  return msUntilNextRead(claim, at, ports.platformWorkTimeMs)
}

const toEntry = ({ lines }: MovedAttempt) => ({ caller: 0, intent: { kind: 'add' as const, lines } })

/** Whether no open write is about any of its products. */
const isUnblocked = ({ browser }: MergePorts, attempt: MovedAttempt): boolean =>
  unblockedEntries([toEntry(attempt)], browser.read().claims).length > 0

const guestCartOf = ({ browserStore }: MergePorts) => readGuestCart(browserStore.read(anonymousCartEntry))

/** Moves the lines that the shop sells to the journal. Unreadable ones cannot be sent, so they are reported. */
async function moveLines(ports: MergePorts): Promise<void> {
  const { lines: requested, dropped } = guestCartOf(ports)
  if (requested.length + dropped.length === 0) return
  const productIds = requested.map((line) => line.productId)
  const sold = requested.length > 0 ? await ports.findSold(productIds) : new Set<string>()
  await ports.guestCart.exclusively(() => {
    const { webstoreId, createId } = ports
    const { lines: from, dropped: unreadable } = guestCartOf(ports)
    // One line per product, so that the cart's quantity of a product shows whether the line arrived.
    const lines = addGuestCartLines(
      [],
      from.filter((line) => sold.has(line.productId)),
    )
    if (lines.length > 0) {
      const attempt = { id: createId(), webstoreId, lines }
      writeJournal(ports, [...readJournal(ports), { ...attempt, state: 'moving', from }])
      settleMove(ports.browserStore)
    }
    reportUnreadable(ports, unreadable)
  })
}

/** A journal entry with what the buyer has to be told; none without lines. */
const toReport = (
  { createId, webstoreId }: MergePorts,
  owner: string,
  lines: readonly CartDifference[],
): readonly MergeAttempt[] =>
  lines.length > 0 ? [{ id: createId(), webstoreId, owner, lines, state: 'told' }] : []

/** Called under the guest cart's lock. */
function reportUnreadable(ports: MergePorts, unreadable: readonly unknown[]): void {
  const lines = findUnsendable(unreadable)
  if (lines.length > 0) {
    writeJournal(ports, [...readJournal(ports), ...toReport(ports, ports.browser.self().owner, lines)])
    ports.onMismatch(lines)
  }
  if (unreadable.length > 0) ports.browserStore.write(anonymousCartEntry, guestCartOf(ports).lines)
}

/** Checks lines whose response was lost. The shopper is told at once, because no visible cart has them. */
async function checkSent(ports: MergePorts, claim: CartClaim): Promise<void> {
  const readAt = ports.now()
  await resolveSent(ports, claim, { cart: await ports.readCart(), readAt })
}

interface DatedCart {
  readonly cart: Cart | null
  /** When the read began, in ms since 1970: it may not include what the platform did later. */
  readonly readAt: number
}

async function resolveSent(ports: MergePorts, open: CartClaim, { cart, readAt }: DatedCart): Promise<void> {
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
  /** What happens to lines that were not done: they are sent again (each alone), or reported as refused. */
  readonly missing: 'resend' | 'resend each alone' | { readonly refusal: unknown }
}

/** Records in the journal what became of each line, and removes the open write. */
async function settle(ports: MergePorts, { claim, outcomes, cart, missing }: SettledMerge): Promise<void> {
  const { browser, onMismatch, onMerged } = ports
  const attempt = movedAttempts(ports).find(({ id }) => id === claim.id)
  if (attempt) {
    const lost = linesWith(attempt, { claim, outcomes }, 'missing')
    const isRefused = typeof missing === 'object'
    const reported = [
      ...findMatches(claim, outcomes, cart),
      ...(isRefused ? findRefused(lost, cart, toReason(missing.refusal)) : []),
    ]
    const rest = isRefused ? [] : splitAttempt(ports, lost, missing === 'resend each alone')
    await replaceAttempt(ports, claim.id, [...rest, ...toReport(ports, claim.owner, reported)])
    if (reported.length > 0) onMismatch(reported)
    if (outcomes.some((outcome) => outcome !== 'missing')) onMerged()
  }
  browser.remove(claim.id)
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

/** A line that is refused must not block the others. */
function splitAttempt(ports: MergePorts, lines: Lines, isEachAlone: boolean): readonly MovedAttempt[] {
  const { createId, webstoreId } = ports
  const parts = isEachAlone ? lines.map((line) => [line]) : [lines]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({ state: 'moved', id: createId(), webstoreId, lines: part }))
}

/** Sends an attempt, unless another write to one of its products is open. */
async function send(ports: MergePorts, attempt: MovedAttempt): Promise<void> {
  const { browser, now } = ports
  if (!isUnblocked(ports, attempt)) return
  const quantityBefore = quantitiesIn(await ports.readCart())
  const claim: CartClaim = {
    ...browser.self(),
    id: attempt.id,
    kind: 'merge',
    sentAt: now(),
    lookedAt: now(),
    lines: attempt.lines.map(({ productId, quantity }) => ({
      productId,
      quantity: addQuantities('', quantity),
      before: quantityBefore(productId),
    })),
  }
  browser.put(claim)
  const sent = { at: claim.sentAt }
  const beforeRetry = async () => {
    sent.at = now()
    browser.put({ ...claim, sentAt: sent.at, lookedAt: sent.at })
  }
  try {
    await ports.send(attempt.lines, { beforeRetry })
  } catch (error) {
    return await handleFailure(ports, { attempt, claim: { ...claim, sentAt: sent.at }, error })
  }
  await finish(ports, claim)
}

/** After the platform has accepted the lines, compares the cart with what was sent. */
async function finish(ports: MergePorts, claim: CartClaim): Promise<void> {
  const { browser, onMerged, onMismatch } = ports
  // If the read fails, the open write stays: after the end of a session, a guest's cart may have got the lines.
  const lines = findMismatches(claim, await ports.readCart())
  await replaceAttempt(ports, claim.id, toReport(ports, claim.owner, lines))
  browser.remove(claim.id)
  onMerged()
  if (lines.length > 0) onMismatch(lines)
}

interface FailedAttempt {
  readonly attempt: MovedAttempt
  readonly claim: CartClaim
  readonly error: unknown
}

/** A refusal is final; after a lost response, the cart has to be checked. */
async function handleFailure(ports: MergePorts, { attempt, claim, error }: FailedAttempt): Promise<void> {
  const readAt = ports.now()
  const cart = await ports.readCart().catch(() => undefined)
  // The next read of the cart decides.
  if (cart === undefined) {
    ports.browser.put({ ...claim, isChecked: !isRefusal(error) })
    throw error
  }
  if (!isRefusal(error)) {
    ports.reportFailure(error, 'the response to the merge of the guest cart was lost')
    return await resolveSent(ports, claim, { cart, readAt })
  }
  const outcomes = resolveLineOutcomes(claim, { cart, isFinal: true })
  const isLasting = isLastingRefusal(error)
  const isAlone = attempt.lines.length === 1
  const missing = isLasting && isAlone ? { refusal: error } : isLasting ? 'resend each alone' : 'resend'
  await settle(ports, { claim, outcomes, cart, missing })
  if (!isLasting) throw error
  if (!isAlone)
    for (const single of unsentAttempts(ports).filter(isPartOf(attempt))) await send(ports, single)
}

const isPartOf =
  ({ lines }: MovedAttempt) =>
  (single: MovedAttempt): boolean =>
    single.lines.length === 1 &&
    lines.some(({ productId }) => productKey(productId) === productKey(single.lines[0]?.productId ?? ''))
