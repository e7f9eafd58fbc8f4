import { describe, expect, it, vi } from 'vitest'
import { cookieAuth } from '../auth/cookie-auth'
import { lea, product } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import type { SandboxFetch } from '../sandbox-world.fixture'
import { valueOf } from '../state/async-state'
import type { ShopClient } from '../shop-client'

const auth = cookieAuth({ hasSession: () => true })
const line = { productId: product.carton, quantity: 25 }
const isAdd = { method: 'POST', path: '/cart-items' }

const quantityOf = (client: ShopClient) => valueOf(client.cart.getSnapshot())?.items[0]?.quantity

/** Everything about who is shopping fails while `isHidden` says so. */
function createHidingWorld() {
  const state = { isHidden: false, status: 500 }
  const fetch: SandboxFetch = async (request, sandbox) =>
    state.isHidden && request.url.includes('session-context')
      ? Response.json([{ errorCode: 'UNKNOWN_EXCEPTION', message: 'no' }], { status: state.status })
      : await sandbox.fetch(request)
  return { ...createSandboxWorld({ fetch }), state }
}

describe('a change whose response is an error of the platform or a page', () => {
  it.each([{ status: 500 } as const, { status: 504, body: 'html' } as const])(
    'is told within seconds, made once, and its end is told by an event (%j)',
    async (fault) => {
      const world = createSandboxWorld()
      const client = await openBuyerPage(world, lea)
      const settled = vi.fn()
      client.events.on('cartsettled', settled)
      world.sandbox.faults.arm({ kind: 'status', ...fault, match: isAdd })
      await expect(client.cart.add(line)).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      await vi.waitFor(() =>
        expect(settled).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'done' })),
      )
      expect(quantityOf(client)).toBe(25)
      world.sandbox.faults.arm({ kind: 'status-after', ...fault, match: isAdd })
      await client.cart.add(line)
      expect(quantityOf(client)).toBe(50)
    },
  )

  it('is refused at once when it is the sign-in page', async () => {
    const world = createSandboxWorld()
    const client = await openBuyerPage(world, lea)
    world.sandbox.faults.arm({ kind: 'html-login', match: isAdd })
    await expect(client.cart.add(line)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(world.requests.filter((request) => /POST .*cart-items/.test(request))).toHaveLength(1)
  })
})

describe('a buyer’s change while the platform does not say who is shopping', () => {
  it('reaches the buyer’s cart once it does, after what an earlier page had left', async () => {
    const world = createHidingWorld()
    const first = await openBuyerPage(world, lea, { auth })
    await first.cart.add(line)
    world.state.isHidden = true
    const page = world.openPage({ auth })
    await page.load()
    expect(page.session.getSnapshot()).toMatchObject({ value: { isGuest: true, isUnknown: true } })
    const change = page.cart.add({ ...line, quantity: 5 })
    await vi.waitFor(() => expect(page.cart.checks.getSnapshot()).toMatchObject([{ quantity: '5' }]))
    expect(world.requests.filter((request) => /POST .*cart-items/.test(request))).toHaveLength(1)
    world.state.isHidden = false
    expect((await change).cart?.items).toMatchObject([{ quantity: 30 }])
    expect(page.session.getSnapshot()).toMatchObject({ value: { isGuest: false } })
  })

  it('is refused when the session turns out to be over', async () => {
    const world = createHidingWorld()
    await openBuyerPage(world, lea, { auth })
    Object.assign(world.state, { isHidden: true, status: 401 })
    const page = world.openPage({ auth })
    await page.load()
    await expect(page.cart.add(line)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('fails on a server, which cannot wait, with what hides the buyer', async () => {
    const world = createHidingWorld()
    await openBuyerPage(world, lea)
    world.state.isHidden = true
    const page = world.openPage({ auth, runtime: 'server' })
    await expect(page.cart.add(line)).rejects.toMatchObject({ code: 'RESPONSE', status: 500 })
  })

  it('is a guest’s where the browser has no session', async () => {
    const world = createHidingWorld()
    world.state.isHidden = true
    const page = world.openPage({ auth: cookieAuth({ hasSession: () => false }) })
    await page.load()
    expect((await page.cart.add(line)).cart?.items).toMatchObject([{ quantity: 25 }])
  })
})
