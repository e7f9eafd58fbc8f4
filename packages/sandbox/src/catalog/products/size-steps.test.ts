import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadStep, sizeSteps } from './size-steps'

describe('sizeSteps', () => {
  it.each([
    [1, undefined, [0]],
    [49, undefined, [0]],
    [50, undefined, [0, 50]],
    [199, undefined, [150]],
    [200, undefined, [150, 200]],
    [201, undefined, [200]],
    [950, undefined, [900, 950]],
    [999, undefined, [950]],
    [1000, undefined, [950, 1000]],
    [1001, undefined, [1000]],
    [1350, undefined, [1000]],
    [10, 55, [0, 50]],
    [15, 80, [0, 50]],
    [20, 100, [0, 50, 100]],
    [990, 1400, [950, 1000]],
  ])('puts %s to %s into %j', (minimum, maximum, steps) => {
    expect(sizeSteps(minimum, maximum)).toEqual(steps)
  })

  it('[property] has exactly the steps that a size reaches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(800), (minimum, more) => {
        const maximum = minimum + more
        const all = Array.from({ length: 21 }, (_, index) => index * 50)
        const reached = all.filter(
          (edge) => minimum <= (edge === 1000 ? Infinity : edge + 50) && maximum >= edge,
        )
        expect(sizeSteps(minimum, maximum)).toEqual(reached)
      }),
    )
  })
})

describe('loadStep', () => {
  it.each([
    [0.5, '0-10'],
    [10, '0-10'],
    [10.5, '10-15'],
    [15, '10-15'],
    [20, '15-20'],
    [25, '20-30'],
    [30, '20-30'],
    [50, '30-50'],
    [50.1, '50-'],
    [500, '50-'],
  ])('puts %d kg into %s', (load, step) => {
    expect(loadStep(load)).toBe(step)
  })
})
