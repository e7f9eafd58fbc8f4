import { fitScale } from '../../drawing/scale'
import type { Size } from '../product/product-attributes'

/** The space for a picture in a row, in px. */
const fit = { width: 72, height: 50 }

/** px per mm: the usual scale, and the smallest at which a small box is still to be seen. */
const [usual, smallest] = [0.085, 0.062]

interface PictureScales {
  /** px per mm of each picture. */
  readonly scales: readonly number[]
  /** All pictures are drawn to one scale. */
  readonly isOneScale: boolean
}

/**
 * The scales of the pictures of a list: one that the largest fits in, as far as small ones stay visible. What is larger
 * still is drawn as large as its row is high.
 */
export function pictureScales(sizes: readonly (Size | undefined)[]): PictureScales {
  const fitting = sizes.map((size) => (size === undefined ? usual : fitScale(size, { fit })))
  const scale = Math.max(smallest, Math.min(usual, ...fitting))
  const scales = fitting.map((own) => Math.min(scale, own))
  return { scales, isOneScale: sizes.every(Boolean) && scales.every((own) => own === scale) }
}
