import type { BoxSize } from './box-size'
import { rollFitScale, type Roll } from './roll'
import { sharedScale, type Fit } from './scale'

/** What of goods decides how large they are drawn. */
interface Goods {
  readonly innerSize?: BoxSize | undefined
  readonly roll?: Roll | undefined
}

/**
 * The scale in px per mm of several goods side by side, at which the largest just fits: boxes and the like at most at `usual`,
 * rolls among themselves as large as there is room.
 */
export function goodsScale(goods: readonly Goods[], { usual, fit }: { usual: number; fit: Fit }): number {
  const rolls = goods.flatMap(({ roll }) => roll ?? [])
  if (rolls.length === goods.length) return Math.min(...rolls.map((roll) => rollFitScale(roll, fit)))
  return sharedScale(goods.map(blockOf), { usual, fit })
}

const blockOf = ({ innerSize, roll }: Goods): BoxSize | undefined =>
  roll === undefined ? innerSize : { length: roll.diameter, width: roll.diameter, height: roll.width }
