import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { expect, it, onTestFinished } from 'vitest'
import { createShopWorldOver, lea, product } from '../client.fixture'

it('[7.3-33] starts a checkout from the cart that is shown, by its id', async () => {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const { openPage, signIn, fetch, dispose } = createShopWorldOver(sandbox, 'CH')
  onTestFinished(() => {
    dispose()
    sandbox.close()
  })
  await signIn(openPage(), lea)
  const sent: unknown[] = []
  const client = openPage({
    fetch: async (request) => {
      if (request.method === 'PUT' && request.url.includes('/checkouts')) {
        sent.push(await request.clone().json())
      }
      return await fetch(request)
    },
  })
  const { cart } = await client.cart.add({ productId: product.carton, quantity: 25 })
  await client.checkout.start()
  expect(cart?.summary.cartId).toMatch(/^0a6/)
  expect(sent).toEqual([
    { cartId: cart?.summary.cartId, deliveryAddressInput: { shouldUseDefaultAddress: true } },
  ])
})
