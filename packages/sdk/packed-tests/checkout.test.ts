import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyers, first, openShop, products } from './shop.ts'
import type { ShopClient } from '@cartonnage/sdk'
import type { TestContext } from 'node:test'

const billingAddress = {
  name: 'Lea Keller',
  street: 'Seeuferweg 14',
  postalCode: '9400',
  city: 'Rorschach',
  country: 'CH',
}

/** A buyer with a checkout of 125 folding boxes that has a delivery method. */
const openCheckout = async (t: TestContext, settings: Record<string, unknown> = {}) => {
  const shop = openShop(t)
  await shop.switchOn(settings)
  const client = await shop.openBrowser().signIn(buyers.private)
  await client.cart.add({ productId: products.box, quantity: 125 })
  const started = await client.checkout.load()
  const { availableDeliveryMethods } = first(started.deliveryGroups)
  const checkout = await client.checkout.setDeliveryMethod(first(availableDeliveryMethods).id)
  return { client, checkout }
}

const totalOf = async ({ checkout }: ShopClient) =>
  (await checkout.load()).cartSummary?.grandTotalAmount?.amount

for (const asList of [false, true]) {
  test(`[7.3-37] a coupon goes on the checkout, with the code ${asList ? 'in a list' : 'alone'}`, async (t) => {
    const { client } = await openCheckout(t)
    assert.equal(await totalOf(client), '43.27')
    const { cartCouponIds, errors } = await client.coupons.applyToCheckout({
      couponCode: 'ERSTKISTE15',
      asList,
    })
    assert.deepEqual([cartCouponIds.length, errors], [1, []])
    // 30.13 − 4.52 = 25.61; (25.61 + 9.90) × 8.1 % = 2.88
    assert.equal(await totalOf(client), '38.39')
  })
}

test('[7.3-38] a coupon is taken off the checkout by its id', async (t) => {
  const { client } = await openCheckout(t)
  const { cartCouponIds } = await client.coupons.applyToCheckout({ couponCode: 'ERSTKISTE15' })
  await client.coupons.removeFromCheckout({ cartCouponId: first(cartCouponIds) })
  assert.equal(await totalOf(client), '43.27')
})

test('[7.3-39] [3.checkout-delivery-and-payment-8] a shop that orders in steps prepares and submits', async (t) => {
  const { client } = await openCheckout(t, { placeOrderV2Enabled: true })
  await client.checkout.prepare()
  const paid = await client.checkout.pay({ requestType: 'Auth', paymentToken: 'tok_success', billingAddress })
  assert.deepEqual([paid.salesforceResultCode, paid.errors], ['Success', []])
  const { orderReferenceNumber } = await client.checkout.placeOrder()
  assert.match(orderReferenceNumber, /^([A-Z0-9]{5}-){3}[A-Z0-9]{5}$/)
  const { orderSummaries } = await client.orders.list()
  assert.deepEqual(
    orderSummaries.map((order) => order.orderReferenceNumber),
    [orderReferenceNumber],
  )
})
