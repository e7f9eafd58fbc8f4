import { cylinderPath, ellipseAt, ellipsePath } from './ellipse'
import { project, type Point3D } from './projection'
import type { Part } from './scene'

/** A bottle's outline from foot to mouth: shares of its height and of its radius. */
const outline = [
  [0, 1],
  [0.6, 1],
  [0.76, 0.38],
  [1, 0.34],
] as const

export interface BottlePosition {
  /** px per mm */
  scale: number
  /** The middle of its foot. */
  foot: Point3D
}

/** A bottle, which is the shopper's and so green. */
export const bottlePart = (
  { radius, height }: { radius: number; height: number },
  { scale, foot: [x, y, z] }: BottlePosition,
): Part => {
  const rings = outline.map(([share, wide]) =>
    ellipseAt(project([x, y, z + height * share], scale), { radius: radius * wide * scale, facing: 'z' }),
  )
  const walls = rings.slice(1).map((ring, index) => cylinderPath(ring, rings[index] ?? ring))
  return {
    material: 'goods',
    outline: [],
    shapes: [
      ...walls.map((d) => ({ d, paint: ['left', 'face'] as const })),
      { d: rings.slice(-1).map(ellipsePath).join(''), paint: ['top', 'face'] },
    ],
  }
}
