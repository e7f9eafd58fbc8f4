import { isSameRecordId } from '../../record-id'
import { unitsIn, type ReorderAddition, type ReorderLine } from './reorder-plan'

/** What a buyer has chosen, by the `id` of a line: the item, or its successor. What is not named is left out. */
export type ReorderChoice = Readonly<Record<string, 'item' | 'successor'>>

/** What the platform has said to an addition. */
export interface ReorderAnswer {
  /** Record id of what was to be added. */
  readonly productId: string
  /**
   * `taken`: it is in the cart. `refused`: it is not, and would not be the next time. `failed`: it is not, and may be the
   * next time. `unknown`: nobody knows whether it is.
   */
  readonly outcome: 'taken' | 'refused' | 'failed' | 'unknown'
  /** The platform's reason, in the language of the request. */
  readonly message?: string | undefined
}

/**
 * What became of a line. In the cart are `added`, `raised` and `lowered`, and of `short` what its entry says. Not in the
 * cart are `gone` (no longer sold), `refused`, `failed` (to try again) and `left-out` (not chosen). Of `unknown` nobody
 * knows.
 */
export type ReorderOutcome =
  | 'added'
  | 'raised'
  | 'lowered'
  | 'short'
  | 'gone'
  | 'refused'
  | 'failed'
  | 'unknown'
  | 'left-out'

/** A line of the report. */
export interface ReorderEntry {
  /** The line of the plan. */
  readonly line: ReorderLine
  /** What it is listed under. */
  readonly outcome: ReorderOutcome
  /** Units that were added to the cart: 0 where nothing was, or nobody knows. */
  readonly added: number
  /** The successor, where it was taken in place of the item. */
  readonly successor?: ReorderLine
  /** The platform's reason. */
  readonly message?: string
}

/** The additions that a choice asks the platform for: each product once, with all that is wanted of it. */
export function reorderAdditions(
  plan: readonly ReorderLine[],
  choice: ReorderChoice,
): readonly ReorderAddition[] {
  const additions: ReorderAddition[] = []
  for (const line of plan) {
    const { productId = null, quantity = 0 } = chosenOf(line, choice) ?? {}
    if (productId === null || quantity === 0) continue
    const found = additions.findIndex((other) => isSameRecordId(other.productId, productId))
    const before = additions[found]
    if (before === undefined) additions.push({ productId, quantity })
    else additions[found] = { productId, quantity: before.quantity + quantity }
  }
  return additions
}

/**
 * What is missing of the additions, by what the cart held when the buyer chose (`before`) and holds now: a form that is sent
 * twice, or again after its response was lost, adds nothing twice.
 */
export const missingAdditions = (
  additions: readonly ReorderAddition[],
  { before, now }: { readonly before: readonly ReorderAddition[]; readonly now: readonly ReorderAddition[] },
): readonly ReorderAddition[] =>
  additions.flatMap(({ productId, quantity }) => {
    const added = Math.max(0, unitsIn(now, productId) - unitsIn(before, productId))
    return added < quantity ? [{ productId, quantity: quantity - added }] : []
  })

/**
 * Says of every line of a plan what became of it, each exactly once and in the order of the plan. A chosen line without an
 * answer is `unknown`.
 */
export function reportReorder(
  plan: readonly ReorderLine[],
  { choice, answers }: { readonly choice: ReorderChoice; readonly answers: readonly ReorderAnswer[] },
): readonly ReorderEntry[] {
  return plan.map((line) => {
    const chosen = chosenOf(line, choice)
    if (chosen === undefined) return { line, outcome: notChosen(line), added: 0 }
    const successor = choice[line.id] === 'successor' ? { successor: chosen } : undefined
    return { line, ...successor, ...outcomeOf(chosen, answers) }
  })
}

/** The line that is to be added; undefined where the buyer wants none. */
const chosenOf = (line: ReorderLine, choice: ReorderChoice): ReorderLine | undefined => {
  // An id may be a name such as 'constructor'.
  const chosen = Object.hasOwn(choice, line.id) ? choice[line.id] : undefined
  return chosen === 'successor' ? line.successor : chosen && line
}

/** What cannot be chosen is no choice of the buyer's. */
const notChosen = ({ obstacle }: ReorderLine): ReorderOutcome => {
  if (obstacle === undefined) return 'left-out'
  return outcomeOfObstacle(obstacle)
}

const outcomeOfObstacle = (obstacle: NonNullable<ReorderLine['obstacle']>): ReorderOutcome => {
  if (obstacle === 'gone') return 'gone'
  return obstacle === 'no-stock' ? 'short' : 'refused'
}

function outcomeOf(
  line: ReorderLine,
  answers: readonly ReorderAnswer[],
): Pick<ReorderEntry, 'outcome' | 'added' | 'message'> {
  if (line.obstacle !== undefined) return { outcome: outcomeOfObstacle(line.obstacle), added: 0 }
  const { productId, quantity } = line
  const answer = answers.find((other) => productId !== null && isSameRecordId(other.productId, productId))
  const outcome = answer?.outcome ?? 'unknown'
  if (outcome === 'taken') return { outcome: takenAs(line), added: quantity }
  return { outcome, added: 0, ...(answer?.message !== undefined && { message: answer.message }) }
}

function takenAs({ shortage, change }: ReorderLine): ReorderOutcome {
  if (shortage !== undefined) return 'short'
  return change?.kind ?? 'added'
}
