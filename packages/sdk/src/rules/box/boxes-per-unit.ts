import type { Dimensions } from '../url/search'

/** Goods that close, fill or label boxes, as far as their use depends on them. */
export type PackingGoods =
  | {
      /** Closes boxes along their flaps. */
      readonly kind: 'tape'
      /** On one roll. */
      readonly metres: number
    }
  | {
      /** Paper or film that goods are wrapped in. */
      readonly kind: 'wrap'
      /** In one unit. */
      readonly squareMetres: number
    }
  | {
      /** Chips and the like, poured around the goods. */
      readonly kind: 'loose'
      /** In one unit. */
      readonly litres: number
    }
  | {
      /** Bears the address. */
      readonly kind: 'label'
      /** In one unit. */
      readonly pieces: number
      /** In mm. */
      readonly length: number
      /** In mm. */
      readonly width: number
    }

/** How far a strip of tape reaches down each end of a box, in mm. */
const tapeEnd = 60
/** How much of a box loose filling takes, and how much wrapping overlaps, as shares. */
const [filledShare, overlap] = [0.2, 0.1]

/**
 * For about how many boxes of an inner size (mm) one unit of packing goods is enough: tape as one strip along top and bottom,
 * wrapping once around goods as large as the box, loose filling for a fifth of the box, one label each. 0 where not even
 * one box is served, such as by a label that is larger than every side of the box.
 */
export function boxesPerUnit(box: Dimensions, goods: PackingGoods): number {
  const { length: l, width: w, height: h } = box
  if (!(l > 0 && w > 0 && h > 0)) return 0
  switch (goods.kind) {
    case 'tape':
      return floor(goods.metres * 1000, 2 * (l + 2 * tapeEnd))
    case 'wrap':
      return floor(goods.squareMetres * 1_000_000, 2 * (l * w + l * h + w * h) * (1 + overlap))
    case 'loose':
      return floor(goods.litres * 1_000_000, l * w * h * filledShare)
    case 'label':
      return isOnASide(box, goods) ? goods.pieces : 0
  }
}

const floor = (stock: number, each: number): number => Math.floor(stock / each)

/** Whether a label lies flat on the top or one of the sides, turned if need be. */
function isOnASide(box: Dimensions, label: { readonly length: number; readonly width: number }): boolean {
  const [long, short] = [Math.max(label.length, label.width), Math.min(label.length, label.width)]
  const { length, width, height } = box
  return [
    [length, width],
    [length, height],
    [width, height],
  ].some((side) => Math.max(...side) >= long && Math.min(...side) >= short)
}
