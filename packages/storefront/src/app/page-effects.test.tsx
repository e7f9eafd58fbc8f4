import { createShopClient } from '@cartonnage/sdk'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, beforeEach } from 'vitest'
import { buyers, createShopper, origin } from './shopper.fixture'
import { renderInShop } from './shop-page.fixture'
import { useInactiveCartProblem, useRenewalNotice, useWaitingLines } from './page-effects'
import { noteRenewal, recordOfTab } from '../hydration/renewal-record'

function CartProbe() {
  useInactiveCartProblem()
  return <p>page</p>
}

/** A buyer's client; the test provides the response about inactive carts. */
async function openBuyer(response: () => Response) {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const fetch = (request: Request) =>
    request.url.includes('getInactiveCarts') ? Promise.resolve(response()) : shopper.fetch(request)
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: `${origin}/de-CH/`,
    locale: 'de-CH',
    fetch,
    reportFailure: () => undefined,
  })
  await shop.session.load()
  return shop
}

describe('a problem with the inactive carts', () => {
  it('[3.cart-5] [8-1] is told to the buyer in the words of the shop’s own class', async () => {
    const errorMessage = 'Der zweite Warenkorb ist gesperrt.'
    const shop = await openBuyer(() => Response.json({ hasError: true, errorMessage, inactiveCarts: [] }))
    await renderInShop(<CartProbe />, shop)
    await act(() => shop.inactiveCart.load().catch(() => undefined))
    expect((await screen.findByText(errorMessage)).previousSibling?.textContent).toBe('Fehler')
  })

  it('is not shown when the call itself fails', async () => {
    const shop = await openBuyer(() => Response.json([{ errorCode: 'X', message: 'no' }], { status: 403 }))
    await renderInShop(<CartProbe />, shop)
    await act(() => shop.inactiveCart.load().catch(() => undefined))
    expect(shop.inactiveCart.getSnapshot().status).toBe('failed')
    expect(screen.queryByText('Fehler')).toBeNull()
  })
})

function WaitingProbe() {
  useWaitingLines()
  return null
}

describe('lines of a guest that wait', () => {
  it('[8-7] are told once, with a link to the cart', async () => {
    const shopper = createShopper({ runtime: 'browser' })
    const shop = shopper.createClient()
    await shop.guestCart.add({ productId: '01tCN0001001180YAA', quantity: '25' })
    await shopper.signIn(buyers.lea)
    shopper.sandbox.faults.arm({
      kind: 'status',
      status: 403,
      match: { path: 'addItemsToCart' },
      times: 9,
    })
    await renderInShop(<WaitingProbe />, shop)
    await act(() => shop.load())
    await act(() => shop.load())
    const [link, ...others] = await screen.findAllByRole('link', { name: 'Zum Warenkorb' })
    expect(link).toHaveProperty('pathname', '/cart/current')
    expect(others).toEqual([])
    expect(screen.getByText('Ihre Artikel von vor der Anmeldung warten noch')).toBeDefined()
  })
})

function RenewalProbe() {
  useRenewalNotice()
  return null
}

const outdated = () => act(() => void document.dispatchEvent(new Event('shop:outdated')))

beforeEach(() => sessionStorage.clear())

describe('the word about a newer build of the shop', () => {
  it('says that the page was reloaded', async () => {
    noteRenewal(recordOfTab, 'https://shop.example/')
    await renderInShop(<RenewalProbe />)
    expect((await screen.findByText('Die Seite wurde neu geladen')).parentElement?.textContent).toContain(
      'Fehlt Ihr letzter Schritt',
    )
  })

  it('says nothing where nothing was reloaded', async () => {
    await renderInShop(<RenewalProbe />)
    await act(() => Promise.resolve())
    expect(screen.queryByText('Die Seite wurde neu geladen')).toBeNull()
  })

  it('asks once, with a link to the page that the browser fetches', async () => {
    await renderInShop(<RenewalProbe />)
    outdated()
    outdated()
    const [link, ...others] = await screen.findAllByRole('link', { name: 'Seite neu laden' })
    expect(others).toEqual([])
    expect(link?.getAttribute('href')).toBe('/')
  })
})
