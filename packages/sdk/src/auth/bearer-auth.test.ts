import { describe, expect, it, vi } from 'vitest'
import { deleteCart, getCart } from '../contract/cart/cart'
import { signIn } from '../contract/session/sign-in'
import { refusal, scriptPlatform, type Reply, type SeenRequest } from '../transport/scripted-platform.fixture'
import { bearerAuth } from './bearer-auth'

const cart = { body: { cartId: '0a6' } }
const done = { status: 204 }
const expired = refusal(401, 'INVALID_SESSION_ID')

const tokensOf = (seen: readonly SeenRequest[]) =>
  seen.map(({ headers }) => headers.get('authorization')?.replace('Bearer ', '') ?? null)

/** A holder of tokens: each renewal gives the next. */
function createTokens(...tokens: readonly (string | undefined)[]) {
  let index = 0
  const renew = vi.fn(async () => {
    await Promise.resolve()
    index = Math.min(index + 1, tokens.length - 1)
  })
  return { renew, auth: bearerAuth({ token: () => tokens[index], renew }) }
}

describe('bearerAuth', () => {
  it('sends the present token with every call, and nothing for a guest', async () => {
    const tokens: string[] = []
    const auth = bearerAuth({ token: () => Promise.resolve(tokens.at(-1)) })
    const { transport, seen } = scriptPlatform([cart, cart, done], { auth })
    await transport.send(getCart, {})
    expect(auth.hasSession?.()).toBe(false)
    tokens.push('a')
    await transport.send(getCart, {})
    await transport.send(deleteCart, {})
    expect(tokensOf(seen)).toEqual([null, 'a', 'a'])
    expect(auth.hasSession?.()).toBe(true)
  })

  it.each([
    ['a read', getCart, cart],
    ['a change', deleteCart, done],
  ] as const)('renews an expired token and repeats %s once', async (_, call, reply) => {
    const { auth, renew } = createTokens('a', 'b')
    const { transport, seen } = scriptPlatform([expired, reply], { auth })
    await transport.send(call, {})
    expect(tokensOf(seen)).toEqual(['a', 'b'])
    expect(renew).toHaveBeenCalledOnce()
  })

  it('renews it once for all calls that fail at the same time, and for those that fail later with the old one', async () => {
    const { auth, renew } = createTokens('a', 'b')
    const late = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(Response.json([], { status: 401 })), 20),
    )
    const sent: (string | null)[] = []
    const fetch = ({ headers }: Request) => {
      const token = headers.get('authorization')
      sent.push(token)
      if (token === 'Bearer b') return Promise.resolve(new Response(null, done))
      return sent.length === 1 ? late : Promise.resolve(Response.json([], { status: 401 }))
    }
    const { transport } = scriptPlatform([], { auth, fetch })
    await Promise.all([1, 2, 3].map(() => transport.send(deleteCart, {})))
    expect(sent.map((token) => token?.slice(-1))).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
    expect(renew).toHaveBeenCalledOnce()
  })

  it('renews once only for a call', async () => {
    const { auth, renew } = createTokens('a', 'b', 'c')
    const { transport, seen } = scriptPlatform([expired], { auth })
    await expect(transport.send(deleteCart, {})).rejects.toMatchObject({ status: 401 })
    expect(tokensOf(seen)).toEqual(['a', 'b'])
    expect(renew).toHaveBeenCalledOnce()
  })

  it('reads as a guest, and changes nothing, with a token that cannot be renewed', async () => {
    const { auth } = createTokens('a')
    const { transport, seen } = scriptPlatform([expired, cart, cart, expired], { auth })
    await transport.send(getCart, {})
    await transport.send(getCart, {})
    await expect(transport.send(deleteCart, {})).rejects.toMatchObject({ status: 401 })
    expect(tokensOf(seen)).toEqual(['a', null, null, 'a'])
  })

  it('reports a renewal that fails', async () => {
    const failure = new Error('the session is over')
    const auth = bearerAuth({ token: () => 'a', renew: () => Promise.reject(failure) })
    const { transport, reports } = scriptPlatform([expired], { auth })
    await expect(transport.send(deleteCart, {})).rejects.toMatchObject({ status: 401 })
    expect(reports).toEqual([{ error: failure, context: 'the access token cannot be renewed' }])
  })

  it.each<[string, Reply]>([
    [
      'a sign-in page',
      { status: 200, text: '<title>Login</title>', headers: { 'content-type': 'text/html' } },
    ],
    ['a page under 401', { status: 401, text: '<p>no</p>', headers: { 'content-type': 'text/html' } }],
    ['a 500', refusal(500, 'INVALID_SESSION_ID')],
    ['a 403', refusal(403, 'INSUFFICIENT_ACCESS')],
    ['a lost response', new TypeError('fetch failed')],
  ])('does not renew after %s', async (_, reply) => {
    const { auth, renew } = createTokens('a', 'b')
    const { transport, seen } = scriptPlatform([reply], { auth })
    await expect(transport.send(deleteCart, {})).rejects.toThrow()
    expect([seen.length, renew.mock.calls.length]).toEqual([1, 0])
  })

  it('does not renew after a wrong password', async () => {
    const { auth, renew } = createTokens('a', 'b')
    const { transport, seen } = scriptPlatform([{ status: 401, body: { success: false, errors: ['no'] } }], {
      auth,
    })
    const request = { username: 'lea', password: 'wrong', startUrl: '/' }
    await transport.send(signIn, { body: { request } }).catch(() => undefined)
    expect([seen.length, renew.mock.calls.length]).toEqual([1, 0])
  })

  it('[8-17] is Aborted when cancelled during a renewal that never ends', async () => {
    const controller = new AbortController()
    const renew = () => {
      controller.abort()
      return new Promise(() => undefined)
    }
    const { transport } = scriptPlatform([expired], { auth: bearerAuth({ token: () => 'a', renew }) })
    const failure = transport.send(deleteCart, {}, { signal: controller.signal })
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
