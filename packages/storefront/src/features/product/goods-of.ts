import type { GoodsFacts } from '../drawing/goods-kind'
import type { ProductFacts } from './product-facts'

/** What the drawing of an article is made from. */
export function goodsOf(facts: ProductFacts): GoodsFacts {
  const { imageHint, fefco, innerSize, heights, flute, colour } = facts
  return {
    kind: imageHint,
    fefco,
    length: innerSize?.length,
    width: innerSize?.width,
    height: innerSize?.height === 0 ? undefined : innerSize?.height,
    heights: hasFixedHeights(facts) ? heights : [],
    flute,
    colour,
  }
}

/** Folding boxes have creases at each of their heights; wraps take any height between their two. */
export const hasFixedHeights = ({ fefco, heights }: ProductFacts): boolean =>
  heights.length > 0 && fefco?.startsWith('02') === true
