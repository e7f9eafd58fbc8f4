import type { BoxSize } from '../box-size'
import { boxFaces } from './box'
import type { Material } from './material'
import { shapePath, type Point3D } from './projection'
import type { Part } from './scene'

export interface BlockPlacement {
  scale: number
  origin?: Point3D
  material?: Material
}

/** A solid block with drawn edges. */
export const blockPart = (
  size: BoxSize,
  { scale, origin = [0, 0, 0], material = 'kraft' }: BlockPlacement,
): Part => {
  const { top, left, right, silhouette } = boxFaces(size, { scale, origin })
  return {
    material,
    outline: silhouette,
    shapes: [
      { d: shapePath(top), paint: ['top', 'face'] },
      { d: shapePath(left), paint: ['left', 'face'] },
      { d: shapePath(right), paint: ['right', 'face'] },
      { d: shapePath(silhouette), paint: ['silhouette'] },
    ],
  }
}
