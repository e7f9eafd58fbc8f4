import { describe, expect, it } from 'vitest'
import { refusal, webstore } from '../transport/scripted-platform.fixture'
import { openScripted } from '../scripted-client.fixture'

const declaration = { name: 'Jonas Weber', orderReferenceNumber: 'KR-1', email: 'jonas@example.de' }
const receipt = { withdrawalId: 'w1', receivedAt: '2026-11-22T09:00:00.000Z' }

describe('orders, lists of records and receipts', () => {
  it('reads the receipt of a withdrawal, but not whether an order has the number', async () => {
    const { features } = openScripted([{ body: { ...receipt, isOrderKnown: true } }])
    const given = await features.withdrawal.declare({ ...declaration, idempotencyKey: 'k' })
    expect(given).toEqual(receipt)
  })

  it('reads an order with its items, amounts and addresses', async () => {
    const item = {
      productId: '01t',
      sku: '1001180',
      name: 'Karton',
      quantity: '25.0',
      currencyIsoCode: 'EUR',
    }
    const body = {
      orderNumber: 'KR-1',
      currencyIsoCode: 'EUR',
      grandTotalAmount: '20.23',
      totalTaxAmount: '3.23',
      deliveryAddress: { street: 'Weg 1', city: 'Olten', country: 'DE', shipToPhoneNumber: '+491' },
      items: [{ ...item, unitPrice: '0.68', totalPrice: '17.00' }],
    }
    const { features } = openScripted([{ body }])
    const eur = (amount: string) => ({ amount, currencyCode: 'EUR' })
    expect(await features.orders.get('KR-1')).toMatchObject({
      orderReferenceNumber: 'KR-1',
      total: eur('20.23'),
      vat: eur('3.23'),
      subtotal: null,
      deliveryAddress: { street: 'Weg 1', phoneNumber: '+491' },
      items: [{ sku: '1001180', quantity: 25, unitPrice: eur('0.68'), totalPrice: eur('17.00') }],
    })
  })

  it.each([
    [{ QuantityUnitOfMeasure: 'Rolle', Printed__c: 'true' }, 'Rolle', true],
    [{ 'Product2.QuantityUnitOfMeasure': { text: 'Rolle' } }, 'Rolle', false],
    [{ Printed__c: false }, null, false],
    [undefined, null, false],
  ])(
    'reads unit and printing of a line from the fields of its product: %j',
    async (fields, unit, isPrinted) => {
      const product = fields && { productId: '01t', fields }
      const { features } = openScripted([{ body: { orderNumber: 'KR-1', items: [{ sku: '1', product }] } }])
      expect((await features.orders.get('KR-1')).items).toMatchObject([{ unit, isPrinted }])
    },
  )

  it('reads contact, payment type, estimated delivery and withdrawals', async () => {
    const withdrawals = [
      { withdrawalId: '0wd1', receivedAt: '2026-11-22T09:00:00.000Z', lines: ['5 × 1001180'] },
    ]
    const reported = {
      contactInfo: { email: 'jonas@example.de' },
      paymentType: 'SimplePurchaseOrder',
      earliestEstimatedDeliveryTime: '2026-11-24T00:00:00.000Z',
      latestEstimatedDeliveryTime: '2026-11-25T00:00:00.000Z',
      withdrawals,
    }
    const { features } = openScripted([{ body: { orderNumber: 'KR-1', ...reported } }])
    expect(await features.orders.lookUp({ orderNumber: 'KR-1' })).toMatchObject(reported)
  })

  it('[2.5-8] reads the columns of a list of records, and each cell as its display text', async () => {
    const info = {
      label: 'Recent',
      displayColumns: [{ fieldApiName: 'Total', label: 'Sum' }, { fieldApiName: 'Name' }],
    }
    const fields = { Total: { value: 300, displayValue: 'CHF 300.00' }, Name: { value: 'Q1' }, Empty: null }
    const { features } = openScripted([{ body: { info, records: { records: [{ id: '0Q0', fields }] } } }])
    expect(await features.recordLists.get({ objectApiName: 'Quote', filterName: 'Recent' })).toEqual({
      label: 'Recent',
      columns: [
        { name: 'Total', label: 'Sum' },
        { name: 'Name', label: 'Name' },
      ],
      records: [{ id: '0Q0', values: { Total: 'CHF 300.00', Name: 'Q1', Empty: null } }],
      nextPageToken: null,
    })
  })

  const orderPath = `${webstore}/order-summaries/1Os1`
  const reported = { orderSummaryId: '1Os1', orderNumber: 'KR-1', currencyIsoCode: 'EUR' }
  const field = (text: string) => ({ label: 'shown', text, type: 'string' })
  const eur = (amount: string) => ({ amount, currencyCode: 'EUR' })
  const toItem = (sku: string, total: string) => ({
    orderItemSummaryId: `10u${sku}`,
    fields: {
      'OrderItemSummary.StockKeepingUnit': field(sku),
      'OrderItemSummary.Quantity': field('25.0'),
      'OrderItemSummary.UnitPrice': field('0.68'),
      'OrderItemSummary.TotalPrice': field(total),
      'OrderItemSummary.OrderDeliveryGroupSummaryId': field(`0ag${sku}`),
    },
    product: { productId: `01t${sku}`, fields: { 'Product2.Name': field('Karton') } },
  })

  it('requests totals and status as fields of the order, and reads them there', async () => {
    const fields = {
      Status: field('Versandt'),
      TotalProductAmount: field('17.0'),
      TotalAdjustedDeliveryAmount: field('5.9'),
      TotalTaxAmount: field('4.35'),
      GrandTotalAmount: field('27.25'),
    }
    const { features, seen } = openScripted([
      { body: { ...reported, status: 'Shipped', totalAmount: '22.90', fields } },
    ])
    expect(await features.orders.get('1Os1')).toMatchObject({
      status: 'Versandt',
      subtotal: eur('17.00'),
      shipping: eur('5.90'),
      vat: eur('4.35'),
      total: eur('27.25'),
    })
    expect(seen[0]?.query.fields?.split(',')).toEqual(expect.arrayContaining(Object.keys(fields)))
  })

  it('loads items and address of an order whose response has none, page by page', async () => {
    const groups = {
      'OrderDeliveryGroupSummary.DeliverToStreet': field('Weg 1'),
      'OrderDeliveryGroupSummary.DeliverToCity': field('Olten'),
      'OrderDeliveryGroupSummary.DeliverToCountry': field('CH'),
      'OrderDeliveryMethod.Name': field('Economy'),
    }
    const { features, seen } = openScripted([
      { body: reported },
      { body: { items: [toItem('1', '17.00')], nextPageToken: 'next' } },
      { body: { orderDeliveryGroups: [{ fields: groups }] } },
      { body: { items: [toItem('2', '3.40')], nextPageToken: null } },
    ])
    const order = await features.orders.get('KR-1')
    expect(seen.map(({ path, query }) => [path, query.page])).toEqual([
      [`${webstore}/order-summaries/KR-1`, undefined],
      [`${orderPath}/items`, undefined],
      [`${orderPath}/delivery-groups`, undefined],
      [`${orderPath}/items`, 'next'],
    ])
    expect(order).toMatchObject({
      deliveryAddress: { street: 'Weg 1', city: 'Olten', country: 'CH' },
      deliveryMethodName: 'Economy',
      items: [
        { productId: '01t1', sku: '1', name: 'Karton', quantity: 25, unitPrice: eur('0.68') },
        { productId: '01t2', sku: '2', totalPrice: eur('3.40') },
      ],
    })
  })

  it('has every delivery of an order whose response has none, page by page', async () => {
    const toGroup = (id: string, city: string) => ({
      fields: {
        'OrderDeliveryGroupSummary.Id': field(id),
        'OrderDeliveryGroupSummary.DeliverToCity': field(city),
        'OrderDeliveryGroupSummary.TotalAmount': field('5.9'),
        'OrderDeliveryGroupSummary.DesiredDeliveryDate': field('2026-12-01T00:00:00.000Z'),
        'OrderDeliveryGroupSummary.DeliveryInstructions': field('Rampe 2'),
        'OrderDeliveryMethod.Name': field('Economy'),
      },
    })
    const { features, seen } = openScripted([
      { body: reported },
      { body: { items: [toItem('1', '17.00'), toItem('2', '3.40')] } },
      { body: { orderDeliveryGroups: [toGroup('0ag1', 'Olten')], nextPageToken: '2' } },
      { body: { orderDeliveryGroups: [toGroup('0ag2', 'Chur')], nextPageToken: '2' } },
    ])
    const order = await features.orders.get('KR-1')
    const [, items, groups, next] = seen.map(({ query }) => query)
    expect(items?.fields).toContain('OrderItemSummary.OrderDeliveryGroupSummaryId')
    expect(groups?.fields).toContain('OrderDeliveryGroupSummary.Id')
    expect([groups?.page, next?.page, seen.length]).toEqual([undefined, '2', 4])
    expect(order.items.map(({ deliveryGroupId }) => deliveryGroupId)).toEqual(['0ag1', '0ag2'])
    expect(order.deliveries).toMatchObject([
      { deliveryGroupId: '0ag1', address: { city: 'Olten' }, shippingFee: eur('5.90') },
      {
        deliveryGroupId: '0ag2',
        address: { city: 'Chur' },
        methodName: 'Economy',
        desiredDeliveryDate: '2026-12-01T00:00:00.000Z',
        shippingInstructions: 'Rampe 2',
        vatRate: null,
      },
    ])
    expect(order).toMatchObject({ deliveryAddress: { city: 'Olten' }, deliveryMethodName: 'Economy' })
  })

  it('gives an order’s only delivery what the order says of itself', async () => {
    const estimate = {
      earliestEstimatedDeliveryTime: '2026-11-24T00:00:00.000Z',
      shippingInstructions: 'Rampe 3',
    }
    const { features } = openScripted([
      { body: { ...reported, ...estimate } },
      { body: { items: [toItem('1', '17.00')] } },
      { body: { orderDeliveryGroups: [{ fields: { 'OrderDeliveryGroupSummary.Id': field('0ag1') } }] } },
    ])
    const { deliveries } = await features.orders.get('KR-1')
    expect(deliveries).toMatchObject([{ deliveryGroupId: '0ag1', ...estimate }])
  })

  it.each([403, 404])('is an order without items when loading them fails with %i', async (status) => {
    const { features } = openScripted([{ body: reported }, refusal(status, 'NOT_HERE')])
    expect(await features.orders.get('KR-1')).toMatchObject({ items: [], deliveryAddress: null })
  })

  it('fails when the items of an order cannot be loaded at the moment', async () => {
    const { features } = openScripted([{ body: reported }, refusal(500, 'UNKNOWN_EXCEPTION')])
    await expect(features.orders.get('KR-1')).rejects.toMatchObject({ status: 500 })
  })

  it('lists what has left of an order with what is in it, page by page, under any of the likely names', async () => {
    const shipment = (shipmentId: string, city: string) => ({
      shipmentId,
      shipmentNumber: 'S-1',
      fields: { 'Shipment.TrackingNumber': field('99'), 'Shipment.ShipToCity': field(city) },
    })
    const item = {
      fields: { 'ShipmentItem.Quantity': field('2.0'), 'ShipmentItem.OrderItemSummaryId': field('10u1') },
      product: { productId: '01t1', fields: { 'Product2.Name': field('Karton') } },
    }
    const { features, seen } = openScripted([
      { body: { shipments: [shipment('0OB1', 'Olten')], nextPageToken: 'next' } },
      { body: { orderShipments: [shipment('0OB2', 'Chur')] } },
      { body: { items: [item] } },
      { body: {} },
    ])
    const shipments = await features.orders.listShipments('1Os1')
    expect(seen.map(({ path, query }) => [path, query.pageToken])).toEqual([
      [`${webstore}/order-summaries/1Os1/shipments`, undefined],
      [`${webstore}/order-summaries/1Os1/shipments`, 'next'],
      [`${webstore}/shipments/0OB1/items`, undefined],
      [`${webstore}/shipments/0OB2/items`, undefined],
    ])
    expect(shipments).toMatchObject([
      {
        shipmentId: '0OB1',
        trackingNumber: '99',
        address: { city: 'Olten' },
        actualDeliveryDate: null,
        items: [{ orderItemSummaryId: '10u1', productId: '01t1', name: 'Karton', quantity: 2, sku: null }],
      },
      { shipmentId: '0OB2', address: { city: 'Chur' }, items: [] },
    ])
  })

  it('reports why a product of an order was not added to the cart', async () => {
    const unadded = { productName: 'Klebeband', errorMessage: 'Nicht lieferbar.' }
    const { features } = openScripted([{ body: { unaddedProducts: [unadded] } }])
    const { unaddedProducts } = await features.orders.addToCart('1Os1')
    expect(unaddedProducts).toMatchObject([unadded])
  })

  it('adds no order without an id to the cart', async () => {
    const { features, seen } = openScripted([])
    await expect(features.orders.addToCart(' ')).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    expect(seen).toEqual([])
  })

  it('reads an order without items when the platform has none', async () => {
    const { features } = openScripted([{ body: { orderNumber: 'KR-1' } }, refusal(404, 'NOT_HERE')])
    expect(await features.orders.get('KR-1')).toMatchObject({
      items: [],
      adjustments: [],
      withdrawals: [],
      total: null,
      contactInfo: null,
      paymentType: null,
      latestEstimatedDeliveryTime: null,
    })
  })
})
