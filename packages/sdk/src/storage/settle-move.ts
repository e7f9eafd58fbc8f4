import { isSameRecordId } from '../record-id'
import { readGuestCart } from '../rules/cart/guest-cart'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { BrowserStore } from './browser-store'
import { isMoving } from './merge-journal'
import type { MergeAttempt, MovingAttempt } from './merge-journal'
import { anonymousCartEntry, mergeJournalEntry } from './storage-entries'

const sameLines = (a: readonly GuestCartLine[], b: readonly GuestCartLine[]) =>
  JSON.stringify(a) === JSON.stringify(b)

/** The guest cart's lines that are not part of the attempt. */
const linesLeft = ({ from, lines }: MovingAttempt) =>
  from.filter((line) => !lines.some((moved) => isSameRecordId(moved.productId, line.productId)))

/**
 * Completes a move from the guest cart to the journal that a closed page left unfinished, so that each line is in
 * exactly one of the two. If the guest cart is the same as when the move began, its lines were not removed yet.
 * Call it under the guest cart's lock, before anything else changes the cart.
 */
export function settleMove(store: BrowserStore): void {
  const journal = store.read(mergeJournalEntry)
  const moving = Array.isArray(journal) ? journal.find(isMoving) : undefined
  if (!moving || !Array.isArray(journal)) return
  const { lines } = readGuestCart(store.read(anonymousCartEntry))
  if (sameLines(lines, moving.from)) store.write(anonymousCartEntry, linesLeft(moving))
  const { id, webstoreId } = moving
  const moved: MergeAttempt = { state: 'moved', id, webstoreId, lines: moving.lines }
  // Other entries stay, unreadable ones included.
  const next: readonly unknown[] = journal.map((attempt: unknown) => (attempt === moving ? moved : attempt))
  store.write(mergeJournalEntry, next)
}
