import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { paymentResultSchema } from './checkout'

const nothing = { transaction: null, redirectUrl: null, state: null }

describe('the result of a payment', () => {
  it.each<[string, object, object]>([
    ['an object', { paymentsData: { transaction: 'txn_1', more: 1 } }, { transaction: 'txn_1' }],
    [
      'JSON text',
      { paymentData: '{"redirectUrl":"https://a.example/"}' },
      { redirectUrl: 'https://a.example/' },
    ],
    ['both', { paymentsData: { state: 'open' }, paymentData: '{"state":"declined"}' }, { state: 'open' }],
    ['invalid JSON', { paymentData: '{' }, {}],
    ['a list', { paymentsData: ['open'] }, {}],
    ['a number as transaction', { paymentsData: { transaction: 7 } }, {}],
    ['nothing', {}, {}],
  ])('[7.3-41] reads what the provider adds from %s', (_, sent, data) => {
    const result = { salesforceResultCode: 'Success' }
    expect(z.parse(paymentResultSchema, { ...result, ...sent })).toEqual({
      ...result,
      errors: [],
      ...nothing,
      ...data,
    })
  })
})
