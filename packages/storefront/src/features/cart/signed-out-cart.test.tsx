import { act, configure, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { buyers, createShopper } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import { Component, loader } from './cart-page'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const carton = '01tCN0001002120YAA'
const monthInMs = 31 * 24 * 3_600_000

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

/** The open cart page of a buyer with 20 cartons. */
async function openCart() {
  const shopper = createShopper({ runtime: 'browser' })
  close.push(shopper.sandbox.close)
  await shopper.signIn(buyers.lea)
  const shop = shopper.createClient()
  const { cart } = await shop.cart.add({ productId: carton, quantity: 20 })
  const router = createMemoryRouter(
    [{ path: '/cart/:cartId', loader, element: <Component />, HydrateFallback: () => null }],
    {
      getContext: () => shopper.contextOf('/cart/current', shop),
      initialEntries: [`/cart/${cart?.summary.cartId ?? ''}`],
    },
  )
  render(
    <Providers
      shop={shop}
      texts={await createI18n('de-CH', ['cart', 'product'])}
      notifications={createNotificationQueue()}
    >
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('button', { name: 'Zur Kasse' })
  const endSession = async () => {
    shopper.sandbox.clock.advance(monthInMs)
    await act(() => shop.cart.load().catch(() => undefined))
  }
  return { shopper, shop, endSession }
}

describe('the cart page of a buyer who is not signed in any more', { timeout: 30_000 }, () => {
  it('says that the cart is still there, calls nothing empty and offers no order', async () => {
    const { endSession } = await openCart()
    await endSession()
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('Ihre Sitzung ist abgelaufen. Ihr Warenkorb ist noch da.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Warenkorb')
    expect(screen.queryByText('Noch leer')).toBeNull()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Zur Kasse' })).toBeNull()
  })

  it('leads to the sign-in, and from there back to the cart', async () => {
    const { endSession } = await openCart()
    await endSession()
    const link = await screen.findByRole('link', { name: 'Anmelden' })
    expect(link.getAttribute('href')).toBe('/login?startUrl=%2Fcart%2Fcurrent&ended=1')
  })

  it('has said the truth: who signs in again finds the goods', async () => {
    const { shopper, endSession } = await openCart()
    await endSession()
    await shopper.signIn(buyers.lea)
    expect((await shopper.createClient().cart.load())?.items).toMatchObject([{ quantity: 20 }])
  })
})
