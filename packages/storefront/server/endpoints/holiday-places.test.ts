import { describe, expect, it } from 'vitest'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShopServer } from '../stories/shop-server.fixture'

const lucerne = { country: 'CH', postalCode: '6003', region: null }
const steinhausen = { country: 'CH', postalCode: '6340', region: null }

const ask = async (body: unknown, init: RequestInit = {}) => {
  const { port } = await openShopServer({ platform: createSandboxPlatform(undefined) })
  return await fetch(`http://localhost:${port}/de-CH/checkout/places`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
    body: JSON.stringify(body),
    ...init,
  })
}

describe('the places of addresses', { timeout: 30_000 }, () => {
  it('are the cantons and Länder of their postcodes, of which the browser has no table', async () => {
    const response = await ask([lucerne, steinhausen])
    expect(Object.values((await response.json()) as object)).toEqual([['CH-LU'], ['CH-ZG', 'CH-ZH']])
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it.each([['6003'], [{ country: 'CH' }], [null], [[{ country: 'CH', postalCode: 6003, region: null }]]])(
    'are refused for %o',
    async (body) => {
      expect((await ask(body)).status).toBe(422)
    },
  )

  it('are only sent in bodies', async () => {
    const response = await ask(undefined, { method: 'PUT', body: '[]' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
