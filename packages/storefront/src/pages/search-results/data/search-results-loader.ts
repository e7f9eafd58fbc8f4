import {
  boxFinderPath,
  isSearchable,
  parseDimensionsTerm,
  readProductNumber,
  toDimensions,
} from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { notFound } from '../../../shell/not-found'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { pageSize, readPageNumber } from '../../../shared/product/page-window'
import { loadSort } from '../../../shared/product-list/data/load-sort'
import { loadNarrowed, requireCanonicalFacets } from '../../../shared/narrowing/data/load-narrowed'
import { loadCloseTerms } from './close-terms'

/**
 * The products that match a term. A SKU redirects to its product; digits that look like a SKU but match no product, such
 * as `300 20 15`, are read as dimensions and redirect to the Box Finder.
 */
export async function searchResultsLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const term = args.params.term
  if (!isSearchable(term)) throw redirect(paths.home(), 303)
  requireCanonicalFacets(args)
  const query = new URL(args.request.url).searchParams
  const page = readPageNumber(query.get('page'))
  const { sortRuleId, order } = await loadSort(shop, {
    text: query.get('sort'),
    preferred: 'relevance',
    signal: args.request.signal,
  })
  const sku = readProductNumber(term)
  const input = { searchTerm: sku ?? term.trim(), page: page - 1, pageSize, sortRuleId }
  const list = await loadNarrowed(args, { input })
  const [first] = list.products
  if (sku !== undefined && list.narrowing.all === 1 && first?.attributes.sku === sku)
    throw redirect(paths.product(first), 303)
  const size =
    sku !== undefined && list.narrowing.all === 0 ? parseDimensionsTerm(term, shop.locale) : undefined
  if (size) throw redirect(boxFinderPath(toDimensions(size)), 303)
  if (page > 1 && list.products.length === 0) return notFound()
  const closeTerms = list.narrowing.all > 0 ? [] : await loadCloseTerms(shop, term, args.request.signal)
  return { term: term.trim(), page, order, closeTerms, ...list }
}
