import { flapReach } from '../open-flaps'
import type { BoxSize } from '../box-size'
import { boxFaces, fluteLines } from './box'
import type { Material } from './material'
import { projectionAt, shapePath, type Point } from './projection'
import type { Part, Shape } from './scene'

export interface Flaps {
  /** The two at the back, which point up: over x = 0 and over y = 0. */
  back: readonly [readonly Point[], readonly Point[]]
  /** The two at the front, which hang down: at y = width and at x = length. */
  front: readonly [readonly Point[], readonly Point[]]
}

/** The four flaps of an open folding box. */
export const openFlaps = ({ length: l, width: w, height: h }: BoxSize, scale: number): Flaps => {
  const at = projectionAt(scale)
  const { out, up } = flapReach(w)
  return {
    back: [
      [at(0, 0, h), at(0, w, h), at(-out, w, h + up), at(-out, 0, h + up)],
      [at(0, 0, h), at(l, 0, h), at(l, -out, h + up), at(0, -out, h + up)],
    ],
    front: [
      [at(0, w, h), at(l, w, h), at(l, w + out, h - up), at(0, w + out, h - up)],
      [at(l, 0, h), at(l, w, h), at(l + out, w, h - up), at(l + out, 0, h - up)],
    ],
  }
}

/** The inside of a box: the floor, the wall over y = 0, and the wall over x = 0. */
export const insideShapes = (
  { length: l, width: w, height: h }: BoxSize,
  scale: number,
): readonly Shape[] => {
  const at = projectionAt(scale)
  const origin = at(0, 0, 0)
  return [
    { d: shapePath([origin, at(l, 0, 0), at(l, w, 0), at(0, w, 0)]), paint: ['floor', 'face'] },
    { d: shapePath([origin, at(l, 0, 0), at(l, 0, h), at(0, 0, h)]), paint: ['insideLit', 'face'] },
    { d: shapePath([origin, at(0, w, 0), at(0, w, h), at(0, 0, h)]), paint: ['insideShade', 'face'] },
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
