import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderActionsSchema } from './order-actions'
import { orderActionsBodySchema } from './orders-requests'

describe('orderActionsSchema', () => {
  it('[7.3-39] [3.checkout-delivery-and-payment-8] reads the number of the order from the first action', () => {
    const orderReferenceNumber = 'KR4TN-B0X50-PACK9-2026A'
    const wire = { actions: [{ action: 'submit', orderReferenceNumber, more: 1 }] }
    expect(z.parse(orderActionsSchema, wire).actions[0]).toEqual({
      action: 'submit',
      orderReferenceNumber,
      errors: [],
    })
  })

  it('reads a prepared order, which has no number yet, and what stands in its way', () => {
    const wire = { actions: [{ action: 'prepare', errors: [{ type: '/commerce/payment', title: 'No.' }] }] }
    expect(z.parse(orderActionsSchema, wire).actions).toMatchObject([
      { orderReferenceNumber: null, errors: [{ type: '/commerce/payment', message: 'No.' }] },
    ])
    expect(z.parse(orderActionsSchema, {}).actions).toEqual([])
    const wire422 = { errors: [{ type: '/commerce/payment', title: 'No.' }] }
    expect(z.parse(orderActionsSchema, wire422).errors).toMatchObject([{ message: 'No.' }])
  })
})

describe('orderActionsBodySchema', () => {
  it.each([{ action: 'prepare' }, { action: 'submit', parameters: { note: 'x' } }])(
    '[7.3-39] carries %j',
    (action) => {
      expect(z.parse(orderActionsBodySchema, { actions: [action] })).toEqual({ actions: [action] })
    },
  )

  it('[7.3-39] knows no other action', () => {
    expect(z.safeParse(orderActionsBodySchema, { actions: [{ action: 'cancel' }] }).success).toBe(false)
  })
})
