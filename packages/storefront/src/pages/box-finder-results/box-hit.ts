import type { BoxFit, BoxHeights, Dimensions, ShopType } from '@cartonnage/sdk/rules'
import { fitBox, parcelLimits } from '@cartonnage/sdk/rules'
import { hasFixedHeights } from '../../shared/product/drawn-goods'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { ProductAttributes } from '../../shared/product/product-attributes'

/** Boxes that each 'show more' adds; at first the best one and eight rows of three. */
export const hitsPerPage = 25

/** A product that the Box Finder found, with how the goods fit in it. */
export interface BoxHit {
  readonly product: ListedProduct
  /** Absent for a product that is no box, or that the goods do not fit according to its data. */
  readonly fit?: BoxFit | undefined
}

/** The fit of the goods in a product, by the rule that the server ranks with. */
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

/** Folding boxes close at fixed heights, wraps at any height between two. */
function heightsOf(attributes: ProductAttributes): BoxHeights | undefined {
  const { heights } = attributes
  if (heights.length === 0) return undefined
  if (hasFixedHeights(attributes)) return heights
  return { minimum: Math.min(...heights), maximum: Math.max(...heights) }
}

/** The size of the closed box, and that of the goods turned as they lie in it; in mm. */
export interface PackedBox {
  readonly box: Dimensions
  readonly goods: Dimensions
}

/** The sizes to draw for a hit; undefined without a fit. */
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

/** Below this, in mm, a dimension may have been meant in centimetres. */
const shortDimension = 100
/** Thousandths of free space above which a box needs filling. */
const mostlyEmpty = 500

/** Whether the goods may have been entered in centimetres: all dimensions are small, and every box is mostly empty. */
export function mayBeCentimetres(goods: Dimensions, hits: readonly BoxHit[]): boolean {
  const isShort = Math.max(goods.length, goods.width, goods.height) < shortDimension
  return isShort && hits.every(({ fit }) => fit === undefined || fit.freeSpace > mostlyEmpty)
}
