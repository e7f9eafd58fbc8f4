import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parcelLimits, parcelSizeOf } from './parcel-limits'

type Sides = readonly [length: number, width: number, height: number]
const size = (...[length, width, height]: Sides) => ({ length, width, height })

describe('parcelLimits', () => {
  it('are those of the carrier of each shop, in mm', () => {
    expect(parcelLimits).toEqual({
      CH: { standard: size(1000, 600, 600), bulkyLength: 2500, bulkyGirth: 4000 },
      DE: { standard: size(1200, 600, 600), bulkyLength: 2000, bulkyGirth: 3600 },
    })
  })
})

describe('parcelSizeOf', () => {
  it.each<[keyof typeof parcelLimits, Sides, string, string]>([
    ['CH', [1000, 600, 600], 'standard', 'the limits of a parcel'],
    ['CH', [600, 600, 1000], 'standard', 'the limits of a parcel, upright'],
    ['CH', [600, 1000, 600], 'standard', 'the limits of a parcel, across'],
    ['CH', [1001, 1, 1], 'bulky', 'one over the longest dimension'],
    ['CH', [601, 601, 1], 'bulky', 'one over the middle dimension'],
    ['CH', [601, 601, 601], 'bulky', 'one over the shortest dimension'],
    ['CH', [2500, 375, 375], 'bulky', 'the limits of bulky goods'],
    ['CH', [2501, 1, 1], 'oversized', 'one over the bulky length'],
    ['CH', [2500, 376, 375], 'oversized', 'over the girth'],
    ['DE', [600, 1200, 600], 'standard', 'the limits of a parcel'],
    ['DE', [601, 1200, 600], 'oversized', 'over the girth, which those limits reach'],
    ['DE', [1201, 100, 100], 'bulky', 'one over the longest dimension'],
    ['DE', [2000, 400, 400], 'bulky', 'the limits of bulky goods'],
    ['DE', [400, 2000, 400], 'bulky', 'the limits of bulky goods, turned'],
    ['DE', [2001, 100, 100], 'oversized', 'one over the bulky length'],
    ['DE', [2000, 400, 401], 'oversized', 'over the girth'],
  ])('classifies in the %s shop %j as %s: %s', (shop, dimensions, parcel) => {
    expect(parcelSizeOf(size(...dimensions), parcelLimits[shop])).toBe(parcel)
  })

  it('does not depend on how the box or the limits are turned', () => {
    const dimension = fc.integer({ min: 1, max: 2600 })
    fc.assert(
      fc.property(dimension, dimension, dimension, fc.constantFrom('CH', 'DE'), (a, b, c, shop) => {
        const limits = parcelLimits[shop]
        const { length, width, height } = limits.standard
        const turned = { ...limits, standard: { length: height, width: length, height: width } }
        const parcel = parcelSizeOf(size(a, b, c), limits)
        for (const dimensions of [size(b, c, a), size(c, a, b), size(c, b, a)]) {
          expect(parcelSizeOf(dimensions, limits)).toBe(parcel)
          expect(parcelSizeOf(dimensions, turned)).toBe(parcel)
        }
      }),
    )
  })
})
