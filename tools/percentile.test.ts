import { describe, expect, it } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

describe('percentile', () => {
  it.each([
    [hundred, 0.5, 50],
    [hundred, 0.99, 99],
    [hundred, 1, 100],
    [[...hundred, 1000], 0.99, 100],
    [[3, 1], 0.5, 1],
    [[7], 0.99, 7],
  ])('takes a value that was measured, by nearest rank', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected)
  })

  it('has none of no values', () => {
    expect(percentile([], 0.5)).toBeUndefined()
  })
})
