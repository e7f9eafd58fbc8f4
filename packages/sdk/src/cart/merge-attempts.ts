import type { CartDifference } from '../state/cart'
import type { ArrivedAttempt, LineSource, MergeAttempt, MovedAttempt } from '../storage/merge-journal'
import { unblockedEntries } from './cart-blocking'
import { readJournal } from './merge-journal-store'
import type { Lines, MergePorts } from './merge-ports'
import { productKey } from './quantities'

export const movedAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  readJournal(ports).filter(
    (attempt): attempt is MovedAttempt =>
      attempt.state === 'moved' && attempt.webstoreId === ports.webstoreId,
  )

/** Lines from an inactive cart go to its own buyer only. */
const isForShopper =
  ({ browser }: MergePorts) =>
  ({ source }: Pick<MovedAttempt, 'source'>): boolean =>
    source === undefined || source.owner === browser.self().owner

/** Lines of this buyer that are to be taken out of the inactive cart that they came from. */
export const arrivedAttempts = (ports: MergePorts): readonly ArrivedAttempt[] =>
  readJournal(ports).filter(
    (attempt): attempt is ArrivedAttempt =>
      attempt.state === 'arrived' && attempt.webstoreId === ports.webstoreId && isForShopper(ports)(attempt),
  )

/** Whether lines of that inactive cart are on their way. */
export const hasOpenLines = (ports: MergePorts, cartId: string): boolean =>
  [...movedAttempts(ports), ...arrivedAttempts(ports)].some(
    (attempt) => attempt.source?.cartId === cartId && isForShopper(ports)(attempt),
  )

/** Attempts that were certainly never sent, not even to another buyer's cart. */
export const unsentAttempts = (ports: MergePorts): readonly MovedAttempt[] =>
  movedAttempts(ports)
    .filter(isForShopper(ports))
    .filter(({ id }) => !ports.browser.has(id))

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

/** A journal entry for lines that are to be taken out of the cart that they came from; none without lines. */
export const toArrived = (
  { createId, webstoreId }: MergePorts,
  source: LineSource,
  lines: Lines,
): readonly MergeAttempt[] =>
  lines.length > 0 ? [{ id: createId(), webstoreId, source, lines, state: 'arrived' }] : []

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
