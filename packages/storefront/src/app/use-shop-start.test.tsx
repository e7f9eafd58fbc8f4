import { ShopProvider } from '@cartonnage/react-hooks'
import { createClient } from '@cartonnage/sdk'
import type { Client, Session } from '@cartonnage/sdk'
import { act, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buyers, createShopper } from './shopper.fixture'
import { useShopStart } from './use-shop-start'

const rates = [{ countryCode: 'CH', vatRate: 0.081 }]
const guest: Session = { isGuest: true, userType: 'private', menuItems: [] }
const buyer: Session = { ...guest, isGuest: false }

/** A client without a network, and the calls that it tries. */
function offlineClient(session?: Session) {
  const requested: string[] = []
  const client = createClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    fetch: ({ url }) => {
      requested.push(new URL(url).pathname.split('/').at(-1) ?? '')
      return Promise.reject(new TypeError('Failed to fetch'))
    },
    retry: false,
    reportFailure: () => undefined,
    initialState: { features: { vatRates: rates, ...(session && { session }) } },
  })
  return { client, requested }
}

function Page() {
  useShopStart()
  return null
}

/** A hydrated page, which the server has loaded. */
function openPage(client: Client) {
  const loader = vi.fn(() => null)
  const router = createMemoryRouter([{ id: 'page', path: '/', loader, Component: Page }], {
    hydrationData: { loaderData: { page: null } },
  })
  document.documentElement.lang = 'de-CH'
  render(
    <ShopProvider client={client}>
      <RouterProvider router={router} />
    </ShopProvider>,
  )
  return { loader }
}

const comeBack = () =>
  act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
const signInElsewhere = () => {
  document.cookie = 'sid_Client=1; Path=/'
}

afterEach(() => {
  document.cookie = 'sid_Client=; Path=/; Max-Age=0'
  document.documentElement.hidden = false
})

describe('a page of a guest', () => {
  it('asks nothing when it comes to life, nor when it comes back', async () => {
    const { client, requested } = offlineClient()
    const { loader } = openPage(client)
    await comeBack()
    expect(requested).toEqual([])
    expect(loader).not.toHaveBeenCalled()
  })

  it('asks who is shopping when the page is restored after a sign-in elsewhere', async () => {
    const { client, requested } = offlineClient(guest)
    openPage(client)
    signInElsewhere()
    await comeBack()
    await waitFor(() => expect(requested).toContain('session-context'))
  })

  it('is loaded anew for a buyer who was a guest when it was made', async () => {
    const shopper = createShopper({ runtime: 'browser' })
    await shopper.signIn(buyers.lea)
    const { loader } = openPage(shopper.createClient())
    expect(loader).not.toHaveBeenCalled()
    signInElsewhere()
    await comeBack()
    await waitFor(() => expect(loader).toHaveBeenCalledOnce())
  })
})

describe('a page of a buyer', () => {
  it('is hidden when it is restored after a sign-out elsewhere', async () => {
    const { client, requested } = offlineClient(buyer)
    openPage(client)
    await comeBack()
    expect(document.documentElement.hidden).toBe(true)
    expect(requested).toEqual([])
  })

  it('stays when it is restored in the same session', async () => {
    signInElsewhere()
    const { client, requested } = offlineClient(buyer)
    const { loader } = openPage(client)
    await comeBack()
    await waitFor(() => expect(requested).not.toEqual([]))
    expect(document.documentElement.hidden).toBe(false)
    expect(loader).not.toHaveBeenCalled()
  })
})
