import type { CartDifference } from '../state/cart'
import type { MergeAttempt, MovedAttempt } from '../storage/merge-journal'
import { unblockedEntries } from './cart-blocking'
import { readJournal } from './merge-journal-store'
import type { Lines, MergePorts } from './merge-ports'
import { productKey } from './quantities'

export const movedAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  readJournal(ports).filter(
    (attempt): attempt is MovedAttempt =>
      attempt.state === 'moved' && attempt.webstoreId === ports.webstoreId,
  )

/** Attempts that were certainly never sent, not even to another buyer's cart. */
export const unsentAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  movedAttempts(ports).filter(({ id }) => !ports.browser.has(id))

/** Whether lines are still to be sent. */
export const hasUnsent = (ports: MergePorts): boolean => unsentAttempts(ports).length > 0

const toEntry = ({ lines }: MovedAttempt) => ({ caller: 0, intent: { kind: 'add' as const, lines } })

/** Whether no open write is about any of its products. */
export const isUnblocked = ({ browser }: MergePorts, attempt: MovedAttempt): boolean =>
  unblockedEntries([toEntry(attempt)], browser.read().claims).length > 0

/** A journal entry with what the buyer has to be told; none without lines. */
export const toReport = (
  { createId, webstoreId }: MergePorts,
  owner: string,
  lines: readonly CartDifference[],
): readonly MergeAttempt[] =>
  lines.length > 0 ? [{ id: createId(), webstoreId, owner, lines, state: 'told' }] : []

/** An attempt for each part that has lines. Whoever knows that they wait is not told again. */
export function splitAttempt(
  { createId }: MergePorts,
  { waiting, ...attempt }: MovedAttempt,
  parts: readonly Lines[],
): readonly MovedAttempt[] {
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      ...attempt,
      id: createId(),
      lines,
      ...(waiting && { waiting: { ...waiting, lines: waiting.lines.filter(isAmong(lines)) } }),
    }))
}

type OfProduct = Pick<CartDifference, 'productId'>

/** Whether one of the lines is of the same product. */
export const isAmong =
  (lines: readonly OfProduct[]) =>
  ({ productId = '' }: OfProduct): boolean =>
    lines.some((line) => productKey(line.productId ?? '') === productKey(productId))
