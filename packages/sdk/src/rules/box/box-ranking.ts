import { compare, parseDecimal } from '../../decimal'
import type { BoxFit } from './box-fit'

/** A box that fits, with what decides between equals. */
export interface RankedBox {
  readonly fit: Pick<BoxFit, 'score' | 'outerVolume'>
  /** Net price of the first tier, a decimal text; a box without price comes last among equals. */
  readonly price?: string | undefined
  readonly productNumber: string
}

/** Orders boxes from the best on: by score, outer volume, price, article number. For `toSorted`. */
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
