import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'

type Shopper = ReturnType<ReturnType<typeof openShop>['as']>

async function order(shopper: Shopper, quantity: number): Promise<string> {
  await shopper.add('1001010', quantity)
  const { body } = await shopper.call('PUT', 'checkouts', { cartId: 'active' })
  const [method] = body.deliveryGroups.items[0].availableDeliveryMethods
  await shopper.call('PATCH', 'checkouts/active', { deliveryMethodId: method.id })
  const payment = { requestType: 'SimplePurchaseOrder', paymentToken: `PO-${quantity}` }
  await shopper.call('POST', 'checkouts/active/payments', payment)
  return (await shopper.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
}

describe('order summaries', () => {
  it('list the account’s orders, newest first', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const older = await order(buyer, 125)
    shop.sandbox.clock.advance(3_600_000)
    const newer = await order(buyer, 250)
    const { body } = await buyer.get('order-summaries')
    expect(body.orderSummaries.map(({ orderNumber }) => orderNumber)).toEqual([newer, older])
    expect(body.orderSummaries[1]).toMatchObject({
      createdDate: '2026-11-21T09:00:00.000Z',
      currencyIsoCode: 'CHF',
      totalAmount: '43.27',
      fields: { Status: { label: 'Status', text: 'Created', type: 'Picklist' } },
    })
    expect((await shop.as('lea').get('order-summaries')).body).toMatchObject({ count: 0, orderSummaries: [] })
  })

  it('come in pages', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const numbers = [await order(buyer, 25), await order(buyer, 50), await order(buyer, 75)]
    const first = await buyer.get('order-summaries?pageSize=2')
    const second = await buyer.get(`order-summaries?pageSize=2&pageToken=${first.body.nextPageToken ?? ''}`)
    expect([first.body.count, second.body.count, second.body.nextPageToken]).toEqual([2, 1, null])
    expect(second.body.orderSummaries[0].orderNumber).toBe(numbers[0])
  })

  it('return an order as it was placed, by its number or id', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await order(buyer, 125)
    shop.db.run("UPDATE price_tier SET unit_price = '99'")
    const { body } = await buyer.get(`order-summaries/${number}`)
    expect(body).toMatchObject({
      purchaseOrderNumber: 'PO-125',
      totalProductAmount: '30.13',
      grandTotalAmount: '43.27',
      deliveryAddress: { city: 'Olten' },
      items: [
        {
          sku: '1001010',
          quantity: '125.0',
          unitPrice: '0.241',
          totalPrice: '30.13',
          product: { fields: { QuantityUnitOfMeasure: 'Stk' } },
        },
      ],
    })
    expect((await buyer.get(`order-summaries/${body.orderSummaryId}`)).body.orderNumber).toBe(number)
  })

  it('say whom the confirmation went to, how they are paid and when they should arrive', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await order(buyer, 125)
    // A day later the estimate is still that of the order: Saturday 21 November counts as Monday, and one to two working days follow.
    shop.sandbox.clock.advance(24 * 3_600_000)
    expect((await buyer.get(`order-summaries/${number}`)).body).toMatchObject({
      contactInfo: { email: 'einkauf@alpenblick.example' },
      paymentType: 'SimplePurchaseOrder',
      earliestEstimatedDeliveryTime: '2026-11-24T00:00:00.000Z',
      latestEstimatedDeliveryTime: '2026-11-25T00:00:00.000Z',
      withdrawals: [],
    })
  })

  it('have exactly the requested fields, in any case', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await order(buyer, 125)
    const fields = 'OrderNumber,OrderedDate,Status,TotalAmount,GrandTotalAmount,CurrencyIsoCode'
    const { body } = await buyer.get(`order-summaries?ownerScope=My&fields=${fields}&language=de-CH`)
    const [{ fields: found }] = body.orderSummaries as unknown as readonly [{ readonly fields: object }]
    expect(Object.keys(found).toSorted()).toEqual(fields.split(',').toSorted())
    expect(found).toMatchObject({
      OrderNumber: { dataName: 'OrderNumber', label: 'Order Number', text: number, type: 'string' },
      Status: { text: 'Erfasst' },
      TotalAmount: { text: '40.03' },
      GrandTotalAmount: { text: '43.27' },
    })
    const other = await buyer.get('order-summaries?fields=accountId,OrderSummary.OrderNumber')
    expect(other.body.orderSummaries).toMatchObject([
      { fields: { AccountId: { type: 'reference' }, OrderNumber: { text: number } } },
    ])
    const one = await buyer.get(`order-summaries/${number}?fields=TotalTaxAmount`)
    expect(one.body.fields).toMatchObject({ TotalTaxAmount: { text: '3.24', type: 'currency' } })
    expect((await buyer.get('order-summaries?fields=')).body.orderSummaries).toMatchObject([{ fields: {} }])
  })

  it.each([
    ['a field that there is not', 'Colour__c'],
    ['more than 35 fields', Array.from({ length: 36 }, () => 'Status').join(',')],
  ])('refuse %s', async (_, fields) => {
    expect(errorOf(await openShop().as('reto').get(`order-summaries?fields=${fields}`))).toEqual([
      400,
      'INVALID_API_INPUT',
    ])
  })

  it('have totals, items and delivery groups in the requested fields', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await order(buyer, 125)
    const path = `order-summaries/${number}`
    const fieldsOf = async (part: string, fields: string) =>
      (await buyer.get(`${path}${part}?fields=${fields}`)).body
    const whole = (await buyer.get(path)).body as unknown as {
      deliveryGroups: { items: readonly { deliveryGroupId: string }[] }
    }
    const groupId = whole.deliveryGroups.items[0]?.deliveryGroupId
    expect(await fieldsOf('', 'GrandTotalAmount')).toMatchObject({
      fields: { GrandTotalAmount: { dataName: 'GrandTotalAmount', text: '43.27', type: 'currency' } },
    })
    const names =
      'OrderItemSummary.Quantity,OrderItemSummary.TotalPrice,OrderItemSummary.OrderDeliveryGroupSummaryId,Product2.Name,Product2.QuantityUnitOfMeasure'
    expect(await fieldsOf('/items', names)).toMatchObject({
      items: [
        {
          fields: {
            'OrderItemSummary.Quantity': { text: '125.0' },
            'OrderItemSummary.TotalPrice': { text: '30.13' },
            'OrderItemSummary.OrderDeliveryGroupSummaryId': { text: groupId, type: 'reference' },
          },
          product: {
            fields: {
              'Product2.Name': { type: 'STRING' },
              'Product2.QuantityUnitOfMeasure': { text: 'Stk' },
            },
          },
        },
      ],
      nextPageToken: null,
    })
    const location =
      'OrderDeliveryGroupSummary.Id,OrderDeliveryGroupSummary.DeliverToCity,OrderDeliveryGroupSummary.TotalAmount,OrderDeliveryMethod.Name'
    expect(await fieldsOf('/delivery-groups', location)).toMatchObject({
      orderDeliveryGroups: [
        {
          fields: {
            'OrderDeliveryGroupSummary.Id': { text: groupId },
            'OrderDeliveryGroupSummary.DeliverToCity': { text: 'Olten' },
            'OrderDeliveryGroupSummary.TotalAmount': { text: '9.90', type: 'currency' },
          },
        },
      ],
    })
    for (const part of ['/items', '/delivery-groups'])
      expect((await shop.as('lea').get(`${path}${part}`)).status).toBe(404)
  })

  it('are hidden from others', async () => {
    const shop = openShop()
    const number = await order(shop.as('reto'), 125)
    for (const stranger of [shop.as('lea'), shop.as()]) {
      expect((await stranger.get(`order-summaries/${number}`)).status).toBe(404)
    }
    expect((await shop.as().get('order-summaries')).status).toBe(403)
  })

  it.each([
    ['2026-11-21T09:00:00Z', 'Created', 'Erfasst'],
    ['2026-11-23T13:30:00Z', 'InFulfilment', 'In Bearbeitung'],
    ['2026-11-23T15:30:00Z', 'Shipped', 'Versandt'],
    ['2026-11-25T09:30:00Z', 'Delivered', 'Zugestellt'],
  ])('at %s are %s, said in the language of the call', async (at, status, text) => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await order(buyer, 125)
    shop.sandbox.clock.set(Date.parse(at))
    const { body } = await buyer.get(`order-summaries/${number}?language=de-CH`)
    expect(body).toMatchObject({ status, fields: { Status: { text } } })
  })

  it.each(['pageSize=0', 'pageSize=101', 'pageSize=x', 'pageToken=-1'])('refuse %s', async (query) => {
    expect(errorOf(await openShop().as('reto').get(`order-summaries?${query}`))).toEqual([
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ])
  })

  it('are ITEM_NOT_FOUND by an unknown id, and empty beyond the last page', async () => {
    const buyer = openShop().as('reto')
    const { status, body } = await buyer.get('order-summaries/1Os000000000000AAA')
    expect([status, body[0].errorCode]).toEqual([404, 'ITEM_NOT_FOUND'])
    expect((await buyer.get('order-summaries?pageToken=9')).body.orderSummaries).toEqual([])
  })
})
