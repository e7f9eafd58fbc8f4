import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { expect, it } from 'vitest'
import { createShopWorldOver, product, reto } from './client.fixture'

/** The same response without any currency. */
async function withoutCurrencies(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const { status, headers } = response
  return new Response(
    text.replaceAll(
      /"(?:currencyIsoCode|defaultCurrency|supportedCurrencies)":(?:"[A-Z]+"|\[[^\]]*\]),?/g,
      '',
    ),
    {
      status,
      headers,
    },
  )
}

it('uses the shop’s currency for a platform that names none', async () => {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const world = createShopWorldOver(
    { ...sandbox, fetch: async (request) => withoutCurrencies(await sandbox.fetch(request)) },
    'CH',
  )
  await world.signIn(world.openPage(), reto)
  const client = world.openPage()
  await client.load()
  await client.cart.add({ productId: product.carton, quantity: 25 })
  const cart = await client.cart.load()
  expect(world.requests.some((request) => request.includes('application-context'))).toBe(true)
  expect(client.scope?.getSnapshot?.().currencyCode).toBeUndefined()
  expect(cart?.summary.totalProductAmount?.currencyCode).toBe('CHF')
  expect(cart?.items[0]?.salesPrice?.currencyCode).toBe('CHF')
  const { cartSummary, deliveryGroups } = await client.checkout.load()
  expect(cartSummary?.grandTotalAmount?.currencyCode).toBe('CHF')
  expect(deliveryGroups[0]?.availableDeliveryMethods[0]?.shippingFee?.currencyCode).toBe('CHF')
  expect((await client.catalog.getPrice(product.carton)).unitPrice?.currencyCode).toBe('CHF')
  client.dispose()
  sandbox.close()
})
