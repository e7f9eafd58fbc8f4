import { listScale } from '../drawing/scale'
import type { Size } from '../product/product-attributes'

/** The room of a picture in a row, in px. */
const room = { width: 104, height: 118 }
const cos30 = Math.cos(Math.PI / 6)

/**
 * The one scale (px per mm) of a list's drawings: that of all lists, or smaller where the largest article would
 * not fit into its cell.
 */
export function commonScale(sizes: readonly (Size | undefined)[]): number {
  const limits = sizes.flatMap((size) => {
    if (size === undefined) return []
    const base = size.length + size.width
    return [room.width / (base * cos30), room.height / (base / 2 + size.height)]
  })
  return Math.min(listScale.category, ...limits)
}
