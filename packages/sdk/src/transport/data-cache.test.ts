import { describe, expect, it } from 'vitest'
import { getAiConfiguration } from '../contract/shop-context/ai-configuration'
import { getCart } from '../contract/cart/cart'
import { scriptPlatform } from './scripted-platform.fixture'

describe('rarely changing data', () => {
  it.each([
    [undefined, 299_999, 1],
    [undefined, 300_000, 2],
    [60, 60_000, 2],
    [-1, 1e12, 1],
    [0, 0, 2],
  ])(
    '[9-26] with a lifetime of %j seconds, after %i ms was requested %i times',
    async (seconds, ms, times) => {
      const platform = scriptPlatform([{ body: { host: 'https://ai.example.com' } }], {
        dataCacheSeconds: seconds,
      })
      await platform.transport.send(getAiConfiguration, {})
      platform.pass(ms)
      await platform.transport.send(getAiConfiguration, {})
      expect(platform.seen).toHaveLength(times)
    },
  )

  it('is requested again in another language, and when the response forbids caching', async () => {
    const platform = scriptPlatform([{ body: {} }, { body: {}, headers: { 'cache-control': 'no-store' } }])
    await platform.transport.send(getAiConfiguration, {})
    platform.scope = { ...platform.scope, locale: 'fr-CH' }
    await platform.transport.send(getAiConfiguration, {})
    await platform.transport.send(getAiConfiguration, {})
    expect(platform.seen).toHaveLength(3)
  })
})

describe('the timeout of a call', () => {
  it.each([
    ['of the client', { timeoutMs: 1 }, {}],
    ['of the call', { timeoutMs: 60_000 }, { timeoutMs: 1 }],
  ])('is that %s', async (_, changes, options) => {
    const fetch = () => new Promise<Response>(() => undefined)
    const platform = scriptPlatform([], { ...changes, fetch })
    await expect(platform.transport.send(getCart, {}, options)).rejects.toMatchObject({ code: 'TIMEOUT' })
  })
})
