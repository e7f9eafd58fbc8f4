import { describe, expect, it } from 'vitest'
import { product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'

/** A buyer on a platform that computes the cart for a second after each write. */
async function openBuyer() {
  const world = createSandboxWorld({ delay: 1000 })
  const { now, advance } = world.sandbox.clock
  const clock = { now, sleep: (ms: number) => Promise.resolve(advance(ms)) }
  return { ...world, client: await openBuyerPage(world, reto, { clock }) }
}

describe('writes to the cart that are not about lines', () => {
  it('take their turn among additions, so that there is no conflict', async () => {
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
    // Each once: a write would have been repeated after a conflict.
    expect(writes.map((request) => request.split('/').at(-1))).toEqual([
      'cart-items',
      'cart-coupons',
      'cart-items',
      'delivery-groups',
    ])
    expect(failures).toEqual([])
  })

  it('show a coupon in the cart as soon as it is applied', async () => {
    const { client } = await openBuyer()
    await client.cart.add({ productId: product.carton, quantity: 25 })
    await client.coupons.apply('NEWSLETTER5')
    const state = client.cart.getSnapshot()
    expect(state.status === 'ready' && state.value?.coupons).toMatchObject([{ couponCode: 'NEWSLETTER5' }])
  })

  it('report a refusal to their own caller only', async () => {
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
