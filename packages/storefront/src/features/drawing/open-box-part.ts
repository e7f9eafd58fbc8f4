import { boxFaces, fluteLines, type BoxSize } from './box'
import type { Material } from './material'
import { projectionAt, shapePath, type Point3D, type Point } from './projection'
import type { Part, Shape } from './scene'

/** Flaps stand 34° above or below the horizontal. */
const flapAngle = (34 * Math.PI) / 180

export interface Flaps {
  /** The two at the back, standing up: over x = 0 and over y = 0. */
  back: readonly [readonly Point[], readonly Point[]]
  /** The two at the front, hanging down: at y = width and at x = length. */
  front: readonly [readonly Point[], readonly Point[]]
}

/** Drawn shorter than the true half width, so that the flaps leave the box in sight. */
const flapShare = 0.32

/** The four flaps of an open folding box. */
export const openFlaps = ({ length: l, width: w, height: h }: BoxSize, scale: number): Flaps => {
  const at = projectionAt(scale)
  const [out, up] = [w * flapShare * Math.cos(flapAngle), w * flapShare * Math.sin(flapAngle)]
  const flap = (points: readonly [Point3D, Point3D, Point3D, Point3D]) => points.map(at)
  return {
    back: [
      flap([
        [0, 0, h],
        [0, w, h],
        [-out, w, h + up],
        [-out, 0, h + up],
      ]),
      flap([
        [0, 0, h],
        [l, 0, h],
        [l, -out, h + up],
        [0, -out, h + up],
      ]),
    ],
    front: [
      flap([
        [0, w, h],
        [l, w, h],
        [l, w + out, h - up],
        [0, w + out, h - up],
      ]),
      flap([
        [l, 0, h],
        [l, w, h],
        [l + out, w, h - up],
        [l + out, 0, h - up],
      ]),
    ],
  }
}

/** Inside of a box: the wall over y = 0, the wall over x = 0, and the floor. */
export const insideShapes = (
  { length: l, width: w, height: h }: BoxSize,
  scale: number,
): readonly Shape[] => {
  const at = projectionAt(scale)
  const face = (points: readonly Point3D[]) => shapePath(points.map(at))
  return [
    {
      d: face([
        [0, 0, 0],
        [l, 0, 0],
        [l, w, 0],
        [0, w, 0],
      ]),
      paint: ['floor', 'face'],
    },
    {
      d: face([
        [0, 0, 0],
        [l, 0, 0],
        [l, 0, h],
        [0, 0, h],
      ]),
      paint: ['insideLit', 'face'],
    },
    {
      d: face([
        [0, 0, 0],
        [0, w, 0],
        [0, w, h],
        [0, 0, h],
      ]),
      paint: ['insideShade', 'face'],
    },
  ]
}

/** An open, empty folding box with all four flaps. */
export const openBoxPart = (
  size: BoxSize,
  { scale, material = 'kraft', pitch }: { scale: number; material?: Material; pitch?: number },
): Part => {
  const flaps = openFlaps(size, scale)
  const { left, right, silhouette } = boxFaces(size, { scale })
  return {
    material,
    outline: [...silhouette, ...flaps.back.flat(), ...flaps.front.flat()],
    shapes: [
      { d: shapePath(flaps.back[0]), paint: ['insideLit', 'face'] },
      { d: shapePath(flaps.back[1]), paint: ['top', 'face'] },
      ...insideShapes(size, scale),
      { d: shapePath(left), paint: ['left', 'strong'] },
      { d: shapePath(right), paint: ['right', 'strong'] },
      ...(pitch ? [{ d: fluteLines(size, { scale, pitch }), paint: ['flute'] as const }] : []),
      { d: shapePath(flaps.front[0]), paint: ['top', 'face'] },
      { d: shapePath(flaps.front[1]), paint: ['left', 'face'] },
    ],
  }
}
