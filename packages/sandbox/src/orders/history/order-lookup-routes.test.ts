import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { pay, placeOrder, readyGuest } from '../../fixtures/ordering.fixture'

const path = 'order-summaries/actions/lookup'

/** A shop where a guest has ordered, and the number of the order. */
async function openOrdered() {
  const shop = openShop({ settings: { guestCheckoutEnabled: true } })
  const guest = shop.as()
  await readyGuest(guest)
  await pay(guest, 'tok_success')
  const orderNumber = (await guest.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
  return { ...shop, guest, orderNumber }
}

describe('looking up an order', () => {
  it.each([
    ['e-mail address in any case', { email: 'ida@EXAMPLE.com' }],
    ['phone number of the contact', { phoneNumber: '+41 81 555 01 99' }],
    ['phone number of the address', { phoneNumber: '+41815550100' }],
    ['both', { email: 'ida@example.com', phoneNumber: '+41815550199' }],
  ])('finds a guest’s order in another browser by its number and the %s', async (_, proof) => {
    const { as, orderNumber } = await openOrdered()
    const body = { orderNumber: orderNumber.toLowerCase(), ...proof }
    const response = await as().call('POST', path, body)
    expect([response.status, response.body]).toMatchObject([
      200,
      { orderNumber, contactInfo: { email: 'Ida@example.com' }, items: [{ sku: '1001010' }] },
    ])
  })

  it('needs no more than the number from the one who ordered', async () => {
    const { guest, orderNumber, as } = await openOrdered()
    expect((await guest.call('POST', path, { orderNumber })).status).toBe(200)
    const buyer = as('reto')
    const own = await placeOrder(buyer)
    expect((await buyer.call('POST', path, { orderNumber: own })).body.orderNumber).toBe(own)
  })

  it.each([
    ['no proof', {}],
    ['a wrong address', { email: 'other@example.com' }],
    ['one wrong proof of two', { email: 'ida@example.com', phoneNumber: '+41000' }],
    ['a phone number without digits', { phoneNumber: '-' }],
  ])('finds nothing with %s', async (_, proof) => {
    const { as, orderNumber } = await openOrdered()
    expect(errorOf(await as().call('POST', path, { orderNumber, ...proof }))).toEqual([404, 'ITEM_NOT_FOUND'])
  })

  it('never finds the order of an account, nor one of the other shop', async () => {
    const { as, orderNumber } = await openOrdered()
    const own = await placeOrder(as('reto'))
    const email = 'einkauf@alpenblick.example'
    for (const stranger of [as(), as('lea')])
      expect((await stranger.call('POST', path, { orderNumber: own, email })).status).toBe(404)
    const elsewhere = as(undefined, 'DE')
    expect((await elsewhere.call('POST', path, { orderNumber, email: 'ida@example.com' })).status).toBe(404)
  })

  it.each([
    ['no number', { email: 'ida@example.com' }, 400, 'INVALID_API_INPUT'],
    ['a number that is no text', { orderNumber: 5 }, 400, 'JSON_PARSER_ERROR'],
    ['an address that is no text', { orderNumber: 'x', email: {} }, 400, 'JSON_PARSER_ERROR'],
    ['an unknown member', { orderNumber: 'x', name: 'Ida' }, 400, 'JSON_PARSER_ERROR'],
    ['an unknown number', { orderNumber: 'AAAAA', email: 'ida@example.com' }, 404, 'ITEM_NOT_FOUND'],
  ])('refuses %s', async (_, body, status, code) => {
    const response = await openShop().as().call('POST', path, body)
    expect(errorOf(response)).toEqual([status, code])
  })
})
