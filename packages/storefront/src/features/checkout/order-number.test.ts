import { describe, expect, it } from 'vitest'
import { findNumberProblem, withAllowedNumber } from './order-number'

const choice = (purchaseOrderNumber: string) => ({ billing: 'delivery', purchaseOrderNumber })

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
})
