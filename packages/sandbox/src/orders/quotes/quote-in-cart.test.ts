import { describe, expect, it } from 'vitest'
import { address, readyToPlace, startToDefault, type Shopper } from '../../fixtures/ordering.fixture'
import { openBrowser } from '../../fixtures/browser.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'
import {
  approvedId,
  approvedLineIds,
  cartLines,
  convert,
  openQuotes,
  readQuote,
  refusalOf,
  textsOf,
} from './quote.fixture'

async function withQuote(options = {}) {
  const shop = openQuotes(options)
  const reto = shop.as('reto')
  const { cartId } = (await convert(reto)).body
  const [boxes, custom] = await cartLines(reto)
  return { ...shop, reto, cartId, boxes, custom }
}

const item = (id: string | undefined) => `carts/current/cart-items/${id}`
const arrange = (shopper: Shopper, arrangement: object) =>
  shopper.call('POST', 'carts/current/delivery-groups/actions/arrange-items', { arrangements: [arrangement] })
const fixed = [400, 'CART_ITEM_OF_QUOTE']

describe('a line of a quote in the cart', () => {
  it('keeps its quantity', async () => {
    const { reto, boxes } = await withQuote()
    expect(errorOf(await reto.call('PATCH', item(boxes?.cartItemId), { quantity: '700' }))).toEqual(fixed)
    expect(errorOf(await reto.add('1001100', 5))).toEqual(fixed)
    expect(errorOf(await arrange(reto, { cartItemId: boxes?.cartItemId, quantity: '700' }))).toEqual(fixed)
    expect((await reto.call('PATCH', item(boxes?.cartItemId), { quantity: '600' })).status).toBe(200)
    expect(await cartLines(reto)).toMatchObject([{ quantity: '600.0' }, { quantity: '500.0' }])
  })

  it.each([
    ['deleted', (reto: Shopper, id?: string) => reto.call('DELETE', item(id))],
    ['arranged away', (reto: Shopper, id?: string) => arrange(reto, { cartItemId: id, quantity: '0' })],
  ])('takes the rest of the quote with it when it is %s', async (_, remove) => {
    const { reto, boxes } = await withQuote()
    await reto.add('1001010', 10)
    await remove(reto, boxes?.cartItemId)
    expect(await cartLines(reto)).toMatchObject([{ quoteLineItemId: null, quantity: '10.0' }])
    expect((await convert(reto)).status).toBe(201)
  })

  it('gets nothing from a coupon, which takes off the others only', async () => {
    const { reto } = await withQuote()
    const apply = () => reto.call('POST', 'carts/current/cart-coupons', { couponCode: 'ERSTKISTE15' })
    expect(errorOf(await apply())).toEqual([400, 'UNQUALIFIED_CART'])
    await reto.add('1001010', 10)
    expect((await apply()).status).toBe(201)
    const lines = await cartLines(reto)
    expect(lines.map(({ totalPrice }) => totalPrice)).toEqual(['294.00', '422.50', '3.06'])
  })

  it('costs the same where it is split over several addresses', async () => {
    const { reto, boxes, db } = await withQuote()
    db.run("UPDATE quote_line SET unit_price = '0.3333' WHERE id = ?", approvedLineIds[0] ?? '')
    const part = { cartItemId: boxes?.cartItemId, quantity: '199', deliveryAddress: address }
    await arrange(reto, part)
    const ofBoxes = (await cartLines(reto)).filter(
      ({ quoteLineItemId }) => quoteLineItemId === approvedLineIds[0],
    )
    expect(ofBoxes.map(({ quantity, totalPrice }) => [quantity, totalPrice])).toEqual([
      ['401.0', '133.65'],
      ['199.0', '66.33'],
    ])
    // 600 × 0.3333
    expect((await reto.get('carts/current')).body.totalProductAmount).toBe('622.48')
  })

  it('is not asked for again', async () => {
    const { reto } = await withQuote()
    const response = await reto.call('POST', 'carts/active/quotes', { additionalFields: {} })
    expect(refusalOf(response).slice(0, 2)).toEqual([200, 'CART_ALREADY_CONTAINS_QUOTE_ITEMS'])
  })

  it('is copied to pay without its prices: what has none of today is left out', async () => {
    const { reto, cartId } = await withQuote()
    const clone = await reto.call('POST', `carts/${cartId}/actions/clone?targetType=PayNowReadOnly`)
    // The tier of today for 600 boxes is 0.55.
    expect([clone.status, clone.body.totalProductAmount, clone.body.totalProductLineItemCount]).toEqual([
      201,
      '330.00',
      1,
    ])
  })

  it('has a problem once the quote has ended, and is not ordered', async () => {
    const { reto, sandbox, db } = await withQuote()
    db.run("UPDATE quote SET last_day = '2026-11-21' WHERE id = ?", approvedId)
    expect((await cartLines(reto)).map(({ messagesSummary }) => messagesSummary.hasErrors)).toEqual([
      false,
      false,
    ])
    const checkoutId = await readyToPlace(reto)
    sandbox.clock.advance(24 * 3_600_000)
    expect((await cartLines(reto)).map(({ messagesSummary }) => messagesSummary.hasErrors)).toEqual([
      true,
      true,
    ])
    const { status, body } = await reto.call('POST', `checkouts/${checkoutId}/orders`)
    expect([status, body.errors[0].detail]).toEqual([422, 'This quote is not valid any more.'])
    expect((await readQuote(reto, approvedId)).status).toBe('Approved')
  })

  it('has a problem once the buyer declined the quote', async () => {
    const { reto } = await withQuote()
    await reto.call('PATCH', `quotes/${approvedId}`, { status: 'Denied' })
    expect((await cartLines(reto)).map(({ messagesSummary }) => messagesSummary.hasErrors)).toEqual([
      true,
      true,
    ])
    expect((await startToDefault(reto)).body.errors).toMatchObject([
      { detail: 'This quote is not valid any more.' },
    ])
  })
})

