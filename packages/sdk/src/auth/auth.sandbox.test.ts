import { describe, expect, it, vi } from 'vitest'
import { lea, product } from '../client.fixture'
import { createSandboxWorld, openBuyerPage, type SandboxFetch } from '../sandbox-world.fixture'
import { valueOf } from '../state/async-state'
import { bearerAuth } from './bearer-auth'
import { cookieAuth } from './cookie-auth'

const line = { productId: product.carton, quantity: 25 }
const isToken = (request: string) => request.endsWith('/ui-api/session/csrf')
/** The version that has this call. */
const fetchToken: SandboxFetch = (request, { fetch }) =>
  fetch(isToken(request.url) ? new Request(request.url.replace('v65.0', 'v67.0'), request) : request)

describe('a platform that requires the CSRF token', () => {
  it('takes the changes of a page that gets it, and merges its guest’s cart', async () => {
    const world = createSandboxWorld({ csrf: true, fetch: fetchToken })
    const auth = cookieAuth({ csrf: true })
    await world.openPage().guestCart.add(line)
    const client = await openBuyerPage(world, lea, { auth })
    await client.cart.add({ productId: product.other, quantity: 50 })
    const products = valueOf(client.cart.getSnapshot())?.items.map(({ productId }) => productId)
    expect(products).toEqual(expect.arrayContaining([product.carton, product.other]))
    expect(world.requests.filter(isToken)).toHaveLength(1)
    await client.guestCart.clear()
    expect(world.failures).toEqual([])
  })

  it('takes them after a sign-in within the page, whose guest had another token', async () => {
    const world = createSandboxWorld({ csrf: true, fetch: fetchToken })
    const client = world.openPage({ auth: cookieAuth({ csrf: true }) })
    await client.load()
    await world.signIn(client, lea)
    await client.load()
    await client.cart.add(line)
    expect(valueOf(client.cart.getSnapshot())?.items).toHaveLength(1)
    expect(world.failures).toEqual([])
  })
})

describe('an access token that has expired', () => {
  it('ends the session, so that nothing of the buyer goes into a guest’s cart', async () => {
    let isExpired = false
    const world = createSandboxWorld({
      // Instead of a platform with tokens: the cookie is the session, the token only says whether it is valid.
      fetch: async (request, { fetch }) => {
        const token = request.headers.get('authorization')
        request.headers.delete(token === null ? 'cookie' : 'authorization')
        if (!isExpired || token === null) return await fetch(request)
        return Response.json([{ errorCode: 'INVALID_SESSION_ID', message: 'expired' }], { status: 401 })
      },
    })
    const renew = vi.fn(() => undefined)
    const client = await openBuyerPage(world, lea, { auth: bearerAuth({ token: () => 'a', renew }) })
    await client.cart.add(line)
    expect(valueOf(client.session.getSnapshot())).toMatchObject({ isGuest: false })
    isExpired = true
    await expect(client.cart.add(line)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(renew).toHaveBeenCalled()
    expect(valueOf(client.session.getSnapshot())).toMatchObject({ isGuest: true, hasEnded: true })
    await expect(client.catalog.getProduct(product.carton)).resolves.toMatchObject({ id: product.carton })
    await expect(client.cart.add(line)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('is renewed without anybody noticing', async () => {
    let [present, valid] = ['a', 'a']
    const world = createSandboxWorld({
      fetch: async (request, { fetch }) => {
        const token = request.headers.get('authorization')
        request.headers.delete(token === null ? 'cookie' : 'authorization')
        if (token === null || token === `Bearer ${valid}`) return await fetch(request)
        return Response.json([{ errorCode: 'INVALID_SESSION_ID', message: 'expired' }], { status: 401 })
      },
    })
    const auth = bearerAuth({ token: () => present, renew: () => (present = valid) })
    const client = await openBuyerPage(world, lea, { auth })
    valid = 'b'
    await client.cart.add(line)
    expect(valueOf(client.cart.getSnapshot())?.items).toHaveLength(1)
    expect(valueOf(client.session.getSnapshot())).toMatchObject({ isGuest: false })
  })
})

it('a change that the front’s own code stops fails with its error, and is not looked for in the cart', async () => {
  const world = createSandboxWorld()
  const failure = new Error('no consent')
  let isStopped = false
  const client = await openBuyerPage(world, lea, {
    beforeCall: ({ callId }) => {
      if (isStopped && callId.startsWith('cart.add')) throw failure
    },
  })
  isStopped = true
  await expect(client.cart.add(line)).rejects.toBe(failure)
  isStopped = false
  await client.cart.add(line)
  expect(valueOf(client.cart.getSnapshot())?.items).toMatchObject([{ quantity: 25 }])
  expect(client.cart.checks.getSnapshot()).toEqual([])
})
