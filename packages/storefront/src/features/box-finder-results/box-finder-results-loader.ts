import type { Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import {
  assumedUnit,
  boxFinderPath,
  boxFinderSearchTerm,
  maximumBoxFinderDimension,
  parseDimension,
  parseSizeTerm,
  readDimension,
  readDimensions,
  searchFieldPath,
} from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { readPageNumber } from '../category/page-window'
import { loadProducts } from '../product/load-products'

/** Boxes that each 'show more' adds: the best one and eight rows of three. */
export const hitsPerPage = 25

/** The platform gives this many in one answer. */
const mostHits = 200

/**
 * The boxes that fit the goods of the address, the best first; page 2 has those of page 1 too. Without three valid
 * dimensions it is an ordinary search for a term that nothing is called. What a form without scripts sends as it was
 * typed, digits with grouping or a whole size in one field, leads to the address with digits only.
 */
export async function boxFinderResultsLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const { signal, url } = args.request
  const query = new URL(url).searchParams
  const goods = readDimensions(Object.fromEntries(query))
  const path = goods ? undefined : readTyped(query, shop.locale)
  if (path !== undefined) throw redirect(path, 303)
  const page = readPageNumber(query.get('page'))
  const pageSize = Math.min(mostHits, hitsPerPage * page)
  const input = { searchTerm: boxFinderSearchTerm, dimensions: goods, pageSize }
  const list = await loadProducts(shop, input, { signal })
  if (page > 1 && list.products.length <= pageSize - hitsPerPage) return notFound()
  return {
    goods: goods ?? null,
    /** No box of any shop is that large. */
    isTooLarge: goods !== undefined && isAbove(goods, maximumBoxFinderDimension),
    /** The figures had no unit and were taken for centimetres. */
    isUnitAssumed: query.get(assumedUnit.name) === assumedUnit.value,
    page,
    ...list,
  }
}

const sides = ['length', 'width', 'height'] as const

/** The path that says in digits what was typed; undefined where the address does so already. */
function readTyped(query: URLSearchParams, locale: ShopLocale): string | undefined {
  const texts = sides.map((side) => query.get(side) ?? '')
  const [only, ...more] = texts.filter((text) => text.trim() !== '')
  if (more.length === 0 && parseSizeTerm(only, locale)) return searchFieldPath(only, locale)
  if (texts.every((text) => readDimension(text) === readSide(text, locale))) return undefined
  const [length, width, height] = texts.map((text) => readSide(text, locale))
  return boxFinderPath({ ...(length && { length }), ...(width && { width }), ...(height && { height }) })
}

const readSide = (text: string, locale: ShopLocale) => readDimension(text) ?? parseDimension(text, locale)

const isAbove = ({ length, width, height }: Dimensions, most: number) =>
  Math.max(length, width, height) > most
