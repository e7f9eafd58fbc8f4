import { createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DrawnAtOnce } from '../drawing/drawn-at-once.fixture'
import { createI18n } from '../i18n/create-i18n'
import { startAnalytics } from '../shared/analytics/analytics'
import { buyers, createShopper, origin } from './shopper.fixture'
import { createConsentStore } from '../shell/consent-store'
import { createNotificationQueue } from '../shared/notifications/notification'
import { offlineShop } from './shop-page.fixture'
import { PageLayout } from './page-layout'
import { Providers } from './providers'
import type { Shell } from '../shell/use-shell'

// The frame has most of the shop's code.
configure({ asyncUtilTimeout: 20_000 })

const shell: Shell = {
  origin: 'https://shop.example.ch',
  year: 2026,
  footer: { items: [], failure: null },
  unreachable: false,
}

/** A page of the shop in its hydrated frame, for a visitor who allows statistics. */
async function open({ shop = offlineShop() }: { readonly shop?: ShopClient } = {}) {
  const consent = createConsentStore({ cookie: 'consent=v1.statistics' }, { isSecure: false })
  const counted = vi.fn()
  const page = { path: '*', element: <h1>Versand</h1>, handle: { kind: 'service' } }
  const router = createMemoryRouter(
    [{ id: 'shell', path: '/', loader: () => shell, Component: PageLayout, children: [page] }],
    {
      basename: '/de-CH',
      initialEntries: ['/de-CH/service/delivery'],
      hydrationData: { loaderData: { shell } },
    },
  )
  const { container } = render(
    <DrawnAtOnce>
      <Providers
        shop={shop}
        texts={await createI18n('de-CH', [])}
        notifications={createNotificationQueue()}
        consent={consent}
        analytics={startAnalytics(consent, { sink: counted })}
      >
        <RouterProvider router={router} />
      </Providers>
    </DrawnAtOnce>,
  )
  return { container, counted }
}

// As rendered by the server.
beforeEach(() => void (document.documentElement.lang = 'de-CH'))

describe('the frame of every page', { timeout: 40_000 }, () => {
  it('[2.10-20] takes the titles of a consent banner out of the page', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await open()
    const banner = document.createElement('div')
    banner.innerHTML = '<div data-third-party-consent><h2 data-banner-title>We value you</h2></div>'
    document.body.append(banner)
    onTestFinished(() => banner.remove())
    vi.advanceTimersByTime(500)
    expect(banner.querySelector('h2')).toBeNull()
  })

  it('[1-22] tells analytics of the page once it is hydrated', async () => {
    const { counted } = await open()
    expect(counted).toHaveBeenCalledOnce()
    expect(counted).toHaveBeenCalledWith({
      event: 'screen_view',
      time: expect.any(Number),
      userType: 'guest',
      contentType: 'service',
      currency: 'CHF',
      language: 'de-CH',
      country: 'CH',
      breadcrumb: ['Start'],
    })
  })

  it('[2.2-6] has the inactive cart of a buyer in its header, with its count', async () => {
    const shopper = createShopper({ runtime: 'browser' })
    await shopper.signIn(buyers.lea)
    document.cookie = 'sid_Client=1'
    onTestFinished(() => void (document.cookie = 'sid_Client=; Max-Age=0'))
    const inactiveCarts = [{ Id: '0a6Q50000000002AAA', UniqueProductCount: 3 }]
    const shop = createShopClient({
      webstoreId: '0ZECH00000000014AA',
      url: `${origin}/de-CH/`,
      locale: 'de-CH',
      // The sandbox has no inactive cart of its own.
      fetch: async (request) =>
        request.url.includes('getInactiveCarts')
          ? Response.json({ inactiveCarts })
          : await shopper.fetch(request),
      reportFailure: () => undefined,
    })
    await open({ shop })
    const link = await screen.findByRole('link', { name: 'Zweiter Warenkorb, 3 Artikel' })
    expect(link.getAttribute('href')).toBe('/de-CH/my/carts')
  })

  it('[2.4-18] [4.box-finder-1] tells of its Box Finder each time that it opens or closes', async () => {
    const shop = offlineShop()
    const reported = vi.fn()
    shop.events.on('boxopened', reported)
    const { container } = await open({ shop })
    const button = container.querySelector('[data-box-finder] > summary') ?? document.body
    await userEvent.click(button)
    await waitFor(() => expect(reported.mock.calls).toEqual([[{ showFinder: true }]]))
    await userEvent.click(button)
    await waitFor(() => expect(reported.mock.calls.at(-1)).toEqual([{ showFinder: false }]))
    expect(reported).toHaveBeenCalledTimes(2)
  })

  it('[4.guest-cart-on-login-1] [4.guest-cart-on-login-2] brings what a guest gathered into the cart of the buyer', async () => {
    const shopper = createShopper({ runtime: 'browser' })
    await shopper.createClient().guestCart.add({ productId: '01tCN0001002120YAA', quantity: 20 })
    await shopper.signIn(buyers.lea)
    document.cookie = 'sid_Client=1'
    onTestFinished(() => void (document.cookie = 'sid_Client=; Max-Age=0'))
    const shop = shopper.createClient()
    expect(shop.guestCart.getSnapshot()).toHaveLength(1)
    await open({ shop })
    expect(await screen.findByRole('link', { name: /Warenkorb, 1 / })).toBeTruthy()
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })
})
