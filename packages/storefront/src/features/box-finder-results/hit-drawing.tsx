import { GoodsInBoxDrawing } from '../drawing/goods-in-box-drawing'
import { goodsInBox } from '../drawing/goods-in-box'
import { listScale } from '../drawing/scale'
import { sceneBounds } from '../drawing/scene'
import type { BoxHit } from './box-hit'
import { packedBox } from './box-hit'

/** The room of a picture in a card, in px. */
const room = { width: 336, height: 216 }

/** The one scale of all cards: the usual one, or smaller where the largest box would not fit into its card. */
export function cardScale(hits: readonly BoxHit[]): number {
  const limits = hits.flatMap((hit) => {
    const packed = packedBox(hit)
    if (!packed) return []
    const { left, right, top, bottom } = sceneBounds(goodsInBox(packed.box, packed.goods)(1))
    return [room.width / (right - left), room.height / (bottom - top)]
  })
  return Math.min(listScale.finder, ...limits)
}

/** The goods in the box, at the scale of the list. It stands beside its size, so it says nothing. */
export function HitDrawing({ hit, scale }: { readonly hit: BoxHit; readonly scale: number }) {
  const packed = packedBox(hit)
  return packed ? <GoodsInBoxDrawing {...packed} scale={scale} /> : null
}
