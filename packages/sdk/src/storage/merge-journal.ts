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

function readAttempt(stored: unknown): MergeAttempt | undefined {
  if (!isObject(stored)) return undefined
  const { state, id, webstoreId, lines, from, before, owner } = stored
  if (typeof id !== 'string' || typeof webstoreId !== 'string' || !isLineList(lines)) return undefined
  if (state === 'moved') return { state, id, webstoreId, lines }
  if (state === 'moving' && isLineList(from)) return { state, id, webstoreId, lines, from }
  if (state !== 'sending' || !isTextRecord(before) || typeof owner !== 'string') return undefined
  return { state, id, webstoreId, lines, before, owner }
}

/** The attempts of a stored journal; what nobody can read is left out. */
export function readMergeJournal(stored: unknown): readonly MergeAttempt[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((attempt) => readAttempt(attempt) ?? [])
}
