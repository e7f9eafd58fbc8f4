import type { BoxSize } from '../box-size'
import { boxFaces } from './box'
import type { Material } from './material'
import { linePath, project, shapePath, type Point3D } from './projection'
import type { Part } from './scene'

export interface SlabPosition {
  scale: number
  origin?: Point3D
  material?: Material
  /** A dashed address field on the flat side. */
  address?: boolean
}

/** A mailer: a flat slab with its flap folded over, and an address field unless `address` is false. */
export const slabPart = (
  size: BoxSize,
  { scale, origin = [0, 0, 0], material = 'kraft', address = true }: SlabPosition,
): Part => {
  const { length: l, width: w, height: h } = size
  const [ox, oy, oz] = origin
  const at = (x: number, y: number) => project([ox + x * l, oy + y * w, oz + h], scale)
  const { top, left, right, silhouette } = boxFaces(size, { scale, origin })
  const field = [at(0.5, 0.32), at(0.86, 0.32), at(0.86, 0.68), at(0.5, 0.68)]
  return {
    material,
    outline: silhouette,
    shapes: [
      { d: shapePath(top), paint: ['top', 'face'] },
      { d: shapePath(left), paint: ['left', 'face'] },
      { d: shapePath(right), paint: ['right', 'face'] },
      { d: shapePath([at(0, 0), at(0.2, 0.06), at(0.2, 0.94), at(0, 1)]), paint: ['left', 'fold'] },
      { d: linePath([at(0, 0), at(0.2, 0.06), at(0.2, 0.94), at(0, 1)]), paint: ['edge'] },
      ...(address ? [{ d: shapePath(field), paint: ['crease'] as const }] : []),
      { d: shapePath(silhouette), paint: ['silhouette'] },
    ],
  }
}
