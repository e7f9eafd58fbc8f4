import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it } from 'vitest'
import { createShopWorldOver, product, reto } from '../client.fixture'

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** A buyer whose cart takes a second to be computed after each write. */
async function openBuyer() {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9), delay: 1000 })
  const world = createShopWorldOver(sandbox, 'CH')
  await world.signIn(world.openPage(), reto)
  const sleep = (ms: number) => Promise.resolve(sandbox.clock.advance(ms))
  const client = world.openPage({ clock: { now: sandbox.clock.now, sleep } })
  opened.push(client.dispose, sandbox.close)
  await client.load()
  return { ...world, client }
}

describe('writes to the cart that are no lines', () => {
  it('take their turn among additions, so that none meets a conflict', async () => {
    const { client, failures, requests } = await openBuyer()
    const [, coupons, , group] = await Promise.all([
      client.cart.add({ productId: product.carton, quantity: 25 }),
      client.coupons.apply('NEWSLETTER5'),
      client.cart.add({ productId: product.other, quantity: 25 }),
      client.deliveryGroups.create({ name: 'Lager', street: 'Dorfweg 3', city: 'Chur', country: 'CH' }),
    ])
    expect(coupons).toMatchObject([{ couponCode: 'NEWSLETTER5' }])
    expect(group.deliveryAddress?.city).toBe('Chur')
    const writes = requests.filter((request) => /^POST .*\/carts\//.test(request))
    // Each once: a write that met a conflict would have gone out again.
    expect(writes.map((request) => request.split('/').at(-1))).toEqual([
      'cart-items',
      'cart-coupons',
      'cart-items',
      'delivery-groups',
    ])
    expect(failures).toEqual([])
  })

  it('show what a coupon took off as soon as it is applied', async () => {
    const { client } = await openBuyer()
    await client.cart.add({ productId: product.carton, quantity: 25 })
    await client.coupons.apply('NEWSLETTER5')
    const state = client.cart.getSnapshot()
    expect(state.status === 'ready' && state.value?.coupons).toMatchObject([{ couponCode: 'NEWSLETTER5' }])
  })

  it('tell their own caller alone when the platform refuses', async () => {
    const { client, failures } = await openBuyer()
    await client.cart.add({ productId: product.carton, quantity: 25 })
    const differences: unknown[] = []
    client.events.on('cartmismatch', (lines) => differences.push(lines))
    await expect(client.coupons.apply('SOMMER20')).rejects.toMatchObject({ name: 'ResponseError' })
    await client.cart.add({ productId: product.other, quantity: 25 })
    expect(differences).toEqual([])
    expect(failures).toEqual([])
  })
})
