import { describe, expect, it, vi } from 'vitest'
import { assembleClient } from './assemble-client'
import type { LoadPieces } from './client-pieces'
import { createBuyingSide } from './buying-side'
import { createFurtherSide } from './further-side'
import { createPlatformSide } from './platform-side'
import { createCatalogResource } from './catalog/catalog'
import { createMemoryStorage } from './storage/memory-storage'

const pieces = {
  platform: () => Promise.resolve(createPlatformSide),
  catalog: () => Promise.resolve(createCatalogResource),
  buying: () => Promise.resolve(createBuyingSide),
  further: () => Promise.resolve(createFurtherSide),
}

/** A guest's page that cannot reach the platform. */
function openPage(changes: Partial<LoadPieces> = {}, stored: Readonly<Record<string, unknown>> = {}) {
  const storage = createMemoryStorage()
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, JSON.stringify(value))
  const load = {
    platform: vi.fn(changes.platform ?? pieces.platform),
    catalog: vi.fn(changes.catalog ?? pieces.catalog),
    buying: vi.fn(changes.buying ?? pieces.buying),
    further: vi.fn(changes.further ?? pieces.further),
  }
  const options = {
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    fetch: () => Promise.reject(new TypeError('offline')),
    clock: { now: () => 0, sleep: async () => undefined },
    localStorage: () => storage,
    reportFailure: () => undefined,
  } as const
  return { client: assembleClient(options, load), load, storage }
}

const failOnce = <T>(works: () => Promise<T>) =>
  vi.fn(works).mockImplementationOnce(() => Promise.reject(new Error('the server is gone')))

describe('assembleClient', () => {
  it('loads no code before it is needed', async () => {
    const { client, load } = openPage()
    await client.guestCart.add({ productId: 'a', quantity: 1 })
    expect(client.guestCart.getSnapshot()).toHaveLength(1)
    expect(load.platform).not.toHaveBeenCalled()
    expect(load.catalog).not.toHaveBeenCalled()
    expect(load.buying).not.toHaveBeenCalled()
  })

  it('leaves products and buying alone until a guest looks for something', async () => {
    const { client, load } = openPage()
    await client.load()
    await client.cartCounts.load()
    expect(load.platform).toHaveBeenCalledTimes(1)
    expect(load.catalog).not.toHaveBeenCalled()
    expect(load.buying).not.toHaveBeenCalled()
  })

  it('loads the buying half with the first call of it, once', async () => {
    const { client, load } = openPage()
    await Promise.all([client.cart.load(), client.inactiveCart.load()])
    expect(await client.cart.load()).toBeNull()
    expect(load.platform).toHaveBeenCalledTimes(1)
    expect(load.buying).toHaveBeenCalledTimes(1)
  })

  it.each(['platform', 'buying'] as const)(
    'fails with NETWORK when the %s half cannot be loaded, and the next call tries again',
    async (half) => {
      const { client, load } = openPage({ [half]: failOnce<unknown>(pieces[half]) })
      await expect(client.cart.load()).rejects.toMatchObject({ code: 'NETWORK' })
      await expect(client.cart.load()).resolves.toBeNull()
      expect(load[half]).toHaveBeenCalledTimes(2)
    },
  )

  it('loads what asks for products with the first call for them, once, and again after a failure', async () => {
    const { client, load } = openPage({ catalog: failOnce(pieces.catalog) })
    const search = () => client.catalog.search({ searchTerm: 'karton' })
    await expect(search()).rejects.toMatchObject({ code: 'NETWORK', message: 'the code cannot be loaded' })
    await expect(search()).rejects.toMatchObject({ code: 'NETWORK' })
    await expect(client.catalog.getProduct('01t')).rejects.toMatchObject({ code: 'NETWORK' })
    expect(load.catalog).toHaveBeenCalledTimes(2)
    expect(load.buying).not.toHaveBeenCalled()
  })

  it('finishes a move that a dying page left half done before a guest adds', async () => {
    const [a, b] = ['a', 'b'].map((productId) => ({ productId, quantity: '1' }))
    const attempt = { state: 'moving', id: '1', webstoreId: '0ZECH00000000014AA', lines: [a], from: [a, b] }
    const { client, load } = openPage({}, { anonymousCart: [a, b], cartMergeJournal: [attempt] })
    await client.guestCart.add({ productId: 'c', quantity: 1 })
    expect(client.guestCart.getSnapshot()).toEqual([b, { productId: 'c', quantity: '1' }])
    expect(load.buying).toHaveBeenCalledTimes(1)
  })
})
