import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { storeSettings } from '../../calls/webstore-settings'
import {
  chooseMethod,
  pay,
  payByNumber,
  plainAddress as address,
  readyToPlace,
  startToDefault,
} from '../../fixtures/ordering.fixture'

describe('a payment', () => {
  const open = async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    return buyer
  }

  it('[7.3-41] by purchase order number is accepted, and shown in the cart', async () => {
    const buyer = await open()
    const { status, body } = await payByNumber(buyer, 'PO-2026-118')
    expect([status, body.salesforceResultCode, body.errors]).toEqual([201, 'Success', []])
    expect((await buyer.get('carts/current')).body.purchaseOrderNumber).toBe('PO-2026-118')
  })

  it.each([undefined, '', '   ', 'x'.repeat(81)])(
    'needs a purchase order number of 1 to 80 characters, not %j',
    async (token) => {
      const buyer = await open()
      const body = { requestType: 'SimplePurchaseOrder', paymentToken: token }
      const response = await buyer.call('POST', 'checkouts/active/payments', body)
      expect([response.status, response.body.errors[0].type]).toEqual([
        422,
        '/commerce/errors/payment-failure',
      ])
    },
  )

  it.each(['Auth', 'PostAuth', 'ClientRequest'])('of the kind %s is declined', async (requestType) => {
    const buyer = await open()
    const response = await buyer.call('POST', 'checkouts/active/payments', { requestType, paymentToken: 't' })
    expect([response.status, response.body.errors[0].type]).toEqual([422, '/commerce/errors/payment-failure'])
  })

  it('takes no phone number in its billing address', async () => {
    const buyer = await open()
    const billingAddress = { ...address, shipToPhoneNumber: '+41' }
    const body = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO', billingAddress }
    expect((await buyer.call('POST', 'checkouts/active/payments', body)).status).toBe(400)
  })
})

describe('placing an order', () => {
  it('[7.3-40] returns the same number for the same checkout, however often it is called', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    await buyer.add('1001010', 125)
    const checkoutId = await readyToPlace(buyer)
    const path = `checkouts/${checkoutId}/orders`
    const first = await buyer.call('POST', path)
    const second = await buyer.call('POST', path)
    const third = await buyer.call('POST', 'checkouts/active/orders')
    shop.sandbox.clock.advance(60_000)
    const fourth = await buyer.call('POST', path)
    expect(first.status).toBe(201)
    expect(first.body.orderReferenceNumber).toMatch(/^([A-Z0-9]{5}-){3}[A-Z0-9]{5}$/)
    expect([second, third, fourth].map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, first.body]),
    )
    expect((await buyer.get('order-summaries')).body.count).toBe(1)
  })

  it('closes the cart and keeps the number in the checkout', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    await buyer.add('1001010', 125)
    const checkoutId = await readyToPlace(buyer)
    const placed = await buyer.call('POST', `checkouts/${checkoutId}/orders`)
    const { status, body } = await buyer.get(`checkouts/${checkoutId}`)
    expect([status, body.orderReferenceNumber]).toEqual([200, placed.body.orderReferenceNumber])
    expect(body.cartSummary.status).toBe('PendingClosed')
    expect((await buyer.get('carts/current')).body).toEqual({ cartId: null })
    expect((await buyer.get('checkouts/active')).status).toBe(404)
    shop.sandbox.clock.advance(60_000)
    expect((await buyer.get(`carts/${body.cartSummary.cartId}`)).body.status).toBe('Closed')
    expect((await buyer.call('PATCH', `checkouts/${checkoutId}`, { shippingInstructions: 'x' })).status).toBe(
      409,
    )
    expect((await buyer.call('DELETE', `checkouts/${checkoutId}`)).status).toBe(409)
  })

  it('reduces the stock', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const stock = () =>
      shop.db.get<{ stock: number }>(
        "SELECT stock FROM product_shop WHERE shop = 'CH' AND product_id LIKE '01tCN0001001010%'",
      )?.stock ?? 0
    const before = stock()
    await buyer.add('1001010', 125)
    const checkoutId = await readyToPlace(buyer)
    await buyer.call('POST', `checkouts/${checkoutId}/orders`)
    await buyer.call('POST', `checkouts/${checkoutId}/orders`)
    expect(stock()).toBe(before - 125)
  })

  it('fails with an inventory error when the stock does not suffice', async () => {
    const shop = openShop()
    storeSettings(shop.db, 'CH', { supplyDatesEnabled: false })
    const buyer = shop.as('reto')
    await buyer.add('1001010', 2601)
    await readyToPlace(buyer)
    const { status, body } = await buyer.call('POST', 'checkouts/active/orders')
    expect([status, body.errors[0].type]).toEqual([422, '/commerce/integrations/inventory'])
    expect(body.errors[0].detail).toContain('2600')
    expect((await buyer.get('order-summaries')).body.count).toBe(0)
  })

  it('never lacks products made to order', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('2000290', 144)
    await readyToPlace(buyer)
    expect((await buyer.call('POST', 'checkouts/active/orders')).status).toBe(201)
  })

  it('reports everything that is missing', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    const { status, body } = await buyer.call('POST', 'checkouts/active/orders')
    expect(status).toBe(422)
    expect(body.errors.map(({ type }) => type)).toEqual([
      '/commerce/errors/shipping-failure',
      '/commerce/errors/payment-failure',
    ])
  })

  it('needs the contact of a guest', async () => {
    const guest = openShop({ settings: { guestCheckoutEnabled: true } }).as()
    await guest.add('1001010', 125)
    await guest.call('PUT', 'checkouts', { cartId: 'active', deliveryAddressInput: { address } })
    await chooseMethod(guest)
    await pay(guest, 'tok_success')
    expect((await guest.call('POST', 'checkouts/active/orders')).status).toBe(412)
    const contactInfo = { firstName: 'Ida', lastName: 'Moser', email: 'ida@example.com' }
    const patched = await guest.call('PATCH', 'checkouts/active', { contactInfo, deliveryAddress: address })
    expect(patched.body.contactInfo).toMatchObject(contactInfo)
    const placed = await guest.call('POST', 'checkouts/active/orders')
    expect(placed.status).toBe(201)
    const order = await guest.get(`order-summaries/${placed.body.orderReferenceNumber}`)
    expect(order.body.orderNumber).toBe(placed.body.orderReferenceNumber)
  })

  it('[7.3-39] in its second version is not enabled', async () => {
    const body = { actions: [{ action: 'prepare' }] }
    const response = await openShop().as('reto').call('POST', 'checkouts/active/orders/actions', body)
    expect(errorOf(response)).toEqual([403, 'INSUFFICIENT_ACCESS'])
  })

  it('survives a restart, and so does a cart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const file = join(folder, 'sandbox.sqlite')
    const before = openShop({ file })
    const buyer = before.as('reto')
    await buyer.add('1001010', 125)
    const checkoutId = await readyToPlace(buyer)
    const placed = await buyer.call('POST', `checkouts/${checkoutId}/orders`)
    await buyer.add('1001180', 20)
    before.sandbox.close()
    const after = openShop({ file })
    const again = after.as('reto')
    expect((await again.call('POST', `checkouts/${checkoutId}/orders`)).body).toEqual(placed.body)
    expect((await again.get('order-summaries')).body.count).toBe(1)
    expect((await again.get('carts/current')).body.totalProductCount).toBe('20.0')
    after.sandbox.close()
    rmSync(folder, { recursive: true })
  })
})
