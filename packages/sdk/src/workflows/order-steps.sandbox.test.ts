import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it } from 'vitest'
import { createShopWorldOver, product, reto } from '../client.fixture'

const webstoreId = '0ZECH00000000014AA'
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** A buyer with a cart, in a shop that orders in steps or does not. */
async function openBuyer(placeOrderV2Enabled: boolean) {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const world = createShopWorldOver(sandbox, 'CH')
  const order = async (isInSteps: boolean) => {
    const init = { method: 'PATCH', body: JSON.stringify({ placeOrderV2Enabled: isInSteps }) }
    await sandbox.fetch(new Request(`http://localhost/__sandbox/settings/${webstoreId}`, init))
  }
  await order(placeOrderV2Enabled)
  await world.signIn(world.openPage(), reto)
  const client = world.openPage()
  await client.load()
  opened.push(client.dispose, sandbox.close)
  await client.cart.add({ productId: product.carton, quantity: 25 })
  const { deliveryGroups } = await client.checkout.load()
  const method = deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? ''
  await client.checkout.setDeliveryMethod(method)
  return { ...world, client, order }
}

const pay = async ({ client }: Awaited<ReturnType<typeof openBuyer>>) => {
  await client.checkout.prepare()
  const result = await client.checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-1' })
  expect(result.salesforceResultCode).toBe('Success')
}

const orderCalls = (requests: readonly string[]) =>
  requests
    .filter((request) => /POST .*\/orders/.test(request))
    .map((request) => request.split('/checkouts/')[1])

describe('ordering in steps', () => {
  it('[7.3-39] [4.checkout-4] [3.event-payloads-7] prepares, pays and submits where the shop has it', async () => {
    const world = await openBuyer(true)
    const placed: unknown[] = []
    world.client.events.on('orderPlaced', (order) => placed.push(order))
    await pay(world)
    const { orderReferenceNumber } = await world.client.checkout.placeOrder()
    expect(orderReferenceNumber).toMatch(/^[A-Z0-9]{5}(-[A-Z0-9]{5}){3,4}$/)
    expect(placed).toEqual([{ orderReferenceNumber }])
    expect(orderCalls(world.requests).map((path) => path?.replace(/^[^/]+/, ''))).toEqual([
      '/orders/actions',
      '/orders/actions',
    ])
  })

  it('[7.3-39] does all three with one call, and pays what the checkout asks for', async () => {
    const world = await openBuyer(true)
    const { checkoutId } = await world.client.checkout.load()
    const payment = (checkout: { readonly checkoutId: string }) =>
      ({ requestType: 'SimplePurchaseOrder', paymentToken: checkout.checkoutId }) as const
    const { orderReferenceNumber } = await world.client.checkout.placeOrder(checkoutId, { payment })
    const writes = world.requests.filter((request) => /POST .*(?:orders|payments)/.test(request)).slice(-3)
    expect(writes.map((request) => request.split(checkoutId)[1])).toEqual([
      '/orders/actions',
      '/payments',
      '/orders/actions',
    ])
    const again = world.client.checkout.placeOrder(checkoutId, { payment })
    expect(await again).toEqual({ orderReferenceNumber })
  })

  it('[7.3-40] asks for no step where the shop orders at once', async () => {
    const world = await openBuyer(false)
    await pay(world)
    await world.client.checkout.placeOrder()
    expect(orderCalls(world.requests).map((path) => path?.replace(/^[^/]+/, ''))).toEqual(['/orders'])
  })

  it('orders at once when the organisation turns out not to have the steps', async () => {
    const world = await openBuyer(true)
    await world.order(false)
    await pay(world)
    const { orderReferenceNumber } = await world.client.checkout.placeOrder()
    expect(orderReferenceNumber).toMatch(/-/)
    expect(orderCalls(world.requests).at(-1)).toMatch(/\/orders$/)
  })

  it('[8-24] says before the payment that the stock is not enough', async () => {
    const world = await openBuyer(true)
    const { client } = world
    await client.cart.add({ productId: product.carton, quantity: 4000 })
    const { deliveryGroups } = await client.checkout.start()
    await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    await expect(client.checkout.prepare()).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
  })
})
