import { describe, expect, it } from 'vitest'
import { lea, product } from '../client.fixture'
import { createSandboxWorld } from '../sandbox-world.fixture'

/** A buyer with a cart, and the requests to checkouts: method, last part of the path, body. */
async function openBuyer() {
  const { openPage, signIn, fetch } = createSandboxWorld()
  await signIn(openPage(), lea)
  const sent: unknown[] = []
  const { cart, cartCopies, checkout } = openPage({
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' && pathname.includes('/checkouts')) {
        const text = await request.clone().text()
        sent.push([request.method, pathname.split('/').at(-1), text === '' ? undefined : JSON.parse(text)])
      }
      return await fetch(request)
    },
  })
  const added = await cart.add({ productId: product.carton, quantity: 25 })
  return { cart, cartCopies, checkout, sent, cartId: added.cart?.summary.cartId }
}

describe('the checkout of a client', () => {
  it('[7.3-33] starts from the loaded cart, by its id', async () => {
    const { checkout, sent, cartId } = await openBuyer()
    await checkout.start()
    expect(cartId).toMatch(/^0a6/)
    const body = { cartId, deliveryAddressInput: { shouldUseDefaultAddress: true } }
    expect(sent).toEqual([['PUT', 'checkouts', body]])
  })

  it('[7.3-13] buys a copy of the cart, which stays as it is', async () => {
    const { cart, cartCopies, checkout, cartId } = await openBuyer()
    const copy = await cartCopies.clone()
    await cart.add({ productId: product.other, quantity: 25 })
    const { deliveryGroups } = await checkout.start({ cartId: copy?.cartId })
    await checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    await checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-118' })
    const placed = await checkout.placeOrder()
    expect(placed.orderReferenceNumber).toBeTruthy()
    const left = await cart.load()
    expect(left?.summary).toMatchObject({ cartId, uniqueProductCount: 2 })
  })

  it('[7.3-41] names a purchase order as such', async () => {
    const { checkout, sent } = await openBuyer()
    const { deliveryGroups } = await checkout.start()
    await checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    await checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-118' })
    const body = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-118' }
    expect(sent.at(-1)).toEqual(['POST', 'payments', body])
  })

  it('finds the order that a checkout became, without placing one', async () => {
    const { checkout, sent } = await openBuyer()
    const { checkoutId, deliveryGroups } = await checkout.start()
    await checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    await checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-118' })
    const before = sent.length
    expect(await checkout.findOrder(checkoutId)).toBeNull()
    expect(sent).toHaveLength(before)
    const placed = await checkout.placeOrder()
    expect(await checkout.findOrder(checkoutId)).toEqual(placed)
  })

  it('[7.3-36] is deleted on the platform too', async () => {
    const { checkout, sent } = await openBuyer()
    const { checkoutId } = await checkout.start()
    await checkout.delete()
    expect(sent.at(-1)).toEqual(['DELETE', checkoutId, undefined])
    expect(checkout.getSnapshot()).toEqual({ status: 'ready', value: null })
  })
})
