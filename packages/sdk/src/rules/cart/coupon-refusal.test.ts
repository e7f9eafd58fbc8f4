import { describe, expect, it } from 'vitest'
import { ResponseError, ShopError } from '../../errors/errors'
import { couponRefusal, normalizeCouponCode, refineCouponRefusal } from './coupon-refusal'

const refused = (status: number, ...types: readonly string[]) =>
  new ResponseError({
    url: '/carts/current/cart-coupons',
    status,
    statusText: '',
    errors: types.map((type) => ({ type })),
  })

describe('couponRefusal', () => {
  it.each([
    [404, 'ITEM_NOT_FOUND', 'unknown'],
    [400, 'ALREADY_APPLIED', 'applied'],
    [400, 'BLOCKED_EXCLUSIVE', 'not-combinable'],
    [400, 'UNQUALIFIED_CART', 'not-met'],
    [400, 'COUPON_REDEMPTION_LIMIT_EXCEEDED', 'used-up'],
    [400, 'MAX_LIMIT_EXCEEDED', 'used-up'],
    [400, 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS', 'too-many-lines'],
    [429, 'REQUEST_LIMIT_EXCEEDED', 'too-many-attempts'],
    [404, 'MISSING_RECORD', undefined],
    [409, 'CHECKOUT_CONFLICT', undefined],
    [500, 'constructor', undefined],
  ])('reads %i %s as %s', (status, type, expected) => {
    expect(couponRefusal(refused(status, type))).toBe(expected)
  })

  it('finds the reason behind other errors', () => {
    expect(couponRefusal(refused(400, 'SOMETHING_NEW', 'BLOCKED_EXCLUSIVE'))).toBe('not-combinable')
  })

  it('says nothing about a code when the call failed otherwise', () => {
    expect(couponRefusal(new ShopError('NETWORK', 'no network'))).toBeUndefined()
    expect(couponRefusal(undefined)).toBeUndefined()
  })
})

describe('refineCouponRefusal', () => {
  const advertised = { firstOrder: 'ERSTKISTE15', otherShops: ['ERSTKISTE10'] }

  it.each([
    ['unknown', ' erstkiste10 ', 'other-shop'],
    ['unknown', 'ERSTKISTE15', 'unknown'],
    ['unknown', 'NOBODY', 'unknown'],
    ['not-met', 'erstkiste15', 'not-first-order'],
    ['not-met', 'KLEBEBAND10', 'not-met'],
    ['applied', 'ERSTKISTE10', 'applied'],
  ] as const)('makes %s of %s %s', (refusal, code, expected) => {
    expect(refineCouponRefusal(refusal, code, advertised)).toBe(expected)
  })

  it('leaves everything as it is without advertised codes', () => {
    expect(refineCouponRefusal('not-met', 'ERSTKISTE15', {})).toBe('not-met')
    expect(refineCouponRefusal('unknown', 'ERSTKISTE10', {})).toBe('unknown')
  })
})

describe('normalizeCouponCode', () => {
  it('ignores case and blanks around', () => {
    expect(normalizeCouponCode(' erstKiste15\t')).toBe('ERSTKISTE15')
  })
})
