import { describe, expect, it } from 'vitest'
import { addCartItem, getCart } from '../contract/cart/cart'
import type { CallSpec } from '../contract/kit/call'
import { scriptPlatform } from './scripted-platform.fixture'

const add = {
  params: { cartId: 'current' },
  body: { productId: '01t', quantity: '25', type: 'Product' },
} as const

/** The matcher itself is typed as any. */
const containing = (part: string): unknown => expect.stringContaining(part)

describe('a call without a response', () => {
  it.each([
    ['a ReferenceError', new ReferenceError('tokn is not defined')],
    ['a TypeError', new TypeError("Cannot read properties of undefined (reading 'token')")],
    ['a missing AbortSignal.any', new TypeError('AbortSignal.any is not a function')],
  ])('fails with %s of the caller’s fetch as it is, at once', async (_, mistake) => {
    for (const [call, input] of [
      [getCart, {}],
      [addCartItem, add],
    ] as const) {
      const { transport, seen, events } = scriptPlatform([mistake])
      const error: unknown = await transport.send<CallSpec>(call, input).catch((caught: unknown) => caught)
      expect(error).toBe(mistake)
      expect(seen).toHaveLength(1)
      expect(events).toMatchObject([
        { name: 'failed', callId: call.id, code: 'INTERNAL_ERROR', durationMs: 0 },
      ])
    }
  })

  it.each([
    ['Chrome', new TypeError('Failed to fetch')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', Object.assign(new TypeError('Load failed'), { stack: undefined })],
    ['an older Safari', Object.assign(new TypeError('The network connection was lost.'), { stack: '' })],
    ['Node.js', new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })],
    ['a client of its own', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
  ])('is NETWORK for what %s throws without a connection', async (_, failure) => {
    const { transport } = scriptPlatform([failure])
    await expect(transport.send(addCartItem, add)).rejects.toMatchObject({
      code: 'NETWORK',
      message: containing('CORS'),
    })
  })

  it('is NETWORK when the response breaks off', async () => {
    const body = new ReadableStream({
      pull: (stream) => stream.error(new TypeError('Error in input stream')),
    })
    const headers = { 'content-type': 'application/json' }
    const platform = scriptPlatform([], { fetch: () => Promise.resolve(new Response(body, { headers })) })
    await expect(platform.transport.send(addCartItem, add)).rejects.toMatchObject({ code: 'NETWORK' })
  })

  it('[8-17] is Aborted when a cancelled fetch makes a mistake', async () => {
    const controller = new AbortController()
    const platform = scriptPlatform([], {
      fetch: () => {
        controller.abort()
        return Promise.reject(new TypeError('x is undefined'))
      },
    })
    const failure = platform.transport.send(getCart, {}, { signal: controller.signal })
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
