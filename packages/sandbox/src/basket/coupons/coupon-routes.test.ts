import { describe, expect, it } from 'vitest'
import { now, openShop, type ResponseBody, errorOf } from '../../fixtures/shopper.fixture'
import { pay, readyToPay, startCheckout } from '../../fixtures/ordering.fixture'

type Shop = ReturnType<typeof openShop>
type Shopper = ReturnType<Shop['as']>

const coupons = 'carts/current/cart-coupons'
const list = 'carts/current/cart-items?includeCoupons=true&includePromotions=true'
const apply = (shopper: Shopper, couponCode: unknown) => shopper.call('POST', coupons, { couponCode })

async function withCart(shopper: Shopper, lines: readonly (readonly [string, number])[] = [['1001010', 25]]) {
  for (const [sku, quantity] of lines) await shopper.add(sku, quantity)
  return shopper
}

/** The ids of the coupons on the current cart. */
async function couponIds(shopper: Shopper): Promise<string[]> {
  const { body } = await shopper.get(coupons)
  expect(body).toMatchObject({ cartCoupons: { coupons: expect.any(Array) } })
  // Checked in the line above.
  const { coupons: found } = body.cartCoupons as unknown as { coupons: { cartCouponId: string }[] }
  return found.map(({ cartCouponId }) => cartCouponId)
}

/** An earlier order of the shopper's account. */
function orderBefore({ db }: Shop, userName: string): void {
  db.run(
    `INSERT INTO purchase_order (id, reference_number, checkout_id, shop, cart_id, owner_id, account_id, status,
       currency_code, totals, delivery, payment, created_at)
     SELECT '1Os', 'EARLIER', '2z9', shop, '0a6', user_id, account_id, 'Created', 'CHF', '{}', '{}', '{}', 0
     FROM buyer WHERE user_name = ?`,
    userName,
  )
}

