import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShopWorldOver, lea, product } from '../client.fixture'
import { valueOf } from '../state/async-state'

const sandboxes: { close(): void }[] = []
afterEach(() => {
  for (const sandbox of sandboxes.splice(0)) sandbox.close()
})

/** A signed-in buyer with a cart on a platform that works on it for two seconds after each change. */
async function openCart() {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9), delay: 2000 })
  sandboxes.push(sandbox)
  const world = createShopWorldOver(sandbox, 'CH')
  await world.signIn(world.openPage(), lea)
  const sleep = (ms: number) => Promise.resolve(sandbox.clock.advance(ms))
  const openTab = async () => {
    const client = world.openPage({ clock: { now: sandbox.clock.now, sleep } })
    await client.load()
    return client
  }
  const client = await openTab()
  const { cart } = await client.cart.add({ productId: product.carton, quantity: 25 })
  const cartItemId = cart?.items[0]?.cartItemId ?? ''
  const differs = vi.fn()
  client.events.on('cartmismatch', differs)
  world.requests.length = 0
  const writes = () => world.requests.filter((one) => /^(?:POST|PATCH|DELETE) .*\/cart-items/.test(one))
  return { ...world, client, cartItemId, differs, writes, openTab }
}

describe('the buyer’s cart on a platform that takes its time', () => {
  it('ends at the last of many clicks with two writes at most', async () => {
    const { client, cartItemId, differs, writes } = await openCart()
    const shown = new Set<unknown>()
    client.cart.subscribe(() => shown.add(valueOf(client.cart.getSnapshot())?.items[0]?.quantity))
    const clicks = [50, 75, 100, 125].map((quantity) => client.cart.setQuantity({ cartItemId, quantity }))
    const changes = await Promise.all(clicks)
    expect(changes.at(-1)?.cart?.items).toMatchObject([{ quantity: 125 }])
    expect(client.cart.getSnapshot()).toMatchObject({
      status: 'ready',
      value: { items: [{ quantity: 125 }] },
    })
    expect([...shown]).toEqual([50, 75, 100, 125])
    expect(writes().length).toBeLessThanOrEqual(2)
    expect(differs).not.toHaveBeenCalled()
  })

  it('[4.cart-counts-and-processing-2] is processing for everybody until the last change is through', async () => {
    const { client, cartItemId } = await openCart()
    const { isProcessing } = client.cart
    const reported: boolean[] = []
    isProcessing.subscribe(() => reported.push(isProcessing.getSnapshot()))
    const first = client.cart.setQuantity({ cartItemId, quantity: 50 })
    const second = client.cart.add({ productId: product.other, quantity: 20 })
    await first
    expect(reported).toEqual([true])
    await second
    await vi.waitFor(() => expect(reported).toEqual([true, false]))
  })

  it.each(['drop-before', 'drop-after'] as const)(
    'adds once what is clicked twice when an answer is lost (%s)',
    async (kind) => {
      const { client, sandbox, differs } = await openCart()
      sandbox.faults.arm({ match: { method: 'POST', path: '/cart-items' }, kind })
      const line = { productId: product.other, quantity: 20 }
      const [, second] = await Promise.all([client.cart.add(line), client.cart.add(line)])
      expect(second.cart?.items).toContainEqual(
        expect.objectContaining({ productId: product.other, quantity: 40 }),
      )
      expect(differs).not.toHaveBeenCalled()
    },
  )

  it('loses nothing of two tabs that add at the same time', async () => {
    const { client, openTab } = await openCart()
    const other = await openTab()
    await other.cart.load()
    await Promise.all([
      client.cart.add({ productId: product.other, quantity: 20 }),
      other.cart.add({ productId: product.other, quantity: 40 }),
    ])
    const cart = await client.cart.load()
    expect(cart?.items).toContainEqual(expect.objectContaining({ productId: product.other, quantity: 60 }))
  })

  it('names the line that the platform refuses', async () => {
    const { client, cartItemId, differs, sandbox } = await openCart()
    sandbox.faults.arm({ match: { method: 'PATCH', path: '/cart-items' }, kind: 'status', status: 400 })
    await expect(client.cart.setQuantity({ cartItemId, quantity: 50 })).rejects.toMatchObject({ status: 400 })
    expect(differs).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({
        productId: product.carton,
        cartItemId,
        intended: '50',
        actual: '25',
        reason: 'refused',
      }),
    ])
  })
})
