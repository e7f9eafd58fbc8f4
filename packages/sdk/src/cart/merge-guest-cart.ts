import { abandonedAfterMs } from '../rules/call/platform-work-time'
import { addGuestCartLines, readGuestCart } from '../rules/cart/guest-cart'
import type { CartClaim } from '../storage/cart-claims'
import { settleMove } from '../storage/settle-move'
import { anonymousCartEntry } from '../storage/storage-entries'
import { blockedRetryMs } from './cart-blocking'
import { msUntilNextRead } from './cart-line-outcomes'
import { arrivedAttempts, isUnblocked, toReport, unsentAttempts } from './merge-attempts'
import { findUnsendable } from './merge-differences'
import { readJournal, writeJournal } from './merge-journal-store'
import type { MergePorts } from './merge-ports'
import { send, settleArrived } from './merge-send'
import { resolveSent } from './merge-settle'
import { beginFrom, readTarget, takeOut, takeOutRetryMs } from './merge-source'

export interface MergeOptions {
  /** Whether the page has merged before, and lines that wait are for the next one. @default false */
  readonly isContinued?: boolean
  /** An inactive cart whose lines are moved to the active one as well. @default those of earlier calls only */
  readonly from?: string
}

/**
 * Brings the lines of the browser's guest cart, and those of an inactive cart, into the buyer's cart, each exactly once,
 * even when a page dies midway.
 *
 * Lines are written to a journal in browser storage, removed from the guest cart, and then sent. Before sending, an open
 * write records what the buyer's cart held. When the response is lost, later calls read the cart: lines are sent again
 * only when the platform can no longer be working on them. Lines that this shop does not sell stay in the guest cart.
 * Where the platform refuses the call itself, the lines stay in the journal and the buyer is told that they wait; the
 * next call sends them. Lines of an inactive cart are taken out of it once they have arrived. Rejects when it could not finish; the next call continues.
 */
export const mergeGuestCart = (
  ports: MergePorts,
  { isContinued = false, from }: MergeOptions = {},
): Promise<void> =>
  ports.browser.exclusively(async () => {
    // Finishes a move that an earlier page left incomplete.
    await ports.guestCart.exclusively(() => undefined)
    for (const claim of openMerges(ports)) await checkSent(ports, claim)
    await moveLines(ports)
    await takeOutArrived(ports)
    if (from !== undefined) await beginFrom(ports, from)
    for (const attempt of unsentAttempts(ports)) await settleArrived(ports, attempt)
    const unsent = unsentAttempts(ports).filter(({ waiting }) => !(isContinued && waiting))
    for (const attempt of unsent) await send(ports, { attempt })
    await takeOutArrived(ports)
  })

async function takeOutArrived(ports: MergePorts): Promise<void> {
  for (const attempt of arrivedAttempts(ports)) await takeOut(ports, attempt)
}

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

/**
 * In how many ms to merge again, to check lines that were sent or to send lines that waited for another write; undefined
 * when nothing is open. This tab checks for another one once that one is gone.
 */
export function msUntilNextMerge(ports: MergePorts): number | undefined {
  const merges = ports.browser.read().claims.filter(isMerge)
  const waits = merges.map((claim) => msUntilCheck(ports, claim))
  const hasBlocked = unsentAttempts(ports).some((attempt) => !isUnblocked(ports, attempt))
  const all = [
    ...waits,
    ...(hasBlocked ? [blockedRetryMs] : []),
    ...arrivedAttempts(ports).map(() => takeOutRetryMs),
  ]
  return all.length > 0 ? Math.min(...all) : undefined
}

function msUntilCheck(ports: MergePorts, claim: CartClaim): number {
  const at = ports.now()
  if (!isOwnOrAbandoned(ports)(claim)) return abandonedAfterMs - Math.abs(at - claim.lookedAt)
  return msUntilNextRead(claim, at, ports.platformWorkTimeMs)
}

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
  await resolveSent(ports, claim, { cart: await readTarget(ports, claim), readAt })
}
