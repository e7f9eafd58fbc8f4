import { boardOf } from '../../drawing/board'
import type { ProductAttributes, Size } from '../product/product-attributes'

/** The inner size of a box that is made of one blank of FEFCO 0201; undefined for all other goods. */
export const blankSize = ({
  fefco,
  innerSize,
}: Pick<ProductAttributes, 'fefco' | 'innerSize'>): Size | undefined =>
  fefco?.startsWith('0201') === true && innerSize !== undefined && innerSize.height > 0
    ? innerSize
    : undefined

/** What a board of this flute adds to a size, in mm: its thickness in full halves, as outer sizes are reckoned. */
export function boardAllowance(flute: string | undefined): number | undefined {
  const board = boardOf(flute)
  return board && Math.ceil(board.thickness * 2) / 2
}

/**
 * The distances of the crease lines of a 0201, in mm. They run in the middle of the board: a panel is wider than the inner
 * size by half a thickness at both ends; the height, between two layers of flaps above and below, by two thicknesses on
 * average.
 */
export const creaseSize = ({ length, width, height }: Size, allowance: number): Size => ({
  length: length + allowance,
  width: width + allowance,
  height: height + 2 * allowance,
})

/** What is known of the blank of a box: inner size, allowance and crease lines; undefined without either. */
export function boxBlank(attributes: ProductAttributes): BoxBlank | undefined {
  const inner = blankSize(attributes)
  const allowance = boardAllowance(attributes.flute)
  if (inner === undefined || allowance === undefined) return undefined
  return { inner, allowance, creases: creaseSize(inner, allowance) }
}

export interface BoxBlank {
  readonly inner: Size
  /** In mm. */
  readonly allowance: number
  /** The distances of the crease lines. */
  readonly creases: Size
}
