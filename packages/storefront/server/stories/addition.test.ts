import { expect, it } from 'vitest'
import { openShop, origin } from './open-shop.fixture'

const app = openShop()
const headers = { host: 'localhost:4173' }

it('leads from the address where scripts add a product to the product, in its language and shop', async () => {
  const product = '/de-shop/en-US/product/faltkarton/01tCN0001001180YAA'
  const response = await app.request(`${origin + product}/addition`, { headers })
  expect([response.status, response.headers.get('location')]).toEqual([303, product])
})
