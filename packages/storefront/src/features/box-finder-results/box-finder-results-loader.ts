import type { Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import {
  boxFinderSearchPath,
  boxFinderSearchTerm,
  maximumBoxFinderDimension,
  parseDimension,
  readDimensions,
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
 * dimensions it is an ordinary search for a term that nothing is called. Digits typed with grouping into a form
 * without scripts lead to the address with digits only.
 */
export async function boxFinderResultsLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const { signal, url } = args.request
  const query = new URL(url).searchParams
  const goods = readDimensions(Object.fromEntries(query))
  const grouped = goods ? undefined : readGrouped(query, shop.locale)
  if (grouped) throw redirect(boxFinderSearchPath(grouped), 303)
  const page = readPageNumber(query.get('page'))
  const pageSize = Math.min(mostHits, hitsPerPage * page)
  const input = { searchTerm: boxFinderSearchTerm, dimensions: goods, pageSize }
  const list = await loadProducts(shop, input, { signal })
  if (page > 1 && list.products.length <= pageSize - hitsPerPage) return notFound()
  return {
    goods: goods ?? null,
    /** No box of any shop is that large. */
    isTooLarge: goods !== undefined && isAbove(goods, maximumBoxFinderDimension),
    page,
    ...list,
  }
}

function readGrouped(query: URLSearchParams, locale: ShopLocale): Dimensions | undefined {
  const side = (name: string) => parseDimension(query.get(name) ?? '', locale)
  return readDimensions({ length: side('length'), width: side('width'), height: side('height') })
}

const isAbove = ({ length, width, height }: Dimensions, most: number) =>
  Math.max(length, width, height) > most
