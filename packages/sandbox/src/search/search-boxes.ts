import {
  compareBoxes,
  fitBox,
  maximumBoxFinderDimension,
  parcelLimits,
  readBoxHeights,
  readDimensions,
  type BoxFinderFields,
  type Dimensions,
  type CandidateBox,
} from '@cartonnage/sdk/rules'
import type { Call } from '../calls/call'
import { listPriceTiers, type Product } from '../catalog/product-repository'

/** The goods of a Box Finder search in mm; undefined unless all three dimensions are whole numbers from 1 to 5000. */
export function readGoods(fields: BoxFinderFields): Dimensions | undefined {
  const goods = readDimensions(fields)
  if (!goods) return undefined
  const largest = Math.max(goods.length, goods.width, goods.height)
  return largest > maximumBoxFinderDimension ? undefined : goods
}

/** The listed boxes that goods fit into, the best first. */
export function rankBoxes(
  { context, visitor }: Call,
  { listed, goods }: { readonly listed: readonly Product[]; readonly goods: Dimensions },
): Product[] {
  const { shop } = visitor
  const fitting = listed.filter(isCandidate).flatMap((product) => {
    const box = readBox(product)
    const fit = box && fitBox(box, goods, parcelLimits[shop])
    if (!fit) return []
    const price = listPriceTiers(context.db, product.id, shop)[0]?.unitPrice
    return [{ product, fit, price, productNumber: product.sku }]
  })
  return fitting.toSorted(compareBoxes).map(({ product }) => product)
}

/** Listed means that a discontinued box still has stock; one that is made to order is never offered. */
const isCandidate = ({ boxFinder, status }: Product) => boxFinder && status !== 'made-to-order'

function readBox({ inner, stock, customFields }: Product): CandidateBox | undefined {
  const { length, width, height } = inner
  if (length === null || width === null || height === null) return undefined
  return {
    inner: { length, width, height },
    heights: readBoxHeights(customFields['Heights__c']),
    outer: readDimensions({
      length: customFields['OuterLength__c'],
      width: customFields['OuterWidth__c'],
      height: customFields['OuterHeight__c'],
    }),
    isInStock: stock > 0,
  }
}
