import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cartCountsSchema, inactiveCartsSchema } from './cart-actions'

describe('cartCountsSchema', () => {
  it.each([3, '3'])('[3.cart-3] reads the count %j and the id', (uniqueProductCount) => {
    const wire = { uniqueProductCount, cartId: '0a6Q50000000001AAA', hasError: false }
    expect(z.parse(cartCountsSchema, wire)).toEqual({ uniqueProductCount: 3, cartId: '0a6Q50000000001AAA' })
  })
})

describe('inactiveCartsSchema', () => {
  it('[3.cart-5] reads the failure and its message', () => {
    const wire = { hasError: true, errorMessage: 'Not today.', inactiveCarts: null }
    expect(z.parse(inactiveCartsSchema, wire)).toEqual({ ...wire, inactiveCarts: [] })
  })

  it('[2.7-9] [3.cart-5] reads count and id of every cart, in their order', () => {
    const inactiveCarts = [
      { UniqueProductCount: 2, Id: '0a6Q50000000002AAA' },
      { UniqueProductCount: '4', Id: '0a6Q50000000003AAA' },
    ]
    expect(z.parse(inactiveCartsSchema, { inactiveCarts })).toEqual({
      hasError: false,
      errorMessage: null,
      inactiveCarts: [
        { uniqueProductCount: 2, id: '0a6Q50000000002AAA' },
        { uniqueProductCount: 4, id: '0a6Q50000000003AAA' },
      ],
    })
  })
})