describe('a coupon', () => {
  it('[7.3-22] is applied to the cart once, by its code in any spelling', async () => {
    const lea = await withCart(openShop().as('lea'))
    const { status, body } = await apply(lea, ' erstkiste15 ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      cartCoupons: {
        coupons: [{ cartCouponId: expect.stringMatching(/^4or\w{15}$/), couponCode: 'ERSTKISTE15' }],
      },
      cartStatus: 'Active',
    })
    const again = await apply(lea, 'ERSTKISTE15')
    expect(errorOf(again)).toEqual([400, 'ALREADY_APPLIED'])
  })

  it('takes its share of every line, and tax is on what is left', async () => {
    const reto = await withCart(openShop().as('reto'), [
      ['1001010', 25],
      ['2000220', 3],
    ])
    await apply(reto, 'ERSTKISTE15')
    await reto.call('PUT', 'checkouts', { cartId: 'current' })
    const { body } = await reto.get(`${list}&sort=CreatedDateAsc`)
    expect(body.cartItems.map(({ cartItem }) => cartItem)).toMatchObject([
      {
        totalAdjustmentAmount: '-1.11',
        itemizedAdjustmentAmount: '-1.11',
        totalPrice: '6.27',
        totalTax: '0.51',
      },
      { totalAdjustmentAmount: '-8.47', totalPrice: '48.02', salesPrice: '18.83' },
    ])
    expect(body.cartSummary).toMatchObject({
      totalProductAmount: '63.87',
      totalProductAmountAfterAdjustments: '54.29',
      totalPromotionalAdjustmentAmount: '-9.58',
      totalCartLevelAdjustmentAmount: '-9.58',
      totalAmountWithItemAdjustment: '63.87',
      totalTaxAmount: '4.40',
      grandTotalAmount: '58.69',
    })
    expect(body.cartPromotions.promotions.promotions).toMatchObject([
      { adjustmentAmount: '-9.58', couponCode: 'ERSTKISTE15', targetType: 'Cart', currencyIsoCode: 'CHF' },
    ])
    expect(body.cartCoupons.cartCoupons.coupons).toMatchObject([{ couponCode: 'ERSTKISTE15' }])
  })

  it('for a category leaves the other lines alone', async () => {
    const lea = await withCart(openShop().as('lea'), [
      ['1001010', 25],
      ['2000260', 6],
    ])
    await apply(lea, 'KLEBEBAND10')
    const { body } = await lea.get(`${list}&sort=CreatedDateAsc&language=de-CH`)
    expect(body.cartItems.map(({ cartItem }) => cartItem)).toMatchObject([
      { totalAdjustmentAmount: '0.00', promotionDisplayName: null, totalPrice: '7.38' },
      { totalAdjustmentAmount: expect.stringMatching(/^-\d/), promotionDisplayName: 'Klebeband-Aktion' },
    ])
    expect(body.cartSummary).toMatchObject({ totalCartLevelAdjustmentAmount: '0' })
    expect(body.cartPromotions.promotions.promotions).toMatchObject([{ targetType: 'CartItem' }])
  })

  it('of a second kind takes off what the first one left', async () => {
    const lea = await withCart(openShop().as('lea'), [['2000260', 12]])
    await apply(lea, 'KLEBEBAND10')
    await apply(lea, 'NEWSLETTER5')
    const { body } = await lea.get(list)
    const { totalProductAmount, totalProductAmountAfterAdjustments } = body.cartSummary
    expect(Number(totalProductAmountAfterAdjustments)).toBeCloseTo(Number(totalProductAmount) * 0.9 * 0.95, 1)
    expect(body.cartPromotions.promotions.promotions).toHaveLength(2)
  })

  it.each([
    ['is unknown', 'NOSUCHCODE', 404, 'ITEM_NOT_FOUND'],
    ['belongs to the other shop', 'ERSTKISTE10', 404, 'ITEM_NOT_FOUND'],
    ['has expired', 'SOMMER20', 404, 'ITEM_NOT_FOUND'],
    ['is used up', 'MESSE25', 400, 'COUPON_REDEMPTION_LIMIT_EXCEEDED'],
    ['is for another category', 'KLEBEBAND10', 400, 'UNQUALIFIED_CART'],
  ])('is refused when it %s', async (_, code, status, errorCode) => {
    const lea = await withCart(openShop().as('lea'))
    const response = await apply(lea, code)
    expect(errorOf(response)).toEqual([status, errorCode])
    expect(await couponIds(lea)).toEqual([])
  })

  it('for the first order is refused on a later one, and loses its effect on a cart that has it', async () => {
    const shop = openShop()
    const lea = await withCart(shop.as('lea'))
    const reto = await withCart(shop.as('reto'))
    await apply(lea, 'ERSTKISTE15')
    orderBefore(shop, 'lea.keller@example.com')
    expect((await lea.get(list)).body.cartSummary).toMatchObject({
      totalProductAmountAfterAdjustments: '7.38',
    })
    expect((await apply(reto, 'ERSTKISTE15')).status).toBe(201)
    await lea.call('DELETE', `${coupons}/${(await couponIds(lea))[0]}`)
    const refused = await apply(lea, 'ERSTKISTE15')
    expect(errorOf(refused)).toEqual([400, 'UNQUALIFIED_CART'])
  })

  it('loses its effect when it expires', async () => {
    const { db, sandbox, as } = openShop()
    const lea = await withCart(as('lea'))
    db.run("UPDATE coupon SET ends_at = ? WHERE code = 'NEWSLETTER5'", now + 1000)
    await apply(lea, 'NEWSLETTER5')
    const discount = async () => (await lea.get(list)).body.cartSummary.totalPromotionalAdjustmentAmount
    expect([await discount(), await discount()]).toEqual(['-0.37', '-0.37'])
    sandbox.clock.advance(1000)
    expect(await discount()).toMatch(/^0\.0+$/)
  })

  it('for the first order cannot be combined with another', async () => {
    const shop = openShop()
    const lea = await withCart(shop.as('lea'))
    const reto = await withCart(shop.as('reto'))
    await apply(lea, 'NEWSLETTER5')
    await apply(reto, 'ERSTKISTE15')
    for (const response of [await apply(lea, 'ERSTKISTE15'), await apply(reto, 'NEWSLETTER5')]) {
      expect(errorOf(response)).toEqual([400, 'BLOCKED_EXCLUSIVE'])
    }
  })

  it('is refused for a cart of more than 100 lines', async () => {
    const shop = openShop()
    const lea = await withCart(shop.as('lea'))
    shop.db.run(
      `INSERT INTO cart_item (id, cart_id, product_id, quantity, created_at, position)
       SELECT '0a9' || id, (SELECT id FROM cart WHERE is_secondary = 0), id, 1, 0, 9 FROM product
       WHERE id IN (SELECT product_id FROM price_tier WHERE shop = 'CH') LIMIT 101`,
    )
    expect(errorOf(await apply(lea, 'NEWSLETTER5'))).toEqual([400, 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS'])
  })

  it('says in the language of the shopper why it is refused', async () => {
    const lea = await withCart(openShop().as('lea'))
    const { body } = await lea.call('POST', `${coupons}?language=fr-CH`, { couponCode: 'MESSE25' })
    expect(body[0].message).toBe('Ce bon est épuisé.')
  })

  it('gives the German shop its own first order at 10 %', async () => {
    const jonas = await withCart(openShop().as('jonas', 'DE'), [['1001010', 100]])
    await apply(jonas, 'ERSTKISTE10')
    expect((await jonas.get(list)).body.cartSummary).toMatchObject({
      totalProductAmount: '16.50',
      totalPromotionalAdjustmentAmount: '-1.65',
      currencyIsoCode: 'EUR',
    })
  })

  it('[7.3-23] is taken off by its id of 15 or 18 characters, once', async () => {
    const lea = await withCart(openShop().as('lea'))
    await apply(lea, 'NEWSLETTER5')
    const [id = ''] = await couponIds(lea)
    const responses = [
      await lea.call('DELETE', `${coupons}/NEWSLETTER5`),
      await lea.call('DELETE', `${coupons}/${id.slice(0, 15)}`),
      await lea.call('DELETE', `${coupons}/${id}`),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 204, 404])
    expect((await lea.get(list)).body.cartSummary).toMatchObject({
      totalProductAmountAfterAdjustments: '7.38',
    })
  })

  it('leaves a checkout of the cart as it is', async () => {
    const lea = await withCart(openShop().as('lea'))
    const { body } = await lea.call('PUT', 'checkouts', { cartId: 'current' })
    expect((await apply(lea, 'ERSTKISTE15')).status).toBe(201)
    const checkout = await lea.get(`checkouts/${body.checkoutId}`)
    expect(checkout.status).toBe(200)
    expect(checkout.body.cartSummary).toMatchObject({ totalPromotionalAdjustmentAmount: '-1.11' })
  })

  it('has its cart calculated', async () => {
    const { sandbox, as } = openShop({ delay: 500 })
    const lea = await withCart(as('lea'))
    expect((await apply(lea, 'NEWSLETTER5')).status).toBe(409)
    sandbox.clock.advance(500)
    const { status, headers } = await apply(lea, 'NEWSLETTER5')
    expect([status, headers.get('Retry-After')]).toEqual([202, '1'])
  })
})

