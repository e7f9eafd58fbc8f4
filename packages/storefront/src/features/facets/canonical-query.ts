import type { ShopLocale } from '@cartonnage/sdk/rules'
import { canonicalFacetQuery, shopFacets } from '@cartonnage/sdk/rules'
import { goodsFacets } from './goods-facets'

interface EnteredList {
  /** The results of the Box Finder, where length, width and height are those of the goods. */
  readonly isOfGoods: boolean
  readonly locale: ShopLocale
}

/** What a form holds, as links spell it. */
export function canonicalQuery(entered: URLSearchParams, { isOfGoods, locale }: EnteredList): string {
  const table = isOfGoods ? goodsFacets : shopFacets
  return (canonicalFacetQuery(entered, { table, locale }) ?? entered).toString()
}
