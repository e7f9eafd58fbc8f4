import { hasOwnFields } from '../../../shell/own-fields'
import { boxDimensions } from '@cartonnage/react-hooks'
import type { Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import {
  assumedUnit,
  boxFinderSearchTerm,
  maximumBoxFinderDimension,
  readDimensions,
  readFacets,
  readGoods,
  writeFacets,
} from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { notFound } from '../../../shell/not-found'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { readPageNumber } from '../../../shared/product/page-window'
import { loadNarrowed, requireCanonicalFacets } from '../../../shared/narrowing/data/load-narrowed'
import { goodsFacets } from '../../../shared/narrowing/data/goods-facets'
import { hitsPerPage } from '../box-hit'

/** The platform's maximum of one response. */
const maximumHits = 200

/**
 * The boxes that fit the goods of the URL, the best first; page 2 includes those of page 1. Without three valid
 * dimensions it is an ordinary search for a term that matches nothing. Raw input from a form without scripts, such as
 * another unit or a whole size in one field, redirects to the URL with digits of mm; what is no dimension stays as it is.
 */
export async function boxFinderResultsLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const query = new URL(args.request.url).searchParams
  const goods = readDimensions(Object.fromEntries(query))
  const path = goods ? undefined : canonicalPath(query, shop.locale)
  if (path !== undefined) throw redirect(path, 303)
  if (!hasOwnFields(shop)) throw redirect(ordinarySearch(goods))
  requireCanonicalFacets(args, goodsFacets)
  const page = readPageNumber(query.get('page'))
  const pageSize = Math.min(maximumHits, hitsPerPage * page)
  const input = { searchTerm: boxFinderSearchTerm, dimensions: goods, pageSize }
  const list = await loadNarrowed(args, { input, table: goodsFacets })
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

/** Without fields for the sizes of boxes, a name may still have them. */
const ordinarySearch = (goods: Dimensions | undefined): string =>
  goods ? paths.search(`${goods.length} × ${goods.width} × ${goods.height} mm`) : paths.home()

/** The path with what can be read as digits of mm; undefined if the URL has them already. */
function canonicalPath(query: URLSearchParams, locale: ShopLocale): string | undefined {
  const textOf = (name: keyof Dimensions) => query.get(name) ?? ''
  const fields = { length: textOf('length'), width: textOf('width'), height: textOf('height') }
  const { texts, isUnitAssumed } = readGoods(fields, locale)
  if (boxDimensions.every((name) => texts[name] === fields[name])) return undefined
  const entered = boxDimensions.flatMap((name) => (texts[name] === '' ? [] : [[name, texts[name]]]))
  const unit = isUnitAssumed ? [[assumedUnit.name, assumedUnit.value]] : []
  const facets = writeFacets(readFacets(query, { table: goodsFacets }))
  return `${paths.search(boxFinderSearchTerm)}?${new URLSearchParams([...facets, ...entered, ...unit].map(([name, value]) => [name, value])).toString()}`
}

const isAbove = ({ length, width, height }: Dimensions, maximum: number) =>
  Math.max(length, width, height) > maximum
