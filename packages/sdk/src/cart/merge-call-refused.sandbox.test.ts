import { describe, expect, it, vi } from 'vitest'
import { lea, product, reto } from '../client.fixture'
import { createSandboxWorld } from '../sandbox-world.fixture'
import type { ShopClient } from '../shop-client'
import { storageEntries } from '../storage/storage-entries'

const line = { productId: product.carton, quantity: '25' }
const addPath = /\/addItemsToCart$/
const batchPath = /\/cart-items\/batch$/

type World = ReturnType<typeof createSandboxWorld>
type Refusal = 401 | 403 | 404 | 405 | 'a sign-in page'

/** Guest lines, after whose owner signed in. */
async function signInWithLines(lines = [line], more: { readonly csrf?: boolean } = {}) {
  const world = createSandboxWorld(more)
  const guest = world.openPage()
  await guest.guestCart.addAll(lines)
  await world.signIn(guest, lea)
  return world
}

/** Refuses the calls that add the lines, until the returned function is called. */
function refuseCalls({ sandbox }: World, refusal: Refusal, paths = ['addItemsToCart', 'cart-items/batch']) {
  const fault = refusal === 'a sign-in page' ? { kind: 'html-login' as const } : { status: refusal }
  const armed = paths.map((path) =>
    sandbox.faults.arm({ kind: 'status', ...fault, match: { path }, times: 99 }),
  )
  return () => armed.forEach(({ id }) => sandbox.faults.remove(id))
}

async function openPage({ openPage: open }: World) {
  const client = open()
  const mismatch = vi.fn()
  client.events.on('cartmismatch', mismatch)
  await client.load()
  return { client, mismatch }
}

const differences = ({ cartMerge }: ShopClient) => cartMerge.differences.getSnapshot()
const quantities = async ({ cart }: ShopClient) =>
  (await cart.load())?.items.map(({ productId, quantity }) => [productId, quantity]) ?? []
const calls = ({ requests }: World, path: RegExp) => requests.filter((request) => path.test(request)).length

const waiting = { productId: product.carton, intended: '25', actual: '0', reason: 'waiting' }

describe('a merge whose call is refused', () => {
  it.each<Refusal>([401, 403, 404, 405, 'a sign-in page'])(
    '[4.guest-cart-on-login-2] [4.guest-cart-on-login-9] [8-7] keeps its lines and says once that they wait (%s), and sends them on a later page',
    async (refusal) => {
      const world = await signInWithLines()
      const stop = refuseCalls(world, refusal)
      const first = await openPage(world)
      expect(differences(first.client)).toEqual([{ ...waiting, code: expect.any(String) }])
      expect(first.mismatch).toHaveBeenCalledExactlyOnceWith([expect.objectContaining(waiting)])
      expect(first.client.guestCart.getSnapshot()).toEqual([])
      expect(await quantities(first.client)).toEqual([])
      const second = await openPage(world)
      expect(differences(second.client)).toMatchObject([waiting])
      expect(second.mismatch).not.toHaveBeenCalled()
      stop()
      const third = await openPage(world)
      expect(await quantities(third.client)).toEqual([[product.carton, 25]])
      expect(differences(third.client)).toEqual([])
      expect(third.client.storage.read(storageEntries.mergeJournal)).toEqual([])
    },
  )

  it('[4.guest-cart-on-login-8] leads to the cart, also on the page after the note was closed', async () => {
    const world = await signInWithLines()
    refuseCalls(world, 403)
    const first = await openPage(world)
    await first.client.cartMerge.dismissDifferences()
    expect(differences(first.client)).toEqual([])
    world.browser.data.set('loginFromCart', 'true')
    world.browser.data.set('goToSummary', '/de-CH/checkout')
    const second = await openPage(world)
    expect(differences(second.client)).toEqual([])
    expect(world.visited).toEqual(['http://localhost/de-CH/cart/current'])
  })

  it('gives the lines back to the guest cart on signing out', async () => {
    const world = await signInWithLines()
    refuseCalls(world, 403)
    const { client } = await openPage(world)
    await client.session.signOut()
    expect(client.guestCart.getSnapshot()).toEqual([line])
    expect(differences(client)).toEqual([])
  })

  it('is not shown to the next buyer, whose cart gets the lines', async () => {
    const world = await signInWithLines()
    const stop = refuseCalls(world, 403)
    const { client } = await openPage(world)
    stop()
    await world.signIn(client, reto)
    const next = await openPage(world)
    expect(differences(next.client)).toEqual([])
    expect(await quantities(next.client)).toEqual([[product.carton, 25]])
  })

  it('keeps the guest’s coupons until the lines are there', async () => {
    const world = await signInWithLines()
    const stop = refuseCalls(world, 403)
    const page = world.openPage()
    await page.guestCoupons.add('WILLKOMMEN')
    const redeemed = () => calls(world, /\/cart-coupons$/)
    await page.load()
    expect(redeemed()).toBe(0)
    stop()
    await openPage(world)
    expect(redeemed()).toBe(1)
  })

  it('keeps the lines where the platform requires a token that the client does not have', async () => {
    const world = await signInWithLines([line], { csrf: true })
    const { client } = await openPage(world)
    expect(differences(client)).toMatchObject([waiting])
  })
})

describe('a shop without the class of the merge', () => {
  it('[4.guest-cart-on-login-3] gets the lines as a batch', async () => {
    const world = await signInWithLines()
    refuseCalls(world, 404, ['addItemsToCart'])
    const { client } = await openPage(world)
    expect(await quantities(client)).toEqual([[product.carton, 25]])
    expect([calls(world, addPath), calls(world, batchPath)]).toEqual([1, 1])
    expect(differences(client)).toEqual([])
  })

  it('learns of each refused line alone', async () => {
    // Its quantity step is 20.
    const refused = { productId: '01tCN0001002120YAA', quantity: '7' }
    const world = await signInWithLines([refused, line])
    refuseCalls(world, 404, ['addItemsToCart'])
    const { client, mismatch } = await openPage(world)
    expect(await quantities(client)).toEqual([[product.carton, 25]])
    const reported = { productId: refused.productId, intended: '7', actual: '0', reason: 'refused' }
    expect(differences(client)).toEqual([{ ...reported, code: expect.stringMatching(/\w/) }])
    expect(mismatch).toHaveBeenCalledOnce()
  })
})
