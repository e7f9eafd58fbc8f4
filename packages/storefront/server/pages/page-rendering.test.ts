import { cartItemsSchema } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import type { Platform } from '../platform/platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { readCompiled } from './page-rendering'

it('a response is read as zod reads it, the first time and later', () => {
  const wire = { cartItems: [], cartSummary: null, currencyIsoCode: 'CHF', currentPage: '1' }
  for (let time = 0; time < 2; time += 1)
    expect(readCompiled(cartItemsSchema, wire)).toMatchObject({ success: true, data: { currentPage: 1 } })
})

it('what is wrong with a response is reported with its path', () => {
  const { error } = readCompiled(cartItemsSchema, { cartItems: [{ cartItem: { cartItemId: 1 } }] })
  expect(error?.issues[0]?.path.slice(0, 2)).toEqual(['cartItems', 0])
})

describe('between two renderings', () => {
  it('those who come last are let in, however many pages wait to be rendered', async () => {
    const platform = createSandboxPlatform(undefined)
    const { origin } = await openShopServer({ platform })
    await fetch(`${origin}/de-CH/guide/tape`)
    let finished = 0
    const pages = Array.from({ length: 40 }, async (_, index) => {
      const { status } = await fetch(`${origin}/de-CH/guide/tape?c__sessionId=${index}`)
      finished += 1
      return status
    })
    expect((await fetch(`${origin}/health/live`)).status).toBe(200)
    const before = finished
    expect(await Promise.all(pages)).toEqual(Array(40).fill(200))
    expect(before).toBeLessThan(8)
    await platform.close()
  })
})

describe('the pages of one network address', () => {
  it('wait for each other, and those of others do not', async () => {
    const sandbox = createSandboxPlatform(undefined)
    const [busy, other] = ['192.0.2.1', '192.0.2.2']
    const gate = Promise.withResolvers<void>()
    const rendered = new Set<string | null>()
    const platform: Platform = {
      ...sandbox,
      fetch: async (request) => {
        if (request.headers.get('x-forwarded-for') === busy) {
          rendered.add(request.headers.get('x-request-id'))
          await gate.promise
        }
        return await sandbox.fetch(request)
      },
    }
    const { origin } = await openShopServer({ platform, trustedHops: 1, pageLimits: { ofAddress: 1 } })
    const ask = async (from: string) =>
      (await fetch(`${origin}/de-CH/login`, { headers: { 'x-forwarded-for': from } })).status
    const waiting = [ask(busy), ask(busy), ask(busy)]
    await expect.poll(() => rendered.size).toBe(1)
    expect(await ask(other)).toBe(200)
    expect(rendered.size).toBe(1)
    gate.resolve()
    expect(await Promise.all(waiting)).toEqual([200, 200, 200])
    expect(rendered.size).toBe(3)
    await sandbox.close()
  })
})
