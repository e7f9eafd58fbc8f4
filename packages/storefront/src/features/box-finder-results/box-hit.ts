import type { BoxFit, BoxHeights, Dimensions, ShopType } from '@cartonnage/sdk/rules'
import { fitBox, parcelLimits } from '@cartonnage/sdk/rules'
import { hasFixedHeights } from '../product/goods-of'
import type { ListedProduct } from '../product/listed-product'
import type { ProductAttributes } from '../product/product-attributes'

/** An article that the Box Finder found, with how the goods lie in it. */
export interface BoxHit {
  readonly product: ListedProduct
  /** Absent for an article that is no box, or whose box the goods do not fit by its data. */
  readonly fit?: BoxFit | undefined
}

/** The fit of the goods in an article, by the same rule that the server ranks with. */
export function toBoxHit(
  product: ListedProduct,
  { goods, shop }: { readonly goods: Dimensions | undefined; readonly shop: ShopType },
): BoxHit {
  const { attributes } = product
  const { innerSize: inner, outerSize: outer, stock } = attributes
  if (!inner || !goods) return { product }
  const box = { inner, outer, heights: heightsOf(attributes), isInStock: stock !== 0 }
  return { product, fit: fitBox(box, goods, parcelLimits[shop]) }
}

/** Folding boxes close at some heights, wraps at any between their two. */
function heightsOf(attributes: ProductAttributes): BoxHeights | undefined {
  const { heights } = attributes
  if (heights.length === 0 || hasFixedHeights(attributes)) return heights.length === 0 ? undefined : heights
  return { minimum: Math.min(...heights), maximum: Math.max(...heights) }
}

/** The box as it is closed, and the goods turned the way they lie in it; in mm. */
export interface PackedBox {
  readonly box: Dimensions
  readonly goods: Dimensions
}

/** What is drawn of a hit; undefined without a fit. */
export function packedBox({ product, fit }: BoxHit): PackedBox | undefined {
  const inner = product.attributes.innerSize
  if (!inner || !fit) return undefined
  const { slack, height } = fit
  return {
    box: { ...inner, height },
    goods: {
      length: inner.length - slack.length,
      width: inner.width - slack.width,
      height: height - slack.height,
    },
  }
}
