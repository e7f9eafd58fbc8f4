import type { CartBrowser } from './cart-browser'
import { freeEntries, heldBackMs } from './cart-holds'
import type { Call } from './cart-intents'
import { toReason } from './cart-outcome'
import { judgeClaim, noteFirstLook, waitForRead } from './cart-verdict'
import type { LineVerdict } from './cart-verdict'
import { addQuantities, productKey, sumQuantities } from './quantities'
import { isLastingRefusal } from '../errors/outcome'
import { isRefusal } from '../errors/refusal'
import { abandonedAfterMs } from '../rules/call/platform-work-time'
import { addGuestCartLines, readGuestCart } from '../rules/cart/guest-cart'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { Cart, CartDifference } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type { MovedAttempt } from '../storage/merge-journal'
import { settleMove } from '../storage/settle-move'
import { anonymousCartEntry } from '../storage/storage-entries'
import { findMatches, findRefused, findUnlike, findUnmerged } from './merge-differences'
import { readJournal, replaceAttempt, writeJournal } from './merge-journal-store'
import type { JournalPorts } from './merge-journal-store'

type Lines = readonly GuestCartLine[]

export interface MergePorts extends JournalPorts {
  readonly browser: CartBrowser
  readonly now: () => number
  /** How long the platform may work on lines that were sent and whose response was lost, in ms. */
  readonly platformWorkTimeMs: number
  readonly createId: () => string
  /** Which of the products the present shop sells. */
  readonly findSold: (productIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** The buyer's cart, once the platform is not working on it any more. */
  readonly readCart: () => Promise<Cart | null>
  /** Adds the lines to the buyer's cart; `beforeRetry` hears that they go out once more. */
  readonly send: (lines: Lines, call: Pick<Call, 'beforeRetry'>) => Promise<void>
  readonly reportFailure: (error: unknown, context: string) => void
  /** Called when lines have arrived. */
  readonly onMerged: () => void
  /** Called when lines are not as they were meant, or look it only. */
  readonly onDiffers: (lines: readonly CartDifference[]) => void
}

/**
 * Brings the lines of the browser's guest cart into the buyer's cart, each once, whatever dies in between.
 * [4.guest-cart-on-login-1]
 *
 * Lines go from the guest cart to a journal in browser storage, then the guest cart is without them, then they are
 * sent. Before sending, an open write notes what the buyer's cart held. Where the response is lost, the cart is looked
 * at by later calls: lines are sent again only when the platform cannot be working on them any more. Lines that this
 * shop does not sell stay in the guest cart. Fails when it could not finish; what is left is taken up by the next call.
 */
export const mergeGuestCart = (ports: MergePorts): Promise<void> =>
  ports.browser.exclusively(async () => {
    // Finishes a move that an earlier page left half done.
    await ports.guestCart.exclusively(() => undefined)
    for (const claim of openMerges(ports)) await checkSent(ports, claim)
    await moveLines(ports)
    for (const attempt of unsentAttempts(ports)) await send(ports, attempt)
  })

const isMerge = ({ kind }: CartClaim): boolean => kind === 'merge'

/** A merge of this page, or of a page that is gone. */
const isToJudge =
  ({ browser, now }: MergePorts) =>
  (claim: CartClaim): boolean => {
    const { tab, page } = browser.self()
    return claim.page === page || claim.tab === tab || Math.abs(now() - claim.lookedAt) >= abandonedAfterMs
  }

const openMerges = (ports: MergePorts): readonly CartClaim[] =>
  ports.browser.read().claims.filter(isMerge).filter(isToJudge(ports))

const movedAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  readJournal(ports).filter(
    (attempt): attempt is MovedAttempt =>
      attempt.state === 'moved' && attempt.webstoreId === ports.webstoreId,
  )

/** Without those that were perhaps sent, be it to another buyer's cart. */
const unsentAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  movedAttempts(ports).filter(({ id }) => !ports.browser.has(id))

/**
 * When lines that were sent are to be looked at, or lines that wait for another write may be sent, in ms; undefined
 * when nothing is open. What another tab looks for is this one's as soon as that one is gone.
 */
export function findNextLook(ports: MergePorts): number | undefined {
  const { browser } = ports
  const waits = browser.read().claims.filter(isMerge).map(waitFor(ports))
  const isHeldBack = unsentAttempts(ports).some((attempt) => !isFree(ports, attempt))
  const all = isHeldBack ? [...waits, heldBackMs] : waits
  return all.length > 0 ? Math.min(...all) : undefined
}

const waitFor =
  (ports: MergePorts) =>
  (claim: CartClaim): number => {
    const at = ports.now()
    if (!isToJudge(ports)(claim)) return abandonedAfterMs - Math.abs(at - claim.lookedAt)
    return waitForRead(claim, at, ports.platformWorkTimeMs)
  }

const toEntry = ({ lines }: MovedAttempt) => ({ caller: 0, intent: { kind: 'add' as const, lines } })

/** No open write is about any of its products. */
const isFree = ({ browser }: MergePorts, attempt: MovedAttempt): boolean =>
  freeEntries([toEntry(attempt)], browser.read().claims).length > 0

const guestCartOf = ({ browserStore }: MergePorts) => readGuestCart(browserStore.read(anonymousCartEntry))

/** Moves what the shop sells to the journal. What cannot be read is told: there is nothing in it to send. */
async function moveLines(ports: MergePorts): Promise<void> {
  const { lines: requested, dropped } = guestCartOf(ports)
  if (requested.length + dropped.length === 0) return
  const productIds = requested.map((line) => line.productId)
  const sold = requested.length > 0 ? await ports.findSold(productIds) : new Set<string>()
  await ports.guestCart.exclusively(() => {
    const { webstoreId, createId } = ports
    const { lines: from, dropped: unreadable } = guestCartOf(ports)
    // The same product twice becomes one line, so that what arrives can be told by product.
    const lines = addGuestCartLines(
      [],
      from.filter((line) => sold.has(line.productId)),
    )
    if (lines.length > 0) {
      const attempt = { id: createId(), webstoreId, lines }
      writeJournal(ports, [...readJournal(ports), { ...attempt, state: 'moving', from }])
      settleMove(ports.browserStore)
    }
    tellUnreadable(ports, unreadable)
  })
}

/** Called under the guest cart's lock. */
function tellUnreadable(ports: MergePorts, unreadable: readonly unknown[]): void {
  const lines = findUnmerged(unreadable)
  if (lines.length > 0) {
    const { webstoreId, createId, browser } = ports
    const reported = {
      id: createId(),
      webstoreId,
      owner: browser.self().owner,
      lines,
      state: 'told' as const,
    }
    writeJournal(ports, [...readJournal(ports), reported])
    ports.onDiffers(lines)
  }
  if (unreadable.length > 0) ports.browserStore.write(anonymousCartEntry, guestCartOf(ports).lines)
}

/** Looks for lines whose response was lost. The shopper hears of it at once: they are in no cart that is shown. */
async function checkSent(ports: MergePorts, claim: CartClaim): Promise<void> {
  const readAt = ports.now()
  await judgeSent(ports, claim, { cart: await ports.readCart(), readAt })
}

interface DatedCart {
  readonly cart: Cart | null
  /** When the reading began: what the platform did later may not be in it. */
  readonly readAt: number
}

async function judgeSent(ports: MergePorts, open: CartClaim, { cart, readAt }: DatedCart): Promise<void> {
  const { browser, now, platformWorkTimeMs } = ports
  const at = now()
  const sentAt = Math.min(open.sentAt, at)
  const claim = { ...noteFirstLook(open, cart), ...browser.self(), sentAt, lookedAt: at, isChecked: true }
  const verdicts = judgeClaim(claim, { cart, isOver: readAt - sentAt >= platformWorkTimeMs })
  if (verdicts.includes('open')) return browser.put(claim)
  await settle(ports, { claim, verdicts, cart, missing: 'wait' })
}

interface Judged {
  readonly claim: CartClaim
  readonly verdicts: readonly LineVerdict[]
  readonly cart: Cart | null
  /** What becomes of lines that were not done: they wait to be sent (each by itself), or are told as refused. */
  readonly missing: 'wait' | 'wait alone' | { readonly refusal: unknown }
}

/** Writes to the journal what became of each line, and ends the open write. */
async function settle(ports: MergePorts, { claim, verdicts, cart, missing }: Judged): Promise<void> {
  const { browser, webstoreId, onDiffers, onMerged } = ports
  const attempt = movedAttempts(ports).find(({ id }) => id === claim.id)
  if (attempt) {
    const lost = linesWith(attempt, { claim, verdicts }, 'missing')
    const isRefused = typeof missing === 'object'
    const reported = [
      ...findMatches(claim, verdicts, cart),
      ...(isRefused ? findRefused(lost, cart, toReason(missing.refusal)) : []),
    ]
    const rest = isRefused ? [] : splitAttempt(ports, lost, missing === 'wait alone')
    const { owner } = claim
    await replaceAttempt(ports, claim.id, [
      ...rest,
      ...(reported.length > 0
        ? [{ id: ports.createId(), webstoreId, owner, lines: reported, state: 'told' as const }]
        : []),
    ])
    if (reported.length > 0) onDiffers(reported)
    if (verdicts.some((verdict) => verdict !== 'missing')) onMerged()
  }
  browser.remove(claim.id)
}

const linesWith = (
  { lines }: MovedAttempt,
  { claim, verdicts }: Pick<Judged, 'claim' | 'verdicts'>,
  requested: LineVerdict,
): Lines =>
  lines.filter(({ productId }) => {
    const index = claim.lines.findIndex((line) => productKey(line.productId) === productKey(productId))
    return verdicts[index] === requested
  })

/** One line that the shop does not take must not hold up the others. */
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
  if (!isFree(ports, attempt)) return
  const held = sumQuantities((await ports.readCart())?.items ?? [])
  const claim: CartClaim = {
    ...browser.self(),
    id: attempt.id,
    kind: 'merge',
    sentAt: now(),
    lookedAt: now(),
    lines: attempt.lines.map(({ productId, quantity }) => ({
      productId,
      quantity: addQuantities('', quantity),
      before: held[productKey(productId)] ?? '0',
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
    return await meetFailure(ports, { attempt, claim: { ...claim, sentAt: sent.at }, error })
  }
  await finish(ports, claim)
}

/** The platform took the lines: the cart is compared with what was sent. */
async function finish(ports: MergePorts, claim: CartClaim): Promise<void> {
  const { browser, webstoreId, onMerged, onDiffers } = ports
  // Who cannot read it leaves the open write: where the session ended, a guest's cart may have taken the lines.
  const lines = findUnlike(claim, await ports.readCart())
  const reported = { state: 'told' as const, id: ports.createId(), webstoreId, owner: claim.owner, lines }
  await replaceAttempt(ports, claim.id, lines.length > 0 ? [reported] : [])
  browser.remove(claim.id)
  onMerged()
  if (lines.length > 0) onDiffers(lines)
}

interface FailedAttempt {
  readonly attempt: MovedAttempt
  readonly claim: CartClaim
  readonly error: unknown
}

/** A refusal is final at once; a lost response only says that somebody has to look. */
async function meetFailure(ports: MergePorts, { attempt, claim, error }: FailedAttempt): Promise<void> {
  const readAt = ports.now()
  const cart = await ports.readCart().catch(() => undefined)
  // Nothing is known yet: the next look tells.
  if (cart === undefined) {
    ports.browser.put({ ...claim, isChecked: !isRefusal(error) })
    throw error
  }
  if (!isRefusal(error)) {
    ports.reportFailure(error, 'the response to the merge of the guest cart was lost')
    return await judgeSent(ports, claim, { cart, readAt })
  }
  const verdicts = judgeClaim(claim, { cart, isOver: true })
  const isLasting = isLastingRefusal(error)
  const isAlone = attempt.lines.length === 1
  const missing = isLasting && isAlone ? { refusal: error } : isLasting ? 'wait alone' : 'wait'
  await settle(ports, { claim, verdicts, cart, missing })
  if (!isLasting) throw error
  if (!isAlone)
    for (const single of unsentAttempts(ports).filter(isPartOf(attempt))) await send(ports, single)
}

const isPartOf =
  ({ lines }: MovedAttempt) =>
  (single: MovedAttempt): boolean =>
    single.lines.length === 1 &&
    lines.some(({ productId }) => productKey(productId) === productKey(single.lines[0]?.productId ?? ''))
