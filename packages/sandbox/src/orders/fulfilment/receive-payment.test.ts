import { describe, expect, it } from 'vitest'
import { openShop } from '../../fixtures/shopper.fixture'
import { readyToPay, type Shopper } from '../../fixtures/ordering.fixture'
import { paymentDue } from '../records/plan-steps'

type Shop = ReturnType<typeof openShop>

/** What the tests read of an order; see ResponseBody. */
interface PrepaidOrder {
  readonly status: string
  readonly paidAt: string | null
  readonly isAwaitingPayment: boolean
  readonly cancelReason: string | null
  readonly latestEstimatedDeliveryTime: string | null
  readonly deliveryStates: readonly { readonly packedAt: string | null }[]
  readonly deliveryGroups: { readonly items: readonly Record<string, unknown>[] }
}

const readOrder = async (shopper: Shopper, number: string) =>
  (await shopper.get(`order-summaries/${number}`)).body as unknown as PrepaidOrder

async function orderInAdvance(shopper: Shopper): Promise<string> {
  await readyToPay(shopper)
  await shopper.call('POST', 'checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-118',
    paymentsData: JSON.stringify({ PaymentMethod__c: 'prepayment' }),
  })
  return (await shopper.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
}

async function listMails({ sandbox }: Shop) {
  const response = await sandbox.fetch(new Request('https://shop.example/__sandbox/mails'))
  const { mails } = (await response.json()) as { mails: { subject: string; createdAt: string }[] }
  return mails.toReversed()
}

const move = ({ sandbox }: Shop, orderNumber: string, step: string) =>
  sandbox.fetch(
    new Request('https://shop.example/__sandbox/orders', {
      method: 'POST',
      body: JSON.stringify({ orderNumber, step }),
    }),
  )

// The sandbox of the tests starts on Saturday, 21 November 2026, 09:00.
const monday = '2026-11-23T08:00:00.000Z'

describe('paymentDue', () => {
  it.each([
    ['2026-11-21T09:00:00Z', monday],
    ['2026-11-24T23:30:00Z', '2026-11-26T08:00:00.000Z'],
    ['2026-12-24T10:00:00Z', '2026-12-28T08:00:00.000Z'],
  ])('is the morning of the next working day: ordered %s', (placed, due) => {
    expect(new Date(paymentDue(Date.parse(placed), 'DE')).toISOString()).toBe(due)
  })
})

describe('an order in advance', () => {
  it('waits for its money, without a day that it could arrive on', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await orderInAdvance(buyer)
    shop.sandbox.clock.set(Date.parse(monday) - 1)
    expect(await readOrder(buyer, number)).toMatchObject({
      status: 'Created',
      paidAt: null,
      isAwaitingPayment: true,
      latestEstimatedDeliveryTime: null,
      deliveryStates: [{ packedAt: null }],
      deliveryGroups: { items: [{ workingDaysMin: 1, workingDaysMax: 2 }] },
    })
    expect(await listMails(shop)).toHaveLength(1)
  })

  it('is planned and expected from the day on which the money comes by itself', async () => {
    const shop = openShop()
    const number = await orderInAdvance(shop.as('reto'))
    shop.sandbox.clock.advance(10 * 86_400_000)
    expect(await readOrder(shop.as('reto'), number)).toMatchObject({
      status: 'Delivered',
      paidAt: monday,
      isAwaitingPayment: false,
      latestEstimatedDeliveryTime: '2026-11-25T00:00:00.000Z',
      deliveryStates: [{ packedAt: '2026-11-23T13:30:00.000Z', deliveredAt: '2026-11-25T09:30:00.000Z' }],
      deliveryGroups: { items: [{ latestEstimatedDeliveryTime: '2026-11-25T00:00:00.000Z' }] },
    })
    expect((await listMails(shop)).map(({ subject, createdAt }) => [subject, createdAt]).slice(0, 3)).toEqual(
      [
        [`Your order ${number}`, '2026-11-21T09:00:00.000Z'],
        [`Payment received for your order ${number}`, monday],
        [`Your order ${number} is packed`, '2026-11-23T13:30:00.000Z'],
      ],
    )
  })

  it('is paid by the switch, once, and planned from then on', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await orderInAdvance(buyer)
    for (const _ of ['at first', 'again']) expect((await move(shop, number, 'paid')).status).toBe(200)
    expect(await readOrder(buyer, number)).toMatchObject({
      status: 'Created',
      paidAt: '2026-11-21T09:00:00.000Z',
      isAwaitingPayment: false,
      deliveryStates: [{ packedAt: null }],
    })
    expect(await listMails(shop)).toHaveLength(2)
  })

  it('is paid before it is packed by the switch', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await orderInAdvance(buyer)
    await move(shop, number, 'packed')
    expect(await readOrder(buyer, number)).toMatchObject({ status: 'InFulfilment', isAwaitingPayment: false })
    expect((await listMails(shop)).map(({ subject }) => subject)).toEqual([
      `Your order ${number}`,
      `Payment received for your order ${number}`,
      `Your order ${number} is packed`,
    ])
  })

  it('takes no money once it is canceled', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await orderInAdvance(buyer)
    await buyer.call('POST', `order-summaries/${number}/actions/cancel`)
    shop.sandbox.clock.advance(10 * 86_400_000)
    expect(await readOrder(shop.as('reto'), number)).toMatchObject({
      paidAt: null,
      isAwaitingPayment: false,
    })
    expect((await move(shop, number, 'paid')).status).toBe(409)
    expect(await listMails(shop)).toHaveLength(2)
  })
})

