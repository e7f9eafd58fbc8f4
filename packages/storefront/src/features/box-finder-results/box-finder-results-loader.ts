import { boxDimensions } from '@cartonnage/react-hooks'
import type { Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import {
  assumedUnit,
  boxFinderPath,
  boxFinderSearchTerm,
  maximumBoxFinderDimension,
  parseDimension,
  parseDimensionsTerm,
  readDimension,
  readDimensions,
  searchFieldPath,
} from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { notFound } from '../../shell/not-found'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { readPageNumber } from '../category/page-window'
import { loadProducts } from '../product/load-products'
import { hitsPerPage } from './box-hit'

/** The platform's maximum of one response. */
const maximumHits = 200

/**
 * The boxes that fit the goods of the URL, the best first; page 2 includes those of page 1. Without three valid
 * dimensions it is an ordinary search for a term that matches nothing. Raw input from a form without scripts, such as
 * digits with grouping or a whole size in one field, redirects to the URL with plain digits.
 */
export async function boxFinderResultsLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const { signal, url } = args.request
  const query = new URL(url).searchParams
  const goods = readDimensions(Object.fromEntries(query))
  const path = goods ? undefined : canonicalPath(query, shop.locale)
  if (path !== undefined) throw redirect(path, 303)
  const page = readPageNumber(query.get('page'))
  const pageSize = Math.min(maximumHits, hitsPerPage * page)
  const input = { searchTerm: boxFinderSearchTerm, dimensions: goods, pageSize }
  const list = await loadProducts(shop, input, { signal })
  if (page > 1 && list.products.length <= pageSize - hitsPerPage) return notFound()
  return {
    goods: goods ?? null,
    /** No shop has boxes that large. */
    isTooLarge: goods !== undefined && isAbove(goods, maximumBoxFinderDimension),
    /** The numbers had no unit and were read as centimetres. */
    isUnitAssumed: query.get(assumedUnit.name) === assumedUnit.value,
    page,
    ...list,
  }
}

/** The path with the raw input as digits; undefined if the URL has plain digits already. */
function canonicalPath(query: URLSearchParams, locale: ShopLocale): string | undefined {
  const texts = boxDimensions.map((dimension) => query.get(dimension) ?? '')
  const [only, ...more] = texts.filter((text) => text.trim() !== '')
  if (more.length === 0 && parseDimensionsTerm(only, locale)) return searchFieldPath(only, locale)
  if (texts.every((text) => readDimension(text) === readMillimetres(text, locale))) return undefined
  const [length, width, height] = texts.map((text) => readMillimetres(text, locale))
  return boxFinderPath({ ...(length && { length }), ...(width && { width }), ...(height && { height }) })
}

const readMillimetres = (text: string, locale: ShopLocale) =>
  readDimension(text) ?? parseDimension(text, locale)

const isAbove = ({ length, width, height }: Dimensions, maximum: number) =>
  Math.max(length, width, height) > maximum
