import { redirect } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { loadLater } from '../shell/load-later'
import { paths } from '../shell/paths'
import type { PageLoaderArgs } from '../shell/shop-context'
import { watchSession } from './page-module'

/**
 * Where scripts add a product to the cart: the same action as the product's page has, without that page, which the
 * browser would load for it. There is nothing to see at the address itself.
 */
export const additionRoute: RouteObject = {
  path: 'product/:urlName/:id/addition',
  ...watchSession({
    loader: ({ params }: PageLoaderArgs) =>
      redirect(paths.product({ urlName: params.urlName ?? '', id: params.id ?? '' }), 303),
    action: loadLater(async () => (await import('../shared/add-to-cart/add-to-cart')).addToCart),
  }),
}
