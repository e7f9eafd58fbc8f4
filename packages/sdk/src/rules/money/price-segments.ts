import type { Money } from './money'
import { ascendingTiers, findCliff, type PriceTier } from './price-tiers'

/** Quantities with the same unit price: a step of the price over the quantity. */
export interface PriceSegment {
  /** The lowest quantity of the step. */
  readonly from: number
  /** The highest quantity of the step; null for the last one, which has no end. */
  readonly to: number | null
  /** Net, per piece. */
  readonly unitPrice: Money
  /**
   * From here to the end of the step, the first quantity of a later step costs less in total; null where none does. Those
   * quantities are the cliff of the step.
   */
  readonly cheaperFrom: number | null
}

/**
 * The unit price of a product as steps, smallest quantity first, each with its cliff: what a chart of the price over the
 * quantity shows. Tiers may be in any order, as for `unitPriceFor`. Throws `INVALID_AMOUNT` for an unreadable price.
 */
export function priceSegments(tiers: readonly PriceTier[]): readonly PriceSegment[] {
  const sorted = ascendingTiers(tiers)
  return sorted.map(({ from, unitPrice }, index) => {
    const next = sorted[index + 1]?.from
    if (next === undefined) return { from, to: null, unitPrice, cheaperFrom: null }
    return { from, to: next - 1, unitPrice, cheaperFrom: cliffStart(sorted, from, next - 1) }
  })
}

/** Within a step the total rises with the quantity, so once a later step is cheaper it stays so. */
function cliffStart(tiers: readonly PriceTier[], from: number, to: number): number | null {
  const isCheaper = (quantity: number) => findCliff(tiers, quantity) !== undefined
  if (!isCheaper(to)) return null
  let [low, high] = [Math.max(from, 1), to]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isCheaper(middle)) high = middle
    else low = middle + 1
  }
  return low
}
