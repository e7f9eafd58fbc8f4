import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShopWorldOver, lea, product, reto } from '../client.fixture'

const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

function createWorld() {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const world = createShopWorldOver(sandbox, 'CH')
  open.push({ close: world.dispose }, sandbox)
  const requested = () => world.requests.filter((request) => request.endsWith('/compact-summary')).length
  return { ...world, requested }
}

/** A buyer's page with a carton in the cart. */
async function openBuyer() {
  const world = createWorld()
  await world.signIn(world.openPage(), lea)
  const client = world.openPage()
  await client.load()
  await client.cart.add({ productId: product.carton, quantity: 25 })
  // They are read again after the change.
  await client.cartCounts.load()
  return { ...world, client }
}

/** Twelve pieces are left of it, and no more are made. */
const clearance = '01tCN0002000220YAA'

/** Somebody else is about to buy the rest. */
async function takeTheRest(sandbox: ReturnType<typeof createNodeSandbox>) {
  const world = createShopWorldOver(sandbox, 'CH')
  open.unshift({ close: world.dispose })
  await world.signIn(world.openPage(), reto)
  const other = world.openPage()
  await other.load()
  await other.cart.add({ productId: clearance, quantity: 10 })
  await other.inventory.reserve()
}

describe('the cart in brief', () => {
  it('[3.cart-4] [7.3-15] has counts and state, and how many of its products have a problem', async () => {
    const { client, sandbox } = await openBuyer()
    await client.cart.add({ productId: clearance, quantity: 5 })
    await expect(client.cartSummary.load()).resolves.toMatchObject({
      ...{ currencyCode: 'CHF', uniqueProductCount: 2, totalProductCount: 30 },
      ...{ asyncOperationStatus: 'Completed', numberOfProductsWithError: 0 },
    })
    await takeTheRest(sandbox)
    const { signal } = new AbortController()
    await expect(client.cartSummary.load({ signal })).resolves.toMatchObject({ numberOfProductsWithError: 1 })
  })

  it('[3.cart-4] is null for a guest, and nobody asks for it', async () => {
    const { openPage, requested } = createWorld()
    await expect(openPage().cartSummary.load()).resolves.toBeNull()
    expect(requested()).toBe(0)
  })

  it('is null for a buyer without a cart', async () => {
    const world = createWorld()
    await world.signIn(world.openPage(), lea)
    await expect(world.openPage().cartSummary.load()).resolves.toBeNull()
  })

  it('[3.cart-4] is read again when the cart has changed, once somebody has asked for it', async () => {
    const { client, requested } = await openBuyer()
    expect(requested()).toBe(0)
    await client.cartSummary.load()
    await client.cart.add({ productId: product.other, quantity: 20 })
    await vi.waitFor(() =>
      expect(client.cartSummary.getSnapshot()).toMatchObject({
        status: 'ready',
        value: { uniqueProductCount: 2 },
      }),
    )
  })

  it('[3.cart-4] is read again also where a quantity alone has changed', async () => {
    const { client, requested } = await openBuyer()
    const item = (await client.cart.load())?.items[0]
    await client.cartSummary.load()
    const before = requested()
    await client.cart.setQuantity({ cartItemId: item?.cartItemId ?? '', quantity: 50 })
    await vi.waitFor(() => expect(requested()).toBe(before + 1))
    await vi.waitFor(() =>
      expect(client.cartSummary.getSnapshot()).toMatchObject({
        status: 'ready',
        value: { totalProductCount: 50 },
      }),
    )
  })

  it('is null when the cart is gone, and nobody asks for one that is not there', async () => {
    const { client, requested } = await openBuyer()
    await client.cartSummary.load()
    const before = requested()
    await client.cart.delete()
    await vi.waitFor(() => expect(client.cartSummary.getSnapshot()).toEqual({ status: 'ready', value: null }))
    expect(requested()).toBe(before)
  })

  it('goes with the buyer', async () => {
    const { client } = await openBuyer()
    await client.cartSummary.load()
    await client.signOut.signOut()
    expect(client.cartSummary.getSnapshot()).toEqual({ status: 'idle' })
  })
})
