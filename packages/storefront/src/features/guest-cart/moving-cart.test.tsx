import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { MovingCart } from './moving-cart'

/** A buyer whom the cart sent to sign in, back on the guest's page. */
async function renderMoving() {
  history.replaceState(null, '', '/de-CH/anonymous-cart')
  const local = createMemoryStorage()
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: location.href,
    locale: 'de-CH',
    fetch: createNodeSandbox().fetch,
    localStorage: () => local,
    sessionStorage: createMemoryStorage,
    reportFailure: () => undefined,
  })
  const { storage } = shop
  storage.write(storageEntries.loginFromCart, true)
  storage.write(storageEntries.goToSummary, '/de-CH/checkout')
  const router = createMemoryRouter([{ path: '*', element: <MovingCart /> }])
  const { unmount } = render(
    <Providers
      shop={shop}
      texts={await createI18n('de-CH', ['guest-cart', 'cart'])}
      notifications={createNotificationQueue()}
    >
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('status')
  return {
    unmount,
    way: () => [storage.read(storageEntries.loginFromCart), storage.read(storageEntries.goToSummary)],
  }
}

describe('MovingCart', () => {
  afterEach(() => {
    cleanup()
    history.replaceState(null, '', '/')
  })

  it('gives up the way to the cart for whoever goes elsewhere before it is ready', async () => {
    const { unmount, way } = await renderMoving()
    history.pushState(null, '', '/de-CH/category/boxes')
    unmount()
    expect(way()).toEqual([false, null])
  })

  it('keeps it as long as the page stays', async () => {
    const { unmount, way } = await renderMoving()
    unmount()
    expect(way()).toEqual([true, '/de-CH/checkout'])
  })
})
