import type { GuestCartLine } from '../rules/guest-cart'

interface AttemptBase {
  /** Names this attempt; a line belongs to one attempt at a time. */
  readonly id: string
  /** The shop whose server cart the lines are for. */
  readonly webstoreId: string
  readonly lines: readonly GuestCartLine[]
}

/** Written to the journal, perhaps not yet out of the guest cart, which held `from` then. */
export interface MovingAttempt extends AttemptBase {
  readonly state: 'moving'
  readonly from: readonly GuestCartLine[]
}

/** In the journal only, and not sent. */
export interface MovedAttempt extends AttemptBase {
  readonly state: 'moved'
}

/** Perhaps sent. */
export interface SendingAttempt extends AttemptBase {
  readonly state: 'sending'
  /** What the server cart held of each product before, by product id. */
  readonly before: Readonly<Record<string, string>>
  /** Whose cart it is: nobody else can tell by it what arrived. */
  readonly owner: string
}

/** Lines of the guest cart on their way to a buyer's cart. */
export type MergeAttempt = MovingAttempt | MovedAttempt | SendingAttempt

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLine = (value: unknown): value is GuestCartLine =>
  isObject(value) && typeof value['productId'] === 'string' && typeof value['quantity'] === 'string'

const isLineList = (value: unknown): value is readonly GuestCartLine[] =>
  Array.isArray(value) && value.every(isLine)

const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')

function isAttempt(stored: unknown): stored is MergeAttempt {
  if (!isObject(stored)) return false
  const { state, id, webstoreId, lines, from, before, owner } = stored
  if (typeof id !== 'string' || typeof webstoreId !== 'string' || !isLineList(lines)) return false
  if (state === 'moving') return isLineList(from)
  return state === 'moved' || (state === 'sending' && isTextRecord(before) && typeof owner === 'string')
}

/** The attempts of a stored journal; what nobody can read is left out. */
export const readMergeJournal = (stored: unknown): readonly MergeAttempt[] =>
  Array.isArray(stored) ? stored.filter(isAttempt) : []
