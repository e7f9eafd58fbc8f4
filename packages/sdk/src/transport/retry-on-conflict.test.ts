import { describe, expect, it } from 'vitest'
import { addCartItem, deleteCart, getCart } from '../contract/cart/cart'
import type { RetryOptions } from './ports'
import { refusal, scriptPlatform, type Reply } from './scripted-platform.fixture'

const cart = { body: { cartId: '0a6' } }
const gone = new TypeError('fetch failed')
const after = (status: number, retryAfter: string): Reply => ({
  status,
  headers: { 'retry-after': retryAfter },
})
const status = (code: number): Reply => ({ status: code })

describe('retryOnConflict', () => {
  it.each<[string, Reply[], number[], number | string]>([
    ['once after one conflict', [status(409), status(204)], [4000], 204],
    ['twice after two', [status(409), status(409), status(204)], [4000, 4000], 204],
    ['three times in all', [status(409)], [4000, 4000], 409],
  ])('[8-18] [9-29] sends a mutation again %s', async (_, replies, waits, outcome) => {
    const { transport, sleeps, seen } = scriptPlatform(replies)
    const result = await transport.send(deleteCart, {}).catch((error: unknown) => error)
    expect(result).toMatchObject({ status: outcome })
    expect(sleeps).toEqual(waits)
    expect(seen).toHaveLength(waits.length + 1)
  })

  it.each<[string, Reply]>([
    ['400', status(400)],
    ['423', status(423)],
    ['429', after(429, '1')],
    ['500', status(500)],
    ['503', after(503, '1')],
    ['a lost answer', gone],
  ])('[8-18] [9-29] sends a mutation once only after %s', async (_, reply) => {
    const { transport, sleeps, seen } = scriptPlatform([reply])
    await expect(transport.send(deleteCart, {})).rejects.toThrow()
    expect(seen).toHaveLength(1)
    expect(sleeps).toEqual([])
  })

  it.each<[string, Reply[], number[]]>([
    ['a network failure', [gone, cart], [300]],
    ['502 and 504', [status(502), status(504), cart], [300, 600]],
    ['503 with Retry-After', [after(503, '2'), cart], [2000]],
    ['429 with Retry-After', [after(429, '3'), cart], [3000]],
    ['a Retry-After date', [after(503, 'Sat, 21 Nov 2026 09:00:05 GMT'), cart], [5000]],
    ['a Retry-After date that has passed', [after(503, 'Sat, 21 Nov 2026 08:00:00 GMT'), cart], [0]],
  ])('repeats a read after %s', async (_, replies, waits) => {
    const { transport, sleeps } = scriptPlatform(replies)
    await expect(transport.send(getCart, {})).resolves.toMatchObject({ status: 200 })
    expect(sleeps).toEqual(waits)
  })

  it.each<[string, Reply]>([
    ['409', refusal(409, 'CHECKOUT_CONFLICT')],
    ['404', status(404)],
    ['500', status(500)],
    ['429 without Retry-After', status(429)],
    ['a Retry-After of minutes', after(503, '600')],
    ['a timeout', Object.assign(new Error('slow'), { name: 'TimeoutError' })],
  ])('does not repeat a read after %s', async (_, reply) => {
    const { transport, seen } = scriptPlatform([reply])
    await expect(transport.send(getCart, {})).rejects.toThrow()
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['no connection', gone],
    ['503', after(503, '1')],
    ['429', after(429, '1')],
  ])('does not repeat a read after %s where that is switched off', async (_, reply) => {
    const { transport, seen, sleeps } = scriptPlatform([reply], { retry: false })
    await expect(transport.send(getCart, {})).rejects.toThrow()
    expect([seen.length, sleeps]).toEqual([1, []])
  })

  it.each<[string, RetryOptions, Reply[], number[]]>([
    ['as often as it says', { attempts: 5 }, [gone], [300, 600, 1200, 2400]],
    ['once only', { attempts: 1 }, [gone], []],
    ['after these statuses', { statuses: [500] }, [status(500), status(502)], [300]],
    ['after 429 by Retry-After all the same', { statuses: [] }, [after(429, '3'), status(503)], [3000]],
    ['with this first wait', { delayMs: 20 }, [status(503)], [20, 40]],
  ])('repeats a read %s: %o', async (_, retry, replies, waits) => {
    const { transport, sleeps } = scriptPlatform(replies, { retry })
    await expect(transport.send(getCart, {})).rejects.toThrow()
    expect(sleeps).toEqual(waits)
  })

  it('[8-18] [9-29] repeats a mutation as ever, whatever is said of reads', async () => {
    for (const retry of [false, { attempts: 9, statuses: [500], delayMs: 1 }] as const) {
      const { transport, sleeps } = scriptPlatform([status(409)], { retry })
      await expect(transport.send(deleteCart, {})).rejects.toThrow()
      expect(sleeps).toEqual([4000, 4000])
    }
  })

  it.each<[string, Reply, number | undefined]>([
    ['seconds', after(429, '90'), 90_000],
    ['a date', after(429, 'Sat, 21 Nov 2026 09:00:05 GMT'), 5000],
    ['nothing', status(429), undefined],
    ['anything else', after(429, 'soon'), undefined],
  ])('tells how long to wait, as Retry-After says in %s', async (_, reply, retryAfterMs) => {
    const { transport } = scriptPlatform([reply])
    const error = await transport.send(deleteCart, {}).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 429, retryAfterMs })
  })

  it('gives up a read after three attempts', async () => {
    const { transport, seen, sleeps } = scriptPlatform([gone])
    await expect(transport.send(getCart, {})).rejects.toMatchObject({ code: 'NETWORK' })
    expect(seen).toHaveLength(3)
    expect(sleeps).toEqual([300, 600])
  })

  it('adds up to half of the wait at random', async () => {
    const { transport, sleeps } = scriptPlatform([gone, cart], { random: () => 0.999 })
    await transport.send(getCart, {})
    expect(sleeps).toEqual([450])
  })

  it('[8-17] is Aborted when cancelled while waiting', async () => {
    const controller = new AbortController()
    const { transport, seen } = scriptPlatform([status(409)], {
      observe: (event) => {
        if (event.name === 'waiting') controller.abort()
      },
    })
    const input = { params: { cartId: 'c' }, body: { productId: 'p', quantity: 1, type: 'Product' as const } }
    await expect(transport.send(addCartItem, input, { signal: controller.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    })
    expect(seen).toHaveLength(1)
  })

  it('runs `beforeRetry` before it sends again', async () => {
    const order: string[] = []
    const { transport } = scriptPlatform([status(409), status(204)])
    await transport.send(deleteCart, {}, { beforeRetry: () => Promise.resolve(order.push('read')) })
    expect(order).toEqual(['read'])
  })
})
