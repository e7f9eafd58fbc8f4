import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { Component, loader } from '../../pages/cart/cart-page'

const carton = '01tCN0001002120YAA'
const monthInMs = 31 * 24 * 3_600_000

/** The open cart page of a buyer with 20 cartons. */
async function openCart() {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const shop = shopper.createClient()
  const { cart } = await shop.cart.add({ productId: carton, quantity: 20 })
  await renderApp([{ path: '/cart/:cartId', loader, element: <Component />, HydrateFallback: () => null }], {
    shop,
    texts: ['cart', 'product'],
    router: {
      getContext: () => shopper.contextOf('/cart/current', shop),
      initialEntries: [`/cart/${cart?.summary.cartId ?? ''}`],
    },
  })
  await screen.findByRole('button', { name: 'Zur Kasse' })
  const endSession = async () => {
    shopper.sandbox.clock.advance(monthInMs)
    await act(() => shop.cart.load().catch(() => undefined))
  }
  return { shopper, shop, endSession }
}

describe('the cart page of a buyer whose session has ended', () => {
  it('says that the cart is still there, calls nothing empty and offers no order', async () => {
    const { endSession } = await openCart()
    await endSession()
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('Ihre Sitzung ist abgelaufen. Ihr Warenkorb ist noch da.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Warenkorb')
    expect(screen.queryByText('Ihr Warenkorb ist leer')).toBeNull()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Zur Kasse' })).toBeNull()
  })

  it('links to the sign-in, and from there back to the cart', async () => {
    const { endSession } = await openCart()
    await endSession()
    const link = await screen.findByRole('link', { name: 'Anmelden' })
    expect(link.getAttribute('href')).toBe('/login?startUrl=%2Fcart%2Fcurrent&ended=1')
  })

  it('is right: after signing in again the items are there', async () => {
    const { shopper, endSession } = await openCart()
    await endSession()
    await shopper.signIn(buyers.lea)
    expect((await shopper.createClient().cart.load())?.items).toMatchObject([{ quantity: 20 }])
  })
})
