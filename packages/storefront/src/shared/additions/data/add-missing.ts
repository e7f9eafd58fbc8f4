import type { Client } from '@cartonnage/sdk'
import { isSameRecordId, missingAdditions } from '@cartonnage/sdk/rules'
import type { ReorderAddition, ReorderAnswer } from '@cartonnage/sdk/rules'
import { formWorkContext } from '../../../shell/form-work'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { addLines } from './add-lines'
import type { AddedLines } from './add-lines'

/** What a form promised to add to a buyer's cart, and what the cart says of it. */
export interface PromisedLines {
  readonly additions: readonly ReorderAddition[]
  /** What the cart held when the form was shown. */
  readonly held: readonly ReorderAddition[]
  /** What it holds now, or will hold after what is open. */
  readonly now: readonly ReorderAddition[]
  /** Ids of products of which a change is still under way or being checked. */
  readonly open: readonly string[]
}

/** The additions with what the cart says of them: there, missing, or not known yet because a change is open. */
function sortAdditions({ additions, held, now, open }: PromisedLines) {
  const isOpen = ({ productId }: ReorderAddition) => open.some((id) => isSameRecordId(id, productId))
  const missing = missingAdditions(
    additions.filter((addition) => !isOpen(addition)),
    { before: held, now },
  )
  const isMissing = ({ productId }: ReorderAddition) => missing.some((other) => other.productId === productId)
  const known = additions.flatMap((addition): ReorderAnswer[] =>
    isMissing(addition)
      ? []
      : [{ productId: addition.productId, outcome: isOpen(addition) ? 'unknown' : 'taken' }],
  )
  return { missing, known }
}

/** Brings the cart to what the form promised: what an earlier press of it has added already is not added again. */
export async function addMissing(args: PageActionArgs, promised: PromisedLines): Promise<AddedLines> {
  const { missing, known } = sortAdditions(promised)
  const shop = shopOf(args)
  const work = joinRunning(keyOf(shop, missing, promised.held), () => addLines(shop, missing))
  const formWork = args.context.get(formWorkContext)
  // Where the page has to respond first, a line without an answer is one of which nobody knows.
  const { answers, error } = (await (formWork?.within(work) ?? work)) ?? { answers: [] }
  return { answers: [...known, ...answers], error }
}

/** What became of an earlier press, without adding anything. */
export function lookForMissing(promised: PromisedLines): AddedLines {
  const { missing, known } = sortAdditions(promised)
  const failed = missing.map(({ productId }) => ({ productId, outcome: 'failed' as const }))
  return { answers: [...known, ...failed] }
}

const running = new Map<string, Promise<AddedLines>>()

/** A second press of the same form shares the work of the first one while that is under way. */
function joinRunning(key: string, start: () => Promise<AddedLines>): Promise<AddedLines> {
  const existing = running.get(key)
  if (existing !== undefined) return existing
  const work = start().finally(() => running.delete(key))
  running.set(key, work)
  return work
}

/** Of the buyer, whose presses they are. */
const keyOf = (
  { scope }: Client,
  missing: readonly ReorderAddition[],
  held: readonly ReorderAddition[],
): string => JSON.stringify([scope.getSnapshot(), missing, held])
