import { storageEntries } from '@cartonnage/sdk'
import type { SeenLine } from '@cartonnage/sdk/rules'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { Component as CartPage, loader } from '../../pages/cart/cart-page'
import { Component as GuestCartPage } from '../../pages/guest-cart/guest-cart-page'

const carton = '01tCN0001001100YAA'
const texts = ['guest-cart', 'cart', 'cart-tools', 'vouchers', 'product']
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

/** What a guest or buyer saw of 100 cartons, days ago. */
const seen = (changed: Partial<SeenLine> = {}, shopper = 'guest', days = 3) => ({
  shopper,
  present: {
    seenAt: Date.now() - days * 86_400_000,
    lines: [
      {
        ...{
          productId: carton,
          quantity: 100,
          unitPrice: { amount: '0.60', currencyCode: 'CHF' },
          inStock: 5000,
        },
        ...changed,
      },
    ],
  },
  previous: null,
})

async function renderGuestCart(visits: ReturnType<typeof seen>) {
  const shop = createShopper({ runtime: 'browser' }).createClient()
  await shop.guestCart.add({ productId: carton, quantity: 100 })
  shop.storage.write(storageEntries.cartVisits, visits)
  await renderApp(<GuestCartPage />, { shop, texts })
  await screen.findByRole('heading', { level: 2, name: /Karton|karton|schachtel/ })
  await waitFor(() => expect(shop.storage.read(storageEntries.cartVisits)?.previous).not.toBeUndefined())
  return shop
}

const line = () => plain(screen.getAllByRole('listitem')[0]?.textContent)

describe('what has changed since the last visit of a cart', () => {
  it('is said to a guest, by line and in all', async () => {
    await renderGuestCart(seen())
    expect(await screen.findByText(/^Seit Ihrem Besuch vom/)).toBeTruthy()
    expect(plain(screen.getByText(/^Seit Ihrem Besuch vom/).textContent)).toMatch(
      /^Seit Ihrem Besuch vom \d+\. \S+ hat sich 1 Position geändert\.$/,
    )
    expect(line()).toMatch(/Preis seit \d+\. \S+: 0\.\d+ statt 0\.\d+/)
  })

  it('is nothing where all is as it was at that visit, or while it lasts', async () => {
    const shop = await renderGuestCart(seen({}, 'guest', 0))
    await waitFor(() => expect(shop.storage.read(storageEntries.cartVisits)?.present.lines).toHaveLength(1))
    expect(screen.queryByText(/^Seit Ihrem/)).toBeNull()
  })

  it('is nothing where somebody else was there', async () => {
    const shop = await renderGuestCart(seen({}, '005CN0000000001AAA'))
    await waitFor(() => expect(shop.storage.read(storageEntries.cartVisits)?.shopper).toBe('guest'))
    expect(screen.queryByText(/^Seit Ihrem/)).toBeNull()
  })

  it('is said to a buyer, and forgotten at sign-out', async () => {
    const shopper = createShopper({ runtime: 'browser' })
    await shopper.signIn(buyers.reto)
    const shop = shopper.createClient()
    const { userId = '' } = await shop.session.load()
    await shop.cart.add({ productId: carton, quantity: 100 })
    shop.storage.write(
      storageEntries.cartVisits,
      seen({ unitPrice: { amount: '9.00', currencyCode: 'CHF' } }, userId),
    )
    const page = { path: '/cart/:cartId', loader, element: <CartPage />, HydrateFallback: () => null }
    await renderApp([page], {
      shop,
      texts,
      router: {
        getContext: () => shopper.contextOf('/cart/current', shop),
        initialEntries: ['/cart/current'],
      },
    })
    expect(plain((await screen.findByText(/^Preis seit/)).textContent)).toMatch(/: 0\.\d+ statt 9\.00$/)
    shop.storage.forgetPersonal()
    expect(shop.storage.read(storageEntries.cartVisits)).toBeNull()
    await act(async () => undefined)
  })
})
