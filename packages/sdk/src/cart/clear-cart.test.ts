import { describe, expect, it } from 'vitest'
import { product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'

async function openBuyer() {
  const world = createSandboxWorld()
  return { ...world, client: await openBuyerPage(world, reto) }
}

const line = { productId: product.carton, quantity: 25 }

describe('clearing the cart before a change of country', () => {
  it('[1-19] [4.selected-country-header-7] empties the cart of a guest’s browser', async () => {
    const client = createSandboxWorld().openPage()
    await client.guestCart.add(line)
    await client.clearCart()
    expect(client.guestCart.getSnapshot()).toEqual([])
  })

  it('[1-19] [4.selected-country-header-7] [7.3-21] deletes the cart of a buyer', async () => {
    const { client, requests } = await openBuyer()
    await client.cart.add(line)
    await client.clearCart()
    expect(requests.filter((request) => /^DELETE .*\/carts\/current$/.test(request))).toHaveLength(1)
    expect(await client.cart.load()).toBeNull()
  })

  it('[8-11] reports a silent failure, and rejects otherwise', async () => {
    const { client, sandbox, failures } = await openBuyer()
    const refuse = () =>
      sandbox.faults.arm({ match: { method: 'DELETE', path: '/carts/' }, kind: 'status', status: 403 })
    refuse()
    await expect(client.clearCart()).rejects.toMatchObject({ status: 403 })
    expect(failures).toEqual([])
    refuse()
    await client.clearCart({ isSilent: true })
    expect(failures).toEqual([expect.stringContaining('the cart cannot be cleared')])
  })
})
