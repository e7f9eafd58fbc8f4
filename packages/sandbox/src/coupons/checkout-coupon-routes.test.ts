import { describe, expect, it } from 'vitest'
import { openShop, type ResponseBody } from '../fixtures/shopper.fixture'
import { pay, readyToPay, startCheckout } from '../orders/ordering.fixture'

const path = 'checkouts/active/coupons'
const voucher = 'ERSTKISTE15'

// see ResponseBody: the tests judge what is in it
const idsOf = (body: ResponseBody) => body['cartCouponIds'] as readonly string[]

async function openCheckout() {
  const shop = openShop()
  const buyer = shop.as('lea')
  const { body } = await readyToPay(buyer)
  return { ...shop, buyer, checkoutId: body.checkoutId }
}

describe('the coupons of a checkout', () => {
  it.each([[{ couponCode: voucher }], [{ couponCodes: [voucher] }]])(
    '[7.3-37] come off the goods of the cart, by %j',
    async (body) => {
      const { buyer, checkoutId } = await openCheckout()
      const response = await buyer.call('POST', path, body)
      expect([response.status, idsOf(response.body).length, response.body.errors]).toEqual([201, 1, []])
      const checkout = await buyer.get('checkouts/active')
      // 30.13 − 4.52 = 25.61; (25.61 + 9.90) × 8.1 % = 2.88
      expect([checkout.status, checkout.body]).toMatchObject([
        200,
        { checkoutId, cartSummary: { totalTaxAmount: '2.88', grandTotalAmount: '38.39' } },
      ])
    },
  )

  it('[7.3-38] are taken off again by their id', async () => {
    const { buyer } = await openCheckout()
    const [id = ''] = idsOf((await buyer.call('POST', path, { couponCode: voucher })).body)
    expect((await buyer.call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await buyer.get('checkouts/active')).body.cartSummary['grandTotalAmount']).toBe('43.27')
    expect((await buyer.call('DELETE', `${path}/${id}`)).status).toBe(404)
  })

  it('stay in the order, with what each line and the whole got off', async () => {
    const { buyer } = await openCheckout()
    await buyer.call('POST', path, { couponCode: voucher })
    await pay(buyer, 'tok_success')
    const placed = await buyer.call('POST', 'checkouts/active/orders')
    const { body } = await buyer.get(`order-summaries/${placed.body.orderReferenceNumber}`)
    expect(body).toMatchObject({
      ...{ totalProductAmount: '30.13', totalPromotionalAdjustmentAmount: '-4.52', totalAmount: '38.39' },
      adjustments: [{ couponCode: voucher, amount: '-4.52', name: 'Welcome discount' }],
      items: [{ totalPrice: '30.13', adjustment: '-4.52' }],
    })
    await startCheckout(buyer)
    expect((await buyer.call('POST', path, { couponCode: voucher })).status).toBe(400)
  })

  it('after an authorisation make the order a conflict', async () => {
    const { buyer } = await openCheckout()
    await pay(buyer, 'tok_success')
    await buyer.call('POST', path, { couponCode: voucher })
    expect((await buyer.call('POST', 'checkouts/active/orders')).status).toBe(409)
  })

  it.each([
    ['nothing', {}, 400, 'INVALID_API_INPUT'],
    ['a blank code', { couponCode: ' ' }, 400, 'INVALID_API_INPUT'],
    ['a number', { couponCode: 5 }, 400, 'JSON_PARSER_ERROR'],
    ['codes that are no list', { couponCodes: voucher }, 400, 'JSON_PARSER_ERROR'],
    ['an unknown member', { couponCode: voucher, more: 1 }, 400, 'JSON_PARSER_ERROR'],
    ['an unknown code', { couponCode: 'NOBODY' }, 404, 'ITEM_NOT_FOUND'],
    ['one good code and a bad one', { couponCodes: [voucher, 'NOBODY'] }, 404, 'ITEM_NOT_FOUND'],
  ])('are refused as %s, and nothing is kept', async (_, body, status, code) => {
    const { buyer } = await openCheckout()
    const response = await buyer.call('POST', path, body)
    expect([response.status, response.body[0].errorCode]).toEqual([status, code])
    expect((await buyer.get('checkouts/active')).body.cartSummary['grandTotalAmount']).toBe('43.27')
  })

  it('are for the shopper of the checkout only', async () => {
    const { as, checkoutId } = await openCheckout()
    for (const stranger of [as('reto'), as()]) {
      const url = `checkouts/${checkoutId}/coupons`
      expect((await stranger.call('POST', url, { couponCode: voucher })).status).toBe(404)
      expect((await stranger.call('DELETE', `${url}/4or000000000000AAA`)).status).toBe(404)
    }
  })
})
