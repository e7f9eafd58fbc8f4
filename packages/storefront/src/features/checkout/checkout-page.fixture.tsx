import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { Providers } from '../../app/providers'
import type { PageLoaderArgs } from '../../app/shop-context'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { carton, enter } from './buyer-walk.fixture'
import type { WalkOptions } from './buyer-walk.fixture'
import { action, Component, loader } from './checkout-page'

/** The page of a buyer with 20 cartons in the cart, as a browser has it, and the addresses that it leads to. */
export async function renderCheckout(options: WalkOptions = {}) {
  const shopper = await enter({ ...options, runtime: 'browser' })
  const shop = shopper.createClient()
  await shop.session.load()
  await shop.vatRates.load()
  await shop.cart.add({ productId: carton, quantity: 20 })
  const texts = await createI18n(shop.locale, ['checkout', 'cart', 'addresses', 'product'])
  const gate = { opened: Promise.resolve() }
  const router = createMemoryRouter(
    [
      {
        path: '/checkout',
        loader: async (args: LoaderFunctionArgs) => {
          await gate.opened
          return await loader(args as PageLoaderArgs)
        },
        action,
        element: <Component />,
        HydrateFallback: () => null,
      },
      { path: '*', loader: () => gate.opened.then(() => null), element: <p>Another page</p> },
    ],
    {
      getContext: () => shopper.contextOf('/checkout', shop),
      initialEntries: ['/checkout?step=address'],
    },
  )
  render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Wohin geht die Ware?' })
  /** What is loaded from now on arrives when the response is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    gate.opened = promise.then(() => undefined)
    return () => resolve(undefined)
  }
  return { ...shopper, shop, router, hold }
}
