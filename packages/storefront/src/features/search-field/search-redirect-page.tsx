import { searchPath } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import type { PageLoaderArgs } from '../../app/shop-context'
import { paths } from '../../app/paths'

/** Where the search form leads: on to the results of its term; without a term, nowhere new [2.3-4]. */
export function loader({ request }: PageLoaderArgs) {
  const target = searchPath(new URL(request.url).searchParams.get('term'))
  return redirect(target ?? paths.home(), 303)
}
