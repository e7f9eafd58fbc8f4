import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cartSummarySchema, compactCartSummarySchema, currentCartSchema } from './cart-summary'

const id = '0a6Q50000000001AAA'

describe('cartSummarySchema', () => {
  it('[3.cart-1] knows the cart by its id, and is useless without', () => {
    expect(z.parse(cartSummarySchema, { cartId: id, name: 'Cart' })).toMatchObject({ cartId: id })
    expect(z.safeParse(cartSummarySchema, { id, name: 'Cart' }).success).toBe(false)
  })
})

describe('currentCartSchema', () => {
  it('reads no cart as null, whatever else is sent', () => {
    const rest = { currencyIsoCode: 'CHF', totalProductCount: null, grandTotalAmount: null }
    expect(z.parse(currentCartSchema, { cartId: null })).toBeNull()
    expect(z.parse(currentCartSchema, { cartId: null, ...rest })).toBeNull()
  })

  it('reads a cart as the summary does, and is useless without its id', () => {
    const wire = { cartId: id, currencyIsoCode: 'CHF', totalProductCount: '50.0', grandTotalAmount: '1.2' }
    expect(z.parse(currentCartSchema, wire)).toEqual(z.parse(cartSummarySchema, wire))
    expect(z.safeParse(currentCartSchema, { name: 'Cart' }).success).toBe(false)
  })
})

describe('both cart summaries', () => {
  const wire = { cartId: id, currencyIsoCode: 'CHF', totalProductCount: '50.0', uniqueProductCount: 2 }

  it.each([
    ['whole', cartSummarySchema],
    ['compact', compactCartSummarySchema],
  ])('[3.cart-4] the %s one has id, currency, counts and state', (_, schema) => {
    expect(z.parse(schema, { ...wire, asyncOperationStatus: 'Processing' })).toMatchObject({
      cartId: id,
      currencyCode: 'CHF',
      totalProductCount: 50,
      uniqueProductCount: 2,
      asyncOperationStatus: 'Processing',
    })
  })

  it.each([1, '1'])('[3.cart-4] the compact one counts products with an error: %j', (count) => {
    const summary = z.parse(compactCartSummarySchema, { ...wire, numberOfProductsWithError: count })
    expect(summary.numberOfProductsWithError).toBe(1)
  })
})
