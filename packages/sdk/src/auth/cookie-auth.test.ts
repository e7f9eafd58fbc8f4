import { describe, expect, it, vi } from 'vitest'
import { addCartItem, deleteCart, getCart } from '../contract/cart/cart'
import { refusal, scriptPlatform, type Reply, type SeenRequest } from '../transport/scripted-platform.fixture'
import { cookieAuth } from './cookie-auth'

const done = { status: 204 }
const tokenPath = '/services/data/v67.0/ui-api/session/csrf'
const token = (csrfToken: string): Reply => ({ body: { csrfToken } })
const refusedToken = refusal(403, 'INSUFFICIENT_ACCESS', 'The CSRF token is missing or wrong.')

/** What was asked and sent: the token's own call, or the token of a call. */
const tokensOf = (seen: readonly SeenRequest[]) =>
  seen.map(({ path, headers }) => (path === tokenPath ? 'fetch' : headers.get('x-csrf-token')))

const fetched = { auth: cookieAuth({ csrf: true }), apiVersion: 'v67.0' } as const

describe('cookieAuth', () => {
  it('sends the cookies and no token by itself', async () => {
    const { transport, seen } = scriptPlatform([done], { auth: cookieAuth() })
    await transport.send(deleteCart, {})
    expect(seen).toMatchObject([{ credentials: 'same-origin' }])
    expect(tokensOf(seen)).toEqual([null])
  })

  it('gets the token before the first change, and keeps it', async () => {
    const { transport, seen } = scriptPlatform([{ body: { cartId: '0a6' } }, token('a'), done], fetched)
    await transport.send(getCart, {})
    await transport.send(deleteCart, {})
    await transport.send(deleteCart, {})
    expect(tokensOf(seen)).toEqual([null, 'fetch', 'a', 'a'])
  })

  it('gets it once for changes at the same time', async () => {
    const { transport, seen } = scriptPlatform([token('a'), done], fetched)
    await Promise.all([transport.send(deleteCart, {}), transport.send(deleteCart, {})])
    expect(tokensOf(seen)).toEqual(['fetch', 'a', 'a'])
  })

  it('gets another one for another shopper, and for another client', async () => {
    const first = scriptPlatform([token('a'), done, token('b'), done], fetched)
    await first.transport.send(deleteCart, {})
    first.scope = { ...first.scope, userId: '005Q50000000002AAA' }
    await first.transport.send(deleteCart, {})
    expect(tokensOf(first.seen)).toEqual(['fetch', 'a', 'fetch', 'b'])
    const second = scriptPlatform([token('c'), done], fetched)
    await second.transport.send(deleteCart, {})
    expect(tokensOf(second.seen)).toEqual(['fetch', 'c'])
  })

  it('repeats a change once with another token when the platform names it', async () => {
    const { transport, seen } = scriptPlatform([token('a'), refusedToken, token('b'), done], fetched)
    await expect(transport.send(deleteCart, {})).resolves.toMatchObject({ status: 204 })
    expect(tokensOf(seen)).toEqual(['fetch', 'a', 'fetch', 'b'])
  })

  it('gets one token for all changes that are refused at the same time', async () => {
    const replies = [token('a'), refusedToken, refusedToken, token('b'), done]
    const { transport, seen } = scriptPlatform(replies, fetched)
    await Promise.all([transport.send(deleteCart, {}), transport.send(deleteCart, {})])
    expect(tokensOf(seen)).toEqual(['fetch', 'a', 'a', 'fetch', 'b', 'b'])
  })

  it('renews it once only for a call', async () => {
    const { transport, seen } = scriptPlatform([token('a'), refusedToken, token('b'), refusedToken], fetched)
    await expect(transport.send(deleteCart, {})).rejects.toMatchObject({ status: 403, namesCsrfToken: true })
    expect(tokensOf(seen)).toEqual(['fetch', 'a', 'fetch', 'b'])
  })

  it.each<[string, Reply]>([
    ['a 403 about something else', refusal(403, 'INSUFFICIENT_ACCESS')],
    ['a 401', refusal(401, 'INVALID_SESSION_ID')],
    ['a 500 that names it', refusal(500, 'CSRF')],
    ['a page that names it', { status: 403, text: '<p>CSRF</p>', headers: { 'content-type': 'text/html' } }],
    ['a timeout', Object.assign(new Error('slow'), { name: 'TimeoutError' })],
  ])('does not repeat a change after %s', async (_, reply) => {
    const { transport, seen } = scriptPlatform([token('a'), reply], fetched)
    await expect(transport.send(deleteCart, {})).rejects.toThrow()
    expect(tokensOf(seen)).toEqual(['fetch', 'a'])
  })

  it('still repeats a change after a conflict, with the renewed token', async () => {
    const conflict = refusal(409, 'CONFLICT')
    const replies = [token('a'), refusedToken, token('b'), conflict, done]
    const { transport, seen, sleeps, events } = scriptPlatform(replies, fetched)
    await transport.send(deleteCart, {})
    expect(tokensOf(seen)).toEqual(['fetch', 'a', 'fetch', 'b', 'b'])
    expect(sleeps).toEqual([4000])
    expect(events.map(({ attempt }) => attempt)).toEqual([1, 2, 2, 3])
  })

  it('says what to do where the version of the API has no such call, and sends nothing', async () => {
    const platform = scriptPlatform([refusal(404, 'NOT_FOUND')], { ...fetched, apiVersion: 'v65.0' })
    await expect(platform.transport.send(deleteCart, {})).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      message: expect.stringMatching(/^auth: v65\.0 has no CSRF token to fetch/) as string,
    })
    expect(platform.seen).toHaveLength(1)
  })

  it('sends a change without a token where there is none, and reports why', async () => {
    const { transport, seen, reports } = scriptPlatform([new TypeError('fetch failed'), done], fetched)
    await transport.send(deleteCart, {})
    expect(tokensOf(seen)).toEqual(['fetch', null])
    expect(reports).toMatchObject([{ context: 'the CSRF token cannot be loaded' }])
  })

  it('takes a token that the page has', async () => {
    const auth = cookieAuth({ csrf: { token: 't', header: 'X-Own' } })
    const { transport, seen } = scriptPlatform([refusedToken], { auth })
    await expect(transport.send(deleteCart, {})).rejects.toMatchObject({ namesCsrfToken: true })
    expect(seen.map(({ headers }) => headers.get('x-own'))).toEqual(['t'])
  })

  it('asks a function again when its token is refused', async () => {
    const get = vi.fn(() => Promise.resolve(`t${get.mock.calls.length}`))
    const auth = cookieAuth({ csrf: { token: get } })
    const { transport, seen } = scriptPlatform([done, refusedToken, done], { auth })
    await transport.send(deleteCart, {})
    await transport.send(deleteCart, {})
    expect(tokensOf(seen)).toEqual(['t1', 't1', 't2'])
  })

  it('sends nothing where that function fails, and fails with its error', async () => {
    const failure = new Error('no token today')
    const auth = cookieAuth({ csrf: { token: () => Promise.reject(failure) } })
    const { transport, seen } = scriptPlatform([done], { auth })
    const input = { params: { cartId: 'c' }, body: { productId: 'p', quantity: 1, type: 'Product' as const } }
    await expect(transport.send(addCartItem, input)).rejects.toBe(failure)
    expect(seen).toEqual([])
  })
})
