import { rollFitScale } from '../../drawing/roll'
import type { Roll } from '../../drawing/roll'
import { fitScale } from '../../drawing/scale'
import type { Size } from '../product/product-attributes'

/** The space for a picture in a row, in px. */
const fit = { width: 72, height: 50 }

/** px per mm: the usual scale, and the smallest at which a small box is still to be seen. */
const [usual, smallest] = [0.085, 0.062]

interface Goods {
  readonly innerSize?: Size | undefined
  readonly roll?: Roll | undefined
}

interface PictureScales {
  /** px per mm of each picture. */
  readonly scales: readonly number[]
  /** px per mm of all rolls: the largest of them just fits. Undefined without any. */
  readonly rollScale: number | undefined
  /** All pictures are drawn to one scale. */
  readonly isOneScale: boolean
}

/**
 * The scales of the pictures of a list: one that the largest fits in, as far as small ones stay visible. What is larger
 * still is drawn as large as its row is high. Rolls have a scale of their own, because boxes are so much larger.
 */
export function pictureScales(goods: readonly Goods[]): PictureScales {
  const fitting = goods.map(({ innerSize }) =>
    innerSize === undefined ? usual : fitScale(innerSize, { fit }),
  )
  const scale = Math.max(smallest, Math.min(usual, ...fitting))
  const scales = fitting.map((own) => Math.min(scale, own))
  const rolls = goods.flatMap(({ roll }) => roll ?? [])
  const areBoxes = goods.every(({ innerSize }) => innerSize !== undefined)
  return {
    scales,
    rollScale: rolls.length === 0 ? undefined : Math.min(...rolls.map((roll) => rollFitScale(roll, fit))),
    isOneScale: rolls.length === goods.length || (areBoxes && scales.every((own) => own === scale)),
  }
}
