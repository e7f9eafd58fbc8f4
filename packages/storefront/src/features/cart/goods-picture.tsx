import { GoodsDrawing } from '../drawing/goods-drawing'
import { goodsOf } from '../product/goods-of'
import type { ProductAttributes } from '../product/product-attributes'
import styles from './goods-picture.module.css'

export interface GoodsPictureProps {
  /** Nothing is known of goods that this shop does not sell: then the plain blank is drawn. */
  readonly attributes: ProductAttributes | undefined
  /** px per mm, one for the whole list. */
  readonly scale: number
  /** Grey, for goods that do not count. */
  readonly muted?: boolean | undefined
}

/** The small drawing in front of a line. Decoration: name and size stand beside it. */
export function GoodsPicture({ attributes, scale, muted }: GoodsPictureProps) {
  return (
    <span className={styles['picture']}>
      <GoodsDrawing
        attributes={attributes === undefined ? {} : goodsOf(attributes)}
        scale={scale}
        muted={muted}
      />
    </span>
  )
}
