import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient, storageEntries } from '@cartonnage/sdk'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { MovingCart } from './moving-cart'

/** A buyer back on the guest's page after a sign-in that the cart started. */
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
  const { unmount } = await renderApp(<MovingCart />, { shop, texts: ['guest-cart', 'cart'] })
  await screen.findByRole('status')
  return {
    unmount,
    redirect: () => [storage.read(storageEntries.loginFromCart), storage.read(storageEntries.goToSummary)],
  }
}

describe('MovingCart', () => {
  afterEach(() => {
    cleanup()
    history.replaceState(null, '', '/')
  })

  it('cancels the redirect to the cart for a buyer who navigates elsewhere before it is ready', async () => {
    const { unmount, redirect } = await renderMoving()
    history.pushState(null, '', '/de-CH/category/boxes')
    unmount()
    expect(redirect()).toEqual([false, null])
  })

  it('keeps it as long as the page stays open', async () => {
    const { unmount, redirect } = await renderMoving()
    unmount()
    expect(redirect()).toEqual([true, '/de-CH/checkout'])
  })
})
