import { Drawing } from '../../drawing/drawing'
import { fitScale, listScale } from '../../drawing/scale'
import { drawnGoods } from '../product/drawn-goods'
import type { ProductAttributes } from '../product/product-attributes'
import styles from './product-picture.module.css'

interface ProductPictureProps {
  /** Undefined for a product that this shop does not sell: then a plain blank is drawn. */
  readonly attributes: ProductAttributes | undefined
  /** px per mm, one for the whole list. */
  readonly scale: number
  /** Grey, for lines outside the total. */
  readonly muted?: boolean | undefined
}

/** The small drawing of a line. Decorative: name and size are next to it. */
export function ProductPicture({ attributes, scale, muted }: ProductPictureProps) {
  return (
    <span className={styles.picture}>
      <Drawing
        kind="goods"
        attributes={attributes === undefined ? {} : drawnGoods(attributes)}
        scale={scale}
        muted={muted}
      />
    </span>
  )
}

/** The space for a line's picture in px. */
const room = { fit: { width: 76, height: 60 }, margins: { horizontal: 4, vertical: 4 } }

/** One scale (px per mm) for all pictures of a list: the usual one, or smaller for the biggest product to fit. */
export function choosePictureScale(products: readonly Pick<ProductAttributes, 'innerSize'>[]): number {
  const scales = products.flatMap(({ innerSize }) =>
    innerSize === undefined ? [] : [fitScale(innerSize, room)],
  )
  return Math.min(listScale.thumbnail, ...scales)
}
