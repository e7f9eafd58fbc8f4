import { describe, expect, it } from 'vitest'
import { lea, product } from '../client.fixture'
import { isShopError } from '../errors/errors'
import { createSandboxWorld, openBuyerPage, type SandboxFetch } from '../sandbox-world.fixture'
import type { ShopClient } from '../shop-client'
import { storageEntries } from '../storage/storage-entries'

const withoutSession = (cookies: string | null) => (cookies ?? '').replace(/(?:^|; )sid=[^;]*/, '')

const dayInMs = 24 * 3_600_000

/** A buyer with a filled cart, unless the quantity is 0, whose session ends after a day. */
async function openBuyer(quantity = 25, version = 'v65.0') {
  const cookie = { isGone: false }
  const responses: string[] = []
  const fetch: SandboxFetch = async (request, sandbox) => {
    if (cookie.isGone) request.headers.set('cookie', withoutSession(request.headers.get('cookie')))
    const url = request.url.replace('/services/data/v65.0/', `/services/data/${version}/`)
    const response = await sandbox.fetch(new Request(url, request))
    responses.push(
      `${request.method} ${new URL(request.url).pathname.replace(/.*\/webstores\/\w+/, '')} ${response.status}`,
    )
    return response
  }
  const world = createSandboxWorld({ sessionHours: 24, fetch })
  const client = await openBuyerPage(world, lea)
  if (quantity > 0) await client.cart.add({ productId: product.carton, quantity })
  /** The platform or the browser forgets it. */
  const endSession = (how: 'by age' | 'by its cookie' = 'by age') => {
    if (how === 'by age') world.sandbox.clock.advance(2 * dayInMs)
    else cookie.isGone = true
  }
  const contextCalls = () => world.requests.filter((request) => request.endsWith('/session-context')).length
  return { ...world, client, cookie, responses, endSession, contextCalls }
}

const sessionOf = ({ session }: ShopClient) => {
  const state = session.getSnapshot()
  return 'value' in state ? state.value : undefined
}

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: unknown) => (isShopError(error) ? error.code : error),
  )

type Calls = Readonly<Record<string, (client: ShopClient, cartItemId: string) => Promise<unknown>>>

const calls: Calls = {
  'reading the cart': ({ cart }) => cart.load(),
  'reading its summary': ({ cartSummary }) => cartSummary.load(),
  adding: ({ cart }) => cart.add({ productId: product.other, quantity: 25 }),
  'adding several': ({ cart }) =>
    cart.add([
      { productId: product.other, quantity: 25 },
      { productId: product.carton, quantity: 25 },
    ]),
  'changing a quantity': ({ cart }, cartItemId) => cart.setQuantity({ cartItemId, quantity: 50 }),
  'removing a line': ({ cart }, cartItemId) => cart.remove({ cartItemId }),
  'deleting the cart': ({ cart }) => cart.delete(),
  'redeeming a code': ({ coupons }) => coupons.apply('ERSTKISTE15'),
  'loading the checkout': ({ checkout }) => checkout.load(),
  'starting the checkout': ({ checkout }) => checkout.start(),
  'choosing an address': ({ checkout }) => checkout.setDeliveryAddress({ addressId: '8lWCH0000000001AAA' }),
  'choosing a delivery method': ({ checkout }) => checkout.setDeliveryMethod('2Dm000000000001AAA'),
  paying: ({ checkout }) => checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-1' }),
  ordering: ({ checkout }) => checkout.placeOrder('2z9CH0000000001AAA'),
  'listing addresses': ({ addresses }) => addresses.list(),
  'listing orders': ({ orders }) => orders.list(),
  'listing managed accounts': ({ account }) => account.listManaged(),
}

