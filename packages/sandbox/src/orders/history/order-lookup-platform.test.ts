import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { pay, placeOrder, readyGuest } from '../../fixtures/ordering.fixture'

const path = 'order-summaries/actions/lookup'
const verification = { email: 'ida@example.com', phoneNumber: '+41 81 555 01 99', lastName: 'moser' }

/** A shop where a guest has ordered, and the number of the order. */
async function openOrdered() {
  const shop = openShop({ settings: { guestCheckoutEnabled: true } })
  const guest = shop.as()
  await readyGuest(guest)
  await pay(guest, 'tok_success')
  const { orderReferenceNumber } = (await guest.call('POST', 'checkouts/active/orders')).body
  return { ...shop, guest, orderReferenceNumber }
}

interface Group {
  readonly fields: Readonly<Record<string, { readonly text: string }>>
  readonly lineItems: readonly { readonly type: string }[]
}

describe('looking up an order in the platform’s form', () => {
  it('returns the order in fields to a buyer, with its groups, items and payment', async () => {
    const reto = openShop().as('reto')
    await reto.add('2000240', 36)
    await reto.call('POST', 'carts/current/cart-coupons', { couponCode: 'KLEBEBAND10' })
    const number = await placeOrder(reto)
    const { status, body } = await reto.call('POST', path, { orderSummaryIdOrRefNumber: number })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderNumber: number,
      status: 'Created',
      currencyIsoCode: 'CHF',
      adjustmentAggregates: null,
      owner: { email: 'einkauf@alpenblick.example' },
      fields: {
        OrderedDate: { dataName: 'OrderedDate', type: 'datetime', text: '2026-11-21T09:00:00.000Z' },
        Status: { text: 'Created' },
      },
      adjustments: [
        {
          basisReferenceDisplayName: 'KLEBEBAND10',
          displayName: 'Tape offer',
          type: 'Promotion',
          targetType: 'SplitLine',
          currencyIsoCode: 'CHF',
        },
      ],
      deliveryGroups: [
        {
          deliveryMethod: { fields: { Name: { text: 'Parcel' } } },
          fields: { DeliverToCity: { text: 'Olten' }, DeliverToCountry: { text: 'CH' } },
          lineItems: [
            { type: 'Product', product: { fields: { StockKeepingUnit: { text: '2000240' } } } },
            { type: 'Product', fields: { Quantity: { text: '125.0' } } },
            { type: 'Charge', product: null },
          ],
        },
      ],
      payments: [{ paymentMethod: { fields: { PoNumber: { text: 'PO-118' } } } }],
    })
  })

  it('returns no members but the documented ones', async () => {
    const reto = openShop().as('reto')
    const number = await placeOrder(reto)
    const { body } = await reto.call('POST', path, { orderSummaryIdOrRefNumber: number })
    expect(Object.keys(body).toSorted()).toEqual([
      'adjustmentAggregates',
      'adjustments',
      'currencyIsoCode',
      'deliveryGroups',
      'fields',
      'id',
      'orderNumber',
      'owner',
      'payments',
      'status',
    ])
    const [group] = body.deliveryGroups as unknown as readonly Group[]
    expect(Object.keys(group ?? {}).toSorted()).toEqual([
      'currencyIsoCode',
      'deliveryMethod',
      'fields',
      'id',
      'lineItems',
    ])
  })

  it('lets the sums with tax add up to the total', async () => {
    const reto = openShop().as('reto')
    await reto.add('1001180', 35)
    const number = await placeOrder(reto)
    const { body } = await reto.call('POST', path, { orderSummaryIdOrRefNumber: number })
    const fields = body.fields as Group['fields']
    const cents = (name: string) => Math.round(Number(fields[name]?.text) * 100)
    expect(cents('TotalAdjProductAmtWithTax') + cents('TotalAdjDeliveryAmtWithTax')).toBe(
      cents('GrandTotalAmount'),
    )
    expect(cents('TotalAmount') + cents('TotalTaxAmount')).toBe(cents('GrandTotalAmount'))
  })

  it('excludes what the request excludes', async () => {
    const reto = openShop().as('reto')
    const number = await placeOrder(reto)
    const names = ['Adjustments', 'AdjustmentAggregates', 'Payments']
    const query = [...names, 'LineItems'].map((name) => `exclude${name}=true`).join('&')
    const { body } = await reto.call('POST', `${path}?${query}`, { orderSummaryIdOrRefNumber: number })
    expect(names.filter((name) => name.charAt(0).toLowerCase() + name.slice(1) in body)).toEqual([])
    const [group] = body.deliveryGroups as unknown as readonly object[]
    expect(group).not.toHaveProperty('lineItems')
    const other = await reto.call('POST', `${path}?deliveryGroupId=0a7CN0000000009AAA`, {
      orderSummaryIdOrRefNumber: number,
    })
    expect(other.body.deliveryGroups).toEqual([])
  })

  it('finds a buyer’s order by its id, of both lengths, and by its number in any case', async () => {
    const reto = openShop().as('reto')
    const number = await placeOrder(reto)
    const { orderSummaryId } = (await reto.get(`order-summaries/${number}`)).body
    for (const key of [orderSummaryId, orderSummaryId.slice(0, 15), number.toLowerCase()]) {
      const { body } = await reto.call('POST', path, { orderSummaryIdOrRefNumber: key })
      expect([body.id, body.orderNumber]).toEqual([orderSummaryId, number])
    }
  })

  it('finds a guest’s order in another browser with its verification only', async () => {
    const { as, guest, orderReferenceNumber: orderSummaryIdOrRefNumber } = await openOrdered()
    const found = await as().call('POST', path, { orderSummaryIdOrRefNumber, verification })
    expect([found.status, found.body.owner]).toMatchObject([
      200,
      { email: 'Ida@example.com', firstName: 'Ida', lastName: 'Moser', phoneNumber: '+41815550199' },
    ])
    expect((await guest.call('POST', path, { orderSummaryIdOrRefNumber })).status).toBe(200)
    expect((await as().call('POST', path, { orderSummaryIdOrRefNumber })).status).toBe(404)
  })

  it.each([
    ['another e-mail address', { email: 'other@example.com' }],
    ['another phone number', { phoneNumber: '+41 81 555 01 98' }],
    ['another last name', { lastName: 'Meier' }],
  ])('does not find it with %s', async (_, wrong) => {
    const { as, orderReferenceNumber: orderSummaryIdOrRefNumber } = await openOrdered()
    const body = { orderSummaryIdOrRefNumber, verification: { ...verification, ...wrong } }
    const response = await as().call('POST', path, body)
    expect(errorOf(response)).toEqual([404, 'ITEM_NOT_FOUND'])
  })

  it('asks guests for the number, not the id, and hides the orders of accounts and other shops', async () => {
    const { as, guest, orderReferenceNumber } = await openOrdered()
    const own = await guest.call('POST', path, { orderSummaryIdOrRefNumber: orderReferenceNumber })
    const byId = { orderSummaryIdOrRefNumber: own.body.id, verification }
    const ofAccount = { orderSummaryIdOrRefNumber: await placeOrder(as('reto')), verification }
    const statuses = [
      await guest.call('POST', path, byId),
      await as().call('POST', path, ofAccount),
      await as('lea').call('POST', path, ofAccount),
      await as(undefined, 'DE').call('POST', path, {
        orderSummaryIdOrRefNumber: orderReferenceNumber,
        verification,
      }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  it.each([
    ['no number', {}, 400, 'INVALID_API_INPUT'],
    ['a number that is no text', { orderSummaryIdOrRefNumber: 5 }, 400, 'JSON_PARSER_ERROR'],
    ['both forms at once', { orderSummaryIdOrRefNumber: 'x', orderNumber: 'x' }, 400, 'JSON_PARSER_ERROR'],
    [
      'an invalid verification',
      { orderSummaryIdOrRefNumber: 'x', verification: 'x' },
      400,
      'JSON_PARSER_ERROR',
    ],
    [
      'a verification without a phone number',
      { orderSummaryIdOrRefNumber: 'x', verification: { email: 'ida@example.com' } },
      400,
      'INVALID_API_INPUT',
    ],
    [
      'an unknown proof',
      { orderSummaryIdOrRefNumber: 'x', verification: { ...verification, city: 'Chur' } },
      400,
      'JSON_PARSER_ERROR',
    ],
    ['an unknown number', { orderSummaryIdOrRefNumber: 'AAAAA', verification }, 404, 'ITEM_NOT_FOUND'],
  ] as const)('refuses %s', async (_, body, status, code) => {
    const response = await openShop().as().call('POST', path, body)
    expect(errorOf(response)).toEqual([status, code])
  })

  it('refuses a part that is neither left out nor not', async () => {
    const reto = openShop().as('reto')
    const orderSummaryIdOrRefNumber = await placeOrder(reto)
    const response = await reto.call('POST', `${path}?excludePayments=yes`, { orderSummaryIdOrRefNumber })
    expect(errorOf(response)).toEqual([400, 'INVALID_API_INPUT'])
  })
})
