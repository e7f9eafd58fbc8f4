import type { Money, PriceTier } from '@cartonnage/sdk/rules'

/** A list fits this many price columns. */
const mostSteps = 5

/**
 * The quantities of a list's price columns: the steps that most of its products share, among those with the most
 * steps; at most five. Empty when nothing in the list has a price.
 */
export function chooseSteps(lists: readonly (readonly PriceTier[])[]): readonly number[] {
  const candidates = lists.map((tiers) => tiers.slice(0, mostSteps).map(({ from }) => from))
  const columns = Math.max(0, ...candidates.map((steps) => steps.length))
  const counts = new Map<string, number>()
  let best: readonly number[] = []
  for (const steps of candidates.filter(({ length }) => length === columns)) {
    const key = steps.join()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > (counts.get(best.join()) ?? 0) || best.length === 0) best = steps
  }
  return best
}

/** One price of a product in a list. */
interface StepCell {
  /** Net. */
  readonly unitPrice: Money
  readonly from: number
  /** The product's step differs from the column's, so it is printed above the price. */
  readonly isOwnStep: boolean
}

/** The prices of a product for the columns of its list; `undefined` where it has none. */
export function stepCells(
  tiers: readonly PriceTier[],
  steps: readonly number[],
): readonly (StepCell | undefined)[] {
  return steps.map((step, index) => {
    const tier = tiers[index]
    return tier && { unitPrice: tier.unitPrice, from: tier.from, isOwnStep: tier.from !== step }
  })
}

/** From which width on a price column is visible: first and middle always, the last on medium screens. */
export function stepRoom(index: number, count: number): 'always' | 'medium' | 'wide' {
  const middle = Math.ceil((count - 1) / 2)
  if (index === 0 || index === middle) return 'always'
  return index === count - 1 ? 'medium' : 'wide'
}