describe('an order in advance whose money does not come', () => {
  const day = 86_400_000
  // The midnight of Zürich after the day that the shop tells.
  const lapsed = Date.UTC(2026, 10, 21 + 14, 23)
  const stockOf = ({ db }: Shop) =>
    db.all("SELECT stock FROM product_shop WHERE shop = 'CH' ORDER BY product_id")
  async function order() {
    const shop = openShop()
    const before = stockOf(shop)
    const number = await orderInAdvance(shop.as('reto'))
    return { shop, before, number, read: () => readOrder(shop.as('reto'), number) }
  }

  it('is canceled at the end of the 14th day, gives its stock back, and says why', async () => {
    const { shop, before, number, read } = await order()
    expect((await move(shop, number, 'unpaid')).status).toBe(200)
    expect(stockOf(shop)).not.toEqual(before)
    shop.sandbox.clock.set(lapsed - 1)
    expect(await read()).toMatchObject({ status: 'Created', isAwaitingPayment: true, cancelReason: null })
    shop.sandbox.clock.set(lapsed + 10 * day)
    const canceledAt = new Date(lapsed).toISOString()
    expect(await read()).toMatchObject({
      status: 'Canceled',
      canceledAt,
      cancelReason: 'unpaid',
      isAwaitingPayment: false,
      paidAt: null,
      deliveryStates: [{ packedAt: null }],
    })
    expect(stockOf(shop)).toEqual(before)
    expect(await listMails(shop)).toMatchObject([
      { subject: `Your order ${number}` },
      {
        subject: `Your order ${number} is canceled`,
        createdAt: canceledAt,
        text: expect.stringContaining('Your payment did not arrive.') as string,
      },
    ])
    expect((await move(shop, number, 'paid')).status).toBe(409)
  })

  it('goes on when it comes late, but in time', async () => {
    const { shop, number, read } = await order()
    await move(shop, number, 'unpaid')
    shop.sandbox.clock.set(lapsed - 1)
    await move(shop, number, 'paid')
    shop.sandbox.clock.set(lapsed + 10 * day)
    expect(await read()).toMatchObject({ status: 'Delivered', canceledAt: null, cancelReason: null })
  })

  it('is not one that is paid, canceled, or by invoice', async () => {
    const { shop, number } = await order()
    await move(shop, number, 'paid')
    expect((await move(shop, number, 'unpaid')).status).toBe(409)
    await shop.as('reto').call('POST', `order-summaries/${number}/actions/cancel`)
    expect((await move(shop, number, 'unpaid')).status).toBe(409)
    expect((await readOrder(shop.as('reto'), number)).cancelReason).toBeNull()
  })
})

describe('any other order', () => {
  it('is paid with the order or by invoice, and waits for nothing', async () => {
    const shop = openShop()
    const [reto, lea] = [shop.as('reto'), shop.as('lea')]
    for (const [buyer, payment, paidAt] of [
      [reto, { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-118' }, null],
      [lea, { requestType: 'Auth', paymentToken: 'tok_success' }, '2026-11-21T09:00:00.000Z'],
    ] as const) {
      await readyToPay(buyer)
      await buyer.call('POST', 'checkouts/active/payments', payment)
      const { orderReferenceNumber } = (await buyer.call('POST', 'checkouts/active/orders')).body
      expect(await readOrder(buyer, orderReferenceNumber)).toMatchObject({ paidAt, isAwaitingPayment: false })
    }
  })
})
