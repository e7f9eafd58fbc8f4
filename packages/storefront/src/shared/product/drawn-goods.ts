import type { GoodsAttributes } from '../../drawing/drawing-content'
import type { ProductAttributes } from './product-attributes'

/** What the drawing of a product is made from. */
export function drawnGoods(attributes: ProductAttributes): GoodsAttributes {
  const { imageHint, fefco, innerSize, heights, flute, colour, roll } = attributes
  return {
    kind: imageHint,
    fefco,
    length: innerSize?.length,
    width: innerSize?.width,
    height: innerSize?.height === 0 ? undefined : innerSize?.height,
    heights: hasFixedHeights(attributes) ? heights : [],
    flute,
    colour,
    roll,
  }
}

/** Folding boxes have creases at each of their heights; wraps take any height between their two. */
export const hasFixedHeights = ({ fefco, heights }: ProductAttributes): boolean =>
  heights.length > 0 && fefco?.startsWith('02') === true
