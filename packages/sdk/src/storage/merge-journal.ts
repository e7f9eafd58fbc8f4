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

/** The inactive cart that lines come from; they stay in it until they have arrived. */
export interface LineSource {
  readonly cartId: string
  /** The account or user whose carts they are; the lines of nobody else are sent. */
  readonly owner: string
}

/** In the journal only. It may have been sent if an open write has the same id, else it was not. */
export interface MovedAttempt extends AttemptBase {
  readonly state: 'moved'
  readonly lines: readonly GuestCartLine[]
  /** Absent for lines of the guest cart. */
  readonly source?: LineSource
  /** Present after the platform refused the call itself. */
  readonly waiting?: WaitingLines
}

/** A line in the active cart. */
export interface ArrivedLine extends GuestCartLine {
  /** How much of the product the inactive cart is to keep; absent until that is known. */
  readonly rest?: string
}

/** Lines that are in the active cart, and are to be taken out of the inactive one. */
export interface ArrivedAttempt extends AttemptBase {
  readonly state: 'arrived'
  readonly lines: readonly ArrivedLine[]
  readonly source: LineSource
  /** How often taking them out was refused; absent for never. */
  readonly refusals?: number
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

/** Lines of the guest cart or of an inactive cart on their way to a buyer's cart. */
export type MergeAttempt = MovingAttempt | MovedAttempt | ArrivedAttempt | ReportedAttempt

const isLine = (value: unknown): value is GuestCartLine =>
  isRecord(value) && typeof value.productId === 'string' && typeof value.quantity === 'string'

const reasons: readonly unknown[] = ['refused', 'failed', 'unknown', 'changed-elsewhere', 'waiting']

const isDifference = (value: unknown): value is CartDifference => {
  if (!isRecord(value)) return false
  const { productId, intended, actual, reason } = value
  return [productId, intended, actual].every((text) => typeof text === 'string') && reasons.includes(reason)
}

const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne)

const isBase = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  isRecord(stored) && typeof stored.id === 'string' && typeof stored.webstoreId === 'string'

/** Whether it is a move that has begun and may not be finished. */
export const isMoving = (stored: unknown): stored is MovingAttempt =>
  isBase(stored) &&
  stored.state === 'moving' &&
  isListOf(stored.lines, isLine) &&
  isListOf(stored.from, isLine)

const isSource = (value: unknown): value is LineSource =>
  isRecord(value) && typeof value.cartId === 'string' && typeof value.owner === 'string'

function isAttempt(stored: unknown): stored is MergeAttempt {
  if (isMoving(stored)) return true
  if (!isBase(stored)) return false
  const { state, lines, owner, source } = stored
  if (state === 'arrived') return isSource(source) && isListOf(lines, isLine)
  if (state === 'told') return typeof owner === 'string' && isListOf(lines, isDifference)
  // Without their source they would pass for lines of the guest cart.
  return state === 'moved' && isListOf(lines, isLine) && (source === undefined || isSource(source))
}

const isWaiting = (value: unknown): value is WaitingLines =>
  isRecord(value) && typeof value.owner === 'string' && isListOf(value.lines, isDifference)

/** The lines count more than what another version may have stored about their waiting. */
function readAttempt(attempt: MergeAttempt): MergeAttempt {
  if (attempt.state !== 'moved' || isWaiting(attempt.waiting)) return attempt
  const { waiting: _unreadable, ...rest } = attempt
  return rest
}

/** The valid attempts of a stored journal. */
export const readMergeJournal = (stored: unknown): readonly MergeAttempt[] =>
  Array.isArray(stored) ? stored.filter(isAttempt).map(readAttempt) : []
