import { compare, parseDecimal } from '../../decimal'
import type { BoxFit } from './box-fit'

/** A box that fits, and what decides between equal fits. */
export interface RankedBox {
  /** As `fitBox` returned it. */
  readonly fit: Pick<BoxFit, 'score' | 'outerVolume'>
  /** Net price of the first tier, a decimal string; a box without a price comes last among equals. */
  readonly price?: string | undefined
  /** The final tie-break, compared as text. */
  readonly productNumber: string
}

/** Sorts boxes from best to worst: by score, outer volume, price, product number. For `toSorted`. */
export function compareBoxes(a: RankedBox, b: RankedBox): number {
  return (
    a.fit.score - b.fit.score ||
    a.fit.outerVolume - b.fit.outerVolume ||
    comparePrices(a.price, b.price) ||
    Number(a.productNumber > b.productNumber) - Number(a.productNumber < b.productNumber)
  )
}

function comparePrices(a: string | undefined, b: string | undefined): number {
  const [left, right] = [a, b].map((price) => price && parseDecimal(price))
  if (left && right) return compare(left, right)
  return Number(!left) - Number(!right)
}
