import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'
import { pay, placeOrder, readyGuest } from '../../fixtures/ordering.fixture'

const authorize = 'order-summaries/actions/authorize'
const lookup = 'order-summaries/actions/lookup'
const proof = { email: 'ida@example.com', phoneNumber: '+41 81 555 01 99' }

/** A shop where a guest has ordered, the number of the order, and another browser. */
async function openOrdered(version = 'v65.0') {
  const shop = openShop({ settings: { guestCheckoutEnabled: true }, version })
  const guest = shop.as()
  await readyGuest(guest)
  await pay(guest, 'tok_success')
  const { orderReferenceNumber } = (await guest.call('POST', 'checkouts/active/orders')).body
  const other = shop.as()
  const ask = (change: object = {}) =>
    other.call('POST', authorize, { orderSummaryRefNumber: orderReferenceNumber, ...proof, ...change })
  const lookUp = (accessToken: unknown, orderSummaryIdOrRefNumber: string = orderReferenceNumber) =>
    other.call('POST', lookup, { orderSummaryIdOrRefNumber, accessToken })
  return { ...shop, other, ask, lookUp, number: orderReferenceNumber }
}

describe('authorizing a guest for an order', () => {
  it('gives a token that stands for the proof for an hour', async () => {
    const { sandbox, ask, lookUp, number } = await openOrdered()
    const { status, body } = await ask({ lastName: 'moser' })
    expect([status, body]).toEqual([201, { accessToken: expect.any(String) }])
    expect((await lookUp(body.accessToken)).body.orderNumber).toBe(number)
    sandbox.clock.advance(60 * 60_000)
    expect(errorOf(await lookUp(body.accessToken))).toEqual([404, 'ITEM_NOT_FOUND'])
  })

  it('gives a token for ordering again too', async () => {
    const { ask, other, number } = await openOrdered()
    const { accessToken } = (await ask()).body
    const again = { cartStateOrId: 'current', orderSummaryIdOrRefNumber: number, accessToken }
    const response = await other.call('POST', 'order-summaries/actions/add-order-to-cart', again)
    expect([response.status, response.body.totalSucceededProductCount]).toEqual([201, 1])
  })

  it.each([
    ['another e-mail address', { email: 'other@example.com' }, [404, 'ITEM_NOT_FOUND']],
    ['another last name', { lastName: 'Meier' }, [404, 'ITEM_NOT_FOUND']],
    ['an unknown number', { orderSummaryRefNumber: 'AAAAA' }, [404, 'ITEM_NOT_FOUND']],
    ['no phone number', { phoneNumber: '' }, [400, 'INVALID_API_INPUT']],
    ['no e-mail address', { email: null }, [400, 'INVALID_API_INPUT']],
    ['another member', { city: 'Chur' }, [400, 'JSON_PARSER_ERROR']],
  ] as const)('is refused with %s', async (_, change, expected) => {
    expect(errorOf(await (await openOrdered()).ask(change))).toEqual(expected)
  })

  it('is worth nothing for another order, as a made-up token is for any', async () => {
    const { as, ask, lookUp } = await openOrdered()
    const { accessToken } = (await ask()).body
    const ofAccount = await placeOrder(as('reto'))
    expect((await lookUp(accessToken, ofAccount)).status).toBe(404)
    expect((await lookUp('made-up')).status).toBe(404)
    expect(errorOf(await lookUp(7))).toEqual([400, 'JSON_PARSER_ERROR'])
  })

  it('is not there before version 64', async () => {
    expect(errorOf(await (await openOrdered('v63.0')).ask())).toEqual([404, 'NOT_FOUND'])
  })
})
