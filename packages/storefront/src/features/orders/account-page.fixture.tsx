import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '../../app/error-page'
import { Providers } from '../../app/providers'
import { shopContext } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { createI18n } from '../../i18n/create-i18n'
import { createShopper, origin } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'

/** A page module, as the route table takes it. */
interface PageModule extends Pick<RouteObject, 'loader' | 'action'> {
  readonly Component: ComponentType
}

export interface AccountPage {
  readonly page: PageModule
  /** The path of its route, and the address to open. */
  readonly path: string
  readonly at: string
  readonly texts: readonly string[]
}

/** Somebody who is signed in at the Swiss shop, with pages of the account to look at. */
export async function openAccount(username: string) {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(username)
  const shop = shopper.createClient()
  const open = async ({ page, path, at, texts }: AccountPage) => {
    const i18n = await createI18n('de-CH', texts)
    const getContext = () => {
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      context.set(visitContext, { origin, hasSession: true })
      return context
    }
    const shown: RouteObject = { path, ...page, HydrateFallback: () => null, ErrorBoundary: ErrorPage }
    const router = createMemoryRouter([shown, { path: '*', element: <p>elsewhere</p> }], {
      getContext,
      initialEntries: [at],
    })
    render(
      <Providers shop={shop} texts={i18n} notifications={createNotificationQueue()}>
        <RouterProvider router={router} />
      </Providers>,
    )
    return router
  }
  return { ...shopper, shop, open }
}