describe('the coupon calls', () => {
  it.each([
    ['no code', {}, 'INVALID_API_INPUT'],
    ['a code that is no text', { couponCode: 15 }, 'INVALID_API_INPUT'],
    ['a blank code', { couponCode: ' ' }, 'INVALID_API_INPUT'],
    ['an unknown member', { couponCode: 'NEWSLETTER5', colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('refuse %s', async (_, body, errorCode) => {
    const lea = await withCart(openShop().as('lea'))
    const response = await lea.call('POST', coupons, body)
    expect(errorOf(response)).toEqual([400, errorCode])
  })

  it('answer MISSING_RECORD without a cart, and for another owner’s cart', async () => {
    const shop = openShop()
    const { body } = await (await withCart(shop.as('reto'))).get('carts/current')
    for (const shopper of [shop.as('lea'), shop.as()]) {
      for (const cartId of ['current', body.cartId]) {
        const path = `carts/${cartId}/cart-coupons`
        const responses = [
          await shopper.get(path),
          await shopper.call('POST', path, { couponCode: 'NEWSLETTER5' }),
          await shopper.call('DELETE', `${path}/4or000000000001AAA`),
        ]
        for (const response of responses) {
          expect(errorOf(response)).toEqual([404, 'MISSING_RECORD'])
        }
      }
    }
  })
})

const path = 'checkouts/active/coupons'
const voucher = 'ERSTKISTE15'

// See ResponseBody: the tests check what is in it.
const idsOf = (body: ResponseBody) => body.cartCouponIds as readonly string[]

async function openCheckout() {
  const shop = openShop()
  const buyer = shop.as('lea')
  const { body } = await readyToPay(buyer)
  return { ...shop, buyer, checkoutId: body.checkoutId }
}

describe('the coupons of a checkout', () => {
  it.each([[{ couponCode: voucher }], [{ couponCodes: [voucher] }]])(
    '[7.3-37] are subtracted from the products of the cart, by %j',
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
    expect((await buyer.get('checkouts/active')).body.cartSummary.grandTotalAmount).toBe('43.27')
    expect((await buyer.call('DELETE', `${path}/${id}`)).status).toBe(404)
  })

  it('stay in the order, with what each line and the whole got off', async () => {
    const { buyer } = await openCheckout()
    await buyer.call('POST', path, { couponCode: voucher })
    await pay(buyer, 'tok_success')
    const placed = await buyer.call('POST', 'checkouts/active/orders')
    const { body } = await buyer.get(`order-summaries/${placed.body.orderReferenceNumber}`)
    expect(body).toMatchObject({
      totalProductAmount: '30.13',
      totalPromotionalAdjustmentAmount: '-4.52',
      totalAmount: '38.39',
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
    expect(errorOf(response)).toEqual([status, code])
    expect((await buyer.get('checkouts/active')).body.cartSummary.grandTotalAmount).toBe('43.27')
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
