import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { storeSettings } from '../../calls/webstore-settings'
import {
  chooseMethod,
  plainAddress as address,
  readyToPlace,
  startToDefault,
} from '../../fixtures/ordering.fixture'

const parcel = '2DmCN000PARCEL0'

describe('starting a checkout', () => {
  it('[7.3-33] takes the default address and taxes by its country', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001010', 125)
    expect((await buyer.get('carts/current')).body.totalTaxAmount).toBeNull()
    const { status, body } = await startToDefault(buyer)
    expect([status, body.statusCode, body.errors]).toEqual([200, '200', []])
    expect(body.deliveryGroups.items[0]).toMatchObject({
      deliveryAddress: { street: 'Lagerstrasse 8', country: 'CH', region: 'SO' },
      selectedDeliveryMethod: null,
    })
    expect(body.cartSummary).toMatchObject({
      status: 'Checkout',
      totalProductAmount: '30.13',
      totalTaxAmount: '2.44',
    })
    expect(body.cartSummary).not.toHaveProperty('customFields')
    expect(body.contactInfo).toMatchObject({ firstName: 'Reto', lastName: 'Brunner' })
  })

  it.each(['active', 'current'])(
    'fails with CART_NOT_FOUND for the cart %s that is missing or empty',
    async (cartId) => {
      const buyer = openShop().as('reto')
      const missing = await buyer.call('PUT', 'checkouts', { cartId })
      await buyer.call('PUT', 'carts/current')
      const empty = await buyer.call('PUT', 'checkouts', { cartId })
      for (const { status, body } of [missing, empty]) {
        expect([status, body[0].errorCode]).toEqual([404, 'CART_NOT_FOUND'])
      }
    },
  )

  it('continues the existing checkout', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    const first = await startToDefault(buyer)
    await chooseMethod(buyer)
    const second = await startToDefault(buyer)
    expect(second.body.checkoutId).toBe(first.body.checkoutId)
    expect(second.body.deliveryGroups.items[0].selectedDeliveryMethod).not.toBeNull()
  })

  it('takes an address of the request', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    const { body } = await buyer.call('PUT', 'checkouts', {
      cartId: 'current',
      deliveryAddressInput: { address },
    })
    expect(body.deliveryGroups.items[0].deliveryAddress).toMatchObject({ id: null, city: 'Chur' })
  })
})

