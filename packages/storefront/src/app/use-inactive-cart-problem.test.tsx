import { createShopClient } from '@cartonnage/sdk'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper, origin } from '../features/checkout/shopper.fixture'
import { renderInShop } from '../features/product/shop-page.fixture'
import { useInactiveCartProblem } from './use-inactive-cart-problem'

function Probe() {
  useInactiveCartProblem()
  return <p>page</p>
}

/** A buyer's client; what the shop's own class says of inactive carts is the test's. */
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
    await renderInShop(<Probe />, shop)
    await act(() => shop.inactiveCart.load().catch(() => undefined))
    expect((await screen.findByText(errorMessage)).previousSibling?.textContent).toBe('Fehler')
  })

  it('is not told where the call fails as a whole', async () => {
    const shop = await openBuyer(() => Response.json([{ errorCode: 'X', message: 'no' }], { status: 403 }))
    await renderInShop(<Probe />, shop)
    await act(() => shop.inactiveCart.load().catch(() => undefined))
    expect(shop.inactiveCart.getSnapshot().status).toBe('failed')
    expect(screen.queryByText('Fehler')).toBeNull()
  })
})
