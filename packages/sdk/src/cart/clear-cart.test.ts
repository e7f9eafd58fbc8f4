import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it } from 'vitest'
import { createShopWorldOver, product, reto } from '../client.fixture'

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

async function openPage(username?: string) {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const world = createShopWorldOver(sandbox, 'CH')
  if (username) await world.signIn(world.openPage(), username)
  const client = world.openPage()
  opened.push(client.dispose, sandbox.close)
  await client.load()
  return { ...world, client }
}

const line = { productId: product.carton, quantity: 25 }

describe('clearing the cart before a change of country', () => {
  it('[1-19] [4.selected-country-header-7] empties the cart of a guest’s browser', async () => {
    const { client } = await openPage()
    await client.guestCart.add(line)
    await client.clearCart()
    expect(client.guestCart.getSnapshot()).toEqual([])
  })

  it('[1-19] [4.selected-country-header-7] [7.3-21] deletes the cart of a buyer', async () => {
    const { client, requests } = await openPage(reto)
    await client.cart.add(line)
    await client.clearCart()
    expect(requests.filter((request) => /^DELETE .*\/carts\/current$/.test(request))).toHaveLength(1)
    expect(await client.cart.load()).toBeNull()
  })

  it('[8-11] tells the log alone when it fails silently, and the caller otherwise', async () => {
    const { client, sandbox, failures } = await openPage(reto)
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
