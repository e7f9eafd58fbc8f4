import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '../../app/error-page'
import { createShopper } from '../../app/shopper.fixture'
import type { ShopperOptions } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'

/** A page module, as in the route table. */
interface PageModule extends Pick<RouteObject, 'loader' | 'action'> {
  readonly Component: ComponentType
}

export interface AccountPage {
  readonly page: PageModule
  /** The path of its route, and the URL to open. */
  readonly path: string
  readonly at: string
  readonly texts: readonly string[]
}

/** A signed-in visitor of the Swiss shop, who can open pages of the account. */
export async function openAccount(username: string, options: ShopperOptions = {}) {
  const shopper = createShopper({ runtime: 'browser', ...options })
  await shopper.signIn(username)
  const shop = shopper.createClient()
  const open = async ({ page, path, at, texts }: AccountPage) => {
    const route: RouteObject = { path, ...page, HydrateFallback: () => null, ErrorBoundary: ErrorPage }
    const { router } = await renderApp([route, { path: '*', element: <p>elsewhere</p> }], {
      shop,
      texts,
      router: {
        getContext: () => shopper.contextOf('/my', shop),
        initialEntries: [at],
      },
    })
    return router
  }
  return { ...shopper, shop, open }
}
