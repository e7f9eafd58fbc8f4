import { describe, expect, it } from 'vitest'
import { lea, product } from '../client.fixture'
import { refusedGuestCoupons } from '../rules/cart/guest-coupons'
import { createSandboxWorld } from '../sandbox-world.fixture'
import type { ShopClient } from '../shop-client'

/** A guest with a line and codes, who then signs in. */
async function signInWithCodes(codes: readonly string[], quantity = 25) {
  const world = createSandboxWorld()
  const guest = world.openPage()
  if (quantity > 0) await guest.guestCart.add({ productId: product.carton, quantity })
  for (const code of codes) await guest.guestCoupons.add(code)
  await world.signIn(guest, lea)
  const open = async () => {
    const client = world.openPage()
    await client.load()
    return client
  }
  return { ...world, guest, open }
}

const couponsOf = async ({ cart }: ShopClient) =>
  (await cart.load())?.coupons.map(({ couponCode }) => couponCode) ?? []

const refusedOf = ({ guestCoupons, scope }: ShopClient) =>
  refusedGuestCoupons(guestCoupons.getSnapshot(), scope.getSnapshot().userId).map(
    ({ code, refused }) => `${code} ${refused.reason}`,
  )

describe('the codes of a guest', () => {
  it('are applied once the lines are in the buyer’s cart', async () => {
    const { open, guest, failures } = await signInWithCodes([' erstkiste15 '])
    const client = await open()
    expect(await couponsOf(client)).toEqual(['ERSTKISTE15'])
    expect(guest.guestCoupons.getSnapshot()).toEqual([])
    expect(failures).toEqual([])
  })

  it('stay with the reason where the platform refuses them, and the others are applied', async () => {
    const { open } = await signInWithCodes(['SOMMER20', 'NEWSLETTER5', 'MESSE25', 'KLEBEBAND10'])
    const client = await open()
    expect(await couponsOf(client)).toEqual(['NEWSLETTER5'])
    expect(refusedOf(client)).toEqual(['SOMMER20 unknown', 'MESSE25 used-up', 'KLEBEBAND10 not-met'])
    await client.guestCoupons.remove('SOMMER20')
    expect(refusedOf(await open())).toEqual(['MESSE25 used-up', 'KLEBEBAND10 not-met'])
  })

  it('are sent once, however many pages open', async () => {
    const { open, requests } = await signInWithCodes(['NEWSLETTER5'])
    await Promise.all([open(), open(), open()])
    expect(requests.filter((request) => /^POST .*cart-coupons/.test(request))).toHaveLength(1)
  })

  it('count as applied when the response to the first attempt was lost', async () => {
    const { open, sandbox, guest } = await signInWithCodes(['NEWSLETTER5'])
    sandbox.faults.arm({ kind: 'drop-after', match: { method: 'POST', path: '/cart-coupons' } })
    await open()
    const client = await open()
    expect(await couponsOf(client)).toEqual(['NEWSLETTER5'])
    expect([guest.guestCoupons.getSnapshot(), refusedOf(client)]).toEqual([[], []])
  })

  it.each([
    ['the platform fails', { kind: 'status', status: 503, times: 1 } as const],
    ['too many codes were tried', { kind: 'status', status: 429, times: 1 } as const],
    ['the connection is cut', { kind: 'drop-before', times: 1 } as const],
  ])('wait for the next page while %s', async (_, fault) => {
    const { open, sandbox, failures } = await signInWithCodes(['NEWSLETTER5', 'SOMMER20'])
    sandbox.faults.arm({ ...fault, match: { method: 'POST', path: '/cart-coupons' } })
    const first = await open()
    expect(first.guestCoupons.getSnapshot()).toEqual([{ code: 'NEWSLETTER5' }, { code: 'SOMMER20' }])
    expect(failures.join()).toContain('a guest’s coupon cannot be applied yet')
    const client = await open()
    expect(await couponsOf(client)).toEqual(['NEWSLETTER5'])
    expect(refusedOf(client)).toEqual(['SOMMER20 unknown'])
  })

  it('wait while there is no cart', async () => {
    const { open } = await signInWithCodes(['NEWSLETTER5'], 0)
    const client = await open()
    expect(client.guestCoupons.getSnapshot()).toEqual([{ code: 'NEWSLETTER5' }])
    await client.cart.add({ productId: product.carton, quantity: 25 })
    await client.coupons.applyGuestCoupons()
    expect(await couponsOf(client)).toEqual(['NEWSLETTER5'])
  })

  it('are shown to no other buyer once they were refused', async () => {
    const { open, guest } = await signInWithCodes(['SOMMER20'])
    await open()
    expect(refusedOf(guest)).toEqual([])
    expect(guest.guestCoupons.getSnapshot()).toHaveLength(1)
  })

  it('are kept once each, in every tab', async () => {
    const { openPage } = createSandboxWorld()
    const [first, second] = [openPage(), openPage()]
    const added = await Promise.all([first, second, first].map(({ guestCoupons }) => guestCoupons.add('A')))
    expect(added.toSorted()).toEqual([false, false, true])
    expect(second.guestCoupons.getSnapshot()).toEqual([{ code: 'A' }])
  })
})
