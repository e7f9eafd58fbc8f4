import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '../../app/paths'
import { Providers } from '../../app/providers'
import type { PageLoaderArgs } from '../../app/shop-context'
import { createI18n } from '../../i18n/create-i18n'
import { CartIcons } from '../cart-icons/cart-icons'
import { createShopper } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import * as loginPage from './login-page'
import * as selfRegisterPage from './self-register-page'

const toRoute = (path: string, { loader, Component }: typeof loginPage | typeof selfRegisterPage) => ({
  path,
  loader: (args: LoaderFunctionArgs) => loader(args as PageLoaderArgs),
  element: (
    <>
      <CartIcons />
      <Component />
    </>
  ),
  HydrateFallback: () => null,
})

/** The sign-in of a guest without a cart who came from the start page, with the cart's icon above it. */
async function openSignIn(path: string, settings?: object) {
  const shopper = createShopper({ runtime: 'browser' })
  if (settings !== undefined) await shopper.changeSettings(settings)
  const shop = shopper.createClient()
  await shop.guestPermissions.load()
  const texts = await createI18n('de-CH', ['login', 'register', 'header'])
  const router = createMemoryRouter(
    [
      toRoute(paths.login(), loginPage),
      toRoute(paths.selfRegister(), selfRegisterPage),
      { path: '*', element: null },
    ],
    {
      basename: '/de-CH',
      getContext: () => shopper.contextOf('/login', shop),
      initialEntries: ['/de-CH/', `/de-CH${path}`],
    },
  )
  render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
  return router
}

const note = () => screen.queryByRole('status')?.textContent

describe('the sign-in page', () => {
  it('says to whoever wanted the checkout what is needed there, and claims no session', async () => {
    await openSignIn(paths.login({ startUrl: '/de-CH/checkout?step=payment' }))
    expect(note()).toBe(
      'Um an der Kasse fortzufahren, melden Sie sich bitte an. Der Warenkorb in Ihrem Konto bleibt erhalten.',
    )
    expect(screen.queryByRole('img', { name: 'Warenkorb, leer' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeTruthy()
  })

  it('says to whoever lost the session that it ended', async () => {
    await openSignIn(paths.login({ startUrl: '/de-CH/checkout?step=payment', hasEnded: true }))
    expect(note()).toMatch(/^Ihre Sitzung ist abgelaufen/)
    expect(screen.queryByRole('img', { name: 'Warenkorb, leer' })).toBeNull()
  })

  it('[6-5] says to whoever filled a cart that guests have none in this shop', async () => {
    const path = paths.login({ startUrl: '/de-CH/product/carton/1', isForCart: true })
    await openSignIn(path, { guestCartEnabled: false })
    expect(note()).toBe('Um Artikel in den Warenkorb zu legen, melden Sie sich in diesem Shop bitte an.')
    expect(
      screen.getByText(/In den Warenkorb legen Sie Artikel in diesem Shop nach dem Anmelden/),
    ).toBeTruthy()
    expect(screen.queryByText(/den Warenkorb füllen können Sie ohne Konto/)).toBeNull()
  })

  it('says nothing to whoever just wants to sign in', async () => {
    await openSignIn(paths.login({ startUrl: '/de-CH/my/orders' }))
    expect(note()).toBeUndefined()
    expect(await screen.findByRole('img', { name: 'Warenkorb, leer' })).toBeTruthy()
  })

  it('and the registration are one stop: from either of them Back leads to the page before', async () => {
    const router = await openSignIn(paths.login({ startUrl: '/de-CH/anonymous-cart' }))
    await userEvent.click(screen.getByRole('link', { name: 'Konto eröffnen' }))
    await screen.findByRole('heading', { level: 1, name: 'Konto eröffnen' })
    await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }))
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.pathname).toBe('/de-CH/'))
  })
})