describe('the order of a quote', () => {
  it('has its amounts and its id, and accepts it with the number of the order', async () => {
    const { reto } = await withQuote()
    const checkoutId = await readyToPlace(reto)
    const { body } = await reto.call('POST', `checkouts/${checkoutId}/orders`)
    const quote = await readQuote(reto, approvedId)
    expect([quote.status, ...textsOf(quote.fields, 'OrderReferenceNumber__c')]).toEqual([
      'Accepted',
      body.orderReferenceNumber,
    ])
    const order = (await reto.get(`order-summaries/${body.orderReferenceNumber}`)).body
    expect(order).toMatchObject({ quoteId: approvedId, totalProductAmount: '716.50' })
    expect(order.items).toMatchObject([
      { unitPrice: '0.49', totalPrice: '294.00' },
      { unitPrice: '0.845', totalPrice: '422.50', name: 'Karton 420 × 310 × 55 mm, E-Welle, braun' },
    ])
  })

  it('is the only one: the quote makes no further cart, and placing again gives the same order', async () => {
    const { reto, db } = await withQuote()
    const checkoutId = await readyToPlace(reto)
    const place = () => reto.call('POST', `checkouts/${checkoutId}/orders`)
    const [first, second] = [await place(), await place()]
    expect(second.body.orderReferenceNumber).toBe(first.body.orderReferenceNumber)
    expect(refusalOf(await convert(reto)).slice(0, 2)).toEqual([400, 'CART_CREATION_FAILED'])
    expect(db.all('SELECT id FROM purchase_order WHERE quote_id IS NOT NULL')).toHaveLength(1)
  })

  it('begins anew where the seller prices the quote anew meanwhile', async () => {
    const { reto, sandbox } = await withQuote()
    const checkoutId = await readyToPlace(reto)
    const unitPrices = { [approvedLineIds[0] ?? '']: '0.50' }
    const body = { quoteId: approvedId, act: 'approve', unitPrices, lastDay: '2027-01-31' }
    await openBrowser(sandbox).call('/__sandbox/quotes', { body })
    const placed = await reto.call('POST', `checkouts/${checkoutId}/orders`)
    expect(errorOf(placed)).toEqual([410, 'CHECKOUT_GONE'])
    expect(await cartLines(reto)).toMatchObject([{ totalPrice: '300.00' }, { totalPrice: '422.50' }])
  })
})
