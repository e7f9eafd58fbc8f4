import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { CartDifference } from '../state/cart'
import { isRecord } from '../is-record'

interface AttemptBase {
  /** Unique per attempt; a line belongs to one attempt at a time. */
  readonly id: string
  /** The shop whose server cart the lines are for. */
  readonly webstoreId: string
}

/** Written to the journal, perhaps not yet removed from the guest cart, which had the lines `from` at that time. */
export interface MovingAttempt extends AttemptBase {
  readonly state: 'moving'
  readonly lines: readonly GuestCartLine[]
  readonly from: readonly GuestCartLine[]
}

/** In the journal only. It may have been sent if an open write has the same id, else it was not. */
export interface MovedAttempt extends AttemptBase {
  readonly state: 'moved'
  readonly lines: readonly GuestCartLine[]
  /** Present after the platform refused the call itself. */
  readonly waiting?: WaitingLines
}

/** Lines as the buyer sees them while they wait. */
export interface WaitingLines {
  /** As in {@link ReportedAttempt}. */
  readonly owner: string
  readonly lines: readonly CartDifference[]
  /** Present once the buyer has acknowledged them. */
  readonly isDismissed?: true
}

/** Settled with differences, which the buyer sees until they have acknowledged them. */
export interface ReportedAttempt extends AttemptBase {
  readonly state: 'told'
  /** The account or user whose cart it is; nobody else sees the differences. */
  readonly owner: string
  readonly lines: readonly CartDifference[]
}

/** Lines of the guest cart on their way to a buyer's cart. */
export type MergeAttempt = MovingAttempt | MovedAttempt | ReportedAttempt

const isLine = (value: unknown): value is GuestCartLine =>
  isRecord(value) && typeof value['productId'] === 'string' && typeof value['quantity'] === 'string'

const reasons: readonly unknown[] = ['refused', 'failed', 'unknown', 'changed-elsewhere', 'waiting']

const isDifference = (value: unknown): value is CartDifference => {
  if (!isRecord(value)) return false
  const { productId, intended, actual, reason } = value
  return [productId, intended, actual].every((text) => typeof text === 'string') && reasons.includes(reason)
}

const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne)

const isBase = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  isRecord(stored) && typeof stored['id'] === 'string' && typeof stored['webstoreId'] === 'string'

/** Whether it is a move that has begun and may not be finished. */
export const isMoving = (stored: unknown): stored is MovingAttempt =>
  isBase(stored) &&
  stored['state'] === 'moving' &&
  isListOf(stored['lines'], isLine) &&
  isListOf(stored['from'], isLine)

function isAttempt(stored: unknown): stored is MergeAttempt {
  if (isMoving(stored)) return true
  if (!isBase(stored)) return false
  const { state, lines, owner } = stored
  if (state === 'told') return typeof owner === 'string' && isListOf(lines, isDifference)
  return state === 'moved' && isListOf(lines, isLine)
}

const isWaiting = (value: unknown): value is WaitingLines =>
  isRecord(value) && typeof value['owner'] === 'string' && isListOf(value['lines'], isDifference)

/** The lines count more than what another version may have stored about their waiting. */
function readAttempt(attempt: MergeAttempt): MergeAttempt {
  if (attempt.state !== 'moved' || isWaiting(attempt.waiting)) return attempt
  const { waiting: _unreadable, ...rest } = attempt
  return rest
}

/** The valid attempts of a stored journal. */
export const readMergeJournal = (stored: unknown): readonly MergeAttempt[] =>
  Array.isArray(stored) ? stored.filter(isAttempt).map(readAttempt) : []
