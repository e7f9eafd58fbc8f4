import { expect, it } from 'vitest'
import { product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'

it.each(['', '.', '..'])(
  'does not remove or change an item with the id %j, nor the cart',
  async (cartItemId) => {
    const world = createSandboxWorld()
    const client = await openBuyerPage(world, reto)
    await client.cart.add({ productId: product.carton, quantity: 25 })
    const requested = world.requests.length
    await expect(client.cart.remove({ cartItemId })).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    await expect(client.cart.setQuantity({ cartItemId, quantity: 50 })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
    })
    await expect(client.orders.get(cartItemId)).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    expect(world.requests.slice(requested).filter((request) => !request.startsWith('GET'))).toEqual([])
    expect((await client.cart.load())?.items).toMatchObject([{ quantity: 25 }])
  },
)
