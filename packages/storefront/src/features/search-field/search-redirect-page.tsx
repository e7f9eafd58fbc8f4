import { searchFieldPath } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { paths } from '../../app/paths'

/**
 * Where the search form leads: with a size to the Box Finder, with any other term on to its results; without a term,
 * nowhere new [2.3-4].
 */
export function loader(args: PageLoaderArgs) {
  const term = new URL(args.request.url).searchParams.get('term')
  return redirect(searchFieldPath(term, shopOf(args).locale) ?? paths.home(), 303)
}