describe('a session that has ended', () => {
  for (const how of ['by age', 'by its cookie'] as const) {
    it.each(Object.entries(calls))(`${how} is what %s fails with`, async (_, call) => {
      const { client, endSession } = await openBuyer()
      const cartItemId = (await client.cart.load())?.items[0]?.cartItemId ?? ''
      endSession(how)
      expect(await codeOf(call(client, cartItemId))).toBe('SESSION_ENDED')
      expect(sessionOf(client)).toEqual({ isGuest: true, hasEnded: true, userType: 'private', menuItems: [] })
    })

    it.each(Object.entries(calls))(`${how} is what %s fails with on a server`, async (_, call) => {
      const { client, openPage, endSession } = await openBuyer()
      const cartItemId = (await client.cart.load())?.items[0]?.cartItemId ?? ''
      const page = openPage({ runtime: 'server' })
      await page.session.load()
      endSession(how)
      expect(await codeOf(call(page, cartItemId))).toBe('SESSION_ENDED')
    })
  }

  it('does not silently turn an addition into a guest’s', async () => {
    const { client, openPage, endSession, responses } = await openBuyer()
    endSession()
    // From now on the browser has a guest's cart on the server, which gets the additions.
    await openPage().cart.ensure()
    expect(await codeOf(client.cart.add({ productId: product.other, quantity: 25 }))).toBe('SESSION_ENDED')
    expect(responses).toContain('POST /carts/current/cart-items 201')
    expect(client.cart.getSnapshot()).toEqual({ status: 'idle' })
  })

  it('leaves the cart as it was for the buyer who signs in again', async () => {
    const { client, endSession, signIn, openPage } = await openBuyer()
    endSession('by age')
    await codeOf(client.cart.add({ productId: product.other, quantity: 25 }))
    await signIn(openPage(), lea)
    const cart = await openPage().cart.load()
    expect(cart?.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [product.carton, 25],
    ])
  })

  it('ends everything that is under way, with a single check', async () => {
    const { client, endSession, contextCalls } = await openBuyer()
    endSession()
    const before = contextCalls()
    const all = [client.checkout.start(), client.checkout.start(), client.orders.list(), client.cart.load()]
    expect(await Promise.all(all.map(codeOf))).toEqual(all.map(() => 'SESSION_ENDED'))
    expect(contextCalls() - before).toBe(1)
  })

  it('stays ended: the cart does not become a guest’s empty one', async () => {
    const { client, endSession } = await openBuyer()
    endSession()
    await codeOf(client.cart.load())
    await client.session.load()
    expect(await codeOf(client.cart.load())).toBe('SESSION_ENDED')
    expect(await codeOf(client.checkout.start())).toBe('SESSION_ENDED')
  })

  it.each(['v62.0', 'v65.0'])(
    'makes the cart of a buyer without one no empty cart, at %s',
    async (version) => {
      const { client, endSession, sandbox } = await openBuyer(0, version)
      endSession('by its cookie')
      sandbox.faults.arm({ match: { path: '/compact-summary' }, kind: 'status', status: 500, times: 9 })
      expect(await codeOf(client.cartSummary.load())).toBe('SESSION_ENDED')
      expect(await codeOf(client.cart.load())).toBe('SESSION_ENDED')
    },
  )

  it('is noticed by a page that becomes visible again', async () => {
    const { client, endSession } = await openBuyer()
    endSession()
    await client.revalidate()
    expect(sessionOf(client)?.hasEnded).toBe(true)
  })

  it('keeps the latch of an order with an unknown outcome', async () => {
    const { client, endSession, sandbox } = await openBuyer()
    const { checkoutId, deliveryGroups } = await client.checkout.start()
    await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    await client.checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-1' })
    sandbox.faults.arm({ match: { path: '/orders' }, kind: 'drop-after', times: 9 })
    sandbox.faults.arm({ match: { path: '/checkouts/' }, kind: 'drop-before', times: 9 })
    expect(await codeOf(client.checkout.placeOrder())).toBe('UNKNOWN_OUTCOME')
    sandbox.faults.clear()
    endSession()
    expect(await codeOf(client.checkout.placeOrder(checkoutId))).toBe('SESSION_ENDED')
    const latches = client.storage.read(storageEntries.orderLatches)
    expect(latches).toMatchObject([{ checkoutId }])
    expect(latches[0]).not.toHaveProperty('orderReferenceNumber')
  })
})

describe('a session that has not ended', () => {
  it.each([
    ['v62.0', 'GET /carts/current/cart-items 404'],
    ['v65.0', 'GET /carts/current 200'],
  ])('may be without a cart, at %s', async (version, response) => {
    const { client, responses } = await openBuyer(0, version)
    expect(await client.cart.load()).toBeNull()
    expect(responses).toContain(response)
    expect(await codeOf(client.checkout.start())).toBe('RESPONSE')
    expect(sessionOf(client)?.isGuest).toBe(false)
  })

  it('is that of a guest who never signed in', async () => {
    const { openPage, cookie } = await openBuyer()
    cookie.isGone = true
    const guest = openPage()
    expect(await guest.cart.load()).toBeNull()
    expect(sessionOf(guest)).toEqual({ isGuest: true, userType: 'private', menuItems: [] })
  })

  it('keeps the original error when the check itself fails', async () => {
    const { client, endSession, sandbox } = await openBuyer()
    endSession()
    sandbox.faults.arm({ match: { path: '/session-context' }, kind: 'status', status: 500, times: 9 })
    await expect(client.cart.load()).rejects.toMatchObject({ code: 'RESPONSE', status: 500 })
    expect(sessionOf(client)?.isGuest).toBe(false)
  })

  it('does not end with a wrong password', async () => {
    const { openPage } = await openBuyer()
    const wrong = { username: lea, password: 'wrong', startUrl: '/' }
    await expect(openPage().session.signIn(wrong)).rejects.toMatchObject({ code: 'RESPONSE', status: 401 })
  })

  it('ends for a guest to whom the platform responds 401', async () => {
    const { openPage, endSession } = await openBuyer()
    endSession()
    expect(await codeOf(openPage().orders.list())).toBe('SESSION_ENDED')
  })
})
