import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import * as productsPage from './own-products-page'

const products = {
  page: productsPage,
  path: '/my/products',
  at: '/my/products',
  texts: ['own-products', 'category', 'goods', 'product'],
}
const box = '01tCN0001001100YAA'
const larger = '01tCN0001001180YAA'

describe('the page of what a private buyer has ordered', () => {
  it('shows every ordered product once, with its add-to-cart button', async () => {
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

  it('says so when nothing was ordered yet', async () => {
    const { open } = await openAccount(buyers.lea)
    await open(products)
    expect(await screen.findByRole('heading', { name: 'Noch keine Produkte' })).toBeTruthy()
  })

  it('does not exist for a business buyer', async () => {
    const { open } = await openAccount(buyers.reto)
    await open(products)
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy()
  })
})
