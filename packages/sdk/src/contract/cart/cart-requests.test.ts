import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { batchInputSchema, cartItemInputSchema } from './cart-requests'

const input = {
  productId: '01tCN0001001180YAA',
  quantity: '25',
  productSellingModelId: '0jPQ50000000001AAA',
  subscriptionTerm: 12,
  type: 'Product',
}

describe('cartItemInputSchema', () => {
  it('[3.cart-6] carries product, quantity, selling model, term and type', () => {
    expect(z.parse(cartItemInputSchema, { ...input, price: '1.00' })).toEqual(input)
    expect(z.parse(batchInputSchema, { inputs: [{ richInput: input }] })).toEqual({
      inputs: [{ richInput: input }],
    })
  })

  it.each(['productId', 'quantity', 'type'])('[3.cart-6] is incomplete without %s', (name) => {
    expect(z.safeParse(cartItemInputSchema, { ...input, [name]: undefined }).success).toBe(false)
  })

  it('[3.cart-6] takes a product only', () => {
    expect(z.safeParse(cartItemInputSchema, { ...input, type: 'DeliveryCharge' }).success).toBe(false)
  })
})
