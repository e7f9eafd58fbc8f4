import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { renderApp } from '../../app/render-app.fixture'
import { carton, enter } from '../../app/buyer-walk.fixture'
import type { WalkOptions } from '../../app/buyer-walk.fixture'
import { action, Component, loader } from './checkout-page'

/** Goes on from the address to the payment step, with the first delivery method. */
export async function continueToPayment() {
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Zahlung' }))
  await screen.findByRole('heading', { level: 1, name: 'Wie zahlen Sie?' })
}

/** The page of a buyer with 20 cartons in the cart, in a browser, with the pages that it links to. */
export async function renderCheckout(options: WalkOptions = {}) {
  const shopper = await enter({ ...options, runtime: 'browser' })
  const shop = shopper.createClient()
  await shop.session.load()
  await shop.vatRates.load()
  await shop.cart.add({ productId: carton, quantity: 20 })
  const gate = { opened: Promise.resolve() }
  const { router } = await renderApp(
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
      shop,
      texts: ['checkout', 'cart', 'vouchers', 'addresses', 'product', 'delivery'],
      router: {
        getContext: () => shopper.contextOf('/checkout', shop),
        initialEntries: ['/checkout?step=address'],
      },
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Wohin geht die Ware?' })
  /** Delays all loads from now on, until the returned function is called. */
  const delayLoads = () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    gate.opened = promise.then(() => undefined)
    return () => resolve(undefined)
  }
  return { ...shopper, shop, router, delayLoads }
}
