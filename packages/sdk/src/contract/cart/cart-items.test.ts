import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { batchResultSchema, cartItemsSchema } from './cart-items'
import { cartSummarySchema, compactCartSummarySchema } from './cart-summary'

const item = {
  cartItemId: '0a9Q50000000001AAA',
  productId: '01tQ50000000001AAA',
  quantity: '50.0',
  currencyIsoCode: 'CHF',
  salesPrice: '3.00',
  listPrice: null,
  productDetails: {
    fields: { ProductCode: 'K-400', Family: null },
    productUrlName: 'faltkarton-400',
    purchaseQuantityRule: { minimum: '25', maximum: '5000', increment: '25' },
    sku: 'K-400',
  },
}
const coupon = { cartCouponId: '4or1', couponCode: 'WELCOME15' }
const promotion = {
  promotionId: '0c81',
  displayName: 'Neukunden',
  adjustmentAmount: '-10',
  currencyIsoCode: 'CHF',
}

const read = (wire: object) => z.parse(cartItemsSchema, wire)

describe('cartItemsSchema', () => {
  it.each([
    ['bare', item],
    ['wrapped', { cartItem: item, message: null, status: 'Success' }],
  ])('reads a %s cart item', (_, entry) => {
    expect(read({ cartItems: [entry] }).cartItems[0]).toMatchObject({
      cartItemId: '0a9Q50000000001AAA',
      quantity: 50,
      salesPrice: { amount: '3.00', currencyCode: 'CHF' },
      listPrice: null,
      totalPrice: null,
      productDetails: { sku: 'K-400', fields: { ProductCode: 'K-400', Family: null } },
    })
  })

  it('keeps what the platform says about an item', () => {
    const [first] = read({
      cartItems: [{ cartItem: item, message: 'Nicht mehr da', status: 'Error' }],
    }).cartItems
    expect(first).toMatchObject({ message: 'Nicht mehr da', status: 'Error' })
  })

  it.each([
    ['wrapped twice', { cartCoupons: { coupons: [coupon] }, cartId: 'x' }],
    ['wrapped once', { coupons: [coupon] }],
    ['as a bare list', [coupon]],
  ])('reads coupons %s', (_, cartCoupons) => {
    expect(read({ cartCoupons }).cartCoupons).toEqual([{ ...coupon, termsAndConditions: null }])
  })

  it.each([
    ['wrapped twice', { promotions: { promotions: [promotion] } }],
    ['wrapped once', { promotions: [promotion] }],
    ['as a bare list', [promotion]],
  ])('reads promotions %s', (_, cartPromotions) => {
    expect(read({ cartPromotions }).cartPromotions[0]).toMatchObject({
      displayName: 'Neukunden',
      adjustment: { amount: '-10.00', currencyCode: 'CHF' },
    })
  })

  it('reads an empty answer as an empty cart', () => {
    expect(read({})).toMatchObject({ cartItems: [], cartCoupons: [], cartPromotions: [], cartSummary: null })
  })
})

describe('batchResultSchema', () => {
  it('[7.3-18] tells added lines from failed ones by their result', () => {
    const wire = {
      hasErrors: true,
      results: [
        { statusCode: 201, result: { cartItemId: null, productId: 'p1', quantity: '25.0', type: 'Product' } },
        { statusCode: 403, result: [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }] },
        { statusCode: 500 },
      ],
    }
    expect(z.parse(batchResultSchema, wire).results).toMatchObject([
      { status: 'added', cartItem: { productId: 'p1', quantity: 25, cartItemId: null } },
      { status: 'failed', statusCode: 403, errors: [{ errorCode: 'INSUFFICIENT_ACCESS' }] },
      { status: 'failed', statusCode: 500, errors: [] },
    ])
  })
})

describe('cartSummarySchema', () => {
  it('reads counts as numbers and amounts as money', () => {
    const wire = {
      cartId: '0a6',
      currencyIsoCode: 'CHF',
      totalProductCount: '50.0',
      uniqueProductCount: 1,
      grandTotalAmount: '151.34',
      totalTaxAmount: null,
    }
    expect(z.parse(cartSummarySchema, wire)).toMatchObject({
      totalProductCount: 50,
      uniqueProductCount: 1,
      currencyCode: 'CHF',
      grandTotalAmount: { amount: '151.34', currencyCode: 'CHF' },
      totalTaxAmount: null,
      asyncOperationStatus: null,
    })
  })

  it('is useless without the id of the cart', () => {
    expect(z.safeParse(cartSummarySchema, { currencyIsoCode: 'CHF' }).success).toBe(false)
  })
})

describe('compactCartSummarySchema', () => {
  it('[7.3-15] reads the four members that the platform documents', () => {
    const wire = { cartId: '0a6', currencyIsoCode: 'CHF', totalProductCount: '50.0', uniqueProductCount: 1 }
    expect(z.parse(compactCartSummarySchema, wire)).toEqual({
      cartId: '0a6',
      currencyCode: 'CHF',
      totalProductCount: 50,
      uniqueProductCount: 1,
      asyncOperationStatus: null,
      numberOfProductsWithError: null,
    })
  })
})

describe('coupons and promotions that are wrapped', () => {
  it.each([
    ['cartCoupons.cartCoupons.coupons[0].cartCouponId', { cartCoupons: { cartCoupons: { coupons: [{}] } } }],
    ['cartCoupons.coupons[0].cartCouponId', { cartCoupons: { coupons: [{}] } }],
    ['cartPromotions.promotions', { cartPromotions: { promotions: 'many' } }],
  ])('are refused where %s is wrong, and never read as none', (_, body) => {
    expect(z.safeParse(cartItemsSchema, body).success).toBe(false)
  })

  it.each([
    {},
    { cartCoupons: {} },
    { cartCoupons: { cartCoupons: null } },
    { cartCoupons: { coupons: null } },
  ])('read as none where they are missing: %j', (body) => {
    expect(z.parse(cartItemsSchema, body)).toMatchObject({ cartCoupons: [], cartPromotions: [] })
  })
})
