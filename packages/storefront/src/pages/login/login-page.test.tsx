import type { ShopClient } from '@cartonnage/sdk'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '../../shell/paths'
import { renderRoutes } from '../../app/providers.fixture'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { CartIcons } from '../../frame/cart-icons/cart-icons'
import { createShopper } from '../../app/shopper.fixture'
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

/** Renders the sign-in page, below the cart icon, for a guest without a cart who came from the start page. */
async function openSignIn(path: string, settings?: object) {
  const router = await openLogin(path, settings)
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
  return router
}

interface Before {
  /** What the guest did in the shop before. */
  readonly before?: (shop: ShopClient) => Promise<unknown>
}

async function openLogin(path: string, settings?: object, { before }: Before = {}) {
  const shopper = createShopper({ runtime: 'browser' })
  if (settings !== undefined) await shopper.changeSettings(settings)
  const shop = shopper.createClient()
  await shop.guestPermissions.load()
  await before?.(shop)
  const { router } = await renderRoutes(
    [
      toRoute(paths.login(), loginPage),
      toRoute(paths.selfRegister(), selfRegisterPage),
      { path: '*', element: null },
    ],
    {
      shop,
      texts: ['login', 'register', 'header'],
      basename: '/de-CH',
      getContext: () => shopper.contextOf('/login', shop),
      initialEntries: ['/de-CH/', `/de-CH${path}`],
    },
  )
  return router
}

const note = () => screen.queryByRole('status')?.textContent

describe('the sign-in page', () => {
  it.each([
    [true, true, 'Zum Warenkorb und als Gast bestellen'],
    [true, false, 'Weiter einkaufen'],
    [false, true, 'Zurück zum Warenkorb'],
  ])('says whether guests order: allowed %s, from the checkout %s', async (allowed, fromCheckout, link) => {
    const target = fromCheckout ? { startUrl: `/de-CH${paths.guestCart({ to: 'checkout' })}` } : {}
    await openSignIn(paths.login(target), { guestCheckoutEnabled: allowed })
    expect(screen.queryAllByText(/bestellen können Sie auch ohne Konto/)).toHaveLength(allowed ? 1 : 0)
    const lookUp = screen.queryAllByRole('link', { name: 'Bestellung ohne Konto nachsehen' })
    expect(lookUp).toHaveLength(allowed ? 1 : 0)
    const href = fromCheckout ? '/de-CH/anonymous-cart' : '/de-CH'
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href)
  })

  it('explains to a guest who requested the checkout what is needed there, and assumes no session', async () => {
    await openSignIn(paths.login({ startUrl: '/de-CH/checkout?step=payment' }))
    expect(note()).toBe(
      'Um an der Kasse fortzufahren, melden Sie sich bitte an. Der Warenkorb in Ihrem Konto bleibt erhalten.',
    )
    expect(screen.queryByRole('img', { name: 'Warenkorb, leer' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeTruthy()
  })

  const fillCart = (shop: ShopClient) => shop.guestCart.add({ productId: '01tCN0001001180YAA', quantity: 25 })

  it('leads a guest whose cart was in the checkout back to it, and says that the session has ended', async () => {
    const before = async (shop: ShopClient) => {
      await fillCart(shop)
      await shop.guestSessionCart.send()
    }
    const path = paths.login({ startUrl: '/de-CH/checkout?step=review' })
    const router = await openLogin(path, undefined, { before })
    await waitFor(() => expect(router.state.location.pathname).toBe('/de-CH/anonymous-cart'))
    expect(router.state.location.search).toBe('?ended=1')
  })

  it.each([
    ['whose cart was not in the checkout', '/de-CH/checkout?step=review', fillCart],
    [
      'whose order may be on its way',
      '/de-CH/checkout?step=review&asked=1',
      async (shop: ShopClient) => {
        await fillCart(shop)
        await shop.guestSessionCart.send()
      },
    ],
  ])('lets a guest sign in %s', async (_, startUrl, before) => {
    const router = await openLogin(paths.login({ startUrl }), undefined, { before })
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    expect(router.state.location.pathname).toBe('/de-CH/login')
  })

  it('says to a buyer whose session ended that it did', async () => {
    await openSignIn(paths.login({ startUrl: '/de-CH/checkout?step=payment', hasEnded: true }))
    expect(note()).toMatch(/^Ihre Sitzung ist abgelaufen/)
    expect(screen.queryByRole('img', { name: 'Warenkorb, leer' })).toBeNull()
  })

  it('[6-5] says to a guest who added to the cart that guests have none in this shop', async () => {
    const path = paths.login({ startUrl: '/de-CH/product/carton/1', isForCart: true })
    await openSignIn(path, { guestCartEnabled: false })
    expect(note()).toBe('Um Artikel in den Warenkorb zu legen, melden Sie sich in diesem Shop bitte an.')
    expect(
      screen.getByText(/In den Warenkorb legen Sie Artikel in diesem Shop nach dem Anmelden/),
    ).toBeTruthy()
    expect(screen.queryByText(/den Warenkorb füllen können Sie ohne Konto/)).toBeNull()
  })

  it('gives no reason to a guest who just wants to sign in', async () => {
    await openSignIn(paths.login({ startUrl: '/de-CH/my/orders' }))
    expect(note()).toBeUndefined()
    expect(await screen.findByRole('img', { name: 'Warenkorb, leer' })).toBeTruthy()
  })

  it('shares one history entry with the registration: Back leads to the page before both', async () => {
    const router = await openSignIn(paths.login({ startUrl: '/de-CH/anonymous-cart' }))
    await userEvent.click(screen.getByRole('link', { name: 'Konto eröffnen' }))
    await screen.findByRole('heading', { level: 1, name: 'Konto eröffnen' })
    await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }))
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.pathname).toBe('/de-CH/'))
  })
})