describe('a checkout', () => {
  it.each(['active', '2z9000000000001AAA'])('is CHECKOUT_NOT_FOUND by %s when there is none', async (id) => {
    expect(errorOf(await openShop().as('lea').get(`checkouts/${id}`))).toEqual([404, 'CHECKOUT_NOT_FOUND'])
  })

  it('charges products, shipping and VAT once on the document', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    const { body } = await chooseMethod(buyer)
    expect(body.deliveryGroups.items[0].selectedDeliveryMethod).toMatchObject({
      shippingFee: '9.90',
      carrier: 'Swiss Post',
      currencyIsoCode: 'CHF',
      processTime: 0,
      earliestEstimatedDeliveryTime: '2026-11-24T00:00:00.000Z',
      transitTimeUnit: 'Days',
    })
    // (30.13 + 9.90) × 8.1 % = 3.24
    expect(body.cartSummary).toMatchObject({
      totalProductAmount: '30.13',
      totalChargeAmount: '9.90',
      totalTaxAmount: '3.24',
      grandTotalAmount: '43.27',
    })
  })

  it.each([
    ['NL', '25.64', '5.38'],
    ['LU', '25.64', '4.36'],
    ['DE', '25.64', '4.87'],
  ])('is taxed in %s by the rate there', async (country, net, vat) => {
    const buyer = openShop().as('jonas', 'DE')
    await buyer.add('1001010', 10)
    await buyer.add('1001180', 20)
    await startToDefault(buyer)
    const { body } = await buyer.call('PATCH', 'checkouts/active', {
      deliveryAddress: { ...address, country },
    })
    expect(body.cartSummary.totalProductAmount).toBe(net)
    expect(body.cartSummary.totalTaxAmount).toBe(vat)
  })

  it('is ready with errors when the shop does not deliver there', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    const deliveryAddress = { ...address, country: 'FR' }
    const { status, body } = await buyer.call('PATCH', 'checkouts/active', { deliveryAddress })
    expect([status, body.statusCode, body.errors[0].type]).toEqual([
      422,
      '422',
      '/commerce/errors/shipping-failure',
    ])
    expect(body.deliveryGroups.items[0].availableDeliveryMethods).toEqual([])
    expect((await buyer.get('checkouts/active')).status).toBe(422)
  })

  it('takes a saved address by its id, and no stranger’s', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    const saved = await buyer.get('accounts/current/addresses?addressType=Billing')
    const id = saved.body.items[0].addressId
    const { body } = await buyer.call('PATCH', 'checkouts/active', { deliveryAddress: { id } })
    expect(body.deliveryGroups.items[0].deliveryAddress).toMatchObject({ id, street: 'Bahnhofplatz 3' })
    const foreign = await buyer.call('PATCH', 'checkouts/active', {
      deliveryAddress: { id: '8lWCN0000000101' },
    })
    expect(errorOf(foreign)).toEqual([404, 'ITEM_NOT_FOUND'])
  })

  it.each([
    ['nothing', {}, 'INVALID_API_INPUT'],
    ['method and address', { deliveryMethodId: parcel, deliveryAddress: address }, 'INVALID_API_INPUT'],
    ['method and date', { deliveryMethodId: parcel, desiredDeliveryDate: '2026-12-01' }, 'INVALID_API_INPUT'],
    ['method and contact', { deliveryMethodId: parcel, contactInfo: {} }, 'INVALID_API_INPUT'],
    ['contact and instructions', { contactInfo: {}, shippingInstructions: 'ring' }, 'INVALID_API_INPUT'],
    ['an unknown member', { shippingAddress: address }, 'JSON_PARSER_ERROR'],
    ['an address without street', { deliveryAddress: { name: 'x', country: 'CH' } }, 'INVALID_API_INPUT'],
    ['an invalid date', { desiredDeliveryDate: 'soon' }, 'INVALID_API_INPUT'],
    ['instructions that are no text', { shippingInstructions: 5 }, 'JSON_PARSER_ERROR'],
    ['a contact that is text', { contactInfo: 'Ida' }, 'JSON_PARSER_ERROR'],
  ])('[7.3-35] refuses a change of %s', async (_, change, code) => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    expect(errorOf(await buyer.call('PATCH', 'checkouts/active', change))).toEqual([400, code])
  })

  it('loses its payment with another delivery method', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001010', 125)
    await readyToPlace(buyer)
    expect((await buyer.get('checkouts/active')).body.cartSummary.purchaseOrderNumber).toBe('PO-118')
    const { body } = await chooseMethod(buyer)
    expect(body.cartSummary.purchaseOrderNumber).toBeNull()
    expect((await buyer.call('POST', 'checkouts/active/orders')).status).toBe(422)
  })

  it('does not take a delivery method that it does not offer', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    const { status, body } = await buyer.call('PATCH', 'checkouts/active', { deliveryMethodId: '2Dm000' })
    expect([status, body.errors[0].type]).toEqual([422, '/commerce/errors/shipping-failure'])
  })

  it('has a fee that contains the small-order surcharge', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 1)
    const { body } = await startToDefault(buyer)
    const [method] = body.deliveryGroups.items[0].availableDeliveryMethods
    expect(method).toMatchObject({ shippingFee: '14.90', name: 'Parcel' })
  })

  it('goes by freight when a product requires it', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1003170', 1)
    const { body } = await startToDefault(buyer)
    const methods = body.deliveryGroups.items[0].availableDeliveryMethods
    expect(methods.map(({ classOfService }) => classOfService)).toEqual(['FREIGHT', 'PICKUP'])
  })

  it('[7.3-36] is deleted, and the cart is open again', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    expect((await buyer.call('DELETE', 'checkouts/active')).status).toBe(204)
    expect((await buyer.get('checkouts/active')).status).toBe(404)
    expect((await buyer.get('carts/current')).body).toMatchObject({ status: 'Active', totalTaxAmount: null })
  })

  it('is gone once the cart is changed, until it is started again', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    const first = await startToDefault(buyer)
    await buyer.add('1001010', 25)
    expect((await buyer.get('carts/current')).body.status).toBe('Active')
    for (const id of ['active', first.body.checkoutId])
      expect((await buyer.get(`checkouts/${id}`)).status).toBe(410)
    expect((await buyer.call('POST', 'checkouts/active/orders')).status).toBe(410)
    const second = await startToDefault(buyer)
    expect(second.status).toBe(200)
    expect(second.body.checkoutId).not.toBe(first.body.checkoutId)
  })

  it('that is gone can be deleted', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 125)
    await startToDefault(buyer)
    await buyer.add('1001010', 25)
    expect((await buyer.call('DELETE', 'checkouts/active')).status).toBe(204)
    expect((await buyer.get('checkouts/active')).status).toBe(404)
  })

  it('responds with 202 and only its id until it is ready', async () => {
    const { sandbox, as } = openShop({ delay: 2000 })
    const buyer = as('reto')
    await buyer.add('1001010', 125)
    sandbox.clock.advance(2000)
    const started = await startToDefault(buyer)
    expect([started.status, Object.keys(started.body)]).toEqual([202, ['checkoutId']])
    expect(started.headers.get('Location')).toMatch(/\/checkouts\/2z9\w{15}$/)
    expect((await buyer.get('checkouts/active')).status).toBe(202)
    const early = await buyer.call('PATCH', 'checkouts/active', { shippingInstructions: 'ring' })
    expect(errorOf(early)).toEqual([409, 'CHECKOUT_CONFLICT'])
    sandbox.clock.advance(2000)
    expect((await buyer.get('checkouts/active')).status).toBe(200)
    expect((await buyer.call('PATCH', 'checkouts/active', { shippingInstructions: 'ring' })).status).toBe(202)
  })

  it('refuses an unknown delivery method while it is in progress, instead of responding with 202', async () => {
    const { sandbox, as } = openShop({ delay: 2000 })
    const buyer = as('reto')
    await buyer.add('1001010', 125)
    sandbox.clock.advance(2000)
    await startToDefault(buyer)
    const early = await buyer.call('PATCH', 'checkouts/active', { deliveryMethodId: '2Dm000' })
    expect(errorOf(early)).toEqual([409, 'CHECKOUT_CONFLICT'])
  })

  it('may be started by POST too', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001010', 125)
    const { status, body } = await buyer.call('POST', 'checkouts', { cartId: 'current' })
    expect([status, body.statusCode]).toEqual([200, '200'])
  })

  it('reports a lack of stock before anything else, where the shop checks it that early', async () => {
    const shop = openShop({ stockCheck: 'checkout' })
    storeSettings(shop.db, 'CH', { supplyDatesEnabled: false })
    const buyer = shop.as('reto')
    await buyer.add('1001010', 2601)
    const deliveryAddressInput = { address: { ...address, country: 'FR' } }
    const { status, body } = await buyer.call('PUT', 'checkouts', { cartId: 'current', deliveryAddressInput })
    expect([status, body.errors.map(({ type }) => type)]).toEqual([
      422,
      ['/commerce/integrations/inventory', '/commerce/errors/shipping-failure'],
    ])
  })

  it('is locked where a fault says so', async () => {
    const { sandbox, as } = openShop()
    const buyer = as('reto')
    await buyer.add('1001010', 125)
    sandbox.faults.arm({ kind: 'status', status: 423, match: { path: 'checkouts' } })
    expect((await startToDefault(buyer)).status).toBe(423)
    expect((await startToDefault(buyer)).status).toBe(200)
  })

  it.each([
    ['a cart id that is no text', { cartId: 5 }, 400, 'JSON_PARSER_ERROR'],
    ['an unknown cart', { cartId: '0a6000000000000AAA' }, 404, 'CART_NOT_FOUND'],
    ['an address input that is text', { deliveryAddressInput: 'default' }, 400, 'JSON_PARSER_ERROR'],
    ['an unknown member', { deliveryAddress: 'default' }, 400, 'JSON_PARSER_ERROR'],
    ['an incomplete address', { deliveryAddressInput: { address: { name: 'x' } } }, 400, 'INVALID_API_INPUT'],
    ['an unknown saved address', { deliveryAddressInput: { address: { id: '8lW' } } }, 404, 'ITEM_NOT_FOUND'],
  ])('does not start with %s', async (_, body, status, code) => {
    const buyer = openShop().as('reto')
    await buyer.add('1001010', 125)
    const response = await buyer.call('PUT', 'checkouts', body)
    expect(errorOf(response)).toEqual([status, code])
  })

  it('is CHECKOUT_NOT_FOUND for others', async () => {
    const { as } = openShop()
    const buyer = as('reto')
    await buyer.add('1001010', 125)
    const { checkoutId } = (await startToDefault(buyer)).body
    for (const stranger of [as('lea'), as()])
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { shippingInstructions: 'x' }],
        ['DELETE', '', undefined],
        ['POST', '/orders', undefined],
      ] as const) {
        const response = await stranger.call(method, `checkouts/${checkoutId}${path}`, body)
        expect(errorOf(response)).toEqual([404, 'CHECKOUT_NOT_FOUND'])
      }
  })

  it('is CHECKOUT_CONFLICT while its cart is calculated', async () => {
    const buyer = openShop({ delay: 2000 }).as('reto')
    await buyer.add('1001010', 125)
    expect(errorOf(await startToDefault(buyer))).toEqual([409, 'CHECKOUT_CONFLICT'])
  })
})
