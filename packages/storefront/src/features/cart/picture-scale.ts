import type { ProductAttributes } from '../product/product-attributes'
import { fitScale, listScale } from '../drawing/scale'

/** The room of a line's picture in px. */
const room = { fit: { width: 76, height: 60 }, margins: { horizontal: 4, vertical: 4 } }

/** One scale (px per mm) for all pictures of a list: the usual one, or smaller where the biggest article needs it. */
export function choosePictureScale(goods: readonly Pick<ProductAttributes, 'innerSize'>[]): number {
  const scales = goods.flatMap(({ innerSize }) =>
    innerSize === undefined ? [] : [fitScale(innerSize, room)],
  )
  return Math.min(listScale.thumbnail, ...scales)
}
