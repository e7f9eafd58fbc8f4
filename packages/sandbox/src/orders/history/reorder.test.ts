import { describe, expect, it } from 'vitest'
import { errorOf, openShop, productId } from '../../fixtures/shopper.fixture'
import { pay, placeOrder, readyGuest } from '../../fixtures/ordering.fixture'

const path = 'order-summaries/actions/add-order-to-cart'
const again = (orderSummaryIdOrRefNumber: string, cartStateOrId = 'current') => ({
  cartStateOrId,
  orderSummaryIdOrRefNumber,
})

describe('buying an order again', () => {
  it('adds everything to the current cart', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001180', 20)
    const number = await placeOrder(buyer)
    await buyer.add('1001010', 25)
    const { status, body } = await buyer.call('POST', path, again(number))
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
    const { body } = await buyer.call('POST', path, again(number))
    expect(body).toMatchObject({
      totalSucceededProductCount: 1,
      totalFailedProductCount: 1,
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
    expect((await buyer.call('POST', path, again(placed.body.orderReferenceNumber))).status).toBe(409)
  })

  it('is for the one who ordered, and takes no other members', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    for (const stranger of [shop.as('lea'), shop.as()])
      expect((await stranger.call('POST', path, again(number))).status).toBe(404)
    expect((await buyer.call('POST', path, again('AAAAA-AAAAA'))).status).toBe(404)
    expect((await buyer.call('POST', path, { ...again(number), quantity: 1 })).body[0].errorCode).toBe(
      'JSON_PARSER_ERROR',
    )
  })

  it('needs the order and the cart', async () => {
    const buyer = openShop().as('reto')
    for (const body of [{}, { cartStateOrId: 'current' }, { orderSummaryIdOrRefNumber: 'AAAAA-AAAAA' }])
      expect(errorOf(await buyer.call('POST', path, body))).toEqual([400, 'INVALID_API_INPUT'])
  })

  it('takes the order by its id, and any cart of the buyer’s own', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    const order = (await buyer.get(`order-summaries/${number}`)).body as unknown as { orderSummaryId: string }
    const { body: cart } = await buyer.call('PUT', 'carts/current')
    const { status, body } = await buyer.call('POST', path, again(order.orderSummaryId, cart.cartId))
    expect([status, body.cartId]).toEqual([201, cart.cartId])
    const { body: others } = await shop.as('lea').call('PUT', 'carts/current')
    const response = await buyer.call('POST', path, again(number, others.cartId))
    expect(errorOf(response)).toEqual([404, 'MISSING_RECORD'])
  })

  it('is for a guest who proves the order by its verification', async () => {
    const shop = openShop({ settings: { guestCheckoutEnabled: true } })
    const guest = shop.as()
    await readyGuest(guest)
    await pay(guest, 'tok_success')
    const number = (await guest.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
    const other = shop.as()
    const verification = { email: 'ida@example.com', phoneNumber: '+41 81 555 01 99' }
    expect((await other.call('POST', path, again(number))).status).toBe(404)
    const response = await other.call('POST', path, { ...again(number), verification })
    expect(response.status).toBe(201)
    expect((await other.get('carts/current')).body.cartId).toBe(response.body.cartId)
  })

  it('has its earlier path, with the order in it and no body, for one more release', async () => {
    const buyer = openShop().as('reto')
    const number = await placeOrder(buyer)
    const { status, body } = await buyer.call('POST', `order-summaries/${number}/actions/add-order-to-cart`)
    expect([status, body.totalSucceededProductCount]).toEqual([201, 1])
    expect((await buyer.get('carts/current')).body.cartId).toBe(body.cartId)
  })
})
