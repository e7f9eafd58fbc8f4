import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { findNumberProblem, withAllowedNumber } from './order-number'

const choice = (purchaseOrderNumber: string, method: PaymentMethod = 'invoice') => ({
  method,
  billing: 'delivery',
  purchaseOrderNumber,
})

describe('findNumberProblem', () => {
  it.each([
    ['nothing', '', 'none', undefined],
    ['nothing', '', 'optional', undefined],
    ['nothing', '', 'required', 'missing'],
    ['a number', 'WS-1', 'required', undefined],
    ['80 characters', 'x'.repeat(80), 'optional', undefined],
    ['81 characters', 'x'.repeat(81), 'optional', 'long'],
    ['81 characters', 'x'.repeat(81), 'required', 'long'],
  ] as const)('finds in %s (%s) that is %s: %s', (_, number, need, problem) => {
    expect(findNumberProblem(choice(number), need)).toBe(problem)
  })
})

describe('withoutForeignNumber', () => {
  it('keeps only a business buyer’s number', () => {
    expect(withAllowedNumber(choice('WS-1'), 'optional')).toEqual(choice('WS-1'))
    expect(withAllowedNumber(choice('WS-1'), 'none')).toEqual(choice(''))
  })

  it.each([
    ['prepayment', 'WS-1'],
    ['card', ''],
    ['twint', ''],
  ] as const)('keeps with %s "%s": the platform takes it with a transfer only', (method, kept) => {
    expect(withAllowedNumber(choice('WS-1', method), 'optional')).toEqual(choice(kept, method))
  })
})
