import { isRecord } from '../is-record'
import type { CheckedRow } from '../rules/quick-order/checked-row'

/** An item of an order list on its way to the cart. */
export interface RunLine {
  /** Record id. */
  readonly productId: string
  /** Units to add. */
  readonly quantity: number
  /**
   * `waiting`: not sent yet. `sending`: sent, and not known to be in the cart. `added`: in the cart. `differs`: the cart has
   * the item, in another quantity than it had before and this one together. `refused`: the platform does not take it.
   * `failed`: not in the cart; it may be the next time. `unknown`: nobody knows.
   */
  readonly outcome: 'waiting' | 'sending' | 'added' | 'differs' | 'refused' | 'failed' | 'unknown'
  /** What the cart had before it was sent, as a decimal text. */
  readonly before?: string
  /** When it was sent, in ms since 1970 by this browser's clock. */
  readonly sentAt?: number
  /** Units of the item that the cart has; present only with `differs`. */
  readonly inCart?: number
  /** Code of the refusal. */
  readonly code?: string
  /** The platform's reason. */
  readonly message?: string
  /** How often it was sent and did not arrive; absent for never. */
  readonly losses?: number
  /** Together with others it was refused, and nobody said because of which. */
  readonly isAlone?: true
}

/** An order list that is being added, or was. */
export interface StoredRun {
  readonly id: string
  /** The account or user whose cart it is, or `guest`. */
  readonly owner: string
  /** `going` also when its page has died meanwhile. */
  readonly state: 'going' | 'stopped' | 'done'
  readonly rows: readonly CheckedRow[]
  readonly lines: readonly RunLine[]
  /** Names of items by their record ids, in the language of the check. */
  readonly names: Readonly<Record<string, string>>
}

const outcomes: readonly unknown[] = [
  'waiting',
  'sending',
  'added',
  'differs',
  'refused',
  'failed',
  'unknown',
] satisfies readonly RunLine['outcome'][]
const states: readonly unknown[] = ['going', 'stopped', 'done'] satisfies readonly StoredRun['state'][]

const isLine = (value: unknown): value is RunLine =>
  isRecord(value) &&
  typeof value.productId === 'string' &&
  Number.isSafeInteger(value.quantity) &&
  outcomes.includes(value.outcome)

const isCheckedRow = (value: unknown): value is CheckedRow => {
  if (!isRecord(value) || !isRecord(value.row) || !isRecord(value.check)) return false
  const { place, number, quantity } = value.row
  const isRow = Number.isSafeInteger(place) && typeof number === 'string' && typeof quantity === 'string'
  return isRow && typeof value.check.kind === 'string'
}

const isRun = (value: unknown): value is StoredRun => {
  if (!isRecord(value)) return false
  const { id, owner, state, rows, lines, names } = value
  return (
    typeof id === 'string' &&
    typeof owner === 'string' &&
    states.includes(state) &&
    Array.isArray(rows) &&
    rows.every(isCheckedRow) &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    isRecord(names)
  )
}

/** The readable ones among the stored runs. */
export const readOrderRuns = (stored: unknown): readonly StoredRun[] =>
  Array.isArray(stored) ? stored.filter(isRun) : []
