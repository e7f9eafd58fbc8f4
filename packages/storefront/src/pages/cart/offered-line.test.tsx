import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as cartPage from './cart-page'

/** The offer A-2026-0123 of the sandbox's seed. */
const approved = '0Q0CN00000000050AA'
const texts = ['cart', 'cart-tools', 'vouchers', 'product', 'delivery', 'units']

async function openCart(fill: 'offer' | 'product', apiVersion: 'v65.0' | 'v67.0' = 'v67.0') {
  const account = await openAccount(buyers.reto, { apiVersion })
  const { shop } = account
  if (fill === 'offer') await shop.quotes.accept(approved)
  else await shop.cart.add({ productId: '01tCN0001001180YAA', quantity: 50 })
  const router = await account.open({ page: cartPage, path: '/cart/:cartId', at: '/cart/current', texts })
  await screen.findByRole('heading', { name: 'Zusammenfassung' })
  return { ...account, router }
}

describe('a cart with an offer', { timeout: 20_000 }, () => {
  it('names the offer, and has its quantities as text', async () => {
    await openCart('offer')
    expect(screen.getAllByText('Offerte A-2026-0123')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Offerte ansehen' }).getAttribute('href')).toBe(
      `/my/offers/${approved}`,
    )
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
    expect(lines[0]).toMatch(/600 Stück.*wie offeriert.*CHF 0\.490 pro Stück.*294\.00/)
    expect(lines[1]).toMatch(/500 .*wie offeriert.*CHF 0\.845.*422\.50/)
    expect(screen.queryByRole('textbox', { name: /^Menge/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /entfernen$/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Offerte anfragen' })).toBeNull()
  })

  it('takes all of it out at once', async () => {
    const { shop, router } = await openCart('offer')
    await userEvent.click(screen.getByRole('button', { name: 'Offerte aus dem Warenkorb nehmen' }))
    expect(await screen.findByText(/Die Offerte liegt nicht mehr im Warenkorb/)).toBeTruthy()
    expect(router.state.location.search).toBe('?offer=removed')
    await waitFor(async () => expect((await shop.cart.load())?.items ?? []).toEqual([]))
    expect(await screen.findByText('Ihr Warenkorb ist leer')).toBeTruthy()
  })
})

describe('a cart without an offer', { timeout: 20_000 }, () => {
  it('leads to where one is asked for', async () => {
    await openCart('product')
    expect(screen.getByRole('link', { name: 'Offerte anfragen' }).getAttribute('href')).toBe(
      '/my/offers/new?from=cart',
    )
  })

  it('does not where the platform has none', async () => {
    await openCart('product', 'v65.0')
    expect(screen.getByRole('link', { name: 'Als Liste speichern' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Offerte anfragen' })).toBeNull()
  })
})
