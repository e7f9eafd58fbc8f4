import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterWithCart, walkToPayment } from '../../app/buyer-walk.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { Component, loader } from './cart-page'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

describe('a cart whose address is in another country than the chosen region', () => {
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
    const route = { path: '/cart/:cartId', loader, element: <Component />, HydrateFallback: () => null }
    await renderApp([route], {
      shop,
      texts: ['cart', 'cart-tools', 'vouchers', 'product'],
      router: {
        getContext: () => buyer.contextOf('/cart/current', shop),
        initialEntries: [`/cart/${buyer.cartId}`],
      },
    })
    const summary = await screen.findByRole('region', { name: 'Zusammenfassung' })
    await waitFor(() => expect(plain(summary.textContent)).toContain('Enthaltene MwSt. 19 %'))
    expect(plain(summary.textContent)).toContain('Für Lieferung nach Deutschland.')
    // 20 × 0.99 net
    expect(plain(screen.getByRole('listitem').textContent)).toContain('23,56 €')
  })
})
