import { boxFaces, type BoxSize } from './box'
import type { Material } from './material'
import { projectionAt, shapePath, type Point3D } from './projection'
import type { Part, Scene } from './scene'

const lidTilt = (18 * Math.PI) / 180

/** A rigid box with its hinged lid open and a white lining. */
export const giftBoxScene =
  ({ length: l, width: w, height: h }: BoxSize, material: Material = 'black'): Scene =>
  (scale) => {
    const at = projectionAt(scale)
    const face = (points: readonly Point3D[]) => shapePath(points.map(at))
    const { left, right, top, silhouette } = boxFaces({ length: l, width: w, height: h }, { scale })
    const [back, rise] = [-w * Math.sin(lidTilt), h + w * Math.cos(lidTilt)]
    const lid = [
      [0, 0, h],
      [l, 0, h],
      [l, back, rise],
      [0, back, rise],
    ] as const
    const inset = Math.min(l, w) * 0.08
    const lining = [
      [inset, inset, h],
      [l - inset, inset, h],
      [l - inset, w - inset, h],
      [inset, w - inset, h],
    ] as const
    const box: Part = {
      material,
      outline: [...silhouette, ...lid.map(at)],
      shapes: [
        { d: face(lid), paint: ['top', 'strong'] },
        { d: shapePath(left), paint: ['left', 'face'] },
        { d: shapePath(right), paint: ['right', 'face'] },
        { d: shapePath(silhouette), paint: ['silhouette'] },
      ],
    }
    const inside: Part = {
      material: 'white',
      outline: [],
      shapes: [
        { d: shapePath(top), paint: ['top', 'face'] },
        { d: face(lining), paint: ['left', 'fold'] },
      ],
    }
    return [box, inside]
  }
