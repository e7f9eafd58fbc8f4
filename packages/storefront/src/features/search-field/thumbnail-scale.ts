import { fitScale, listScale } from '../drawing/scale'
import type { Size } from '../product/product-attributes'

/** The room of a picture beside a suggestion, in px. */
const fit = { width: 40, height: 40 }
const margins = { horizontal: 0, vertical: 0 }

/** The one scale (px per mm) of the pictures of a list of suggestions: the largest article fills its room. */
export function thumbnailScale(sizes: readonly (Size | undefined)[]): number {
  const scales = sizes.flatMap((size) => (size === undefined ? [] : [fitScale(size, { fit, margins })]))
  return Math.min(listScale.thumbnail, ...scales)
}
