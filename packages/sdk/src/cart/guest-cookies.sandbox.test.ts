import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { describe, expect, it, onTestFinished } from 'vitest'
import { product } from '../client.fixture'
import { createSandboxWorld } from '../sandbox-world.fixture'
import { createShopClient } from '../shop-client'

const line = { productId: product.carton, quantity: 25 }

/** A guest's client on a server whose `fetch` forgets the cookies of each response. */
function openWithoutCookies() {
  const sandbox = createNodeSandbox({ seed: 1 })
  const client = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    fetch: sandbox.fetch,
  })
  onTestFinished(() => {
    client.dispose()
    sandbox.close()
  })
  return client
}

describe('adding to a guest’s cart', () => {
  it.each([
    ['a product', line],
    ['several products', [line, { productId: product.other, quantity: 20 }]],
  ])('fails and names the cookies where they get lost between two calls: %s', async (_, lines) => {
    await expect(openWithoutCookies().cart.add(lines)).rejects.toMatchObject({
      name: 'ShopError',
      code: 'COOKIES_REQUIRED',
      message: expect.stringMatching(/cookies that one response sets must go with the next call/),
    })
  })

  it('says what was refused where nothing was added', async () => {
    // Its quantity step is 20.
    const refused = { productId: '01tCN0001002120YAA', quantity: '7' }
    await expect(openWithoutCookies().cart.add(refused)).rejects.toMatchObject({ name: 'ResponseError' })
  })

  it('succeeds where they are kept, also when the guest deletes the cart at the same time', async () => {
    const { openPage } = createSandboxWorld()
    const client = openPage()
    expect((await client.cart.add(line)).cart?.items).toHaveLength(1)
    const [added] = await Promise.all([client.cart.add(line), client.cart.delete()])
    expect(added.cart).toBeNull()
  })
})
