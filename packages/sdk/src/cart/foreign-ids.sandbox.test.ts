import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { expect, it } from 'vitest'
import { createShopWorldOver, product, reto } from '../client.fixture'

it.each(['', '.', '..'])(
  'an item called %j is neither removed nor changed, and the cart stays',
  async (cartItemId) => {
    const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
    const world = createShopWorldOver(sandbox, 'CH')
    await world.signIn(world.openPage(), reto)
    const client = world.openPage()
    await client.load()
    await client.cart.add({ productId: product.carton, quantity: 25 })
    const requested = world.requests.length
    await expect(client.cart.remove({ cartItemId })).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    await expect(client.cart.setQuantity({ cartItemId, quantity: 50 })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
    })
    await expect(client.orders.get(cartItemId)).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    expect(world.requests.slice(requested).filter((request) => !request.startsWith('GET'))).toEqual([])
    expect((await client.cart.load())?.items).toMatchObject([{ quantity: 25 }])
    client.dispose()
    sandbox.close()
  },
)
