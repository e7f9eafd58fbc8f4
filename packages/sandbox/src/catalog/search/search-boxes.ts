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
import { readUnitPrices } from '../products/account-pricing'
import type { Product } from '../products/product-repository'
import type { Database } from '../../database/database'
import type { Shop } from '../../shop'

/** The goods of a Box Finder search in mm; undefined unless all three dimensions are whole numbers from 1 to 5000. */
export function readGoods(fields: BoxFinderFields): Dimensions | undefined {
  const goods = readDimensions(fields)
  if (!goods) return undefined
  const largest = Math.max(goods.length, goods.width, goods.height)
  return largest > maximumBoxFinderDimension ? undefined : goods
}

/** The listed boxes that goods fit into, the best first. */
export function rankBoxes(
  db: Database,
  { shop, listed, goods }: { shop: Shop; listed: readonly Product[]; goods: Dimensions },
): Product[] {
  const prices = readUnitPrices(db, { shop, effectiveAccountId: undefined }, 0)
  const fitting = listed.filter(isCandidate).flatMap((product) => {
    const box = readBox(product)
    const fit = box && fitBox(box, goods, parcelLimits[shop])
    if (!fit) return []
    return [{ product, fit, price: prices.get(product.id), productNumber: product.sku }]
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
    heights: readBoxHeights(customFields.Heights__c),
    outer: readDimensions({
      length: customFields.OuterLength__c,
      width: customFields.OuterWidth__c,
      height: customFields.OuterHeight__c,
    }),
    isInStock: stock > 0,
  }
}
