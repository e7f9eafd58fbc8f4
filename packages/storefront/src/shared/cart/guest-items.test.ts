import { describe, expect, it } from 'vitest'
import { allowedQuantity } from './guest-items'

describe('allowedQuantity', () => {
  it.each([
    [15, { minimum: 20, increment: 20 }, 20],
    [40, { minimum: 20, increment: 20 }, 40],
    [7, null, 7],
  ])('of %d by the rule %o is %d', (quantity, rule, allowed) => {
    expect(allowedQuantity({ quantity, rule })).toBe(allowed)
  })

  it('stays below the largest quantity, and leaves what exceeds it', () => {
    const rule = { minimum: 20, increment: 20 }
    expect(allowedQuantity({ quantity: 999_990, rule })).toBe(999_980)
    expect(allowedQuantity({ quantity: 1_000_010, rule, excess: 'quantity' })).toBe(1_000_010)
  })
})
