import { describe, expect, it, vi } from 'vitest'
import { migrations } from '../../database/schema'
import { openNodeDatabase } from '../../database/node-sqlite'
import { openShop } from '../../fixtures/shopper.fixture'
import type { OrderMail } from '../../calls/mail-content'
import { placeOrder, readyToPlace, type Shopper } from '../../fixtures/ordering.fixture'
import { migrate } from '../../seed/seed-database'
import { findDueDelivery } from '../records/order-delivery-repository'

interface Progress {
  readonly status: string
  readonly invoiceNumber: string | null
  readonly invoicedAt: string | null
  readonly deliveryStates: readonly Record<string, string | boolean | null>[]
}

/** What the tests read of an order; see ResponseBody. */
const readOrder = async (shopper: Shopper, number: string) =>
  (await shopper.get(`order-summaries/${number}`)).body as unknown as Progress

type Shop = ReturnType<typeof openShop>

async function listMails({ sandbox }: Shop) {
  const response = await sandbox.fetch(new Request('https://shop.example/__sandbox/mails'))
  const { mails } = (await response.json()) as { mails: { to: string; subject: string; createdAt: string }[] }
  return mails.toReversed()
}

const command = ({ sandbox }: Shop, body: object) =>
  sandbox.fetch(
    new Request('https://shop.example/__sandbox/orders', { method: 'POST', body: JSON.stringify(body) }),
  )

const packed = '2026-11-23T13:30:00.000Z'
const sent = '2026-11-23T15:30:00.000Z'
const delivered = '2026-11-25T09:30:00.000Z'

describe('an order', () => {
  it('is packed, sent with a tracking number, invoiced and delivered by the clock', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    expect(await readOrder(buyer, number)).toMatchObject({
      status: 'Created',
      invoiceNumber: null,
      invoicedAt: null,
      deliveryStates: [
        { packedAt: null, sentAt: null, deliveredAt: null, isPickUp: false, carrier: 'Swiss Post' },
      ],
    })
    shop.sandbox.clock.set(Date.parse(packed))
    expect(await readOrder(buyer, number)).toMatchObject({
      status: 'InFulfilment',
      invoiceNumber: null,
      deliveryStates: [{ packedAt: packed, sentAt: null, trackingNumber: null, deliveryNoteNumber: null }],
    })
    shop.sandbox.clock.set(Date.parse(delivered))
    expect(await readOrder(buyer, number)).toMatchObject({
      status: 'Delivered',
      invoiceNumber: 'R-CH-000001',
      invoicedAt: sent,
      deliveryStates: [
        {
          packedAt: packed,
          sentAt: sent,
          deliveredAt: delivered,
          deliveryNoteNumber: 'L-CH-000001',
          trackingNumber: '996000000000000001',
          trackingUrl: 'https://service.post.ch/ekp-web/ui/entry/search/996000000000000001',
        },
      ],
    })
  })

  it('sends one mail for each step, dated when it was taken, however late it is looked at', async () => {
    const shop = openShop()
    const number = await placeOrder(shop.as('reto'))
    shop.sandbox.clock.advance(365 * 86_400_000)
    const mails = await listMails(shop)
    expect(mails.map(({ subject, createdAt }) => [subject, createdAt])).toEqual([
      [`Your order ${number}`, '2026-11-21T09:00:00.000Z'],
      [`Your order ${number} is packed`, packed],
      [`Your order ${number} is on its way`, sent],
      [`The invoice for your order ${number}`, sent],
      [`Your order ${number} has arrived`, delivered],
    ])
    expect(await listMails(shop)).toEqual(mails)
  })

  it('is numbered in sequence in its shop, in the sequence in which orders are sent', async () => {
    const shop = openShop()
    const first = await placeOrder(shop.as('reto'))
    const second = await placeOrder(shop.as('lea'))
    const jonas = shop.as('jonas', 'DE')
    await jonas.add('1001010', 125)
    await readyToPlace(jonas)
    const german = (await jonas.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
    await command(shop, { orderNumber: second, step: 'sent' })
    shop.sandbox.clock.advance(10 * 86_400_000)
    const shoppers = [
      [shop.as('reto'), first],
      [shop.as('lea'), second],
      [jonas, german],
    ] as const
    const numbers = await Promise.all(
      shoppers.map(async ([shopper, number]) => (await readOrder(shopper, number)).invoiceNumber),
    )
    expect(numbers).toEqual(['R-CH-000002', 'R-CH-000001', 'R-DE-000001'])
  })

  it('stays as it is after the clock went back', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    shop.sandbox.clock.set(Date.parse(sent))
    const before = await readOrder(buyer, number)
    shop.sandbox.clock.set(Date.parse(packed) - 86_400_000)
    expect(await readOrder(buyer, number)).toEqual(before)
  })
})

