import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'
import { placeOrder } from '../../fixtures/ordering.fixture'

const fields =
  'Shipment.Provider,Shipment.TrackingNumber,Shipment.CreatedDate,Shipment.ActualDeliveryDate,Shipment.ShipToCity'

/** An order, and how far it is moved. */
async function openOrdered(step?: 'sent' | 'delivered') {
  const shop = openShop()
  const reto = shop.as('reto')
  const orderNumber = await placeOrder(reto)
  if (step !== undefined) {
    const init = { method: 'POST', body: JSON.stringify({ orderNumber, step }) }
    await shop.sandbox.fetch(new Request('https://shop.example/__sandbox/orders', init))
  }
  const list = () => reto.get(`order-summaries/${orderNumber}/shipments?fields=${fields}`)
  return { ...shop, reto, orderNumber, list }
}

type Fields = Readonly<Record<string, { readonly text: string | null }>>
interface ShipmentBody {
  readonly shipmentId: string
  readonly fields: Fields
}

async function firstShipment({ list }: Awaited<ReturnType<typeof openOrdered>>) {
  const [shipment] = (await list()).body.items as unknown as readonly ShipmentBody[]
  return shipment ?? { shipmentId: '', fields: {} }
}

describe('the shipments of an order', () => {
  it('are none before it has left', async () => {
    const { list } = await openOrdered()
    expect((await list()).body).toMatchObject({ items: [], nextPageToken: null })
  })

  it('say who carries what has left, and when it arrived', async () => {
    const sent = await openOrdered('sent')
    const { status, body } = await sent.list()
    expect(status).toBe(200)
    expect(body.items).toMatchObject([
      { shipmentId: '0OBCH00000000014AA', shipmentNumber: 'L-CH-000001', status: 'Shipped' },
    ])
    expect((await firstShipment(sent)).fields).toMatchObject({
      'Shipment.Provider': { text: expect.any(String) },
      'Shipment.TrackingNumber': { text: expect.stringMatching(/^9960/) },
      'Shipment.CreatedDate': { text: '2026-11-21T09:00:00.000Z' },
      'Shipment.ActualDeliveryDate': { text: null },
      'Shipment.ShipToCity': { text: 'Olten' },
    })
    const arrived = await openOrdered('delivered')
    const { fields: found } = await firstShipment(arrived)
    expect(found['Shipment.ActualDeliveryDate']?.text).toBe('2026-11-21T09:00:00.000Z')
  })

  it('have the items of the delivery', async () => {
    const world = await openOrdered('sent')
    const { shipmentId } = await firstShipment(world)
    for (const id of [shipmentId, shipmentId.slice(0, 15)]) {
      const path = `shipments/${id}/items?fields=ShipmentItem.Quantity,Product2.StockKeepingUnit`
      const { body } = await world.reto.get(path)
      expect(body.items).toMatchObject([
        {
          fields: { 'ShipmentItem.Quantity': { text: '125.0' } },
          product: { fields: { 'Product2.StockKeepingUnit': { text: expect.any(String) } } },
        },
      ])
    }
  })

  it('are for the one who ordered', async () => {
    const world = await openOrdered('sent')
    const { shipmentId } = await firstShipment(world)
    for (const stranger of [world.as('lea'), world.as()]) {
      for (const path of [`order-summaries/${world.orderNumber}/shipments`, `shipments/${shipmentId}/items`])
        expect(errorOf(await stranger.get(path))).toEqual([404, 'ITEM_NOT_FOUND'])
    }
    for (const id of ['0OBCH0000000009', '0OBDE0000000001', 'x'])
      expect(errorOf(await world.reto.get(`shipments/${id}/items`))).toEqual([404, 'ITEM_NOT_FOUND'])
  })
})
