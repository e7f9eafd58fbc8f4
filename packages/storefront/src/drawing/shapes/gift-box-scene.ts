import type { BoxSize } from '../box-size'
import { boxFaces } from './box'
import type { Material } from './material'
import { projectionAt, shapePath } from './projection'
import type { Part, Scene } from './scene'

const lidTilt = (18 * Math.PI) / 180

/** A rigid box with an open hinged lid and a white lining. */
export const giftBoxScene =
  ({ length: l, width: w, height: h }: BoxSize, material: Material = 'black'): Scene =>
  (scale) => {
    const at = projectionAt(scale)
    const { left, right, top, silhouette } = boxFaces({ length: l, width: w, height: h }, { scale })
    const [back, rise] = [-w * Math.sin(lidTilt), h + w * Math.cos(lidTilt)]
    const lid = [at(0, 0, h), at(l, 0, h), at(l, back, rise), at(0, back, rise)]
    const inset = Math.min(l, w) * 0.08
    const [far, front] = [l - inset, w - inset]
    const lining = [at(inset, inset, h), at(far, inset, h), at(far, front, h), at(inset, front, h)]
    const box: Part = {
      material,
      outline: [...silhouette, ...lid],
      shapes: [
        { d: shapePath(lid), paint: ['top', 'strong'] },
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
        { d: shapePath(lining), paint: ['left', 'fold'] },
      ],
    }
    return [box, inside]
  }
