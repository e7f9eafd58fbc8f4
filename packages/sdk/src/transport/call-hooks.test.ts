import { describe, expect, it, vi } from 'vitest'
import { bearerAuth } from '../auth/bearer-auth'
import { deleteCart, getCart } from '../contract/cart/cart'
import type { CallEnd, CallStart } from './ports'
import { refusal, scriptPlatform } from './scripted-platform.fixture'

const cart = { body: { cartId: '0a6' } }
const expired = refusal(401, 'INVALID_SESSION_ID')
const counting = () => {
  let drawn = 0
  return () => (drawn++ % 16) / 16
}

describe('hooks around a call', () => {
  it('are told the call, each of its attempts, and one id for all', async () => {
    const starts: CallStart[] = []
    const ends: CallEnd[] = []
    let token = 'a'
    const { transport, events } = scriptPlatform([refusal(409, 'CONFLICT'), expired, { status: 204 }], {
      auth: bearerAuth({ token: () => token, renew: () => (token = 'b') }),
      random: counting(),
      beforeCall: (start) => void starts.push(start),
      afterCall: (end) => ends.push(end),
    })
    await transport.send(deleteCart, {})
    const requestId = '0123456789abcdef0123456789abcdef'
    const attempts = [1, 2, 3].map((attempt) => ({ callId: 'cart.delete', attempt, requestId }))
    expect(starts).toMatchObject(attempts)
    expect(ends).toMatchObject(attempts)
    expect(ends.map(({ response }) => response?.status)).toEqual([409, 401, 204])
    expect(events).toMatchObject(
      [attempts[0], attempts[0], attempts[1], attempts[2]].map((one) => ({ ...one })),
    )
    expect(starts.map(({ request }) => request.headers.get('authorization'))).toEqual([
      'Bearer a',
      'Bearer a',
      'Bearer b',
    ])
  })

  it('have ids of their own for each call', async () => {
    const ids = new Set<string>()
    const { transport } = scriptPlatform([cart], {
      random: Math.random,
      beforeCall: ({ requestId }) => void ids.add(requestId),
    })
    await transport.send(getCart, {})
    await transport.send(getCart, {})
    expect([...ids]).toEqual([1, 2].map(() => expect.stringMatching(/^[0-9a-f]{32}$/) as string))
    expect(ids.size).toBe(2)
  })

  it('may send another request, and send no id by themselves', async () => {
    const { transport, seen } = scriptPlatform([cart, cart], {
      beforeCall: async ({ request, attempt, requestId }) => {
        await Promise.resolve()
        return new Request(request, {
          headers: { ...Object.fromEntries(request.headers), trace: `${requestId}-${attempt}` },
        })
      },
    })
    await transport.send(getCart, {})
    expect(seen[0]?.headers.get('trace')).toBe(`${'0'.repeat(32)}-1`)
    const plain = scriptPlatform([cart])
    await plain.transport.send(getCart, {})
    expect([...(plain.seen[0]?.headers.values() ?? [])].join(' ')).not.toContain('0'.repeat(32))
  })

  it('are told how long an attempt took, and its response, which they may read', async () => {
    const ends: CallEnd[] = []
    const platform = scriptPlatform([], {
      fetch: () => {
        platform.pass(120)
        return Promise.resolve(Response.json({ cartId: '0a6' }))
      },
      afterCall: async (end) => {
        ends.push(end)
        expect(await end.response?.json()).toEqual({ cartId: '0a6' })
      },
    })
    await expect(platform.transport.send(getCart, {})).resolves.toMatchObject({ status: 200 })
    expect(ends).toMatchObject([{ durationMs: 120 }])
    expect(platform.reports).toEqual([])
  })

  it('are told why there is no response', async () => {
    const ends: CallEnd[] = []
    const { transport } = scriptPlatform([new TypeError('fetch failed')], {
      afterCall: (end) => ends.push(end),
    })
    await expect(transport.send(deleteCart, {})).rejects.toThrow()
    expect(ends).toMatchObject([{ attempt: 1, error: { code: 'NETWORK' } }])
  })

  it.each([
    ['an error', () => new Error('no consent')],
    ['a TypeError', () => new TypeError('x is undefined')],
    ['an error like that of a connection', () => new TypeError('fetch failed')],
  ])('fail the call with %s that is thrown before, unchanged and not sent', async (_, create) => {
    const failure = create()
    const beforeCall = vi.fn(() => {
      throw failure
    })
    const { transport, seen } = scriptPlatform([cart], { beforeCall })
    await expect(transport.send(getCart, {})).rejects.toBe(failure)
    await expect(transport.send(deleteCart, {})).rejects.toBe(failure)
    expect([seen.length, beforeCall.mock.calls.length]).toEqual([0, 2])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no collector')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no collector'))],
  ])('report and go on when what comes after %s', async (_, afterCall) => {
    const { transport, reports } = scriptPlatform([cart], { afterCall })
    await expect(transport.send(getCart, {})).resolves.toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(reports).toHaveLength(1))
    expect(reports).toMatchObject([{ error: { message: 'no collector' }, context: 'afterCall of cart.get' }])
  })

  it('do not send a call that has ended meanwhile', async () => {
    const controller = new AbortController()
    let resume = () => {}
    const beforeCall = () =>
      new Promise<void>((resolve) => {
        resume = resolve
      })
    const { transport, seen } = scriptPlatform([{ status: 204 }], { beforeCall })
    const failure = transport.send(deleteCart, {}, { signal: controller.signal })
    await new Promise((resolve) => setImmediate(resolve))
    controller.abort()
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED' })
    resume()
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen).toEqual([])
  })

  it('are not asked about a call that has ended while its headers were awaited', async () => {
    const controller = new AbortController()
    let resume = () => {}
    const headers = () =>
      new Promise<Record<string, string>>((resolve) => {
        resume = () => resolve({})
      })
    const beforeCall = vi.fn()
    const { transport } = scriptPlatform([{ status: 204 }], { auth: { headers }, beforeCall })
    const failure = transport.send(deleteCart, {}, { signal: controller.signal })
    await new Promise((resolve) => setImmediate(resolve))
    controller.abort()
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED' })
    resume()
    await new Promise((resolve) => setImmediate(resolve))
    expect(beforeCall).not.toHaveBeenCalled()
  })

  it('do not send a call that has timed out meanwhile', async () => {
    let resume = () => {}
    const beforeCall = () =>
      new Promise<void>((resolve) => {
        resume = resolve
      })
    const { transport, seen } = scriptPlatform([{ status: 204 }], { beforeCall })
    await expect(transport.send(deleteCart, {}, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'TIMEOUT' })
    resume()
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen).toEqual([])
  })
})