describe('the switch of the sandbox', () => {
  it('takes the steps of an order now, once', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    const now = new Date(shop.sandbox.clock.now()).toISOString()
    const response = await command(shop, { orderNumber: number, step: 'sent' })
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { status: 'Shipped', invoicedAt: now, deliveryStates: [{ packedAt: now, sentAt: now }] },
    ])
    await command(shop, { orderNumber: number, step: 'sent' })
    expect(await listMails(shop)).toHaveLength(4)
    shop.sandbox.clock.set(Date.parse(delivered))
    expect(await readOrder(buyer, number)).toMatchObject({
      deliveryStates: [{ packedAt: now, sentAt: now, deliveredAt: delivered }],
    })
  })

  it.each([
    [400, { orderNumber: 'AAAAA-BBBBB-CCCCC-DDDDD', step: 'lost' }],
    [400, { step: 'packed' }],
    [400, { orderNumber: 'AAAAA-BBBBB-CCCCC-DDDDD', step: 'packed', colour: 'red' }],
    [404, { orderNumber: 'AAAAA-BBBBB-CCCCC-DDDDD', step: 'packed' }],
  ])('responds with %d to %j', async (status, body) => {
    expect((await command(openShop(), body)).status).toBe(status)
  })

  it('knows only the deliveries of the order', async () => {
    const shop = openShop()
    const orderNumber = await placeOrder(shop.as('reto'))
    expect((await command(shop, { orderNumber, step: 'packed', deliveryGroupId: '0a7' })).status).toBe(404)
  })
})

describe('orders of older versions', () => {
  it('get their steps by the hours after they were placed', () => {
    const db = openNodeDatabase()
    const index = migrations.findIndex((script) => script.includes('CREATE TABLE order_delivery'))
    for (const script of migrations.slice(0, index)) db.exec(script)
    db.exec(`PRAGMA user_version = ${index}`)
    db.exec(`INSERT INTO purchase_order (id, reference_number, checkout_id, shop, cart_id, status, currency_code, totals,
        delivery, payment, created_at, delivery_groups)
      VALUES ('1Os', 'KR', '2z9', 'CH', '0a6', 'Created', 'CHF', '{}', '{}', '{}', 1000, '[{"deliveryGroupId":"0a7"}]')`)
    migrate(db)
    expect(findDueDelivery(db, 4 * 3_600_000)).toBeUndefined()
    expect(findDueDelivery(db, 4 * 3_600_000 + 1000)).toMatchObject({
      orderId: '1Os',
      deliveryGroupId: '0a7',
      shop: 'CH',
      position: 0,
      carrier: null,
      packedAt: null,
    })
    db.exec("UPDATE purchase_order SET status = 'Canceled'")
    expect(findDueDelivery(db, 1e12)).toBeUndefined()
    db.close()
  })
})

describe('renderMail', () => {
  it('gets each event with the order as its call sends it, and decides what the mail says', async () => {
    const seen: OrderMail[] = []
    const renderMail = (mail: OrderMail) => {
      seen.push(mail)
      return { subject: mail.kind, text: `Text ${mail.kind}`, html: `<p>${mail.kind}</p>` }
    }
    const shop = openShop({ renderMail })
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    shop.sandbox.clock.set(Date.parse(sent))
    const { body } = await buyer.get(`order-summaries/${number}`)
    const response = await shop.sandbox.fetch(new Request('https://shop.example/__sandbox/mails'))
    const { mails } = (await response.json()) as { mails: { subject: string; html: string }[] }
    expect(mails.map(({ subject, html }) => [subject, html]).toReversed()).toEqual(
      ['received', 'packed', 'sent', 'invoiced'].map((kind) => [kind, `<p>${kind}</p>`]),
    )
    expect(seen.at(-1)).toMatchObject({
      kind: 'invoiced',
      shop: 'CH',
      locale: 'en-US',
      isCopy: false,
      isGuest: false,
      deliveryGroupId: null,
      order: body,
    })
    expect(seen[2]?.deliveryGroupId).toMatch(/^0a7/)
  })

  it('does not fail an order', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const renderMail = () => {
      throw new Error('no template')
    }
    const shop = openShop({ renderMail })
    const number = await placeOrder(shop.as('reto'))
    expect(await listMails(shop)).toMatchObject([{ subject: `Your order ${number}`, html: null }])
    expect(report).toHaveBeenCalled()
    report.mockRestore()
  })
})
