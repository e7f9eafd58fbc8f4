import { configure, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { shopContext } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { createI18n } from '../../i18n/create-i18n'
import { enterWithCart, walkToPayment } from '../checkout/buyer-walk.fixture'
import { origin } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import { Component, loader } from './cart-page'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

describe('a cart whose address is in another country than the chosen region', { timeout: 30_000 }, () => {
  it('names the address’s rate and country, in its sums and on its lines', async () => {
    const buyer = await enterWithCart(20, {
      shop: 'DE',
      runtime: 'browser',
      username: 'jonas.weber@example.de',
    })
    await walkToPayment(buyer)
    const shop = buyer.createClient()
    await shop.load()
    shop.vat.setCountry('NL')
    const texts = await createI18n('de', ['cart', 'product'])
    const getContext = () => {
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      context.set(visitContext, { origin, hasSession: true })
      return context
    }
    const route = { path: '/cart/:cartId', loader, element: <Component />, HydrateFallback: () => null }
    const router = createMemoryRouter([route], { getContext, initialEntries: [`/cart/${buyer.cartId}`] })
    render(
      <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
        <RouterProvider router={router} />
      </Providers>,
    )
    const summary = await screen.findByRole('region', { name: 'Zusammenfassung' })
    await waitFor(() => expect(plain(summary.textContent)).toContain('Enthaltene MwSt. 19 %'))
    expect(plain(summary.textContent)).toContain('Für Lieferung nach Deutschland.')
    // 20 × 0.99 net
    expect(plain(screen.getByRole('listitem').textContent)).toContain('23,56 €')
  })
})
