import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import * as offersPage from '../offers/offers-page'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import * as productsPage from './own-products-page'

const products = {
  page: productsPage,
  path: '/my/products',
  at: '/my/products',
  texts: ['offers', 'category', 'goods', 'product'],
}
const offers = { page: offersPage, path: '/my/offers', at: '/my/offers', texts: ['offers', 'record-list'] }
const box = '01tCN0001001100YAA'
const larger = '01tCN0001001180YAA'

describe('the pages of a private buyer', () => {
  it('show every ordered product once, with its add-to-cart button', async () => {
    const { shop, open } = await openAccount(buyers.lea)
    await placeOrder(shop, [{ productId: box, quantity: 25 }])
    await placeOrder(shop, [
      { productId: box, quantity: 25 },
      { productId: larger, quantity: 20 },
    ])
    await open(products)
    expect(await screen.findByRole('table', { name: 'Ihre Produkte' })).toBeTruthy()
    expect(
      screen.getAllByText(/^Art\. /, { selector: 'th *' }).map((product) => product.textContent),
    ).toEqual(['Art. 1001100', 'Art. 1001180'])
    expect(screen.getAllByRole('button', { name: /in den Warenkorb/i })).toHaveLength(2)
  })

  it('say so when nothing was ordered yet', async () => {
    const { open } = await openAccount(buyers.lea)
    await open(products)
    expect(await screen.findByRole('heading', { name: 'Noch keine Produkte' })).toBeTruthy()
  })

  it('show the offers of the account', async () => {
    const { open } = await openAccount(buyers.lea)
    await open(offers)
    expect(await screen.findByRole('table', { name: 'Ihre Offerten' })).toBeTruthy()
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'A-2026-0117',
      'A-2026-0064',
    ])
  })

  it.each([
    ['offers', offers],
    ['products', products],
  ])('[6-3] do not exist for a business buyer: %s', async (_, address) => {
    const { open } = await openAccount(buyers.reto)
    await open(address)
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy()
  })
})
