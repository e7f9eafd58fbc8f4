import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createShopWorldOver, lea, product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage, type SandboxFetch } from '../sandbox-world.fixture'

function createWorld() {
  const world = createSandboxWorld()
  const requested = () => world.requests.filter((request) => request.endsWith('/compact-summary')).length
  return { ...world, requested }
}

/** A buyer's page with a carton in the cart. */
async function openBuyer() {
  const world = createWorld()
  const client = await openBuyerPage(world, lea)
  await client.cart.add({ productId: product.carton, quantity: 25 })
  // They are read again after the change.
  await client.cartCounts.load()
  return { ...world, client }
}

/** A product of which twelve pieces are left. */
const clearance = '01tCN0002000220YAA'

/** Another buyer reserves most of them. */
async function reserveMost({ sandbox }: ReturnType<typeof createWorld>) {
  const world = createShopWorldOver(sandbox, 'CH')
  onTestFinished(world.dispose)
  const other = await openBuyerPage(world, reto)
  await other.cart.add({ productId: clearance, quantity: 10 })
  await other.inventory.reserve()
}

describe('the cart summary', () => {
  it('[3.cart-4] [7.3-15] has counts and state, and how many of its products have a problem', async () => {
    const { client, ...world } = await openBuyer()
    await client.cart.add({ productId: clearance, quantity: 5 })
    await expect(client.cartSummary.load()).resolves.toMatchObject({
      currencyCode: 'CHF',
      uniqueProductCount: 2,
      totalProductCount: 30,
      asyncOperationStatus: 'Completed',
      numberOfProductsWithError: 0,
    })
    await reserveMost(world)
    const { signal } = new AbortController()
    await expect(client.cartSummary.load({ signal })).resolves.toMatchObject({ numberOfProductsWithError: 1 })
  })

  it('[3.cart-4] is null for a guest, without a call', async () => {
    const { openPage, requested } = createWorld()
    await expect(openPage().cartSummary.load()).resolves.toBeNull()
    expect(requested()).toBe(0)
  })

  it('is null for a buyer without a cart', async () => {
    const world = createWorld()
    await world.signIn(world.openPage(), lea)
    await expect(world.openPage().cartSummary.load()).resolves.toBeNull()
  })

  it('is that of the whole cart where the version of the platform has no compact one', async () => {
    const fetch: SandboxFetch = (request, sandbox) =>
      sandbox.fetch(new Request(request.url.replace('v65.0', 'v63.0'), request))
    const world = createSandboxWorld({ fetch })
    const client = await openBuyerPage(world, lea)
    await client.cart.add({ productId: product.carton, quantity: 25 })
    await expect(client.cartSummary.load()).resolves.toMatchObject({
      uniqueProductCount: 1,
      totalProductCount: 25,
      numberOfProductsWithError: null,
    })
  })

  it('[3.cart-4] is read again when the cart has changed, once it has been loaded', async () => {
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

  it('[3.cart-4] is read again when only a quantity has changed', async () => {
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

  it('is null when the cart has been deleted, without another call', async () => {
    const { client, requested } = await openBuyer()
    await client.cartSummary.load()
    const before = requested()
    await client.cart.delete()
    await vi.waitFor(() => expect(client.cartSummary.getSnapshot()).toEqual({ status: 'ready', value: null }))
    expect(requested()).toBe(before)
  })

  it('is reset when the buyer signs out', async () => {
    const { client } = await openBuyer()
    await client.cartSummary.load()
    await client.session.signOut()
    expect(client.cartSummary.getSnapshot()).toEqual({ status: 'idle' })
  })
})
