import { boxFinderPath, isSearchable, parseSizeTerm, readProductNumber, sidesOf } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import { paths } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { pageSize, readPageNumber } from '../category/page-window'
import { readSort, sortRules } from '../category/product-sort'
import { loadProducts } from '../product/load-products'

/**
 * The articles that fit a term. An article number leads straight to its article; figures that could be one but are
 * none, `300 20 15`, are a size.
 */
export async function searchResultsLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const { signal, url } = args.request
  const term = args.params['term']
  if (!isSearchable(term)) throw redirect(paths.home(), 303)
  const query = new URL(url).searchParams
  const page = readPageNumber(query.get('page'))
  const sort = readSort(query.get('sort'), 'relevance')
  const sku = readProductNumber(term)
  const input = { searchTerm: sku ?? term.trim(), page: page - 1, pageSize, sortRuleId: sortRules[sort] }
  const list = await loadProducts(shop, input, { signal })
  const [only] = list.products
  if (sku !== undefined && list.total === 1 && only?.attributes.sku === sku)
    throw redirect(paths.product(only), 303)
  const size = sku !== undefined && list.total === 0 ? parseSizeTerm(term, shop.locale) : undefined
  if (size) throw redirect(boxFinderPath(sidesOf(size)), 303)
  if (page > 1 && list.products.length === 0) return notFound()
  return { term: term.trim(), page, sort, ...list }
}
