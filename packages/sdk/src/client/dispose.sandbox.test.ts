import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import { lea, product } from '../client.fixture'
import { createShopClient } from '../shop-client'

it('reports nothing when a client ends while it is still loading, as a server’s does after its response', async () => {
  const world = createSandboxWorld()
  const client = await openBuyerPage(world, lea)
  // The counts are on their way when the cart has been changed.
  await client.cart.add({ productId: product.carton, quantity: 25 })
  client.dispose()
  const other = world.openPage()
  const loading = other.load()
  other.dispose()
  await expect(loading).rejects.toMatchObject({ code: 'ABORTED' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(world.failures).toEqual([])
})

it('reports nothing of a load that its caller cancels', async () => {
  const world = createSandboxWorld()
  const client = await openBuyerPage(world, lea)
  const end = new AbortController()
  const loading = client.load({ signal: end.signal }).catch(() => undefined)
  end.abort()
  await loading
  expect(world.failures).toEqual([])
})

it('still reports failures that are no cancellations', async () => {
  const sandbox = createNodeSandbox({ seed: 1 })
  const report = vi.fn()
  const client = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    retry: false,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: report,
  })
  onTestFinished(() => {
    client.dispose()
    sandbox.close()
  })
  await client.session.load()
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'NETWORK' }), expect.any(String))
})
