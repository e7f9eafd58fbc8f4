import { describe, expect, it, vi } from 'vitest'
import { lea, product } from '../client.fixture'
import { createSandboxWorld } from '../sandbox-world.fixture'
import { valueOf } from '../state/async-state'

/** A signed-in buyer with a cart on a platform that works on it for two seconds after each change. */
async function openCart() {
  const world = createSandboxWorld({ delay: 2000 })
  const { now, advance } = world.sandbox.clock
  const clock = { now, sleep: (ms: number) => Promise.resolve(advance(ms)) }
  await world.signIn(world.openPage(), lea)
  const openTab = async () => {
    const client = world.openPage({ clock })
    await client.load()
    return client
  }
  const client = await openTab()
  const { cart } = await client.cart.add({ productId: product.carton, quantity: 25 })
  const cartItemId = cart?.items[0]?.cartItemId ?? ''
  const onMismatch = vi.fn()
  client.events.on('cartmismatch', onMismatch)
  world.requests.length = 0
  const writes = () =>
    world.requests.filter((request) => /^(?:POST|PATCH|DELETE) .*\/cart-items/.test(request))
  return { ...world, client, cartItemId, onMismatch, writes, openTab }
}

describe('the buyer’s cart on a platform that takes its time', () => {
  it('reaches the last of many clicks with at most two writes', async () => {
    const { client, cartItemId, onMismatch, writes } = await openCart()
    const displayed = new Set<unknown>()
    client.cart.subscribe(() => displayed.add(valueOf(client.cart.getSnapshot())?.items[0]?.quantity))
    const clicks = [50, 75, 100, 125].map((quantity) => client.cart.setQuantity({ cartItemId, quantity }))
    const changes = await Promise.all(clicks)
    expect(changes.at(-1)?.cart?.items).toMatchObject([{ quantity: 125 }])
    expect(client.cart.getSnapshot()).toMatchObject({
      status: 'ready',
      value: { items: [{ quantity: 125 }] },
    })
    expect([...displayed]).toEqual([50, 75, 100, 125])
    expect(writes().length).toBeLessThanOrEqual(2)
    expect(onMismatch).not.toHaveBeenCalled()
  })

  it('[4.cart-counts-and-processing-2] is processing until the last change is through', async () => {
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
    'adds both of two clicks once when a response is lost (%s)',
    async (kind) => {
      const { client, sandbox, onMismatch } = await openCart()
      sandbox.faults.arm({ match: { method: 'POST', path: '/cart-items' }, kind })
      const line = { productId: product.other, quantity: 20 }
      await Promise.allSettled([client.cart.add(line), client.cart.add(line)])
      await vi.waitFor(() => expect(client.cart.checks.getSnapshot()).toEqual([]))
      expect(valueOf(client.cart.getSnapshot())?.items).toContainEqual(
        expect.objectContaining({ productId: product.other, quantity: 40 }),
      )
      expect(onMismatch).not.toHaveBeenCalled()
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

  it('reports the line that the platform refuses', async () => {
    const { client, cartItemId, onMismatch, sandbox } = await openCart()
    sandbox.faults.arm({ match: { method: 'PATCH', path: '/cart-items' }, kind: 'status', status: 400 })
    await expect(client.cart.setQuantity({ cartItemId, quantity: 50 })).rejects.toMatchObject({ status: 400 })
    expect(onMismatch).toHaveBeenCalledExactlyOnceWith([
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
