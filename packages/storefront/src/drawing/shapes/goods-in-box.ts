import type { BoxSize } from '../box-size'
import { boxFaces } from './box'
import { insideShapes, openFlaps } from './open-box-part'
import { shapePath, type Point3D } from './projection'
import type { Part, Scene } from './scene'
import { blockPart } from './block-part'

/** The origin of goods that are centred on the floor of a box. */
const centredOrigin = (box: BoxSize, goods: BoxSize): Point3D => [
  (box.length - goods.length) / 2,
  (box.width - goods.width) / 2,
  0,
]

/** The back of an open box with its flaps up, and its floor. */
export const backOf = (box: BoxSize, scale: number): Part => {
  const { back } = openFlaps(box, scale)
  return {
    material: 'kraft',
    outline: [...boxFaces(box, { scale }).silhouette, ...back.flat()],
    shapes: [
      { d: shapePath(back[0]), paint: ['insideLit', 'face'] },
      { d: shapePath(back[1]), paint: ['top', 'face'] },
      ...insideShapes(box, scale),
    ],
  }
}

/** The transparent front faces of a box. */
export const frontOf = (box: BoxSize, scale: number): Part => {
  const { left, right, silhouette } = boxFaces(box, { scale })
  return {
    material: 'kraft',
    outline: silhouette,
    shapes: [
      { d: shapePath(left), paint: ['airLeft', 'strong'] },
      { d: shapePath(right), paint: ['airRight', 'strong'] },
    ],
  }
}

/**
 * An open box with its back flaps up and transparent front faces, and the goods as a green block on its floor. Both
 * sizes in mm, the goods already turned as they lie in the box.
 */
export const goodsInBox =
  (box: BoxSize, goods: BoxSize): Scene =>
  (scale) => [
    backOf(box, scale),
    blockPart(goods, { scale, origin: centredOrigin(box, goods), material: 'goods' }),
    frontOf(box, scale),
  ]
