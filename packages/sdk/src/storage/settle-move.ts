import { isSameRecordId } from '../record-id'
import { readGuestCart } from '../rules/cart/guest-cart'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { BrowserStore } from './browser-store'
import { isMoving } from './merge-journal'
import type { MergeAttempt, MovingAttempt } from './merge-journal'
import { anonymousCartEntry, mergeJournalEntry } from './storage-entries'

const sameLines = (a: readonly GuestCartLine[], b: readonly GuestCartLine[]) =>
  JSON.stringify(a) === JSON.stringify(b)

/** The guest cart's lines that the attempt does not hold. */
const linesLeft = ({ from, lines }: MovingAttempt) =>
  from.filter((line) => !lines.some((moved) => isSameRecordId(moved.productId, line.productId)))

/**
 * Finishes a move from the guest cart to the journal that a dying page left half done, so that each line stands in
 * one of the two. A guest cart that still is what it was when the move began has not lost its lines yet.
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
  // What others wrote stays, also what nobody can read.
  const next: readonly unknown[] = journal.map((attempt: unknown) => (attempt === moving ? moved : attempt))
  store.write(mergeJournalEntry, next)
}
