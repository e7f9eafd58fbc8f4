import { describe, expect, it } from 'vitest'
import { openShop, productId } from '../../fixtures/shopper.fixture'
import { pay, placeOrder, readyGuest, readyToPlace, readyToPay } from '../../fixtures/ordering.fixture'

const cancel = (number: string) => `order-summaries/${number}/actions/cancel`
type Shop = ReturnType<typeof openShop>
const stockOf = ({ db }: Shop, sku: string) =>
  db.get<{ stock: number }>(
    "SELECT stock FROM product_shop WHERE product_id LIKE ? || '%' AND shop = 'CH'",
    productId(sku),
  )?.stock
const move = ({ sandbox }: Shop, orderNumber: string, step: string) =>
  sandbox.fetch(
    new Request('https://shop.example/__sandbox/orders', {
      method: 'POST',
      body: JSON.stringify({ orderNumber, step }),
    }),
  )
async function subjects({ sandbox }: Shop) {
  const response = await sandbox.fetch(new Request('https://shop.example/__sandbox/mails'))
  return ((await response.json()) as { mails: { subject: string }[] }).mails.map(({ subject }) => subject)
}

describe('canceling an order', () => {
  it('gives its stock back, says so by mail, and moves it no further', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const before = stockOf(shop, '1001010')
    const number = await placeOrder(buyer)
    expect(stockOf(shop, '1001010')).toBeLessThan(before ?? 0)
    const { status, body } = await buyer.call('POST', cancel(number))
    const canceledAt = '2026-11-21T09:00:00.000Z'
    expect([status, body]).toEqual([200, { orderReferenceNumber: number, canceledAt }])
    const order = (await buyer.get(`order-summaries/${number}`)).body
    expect(order).toMatchObject({ status: 'Canceled', canceledAt })
    expect(stockOf(shop, '1001010')).toBe(before)
    shop.sandbox.clock.advance(30 * 86_400_000)
    expect(await subjects(shop)).toEqual([`Your order ${number} is canceled`, `Your order ${number}`])
    const sql = 'SELECT status, invoice_sequence FROM purchase_order'
    expect(shop.db.all(sql)).toEqual([{ status: 'Canceled', invoice_sequence: null }])
  })

  it('does so once, however often it is asked', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const before = stockOf(shop, '1001010')
    const number = await placeOrder(buyer)
    const first = await buyer.call('POST', cancel(number))
    shop.sandbox.clock.advance(1000)
    expect((await buyer.call('POST', cancel(number))).body).toEqual(first.body)
    expect([stockOf(shop, '1001010'), (await subjects(shop)).length]).toEqual([before, 2])
  })

  it('comes too late once a part is packed', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    await move(shop, number, 'packed')
    const { status, body } = await buyer.call('POST', cancel(number))
    expect([status, body]).toMatchObject([409, [{ errorCode: 'ORDER_IN_FULFILMENT' }]])
    expect((await buyer.get(`order-summaries/${number}`)).body.canceledAt).toBeNull()
  })

  it('pays back what was captured', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    await readyToPay(buyer)
    await pay(buyer, 'tok_success')
    const { orderReferenceNumber } = (await buyer.call('POST', 'checkouts/active/orders')).body
    await buyer.call('POST', cancel(orderReferenceNumber))
    expect(shop.db.all('SELECT state FROM payment')).toEqual([{ state: 'refunded' }])
    expect((await buyer.get(`order-summaries/${orderReferenceNumber}`)).body.paymentState).toBe('refunded')
  })

  it('makes the next order the first one again', async () => {
    const shop = openShop()
    const buyer = shop.as('lea')
    await buyer.add('1001010', 125)
    await buyer.call('POST', 'carts/current/cart-coupons', { couponCode: 'ERSTKISTE15' })
    await readyToPlace(buyer)
    const number = (await buyer.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
    const uses = () =>
      shop.db.get("SELECT redemptions FROM coupon WHERE code = 'ERSTKISTE15' AND shop = 'CH'")
    expect(uses()).toEqual({ redemptions: 1 })
    await buyer.call('POST', cancel(number))
    expect(uses()).toEqual({ redemptions: 0 })
    await buyer.add('1001010', 125)
    const again = await buyer.call('POST', 'carts/current/cart-coupons', { couponCode: 'ERSTKISTE15' })
    expect(again.status).toBe(201)
  })

  it('is for guests who prove their order by its e-mail address, and for nobody else', async () => {
    const shop = openShop({ settings: { guestCheckoutEnabled: true } })
    const guest = shop.as()
    await readyGuest(guest)
    await pay(guest, 'tok_success')
    const number = (await guest.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
    const elsewhere = shop.as()
    for (const wrong of [{}, { email: 'other@example.com' }, { phoneNumber: '+41000' }])
      expect((await elsewhere.call('POST', cancel(number), wrong)).status).toBe(404)
    expect((await elsewhere.call('POST', cancel(number), { email: 5 })).status).toBe(400)
    const { status, body } = await elsewhere.call('POST', cancel(number), { email: 'IDA@example.com' })
    expect([status, body.orderReferenceNumber]).toEqual([200, number])
    const own = await placeOrder(shop.as('reto'))
    const proof = { email: 'einkauf@alpenblick.example' }
    expect((await elsewhere.call('POST', cancel(own), proof)).status).toBe(404)
  })

  it('is for its own buyers', async () => {
    const shop = openShop()
    const number = await placeOrder(shop.as('reto'))
    for (const stranger of [shop.as('lea'), shop.as()])
      expect((await stranger.call('POST', cancel(number))).status).toBe(404)
  })
})
