import type { CartBrowser } from './cart-browser'
import { ShopError } from '../errors/errors'
import { addGuestCartLines, readGuestCart } from '../rules/cart/guest-cart'
import type { CartDifference } from '../state/cart'
import type { GuestCartStore } from '../guest-cart/guest-cart-store'
import type { BrowserStore } from '../storage/browser-store'
import { readMergeJournal } from '../storage/merge-journal'
import type { MergeAttempt, MovedAttempt, ReportedAttempt } from '../storage/merge-journal'
import { anonymousCartEntry, mergeJournalEntry } from '../storage/storage-entries'

export interface JournalPorts {
  readonly webstoreId: string
  readonly browserStore: BrowserStore
  readonly guestCart: Pick<GuestCartStore, 'exclusively'>
}

export const readJournal = ({ browserStore }: Pick<JournalPorts, 'browserStore'>): readonly MergeAttempt[] =>
  readMergeJournal(browserStore.read(mergeJournalEntry))

/** Throws when the journal cannot be stored: going on without it could lose or duplicate lines. */
export function writeJournal(ports: JournalPorts, journal: readonly MergeAttempt[]): void {
  const { browserStore } = ports
  const previous = readJournal(ports)
  if (browserStore.write(mergeJournalEntry, journal)) return
  browserStore.write(mergeJournalEntry, previous)
  throw new ShopError('INTERNAL_ERROR', 'the merge journal cannot be stored')
}

/** Replaces an attempt by others; by none when it is finished. */
export const replaceAttempt = (
  ports: JournalPorts,
  id: string,
  others: readonly MergeAttempt[],
): Promise<void> =>
  ports.guestCart.exclusively(() =>
    writeJournal(
      ports,
      readJournal(ports).flatMap((attempt) => (attempt.id === id ? others : [attempt])),
    ),
  )

interface ReportedPorts extends Pick<JournalPorts, 'webstoreId' | 'browserStore'> {
  readonly browser: Pick<CartBrowser, 'has'>
}

const isReportedTo =
  (webstoreId: string, owner: string) =>
  (attempt: MergeAttempt): attempt is ReportedAttempt =>
    attempt.state === 'told' && attempt.webstoreId === webstoreId && attempt.owner === owner

/** What this buyer has not dismissed yet about lines from the guest cart. Of lines that are being sent it is not known. */
export const readReportedLines = (
  { webstoreId, browserStore, browser }: ReportedPorts,
  owner: string,
): readonly CartDifference[] =>
  readJournal({ browserStore }).flatMap((attempt) => {
    if (isReportedTo(webstoreId, owner)(attempt)) return attempt.lines
    if (!isWaitingFor(webstoreId, owner)(attempt) || browser.has(attempt.id)) return []
    return attempt.waiting.isDismissed ? [] : attempt.waiting.lines
  })

/** Removes what this buyer has dismissed. Lines that wait still do, unseen. */
export const dropReportedLines = (ports: JournalPorts, owner: string): Promise<void> =>
  ports.guestCart.exclusively(() =>
    writeJournal(
      ports,
      readJournal(ports)
        .filter((attempt) => !isReportedTo(ports.webstoreId, owner)(attempt))
        .map((attempt) => (isWaitingFor(ports.webstoreId, owner)(attempt) ? dismiss(attempt) : attempt)),
    ),
  )

type WaitingAttempt = MovedAttempt & Required<Pick<MovedAttempt, 'waiting'>>

const isWaitingFor =
  (webstoreId: string, owner: string) =>
  (attempt: MergeAttempt): attempt is WaitingAttempt =>
    attempt.state === 'moved' && attempt.webstoreId === webstoreId && attempt.waiting?.owner === owner

const dismiss = (attempt: WaitingAttempt): WaitingAttempt => ({
  ...attempt,
  waiting: { ...attempt.waiting, isDismissed: true },
})

/** Before signing out: puts lines that were never sent back into the guest cart, and removes this buyer's others. */
export const returnUnsentLines = (
  ports: JournalPorts,
  browser: Pick<CartBrowser, 'has' | 'read'>,
  owner: string,
): Promise<void> =>
  ports.guestCart.exclusively(() => {
    const { browserStore, webstoreId } = ports
    const { claims } = browser.read()
    const isOwn = ({ id }: MergeAttempt) => !browser.has(id) || claims.some((claim) => claim.id === id)
    // What was sent from an inactive cart is settled when its buyer is back.
    const isOfShop = (attempt: MergeAttempt) =>
      attempt.state === 'moved' &&
      attempt.webstoreId === webstoreId &&
      (attempt.source ? !browser.has(attempt.id) : isOwn(attempt))
    const journal = readJournal(ports)
    const unsent = journal.flatMap((attempt) =>
      attempt.state === 'moved' && !attempt.source && isOfShop(attempt) && !browser.has(attempt.id)
        ? attempt.lines
        : [],
    )
    const { lines } = readGuestCart(browserStore.read(anonymousCartEntry))
    if (unsent.length > 0) browserStore.write(anonymousCartEntry, addGuestCartLines(lines, unsent))
    writeJournal(
      ports,
      journal.filter((attempt) => !isOfShop(attempt) && !isReportedTo(webstoreId, owner)(attempt)),
    )
  })
