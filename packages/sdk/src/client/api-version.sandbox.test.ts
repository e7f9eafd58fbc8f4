import { describe, expect, it } from 'vitest'
import { lea, product } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import type { ClientOptions } from './options'

/** A buyer's page with a carton in the cart, and the versions in the paths of its calls. */
async function openBuyer(apiVersion: ClientOptions['apiVersion']) {
  const world = createSandboxWorld()
  const client = await openBuyerPage(world, lea, { apiVersion })
  const begin = world.requests.length
  await client.cart.add({ productId: product.carton, quantity: 25 })
  const versions = () => {
    const paths = world.requests.slice(begin).join('\n')
    return [...new Set(paths.match(/(?:data|apex)\/v\d+\.0/g))].toSorted()
  }
  return { client, versions, requests: world.requests }
}

describe('the option `apiVersion`', () => {
  it.each([
    ['v67.0', 'data/v67.0'],
    ['v61.0', 'data/v61.0'],
    [undefined, 'data/v65.0'],
  ] as const)(
    '%s is in the paths of the calls, and server actions keep theirs',
    async (apiVersion, expected) => {
      const { client, versions } = await openBuyer(apiVersion)
      await client.cartCounts.load()
      await client.catalog.search({ searchTerm: 'Karton' })
      expect(versions()).toEqual(['apex/v65.0', expected])
    },
  )

  it('reads all pages of a cart where the version does not count them', async () => {
    const { client } = await openBuyer('v59.0')
    const found = await client.catalog.search({ searchTerm: 'Karton', pageSize: 60 })
    const lines = found.products.flatMap(({ id, prices }) =>
      prices ? [{ productId: id, quantity: 1000 }] : [],
    )
    await client.cart.add(lines.slice(0, 55))
    const cart = await client.cart.load()
    expect(cart?.items).toHaveLength(cart?.summary.uniqueProductCount ?? 0)
    expect(cart?.items.length).toBeGreaterThan(50)
  })

  it('reads the whole cart where the version has no summary of it', async () => {
    const { client, requests } = await openBuyer('v63.0')
    await expect(client.cartSummary.load()).resolves.toMatchObject({ uniqueProductCount: 1 })
    expect(
      requests.some((request) => request.includes('/v63.0/') && request.endsWith('/carts/current')),
    ).toBe(true)
  })
})
