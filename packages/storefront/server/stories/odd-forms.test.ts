import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openPageVisitor } from './page-visitor.fixture'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

/** Method and path of the platform calls. */
const calls: string[] = []
const reads = /^GET |getInactiveCarts$|\/pricing\/products$/
const listWrites = () => calls.filter((call) => !reads.test(call))
const platform: typeof sandbox = {
  ...sandbox,
  fetch: (request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return sandbox.fetch(request)
  },
}

const product = '/de-CH/product/-/01tCN0001001180YAA'

/** A buyer with a product in the cart. */
async function openBuyer() {
  const { port, failures } = await openShopServer({ platform })
  const visitor = openPageVisitor(port)
  await visitor.signIn('/de-CH', 'lea.keller@example.com')
  const path = visitor.targetOf(await visitor.send(product)) ?? product
  await visitor.send(path, { quantity: '25' })
  const { body } = await visitor.open('/de-CH/cart/current')
  const [, cartItemId = ''] = /name="cartItemId" value="([^"]+)"/.exec(body) ?? []
  expect(cartItemId).not.toBe('')
  return { ...visitor, failures, cartItemId }
}

describe('forms that no page of the shop has', { timeout: 30_000 }, () => {
  let buyer: Awaited<ReturnType<typeof openBuyer>>
  beforeAll(async () => {
    buyer = await openBuyer()
  })

  const declaration = { name: 'Jonas Weber', order: 'KR4TN', email: 'jonas.weber@example.de', scope: 'whole' }

  describe.each(['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty', 'none'])(
    'finding 13: intent=%s',
    (intent) => {
      it.each([
        ['checkout', '/de-CH/checkout', {}],
        ['cart', '/de-CH/cart/current', {}],
        ['carts', '/de-CH/my/carts', { cartId: '0a6CN00000000001AA' }],
        ['lists', '/de-CH/my/lists', { id: '3orCN00000000001AA' }],
        ['list', '/de-CH/my/lists/3orCN00000000001AA', {}],
        ['addresses', '/de-CH/my/addresses', { addressId: '8lWCN00000001012AA' }],
        ['withdrawal', '/de-shop/withdrawal', declaration],
      ])('is refused by the %s with 422, without an error or a call', async (_, path, more) => {
        const { send, failures, cartItemId } = buyer
        calls.length = 0
        const { status, body } = await send(path, { intent, cartItemId, ...more })
        expect([status, listWrites(), failures]).toEqual([422, [], []])
        expect(body).not.toContain('[object Undefined]')
      })
    },
  )

  it.each(['..', '.', '', ' '])(
    'finding 9: cartItemId=%j removes no line, and throws no cart away',
    async (cartItemId) => {
      const { send, open, failures } = buyer
      calls.length = 0
      const { status } = await send('/de-CH/cart/current', { intent: 'remove', cartItemId })
      expect([status, listWrites(), failures]).toEqual([422, [], []])
      expect((await open('/de-CH/cart/current')).body).toContain(buyer.cartItemId)
    },
  )

  it.each(['/de-shop/withdrawal?order=..', '/de-CH/my/orders/%2E%2E', '/de-CH/order-confirmation/..%2F'])(
    'finding 9: %s asks for no list in the place of one',
    async (path) => {
      calls.length = 0
      expect((await buyer.open(path)).status).toBeLessThan(500)
      // The frame asks for one order of every buyer, to know whether there is any.
      const lists = calls.filter((call) => /\/(?:order-summaries|carts)\/?$/.test(call))
      expect(lists.filter((call, index) => index > 0 || !call.includes('order-summaries'))).toEqual([])
    },
  )

  it.each(['1OsCH0000000000AAA', '%2E%2E%2F%2E%2E%2Fcarts'])(
    'order %s cannot be ordered again, which is no failure of the shop',
    async (order) => {
      const { send, failures } = buyer
      calls.length = 0
      const { status } = await send(`/de-CH/my/orders/${order}/again`, { 'line.0': 'item' })
      expect([status, listWrites(), failures]).toEqual([404, [], []])
    },
  )
})
