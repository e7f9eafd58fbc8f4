import { describe, expect, it } from 'vitest'
import { product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'

const webstoreId = '0ZECH00000000014AA'
/** A buyer with a cart, in a shop that orders in steps or does not. */
async function openBuyer(placeOrderV2Enabled: boolean) {
  const world = createSandboxWorld()
  const change = async (settings: object) => {
    const init = { method: 'PATCH', body: JSON.stringify(settings) }
    await world.sandbox.fetch(new Request(`http://localhost/__sandbox/settings/${webstoreId}`, init))
  }
  const order = (isInSteps: boolean) => change({ placeOrderV2Enabled: isInSteps })
  await order(placeOrderV2Enabled)
  const client = await openBuyerPage(world, reto)
  await client.cart.add({ productId: product.carton, quantity: 25 })
  const { deliveryGroups } = await client.checkout.load()
  const method = deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? ''
  await client.checkout.setDeliveryMethod(method)
  return { ...world, client, order, change }
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
  it('[3.checkout-delivery-and-payment-8] [7.3-39] [4.checkout-4] [3.event-payloads-7] prepares, pays and submits where the shop has it', async () => {
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

  it('[7.3-39] does all three with one call, and passes the checkout to the payment', async () => {
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

  it('[7.3-40] takes no step where the shop orders at once', async () => {
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

  it('does not pay before the order is known to be prepared', async () => {
    const world = await openBuyer(true)
    const { checkoutId } = await world.client.checkout.load()
    const isSettings = ({ url }: Request) => url.includes('/application-context')
    let isDown = true
    const fetch = async (request: Request) =>
      isDown && isSettings(request) ? new Response(null, { status: 503 }) : await world.fetch(request)
    const page = world.openPage({ fetch })
    const payment = () => ({ requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' }) as const
    await page.load()
    await expect(page.checkout.placeOrder(checkoutId, { payment })).rejects.toMatchObject({ status: 503 })
    const isPayment = (request: string) => request.endsWith('/payments')
    expect(world.requests.filter(isPayment)).toEqual([])
    isDown = false
    const { orderReferenceNumber } = await page.checkout.placeOrder(checkoutId, { payment })
    expect(orderReferenceNumber).toMatch(/-/)
    expect(world.requests.filter(isPayment)).toHaveLength(1)
  })

  it.each([
    ['an address', 'DELIVERY_ADDRESS_REQUIRED', { deliveryAddress: null }],
    ['a delivery method', 'DELIVERY_METHOD_REQUIRED', { selectedDeliveryMethod: null }],
  ])('does not pay before the checkout has %s', async (_, code, missing) => {
    const world = await openBuyer(false)
    const fetch = async (request: Request) => {
      const response = await world.fetch(request)
      if (!/\/checkouts(?:\/[^/?]+)?(?:\?|$)/.test(request.url)) return response
      const checkout = (await response.json()) as { deliveryGroups: { items: object[] } }
      const items = checkout.deliveryGroups.items.map((group) => ({ ...group, ...missing }))
      return Response.json({ ...checkout, deliveryGroups: { items } })
    }
    const { checkout } = world.openPage({ fetch })
    const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' } as const
    const { checkoutId } = await checkout.load()
    await expect(checkout.pay(payment)).rejects.toMatchObject({ code })
    await expect(checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-1' })).rejects.toMatchObject({ code })
    const options = { payment: () => payment }
    await expect(checkout.placeOrder(checkoutId, options)).rejects.toMatchObject({ code })
    expect(world.requests.filter((request) => request.endsWith('/payments'))).toEqual([])
  })

  it('[8-24] fails before the payment when there is not enough stock', async () => {
    const { client, change } = await openBuyer(true)
    await change({ supplyDatesEnabled: false })
    await client.cart.add({ productId: product.carton, quantity: 4000 })
    const { deliveryGroups } = await client.checkout.start()
    await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    const shortage = {
      type: '/commerce/integrations/inventory',
      message: expect.stringContaining('Faltkarton'),
    }
    await expect(client.checkout.prepare()).rejects.toMatchObject({
      code: 'INSUFFICIENT_INVENTORY',
      errors: [shortage],
    })
  })

  it('[8-24] fails then even when the step itself responds with 200', async () => {
    const world = await openBuyer(true)
    const errors = [{ type: '/commerce/integrations/inventory', title: 'Not enough stock.' }]
    const { checkout } = world.openPage({
      fetch: async (request) =>
        request.url.includes('/orders/actions')
          ? Response.json({ actions: [{ action: 'prepare', errors }] })
          : await world.fetch(request),
    })
    await checkout.load()
    await expect(checkout.prepare()).rejects.toMatchObject({
      code: 'INSUFFICIENT_INVENTORY',
      errors: [{ type: errors[0]?.type, message: 'Not enough stock.' }],
    })
  })
})
