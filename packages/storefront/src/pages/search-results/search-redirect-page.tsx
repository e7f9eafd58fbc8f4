import { searchFieldPath } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { paths } from '../../shell/paths'

/**
 * Redirects the search form: a size to the Box Finder, any other term to its results, and nothing to the start page.
 */
export function loader(args: PageLoaderArgs) {
  const term = new URL(args.request.url).searchParams.get('term')
  return redirect(searchFieldPath(term, shopOf(args).locale) ?? paths.home(), 303)
}
