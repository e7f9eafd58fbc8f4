import { describe, expect, it } from 'vitest'
import { openShop, productId } from '../fixtures/shopper.fixture'
import { placeOrder } from './ordering.fixture'

const path = (number: string) => `order-summaries/${number}/actions/add-order-to-cart`

describe('buying an order again', () => {
  it('adds everything to the current cart', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001180', 20)
    const number = await placeOrder(buyer)
    await buyer.add('1001010', 25)
    const { status, body } = await buyer.call('POST', path(number))
    const cart = (await buyer.get('carts/current')).body
    expect([status, body]).toEqual([
      201,
      {
        cartId: cart.cartId,
        totalSucceededProductCount: 2,
        totalFailedProductCount: 0,
        unaddedProducts: [],
      },
    ])
    expect(cart).toMatchObject({ uniqueProductCount: 2, totalProductCount: '170.0' })
  })

  it('lists what cannot be bought any more', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    await buyer.add('1001180', 20)
    const number = await placeOrder(buyer)
    shop.db.run("DELETE FROM price_tier WHERE product_id LIKE ? || '%'", productId('1001180'))
    const { body } = await buyer.call('POST', path(number))
    expect(body).toMatchObject({
      ...{ totalSucceededProductCount: 1, totalFailedProductCount: 1 },
      unaddedProducts: [{ errorCode: 'ERROR_PROCESSING_CARTITEM', productSKU: '1001180' }],
    })
  })

  it('is a conflict while the cart is calculated', async () => {
    const shop = openShop({ delay: 1000 })
    const buyer = shop.as('reto')
    const step = () => {
      shop.sandbox.clock.advance(1000)
    }
    await buyer.add('1001010', 125)
    step()
    await buyer.call('PUT', 'checkouts', { cartId: 'current' })
    step()
    const { body } = await buyer.get('checkouts/active')
    const [method] = body.deliveryGroups.items[0].availableDeliveryMethods
    await buyer.call('PATCH', 'checkouts/active', { deliveryMethodId: method.id })
    step()
    const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO' }
    await buyer.call('POST', 'checkouts/active/payments', payment)
    const placed = await buyer.call('POST', 'checkouts/active/orders')
    await buyer.add('1001010', 25)
    expect((await buyer.call('POST', path(placed.body.orderReferenceNumber))).status).toBe(409)
  })

  it('is for the one who ordered, and takes no members', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    for (const stranger of [shop.as('lea'), shop.as()])
      expect((await stranger.call('POST', path(number))).status).toBe(404)
    expect((await buyer.call('POST', path('AAAAA-AAAAA'))).status).toBe(404)
    expect((await buyer.call('POST', path(number), { quantity: 1 })).body[0].errorCode).toBe(
      'JSON_PARSER_ERROR',
    )
  })
})
