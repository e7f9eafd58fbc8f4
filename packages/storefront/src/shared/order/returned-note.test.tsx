import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { consumer, openWithdrawalShop } from '../../pages/withdrawal/withdrawal-shop.fixture'
import { OrderItems } from './order-items'
import { loadOrder } from './data/order-loader'
import { placeOrder } from './placed-order.fixture'

it('an item says that it was withdrawn from, the others of the order say nothing', async () => {
  const account = openWithdrawalShop()
  await account.signIn(consumer)
  const shop = account.createClient()
  const id = await placeOrder(shop, [
    { productId: '01tCN0001001100YAA', quantity: 25 },
    { productId: '01tCN0001001180YAA', quantity: 25 },
  ])
  const [item] = (await shop.orders.get(id)).items.filter(({ sku }) => sku === '1001180')
  const lines = [`25 units 1001180 ${item?.name}`]
  const person = { name: 'Jonas Weber', email: consumer, orderReferenceNumber: id }
  await shop.withdrawal.declare({ ...person, lines, idempotencyKey: 'k' })
  const view = await loadOrder({ ...account.args(), params: { id } })
  await renderApp(<OrderItems view={view} />, { shop, texts: ['orders', 'cart'] })
  const [mark, ...others] = screen.getAllByText('Widerrufen')
  expect(mark?.closest('li')?.textContent).toContain('1001180')
  expect(others).toEqual([])
})
