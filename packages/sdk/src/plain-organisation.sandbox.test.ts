import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { expect, it, onTestFinished } from 'vitest'
import { product, reto } from './client.fixture'
import { createShopClient } from './shop-client'
import { createMemoryStorage } from './storage/memory-storage'

/** A buyer's client, whose requests carry an access token as those of a server in between do. */
async function openBuyer() {
  const sandbox = createNodeSandbox({ seed: 1, plain: true })
  const credentials = JSON.stringify({ username: reto, password: 'cartonnage' })
  const init = { method: 'POST', body: credentials }
  const given = await sandbox.fetch(new Request('https://shop.example/__sandbox/tokens', init))
  const { accessToken } = (await given.json()) as { accessToken: string }
  const client = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('Authorization', `Bearer ${accessToken}`)
      return sandbox.fetch(new Request(request, { headers }))
    },
    localStorage: createMemoryStorage,
    sessionStorage: createMemoryStorage,
    reportFailure: () => undefined,
  })
  onTestFinished(() => {
    client.dispose()
    sandbox.close()
  })
  return client
}

it('a buyer of a plain organisation orders, and reads the order part by part', async () => {
  const client = await openBuyer()
  await client.session.load()
  await client.cart.add({ productId: product.carton, quantity: 50 })
  const { deliveryGroups } = await client.checkout.start()
  const [method] = deliveryGroups[0]?.availableDeliveryMethods ?? []
  await client.checkout.setDeliveryMethod(method?.id ?? '')
  const { orderReferenceNumber } = await client.checkout.placeOrder(undefined, {
    payment: () => ({ requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' }),
  })
  expect((await client.orders.list()).orderSummaries).toMatchObject([{ orderNumber: orderReferenceNumber }])
  const order = await client.orders.get(orderReferenceNumber)
  expect(order).toMatchObject({
    orderNumber: orderReferenceNumber,
    items: [{ quantity: 50, totalPrice: { amount: '72.50', currencyCode: 'CHF' } }],
    subtotal: { amount: '72.50' },
    shipping: { amount: '9.90' },
    vat: { amount: '6.67' },
    total: { amount: '89.07', currencyCode: 'CHF' },
    deliveries: [{ address: { city: 'Olten' } }],
    deliveryStates: [],
    invoiceNumber: null,
    withdrawals: [],
  })
})
