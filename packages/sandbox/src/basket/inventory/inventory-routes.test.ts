import { describe, expect, it } from 'vitest'
import { now, openShop, errorOf } from '../../fixtures/shopper.fixture'

const path = 'carts/current/inventory-reservations'
const hour = { durationInSeconds: 3600 }

/** The clearance has 12 sacks in the Swiss shop, and no more are made. */
const clearance = '2000220'

describe('inventory reservations', () => {
  it('[7.3-24] reserve what the cart needs for a time', async () => {
    const lea = openShop().as('lea')
    await lea.add(clearance, 5)
    const { status, body } = await lea.call('PUT', path, { durationInSeconds: 14_400 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reservationId: expect.stringMatching(/^10r\w{15}$/),
      durationInSeconds: 14_400,
      expirationTime: new Date(now + 14_400_000).toISOString(),
      errors: [],
    })
    expect(body.cartId).toBe((await lea.get('carts/current')).body.cartId)
  })

  it('count against the others until they expire', async () => {
    const { sandbox, as } = openShop()
    const [lea, reto] = [as('lea'), as('reto')]
    await lea.add(clearance, 10)
    await lea.call('PUT', path, hour)
    expect((await lea.add(clearance, 2)).status).toBe(201)
    const refused = await reto.add(clearance, 3)
    expect(errorOf(refused)).toEqual([400, 'CART_VALIDATION_ERROR'])
    expect((await reto.add(clearance, 2)).status).toBe(201)
    sandbox.clock.advance(3_600_000)
    expect((await reto.add(clearance, 10)).status).toBe(201)
  })

  it('show in the carts of others until they expire', async () => {
    const { sandbox, as } = openShop()
    const [lea, reto] = [as('lea'), as('reto')]
    await lea.add(clearance, 10)
    await reto.add(clearance, 1)
    await lea.call('PUT', path, hour)
    const stock = async () =>
      (await reto.get('carts/current/cart-items?productFields=Stock__c')).body.cartItems[0].cartItem
        .productDetails
    expect(await stock()).toMatchObject({ fields: { Stock__c: '2' } })
    sandbox.clock.advance(3_600_000)
    expect(await stock()).toMatchObject({ fields: { Stock__c: '12' } })
  })

  it('are refused as a whole when a line is short', async () => {
    const { as } = openShop()
    const [lea, reto] = [as('lea'), as('reto')]
    await reto.add(clearance, 5)
    await lea.add(clearance, 10)
    await lea.call('PUT', path, hour)
    const { status, body } = await reto.call('PUT', path, hour)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      reservationId: null,
      errors: [{ type: '/commerce/integrations/inventory' }],
    })
    expect((await reto.call('DELETE', path)).status).toBe(404)
  })

  it('replace the earlier one of the cart', async () => {
    const { as } = openShop()
    const [lea, reto] = [as('lea'), as('reto')]
    await lea.add(clearance, 10)
    await lea.call('PUT', path, hour)
    const { body } = await lea.get('carts/current/cart-items')
    await lea.call('PATCH', `carts/current/cart-items/${body.cartItems[0].cartItem.cartItemId}`, {
      quantity: 4,
    })
    expect((await lea.call('PUT', path, hour)).status).toBe(200)
    expect((await reto.add(clearance, 8)).status).toBe(201)
  })

  it('are given free once, and with the cart', async () => {
    const { as } = openShop()
    const [lea, reto] = [as('lea'), as('reto')]
    await lea.add(clearance, 10)
    await lea.call('PUT', path, hour)
    const responses = [await lea.call('DELETE', path), await lea.call('DELETE', path)]
    expect(responses.map(({ status }) => status)).toEqual([204, 404])
    await lea.call('PUT', path, hour)
    await lea.call('DELETE', 'carts/current')
    expect((await reto.add(clearance, 12)).status).toBe(201)
  })

  it('are off the stock that the carts of others show, and a line that is short now says so', async () => {
    const { as } = openShop()
    const [lea, reto] = [as('lea'), as('reto')]
    await reto.add(clearance, 5)
    await lea.add(clearance, 10)
    await lea.call('PUT', path, hour)
    const { body } = await reto.get('carts/current/cart-items?productFields=Stock__c')
    expect(body.cartItems[0].cartItem.productDetails.fields).toEqual({ Stock__c: '2' })
    expect(body).toMatchObject({
      hasErrors: true,
      cartItems: [{ status: 'Error', cartItem: { messagesSummary: { errorCount: 1, hasErrors: true } } }],
      cartSummary: { messagesSummary: { totalLineItemsWithErrors: 1 } },
    })
    expect(body.cartItems[0]).toMatchObject({ message: expect.stringContaining('Still available: 2') })
  })

  it.each([
    ['missing', 404, 'NOT_FOUND'],
    ['forbidden', 403, 'API_DISABLED_FOR_ORG'],
  ] as const)('answer as an organisation that has none: %s', async (reservations, status, errorCode) => {
    const lea = openShop({ carts: { reservations } }).as('lea')
    await lea.add(clearance, 1)
    for (const response of [await lea.call('PUT', path, hour), await lea.call('DELETE', path)]) {
      expect(errorOf(response)).toEqual([status, errorCode])
    }
  })

  it.each([
    ['no duration', {}, 'INVALID_API_INPUT'],
    ['a duration that is text', { durationInSeconds: '60' }, 'INVALID_API_INPUT'],
    ['no time at all', { durationInSeconds: 0 }, 'INVALID_API_INPUT'],
    ['part of a second', { durationInSeconds: 1.5 }, 'INVALID_API_INPUT'],
    ['more than a week', { durationInSeconds: 604_801 }, 'INVALID_API_INPUT'],
    ['an unknown member', { ...hour, colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('refuse %s', async (_, body, errorCode) => {
    const lea = openShop().as('lea')
    await lea.add(clearance, 1)
    const response = await lea.call('PUT', path, body)
    expect(errorOf(response)).toEqual([400, errorCode])
  })

  it('answer MISSING_RECORD without a cart, and for another owner’s cart', async () => {
    const { as } = openShop()
    const lea = as('lea')
    await lea.add(clearance, 1)
    const { cartId } = (await lea.get('carts/current')).body
    for (const shopper of [as('reto'), as()]) {
      for (const id of ['current', cartId]) {
        const own = `carts/${id}/inventory-reservations`
        for (const response of [await shopper.call('PUT', own, hour), await shopper.call('DELETE', own)]) {
          expect(errorOf(response)).toEqual([404, 'MISSING_RECORD'])
        }
      }
    }
  })
})
