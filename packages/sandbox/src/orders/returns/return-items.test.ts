import { describe, expect, it } from 'vitest'
import { openShop } from '../../fixtures/shopper.fixture'
import { pay, placeOrder, readyGuest } from '../../fixtures/ordering.fixture'

const day = 86_400_000

/** Products without stock: one that its buyer chooses how to print, and a standard box. */
const made = { toMeasure: '2000290', toOrder: '1001480' }

const move = async ({ sandbox }: ReturnType<typeof openShop>, orderNumber: string) => {
  const body = JSON.stringify({ orderNumber, step: 'delivered' })
  await sandbox.fetch(new Request('https://shop.example/__sandbox/orders', { method: 'POST', body }))
}

/** A buyer whose order has arrived once it is sent. */
async function arrived(sku = '1001180') {
  const shop = openShop()
  const buyer = shop.as('reto')
  await buyer.add(sku, sku === made.toMeasure ? 144 : 20)
  const number = await placeOrder(buyer)
  const send = () => move(shop, number)
  const { items } = (await buyer.get(`order-summaries/${number}`)).body as unknown as {
    items: { orderItemSummaryId: string; sku: string }[]
  }
  const id = items.find((item) => item.sku === sku)?.orderItemSummaryId ?? ''
  const announce = (quantity: unknown, { key = 'k1', item = id, reason }: Record<string, string> = {}) =>
    buyer.call('POST', `order-summaries/${number}/actions/return`, {
      items: [{ orderItemSummaryId: item, quantity }],
      idempotencyKey: key,
      ...(reason === undefined ? {} : { reason }),
    })
  return { shop, buyer, number, id, announce, send }
}

describe('a return', () => {
  it('is announced with a number, which its receipt and its order have', async () => {
    const { shop, buyer, number, id, announce, send } = await arrived()
    await send()
    const { status, body } = await announce(5)
    const announcedAt = '2026-11-21T09:00:00.000Z'
    expect([status, body]).toEqual([
      201,
      { returnId: expect.stringMatching(/^RS-CH-\d{6}$/) as string, announcedAt },
    ])
    expect((await buyer.get(`order-summaries/${number}`)).body.returns).toEqual([
      { ...body, items: [{ orderItemSummaryId: id, quantity: 5 }] },
    ])
    const mails = shop.db.all<{ text: string }>('SELECT text FROM mail ORDER BY id DESC')
    expect(mails[0]?.text).toContain(body.returnId)
    expect(mails[0]?.text).toContain('5 × 1001180')
  })

  it('is made once of a form that is sent twice', async () => {
    const { announce, send, buyer, number } = await arrived()
    await send()
    const [first, second] = [await announce(5), await announce(5)]
    expect(second.body).toEqual(first.body)
    expect((await buyer.get(`order-summaries/${number}`)).body.returns).toHaveLength(1)
  })

  it('has no more than has arrived and is not going back already', async () => {
    const { announce, send } = await arrived()
    await send()
    expect((await announce(21)).status).toBe(422)
    expect((await announce(15)).status).toBe(201)
    expect((await announce(6, { key: 'k2' })).status).toBe(422)
    expect((await announce(5, { key: 'k2' })).status).toBe(201)
  })

  it('is refused before everything has arrived, and after 14 days', async () => {
    const { shop, announce, send } = await arrived()
    expect((await announce(5)).status).toBe(422)
    await send()
    shop.sandbox.clock.advance(14 * day + 1)
    expect((await announce(5)).status).toBe(422)
  })

  it('is refused for what was made to measure, and not for what was only made to order', async () => {
    for (const [sku, status] of [
      [made.toMeasure, 422],
      [made.toOrder, 201],
    ] as const) {
      const { announce, send } = await arrived(sku)
      await send()
      expect((await announce(5)).status).toBe(status)
    }
  })

  it.each([[0], [-1], [1.5], ['2'], [null]])('is refused for the quantity %j', async (quantity) => {
    const { announce, send } = await arrived()
    await send()
    expect((await announce(quantity)).status).toBe(400)
  })

  it('is announced for a guest’s order by whoever proves it, and by nobody else', async () => {
    const shop = openShop({ settings: { guestCheckoutEnabled: true } })
    const guest = shop.as()
    await readyGuest(guest)
    await pay(guest, 'tok_success')
    const number = (await guest.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
    await move(shop, number)
    const id = shop.db.get<{ id: string }>('SELECT id FROM purchase_order_item')?.id ?? ''
    const announce = (proof: object, by = shop.as()) =>
      by.call('POST', `order-summaries/${number}/actions/return`, {
        items: [{ orderItemSummaryId: id, quantity: 1 }],
        idempotencyKey: 'k1',
        ...proof,
      })
    for (const wrong of [{}, { email: 'other@example.com' }, { phoneNumber: '+41000' }])
      expect((await announce(wrong)).status).toBe(404)
    expect((await announce({ email: 'ida@example.com' }, shop.as(undefined, 'DE'))).status).toBe(404)
    expect((await announce({ email: 5 })).status).toBe(400)
    const first = await announce({ email: 'IDA@example.com' })
    expect(first.status).toBe(201)
    expect((await announce({}, guest)).body).toEqual(first.body)
    const own = await placeOrder(shop.as('reto'))
    const proof = { email: 'einkauf@alpenblick.example', items: [], idempotencyKey: 'k1' }
    const ofAccount = await shop.as().call('POST', `order-summaries/${own}/actions/return`, proof)
    expect(ofAccount.status).toBe(404)
  })

  it('is refused for an order that was canceled', async () => {
    const { announce, buyer, number } = await arrived()
    await buyer.call('POST', `order-summaries/${number}/actions/cancel`)
    expect((await announce(5)).status).toBe(422)
  })

  it('is refused for items of other orders and texts that are too long', async () => {
    const { announce, send } = await arrived()
    await send()
    expect((await announce(1, { item: '10u000000000000AAA' })).status).toBe(422)
    expect((await announce(1, { reason: 'x'.repeat(1001) })).status).toBe(400)
  })
})
