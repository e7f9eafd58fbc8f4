import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { openShop, productId, errorOf } from '../../fixtures/shopper.fixture'

const path = '/services/data/v67.0/commerce/promotions/actions/evaluate-products'
const webStoreId = '0ZECH00000000014AA'
const [tape, box] = [productId('2000240'), productId('1001010')]
const products = [
  { productId: tape, salesPrice: '4.12' },
  { productId: box, salesPrice: 0.241 },
]

function open(...who: Parameters<ReturnType<typeof openShop>['as']>) {
  const world = openShop()
  const shopper = world.as(...who)
  const { call } = openBrowser(world.sandbox, shopper.cookies)
  const evaluate = (body: object, query = '') => call(`/sf/api${path}${query}`, { body })
  return { ...world, shopper, evaluate }
}

describe('promotions of products', () => {
  it('take off what the coupon of the present cart gives, of its category only', async () => {
    const { shopper, evaluate } = open('reto')
    await shopper.add('2000240', 36)
    await shopper.call('POST', 'carts/current/cart-coupons', { couponCode: 'KLEBEBAND10' })
    const { status, body } = await evaluate({ products, webStoreId }, '?language=de-CH')
    const common = { currencyIsoCode: 'CHF', isSuccess: true, errorMessage: null }
    expect([status, body]).toEqual([
      200,
      {
        promotionProductEvaluationResults: [
          {
            ...common,
            productId: tape,
            sku: '2000240',
            salesPrice: '4.12',
            promotionalPrice: '3.708',
            promotionPriceAdjustmentList: [
              {
                promotionId: expect.stringMatching(/^0c8/),
                displayName: 'Klebeband-Aktion',
                termsAndConditions: 'Gilt für Klebebänder.',
                adjustmentType: 'PercentageDiscount',
                adjustmentValue: '10',
                adjustmentAmount: '-0.412',
              },
            ],
          },
          {
            ...common,
            productId: box,
            sku: '1001010',
            salesPrice: '0.241',
            promotionalPrice: '0.241',
            promotionPriceAdjustmentList: [],
          },
        ],
      },
    ])
  })

  it.each([undefined, 'lea'] as const)('are none without a cart, for %s', async (name) => {
    const { body } = await open(name).evaluate({ products, webStoreId: webStoreId.slice(0, 15) })
    expect(body.promotionProductEvaluationResults).toMatchObject([
      { promotionalPrice: '4.12', promotionPriceAdjustmentList: [] },
      { promotionalPrice: '0.241', promotionPriceAdjustmentList: [] },
    ])
  })

  it('are none of a coupon for the whole cart', async () => {
    const { shopper, evaluate } = open()
    await shopper.add('2000240', 36)
    await shopper.call('POST', 'carts/current/cart-coupons', { couponCode: 'NEWSLETTER5' })
    const { body } = await evaluate({ products, webStoreId })
    expect(body.promotionProductEvaluationResults[0]).toMatchObject({ promotionalPrice: '4.12' })
  })

  it('fail for a product that is not sold here, by itself', async () => {
    const other = { productId: '01tCN0001001290', salesPrice: '1' }
    const { status, body } = await open().evaluate({ products: [other, products[0]], webStoreId })
    expect([status, body.promotionProductEvaluationResults]).toMatchObject([
      200,
      [
        { productId: other.productId, isSuccess: false, errorMessage: expect.any(String) },
        { isSuccess: true },
      ],
    ])
  })

  it.each([
    ['no products', { webStoreId }, 400, 'INVALID_API_INPUT'],
    ['an empty list', { webStoreId, products: [] }, 400, 'INVALID_API_INPUT'],
    ['a product without a price', { webStoreId, products: [{ productId: tape }] }, 400, 'INVALID_API_INPUT'],
    [
      'a price below zero',
      { webStoreId, products: [{ productId: tape, salesPrice: '-1' }] },
      400,
      'INVALID_API_INPUT',
    ],
    ['a product without an id', { webStoreId, products: [{ salesPrice: '1' }] }, 400, 'INVALID_API_INPUT'],
    ['an invalid product', { webStoreId, products: ['x'] }, 400, 'JSON_PARSER_ERROR'],
    ['an unknown member', { webStoreId, products, coupons: [] }, 400, 'JSON_PARSER_ERROR'],
    ['no webstore', { products }, 400, 'INVALID_API_INPUT'],
    [
      'a webstore that there is not',
      { products, webStoreId: '0ZExx0000000001AAA' },
      404,
      'WEBSTORE_NOT_FOUND',
    ],
    ['another currency', { products, webStoreId, currencyIsoCode: 'EUR' }, 400, 'INVALID_API_INPUT'],
  ])('refuse %s', async (_, body, status, code) => {
    const response = await open().evaluate(body)
    expect(errorOf(response)).toEqual([status, code])
  })

  it('are for an account that the buyer may act for', async () => {
    const body = { products, webStoreId, effectiveAccountId: '001CN0000009999AAA' }
    const response = await open('reto').evaluate(body)
    expect(errorOf(response)).toEqual([404, 'EFFECTIVE_ACCOUNT_NOT_FOUND'])
    expect((await open().evaluate(body)).status).toBe(200)
  })
})
