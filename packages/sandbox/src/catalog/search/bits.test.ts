import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitsOf, countInBoth, hasBit, inAny, inBoth, positionsIn } from './bits'

const size = 100
const sets = fc.uniqueArray(fc.nat(size - 1)).map((positions) => positions.toSorted((a, b) => a - b))

describe('sets of positions', () => {
  it('[property] are what sets of numbers are', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        const [first, second] = [bitsOf(a, size), bitsOf(b, size)]
        const common = a.filter((position) => b.includes(position))
        expect(positionsIn(first)).toEqual(a)
        expect(positionsIn(inBoth(first, second))).toEqual(common)
        expect(countInBoth(first, second)).toBe(common.length)
        expect(positionsIn(inAny([first, second], size))).toEqual(
          [...new Set([...a, ...b])].toSorted((one, other) => one - other),
        )
        expect(a.every((position) => hasBit(first, position))).toBe(true)
        expect(b.filter((position) => hasBit(first, position))).toEqual(
          b.filter((position) => a.includes(position)),
        )
      }),
    )
  })

  it('have the highest bit of a word', () => {
    expect(positionsIn(bitsOf([31, 32, 63], 64))).toEqual([31, 32, 63])
    expect(countInBoth(bitsOf([31, 63], 64), bitsOf([31, 63], 64))).toBe(2)
  })
})
