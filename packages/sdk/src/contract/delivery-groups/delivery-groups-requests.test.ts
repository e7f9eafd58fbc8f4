import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { arrangeItemsBodySchema, arrangeItemsQuerySchema } from './delivery-groups-requests'

describe('arranging items', () => {
  it('[3.checkout-delivery-and-payment-6] says which items go to which group', () => {
    const arrangements = [
      { cartItemId: '0a9Q50000000001AAA', deliveryGroupId: '0a7Q50000000002AAA', quantity: '25' },
      { cartItemId: '0a9Q50000000001AAA', deliveryAddressId: '8lWQ50000000001AAA', quantity: 5 },
      { productId: '01tCN0001001180YAA', deliveryGroupName: 'Lager', quantity: '0' },
    ]
    expect(z.parse(arrangeItemsBodySchema, { arrangements, more: 1 })).toEqual({ arrangements })
  })

  it('[3.checkout-delivery-and-payment-6] is nothing without arrangements or a quantity', () => {
    expect(z.safeParse(arrangeItemsBodySchema, {}).success).toBe(false)
    expect(z.safeParse(arrangeItemsBodySchema, { arrangements: [{ cartItemId: '0a9' }] }).success).toBe(false)
  })

  it.each([{ deleteEmptyDeliveryGroups: true }, { deleteEmptyDeliveryGroups: false }, {}])(
    '[3.checkout-delivery-and-payment-6] may say that empty groups go: %j',
    (query) => {
      expect(z.parse(arrangeItemsQuerySchema, { ...query, more: 1 })).toEqual(query)
    },
  )
})
