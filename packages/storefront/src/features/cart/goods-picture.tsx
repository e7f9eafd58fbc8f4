import { GoodsDrawing } from '../drawing/goods-drawing'
import { goodsOf } from '../product/goods-of'
import type { ProductFacts } from '../product/product-facts'
import styles from './goods-picture.module.css'

export interface GoodsPictureProps {
  /** Nothing is known of goods that this shop does not sell: then the plain blank is drawn. */
  readonly facts: ProductFacts | undefined
  /** px per mm, one for the whole list. */
  readonly scale: number
  /** Grey, for goods that do not count. */
  readonly muted?: boolean | undefined
}

/** The small drawing in front of a line. Decoration: name and size stand beside it. */
export function GoodsPicture({ facts, scale, muted }: GoodsPictureProps) {
  return (
    <span className={styles['picture']}>
      <GoodsDrawing facts={facts === undefined ? {} : goodsOf(facts)} scale={scale} muted={muted} />
    </span>
  )
}
