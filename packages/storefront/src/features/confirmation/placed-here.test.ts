import { describe, expect, it } from 'vitest'
import { isPlacedHere } from './placed-here'

const minute = 60_000
const latches = [{ startedAt: 0 }, { startedAt: 10 * minute, orderReferenceNumber: 'A' }]

describe('isPlacedHere', () => {
  it.each([
    ['an order of a moment ago', 'A', 11 * minute, true],
    ['an order of an hour ago', 'A', 70 * minute, false],
    ['a number that nobody ordered under here', 'B', 11 * minute, false],
  ])('says of %s: %s, %i, %s', (_, number, now, expected) => {
    expect(isPlacedHere(latches, number, now)).toBe(expected)
  })

  it('knows nothing where nothing was ordered', () => {
    expect(isPlacedHere([], 'A', 0)).toBe(false)
  })
})
