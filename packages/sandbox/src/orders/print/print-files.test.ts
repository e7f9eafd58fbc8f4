import { describe, expect, it } from 'vitest'
import { payByNumber, placeOrder, readyToPay } from '../../fixtures/ordering.fixture'
import { openShop } from '../../fixtures/shopper.fixture'
import { listOrderDeliveries } from '../records/order-delivery-repository'
import { requireOrder } from '../records/order-repository'

const tape = { sku: '2000290', productId: '01tCN0002000290YAA' }
const file = { productId: tape.productId, id: 'A'.repeat(22), name: 'logo.pdf' }

/** A buyer with an order of printed tape. */
async function ordered() {
  const shop = openShop()
  const buyer = shop.as('reto')
  await buyer.add(tape.sku, 144)
  const number = await placeOrder(buyer)
  const read = async () => (await buyer.get(`order-summaries/${number}`)).body as Record<string, unknown>
  const send = (files: unknown) =>
    buyer.call('POST', `order-summaries/${number}/actions/print-files`, { files })
  const move = (step: string) => {
    const body = JSON.stringify({ orderNumber: number, step })
    return shop.sandbox.fetch(new Request('https://shop.example/__sandbox/orders', { method: 'POST', body }))
  }
  return { shop, buyer, number, read, send, move }
}

describe('the print of an order', () => {
  it('gets its files once, and another file needs another proof', async () => {
    const { read, send, move, shop } = await ordered()
    expect(await read()).toMatchObject({ artworkAt: null, proofAt: null, printApprovedAt: null })
    const { status, body } = await send([file])
    expect([status, body]).toEqual([200, { artworkAt: '2026-11-21T09:00:00.000Z' }])
    shop.sandbox.clock.advance(60_000)
    expect((await send([file])).body).toEqual(body)
    await move('proof')
    expect((await read()).proofAt).toBe('2026-11-21T09:01:00.000Z')
    const other = { ...file, id: 'B'.repeat(22), name: 'logo 2.pdf' }
    await send([other])
    expect(await read()).toMatchObject({
      artworkAt: '2026-11-21T09:01:00.000Z',
      proofAt: null,
      customFields: [{ fieldName: 'PrintFiles__c', value: JSON.stringify([Object.values(other)]) }],
    })
    await send([])
    expect(await read()).toMatchObject({ artworkAt: null, customFields: [] })
  })

  it('is approved once, and its files stay as they are from then on', async () => {
    const { send, move } = await ordered()
    await send([file])
    await move('approved')
    expect((await send([file])).status).toBe(200)
    const refused = await send([])
    expect([refused.status, refused.body]).toMatchObject([409, [{ errorCode: 'PRINT_APPROVED' }]])
  })

  it.each([
    ['a product that is not printed', [{ ...file, productId: '01tCN0001001180YAA' }], 422],
    ['no id', [{ ...file, id: '../1' }], 400],
    ['a name that is too long', [{ ...file, name: 'a'.repeat(200) }], 400],
    ['something else beside', [{ ...file, url: 'https://example.com' }], 400],
    ['no list', 'logo.pdf', 400],
    ['more than an order can name', Array.from({ length: 80 }, () => file), 400],
  ])('has no file with %s', async (_, files, status) => {
    const { send, read } = await ordered()
    expect([(await send(files)).status, (await read()).customFields]).toEqual([status, []])
  })

  it('is nobody else’s', async () => {
    const { shop, number } = await ordered()
    const other = shop.as('lea')
    const { status } = await other.call('POST', `order-summaries/${number}/actions/print-files`, {
      files: [file],
    })
    expect(status).toBe(404)
  })

  it('is waited for: the order moves on after the approval, in the time that counts from it', async () => {
    const { buyer, number, move, shop } = await ordered()
    /** The order by the database: sessions end before orders arrive. */
    const look = async (days: number) => {
      shop.sandbox.clock.advance(days * 86_400_000)
      await buyer.get('session-context')
      const order = requireOrder(shop.db, number)
      const [delivery] = listOrderDeliveries(shop.db, order.id)
      return { expected: order.delivery.latestEstimatedDeliveryTime ?? '', ...delivery }
    }
    const before = await look(0)
    expect((await look(40)).packedAt).toBeNull()
    await move('approved')
    const approved = await look(0)
    expect([approved.expected > before.expected, approved.packedAt]).toEqual([true, null])
    expect((await look(60)).deliveredAt).toEqual(expect.any(Number))
  })

  it('is over when the seller sends the order anyway', async () => {
    const { read, move } = await ordered()
    await move('sent')
    expect(await read()).toMatchObject({
      artworkAt: '2026-11-21T09:00:00.000Z',
      printApprovedAt: '2026-11-21T09:00:00.000Z',
    })
  })

  it('is no step of an order without anything printed', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    await buyer.add('1001180', 20)
    const orderNumber = await placeOrder(buyer)
    const body = JSON.stringify({ orderNumber, step: 'proof' })
    const url = 'https://shop.example/__sandbox/orders'
    expect((await shop.sandbox.fetch(new Request(url, { method: 'POST', body }))).status).toBe(409)
  })

  it('begins with the files of the checkout', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const value = JSON.stringify([[file.productId, file.id, file.name]])
    await readyToPay(buyer, { sku: tape.sku, quantity: 144 })
    await buyer.call('PATCH', 'checkouts/active', { customFields: [{ fieldName: 'PrintFiles__c', value }] })
    await payByNumber(buyer)
    const { body } = await buyer.call('POST', 'checkouts/active/orders')
    const number = body.orderReferenceNumber
    expect((await buyer.get(`order-summaries/${number}`)).body).toMatchObject({
      artworkAt: '2026-11-21T09:00:00.000Z',
      customFields: [{ fieldName: 'PrintFiles__c', value }],
    })
  })
})
