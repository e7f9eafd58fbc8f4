import { describe, expect, it } from 'vitest'
import { isShort, mostInStock } from './stock-state'

describe('isShort', () => {
  it.each([
    ['active', 100, 100, false],
    ['active', 100, 101, true],
    ['made-to-order', 0, 500, false],
  ] as const)('says of %s goods with %d pieces and %d wanted: %s', (status, stock, quantity, short) => {
    expect(isShort({ status, stock }, quantity)).toBe(short)
  })
})

describe('mostInStock', () => {
  it.each([
    [95, { minimum: 20, increment: 20 }, 80],
    [12, null, 12],
    [12, { minimum: 20, increment: 20 }, undefined],
    [0, null, undefined],
  ])('offers of %d pieces by the rule %o: %s', (stock, rule, most) => {
    expect(mostInStock({ status: 'active', stock }, rule)).toBe(most)
  })
})
