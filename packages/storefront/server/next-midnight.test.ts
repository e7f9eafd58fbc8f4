import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt } from '../src/features/product/working-days'
import { nextMidnight } from './next-midnight'

describe('the next midnight', () => {
  it.each([
    ['2026-11-23T15:00:00Z', '2026-11-23T23:00:00Z'],
    ['2026-11-23T22:59:59.999Z', '2026-11-23T23:00:00Z'],
    ['2026-11-23T23:00:00Z', '2026-11-24T23:00:00Z'],
    ['2026-07-01T21:59:00Z', '2026-07-01T22:00:00Z'],
    // The nights in which the clocks change.
    ['2026-03-28T23:30:00Z', '2026-03-29T22:00:00Z'],
    ['2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z'],
    ['2026-12-31T12:00:00Z', '2026-12-31T23:00:00Z'],
  ])('after %s is %s', (now, midnight) => {
    expect(new Date(nextMidnight(Date.parse(now))).toISOString()).toBe(midnight.replace('Z', '.000Z'))
  })

  it('is always the first moment of another day, within 25 hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const midnight = nextMidnight(now)
        expect(midnight).toBeGreaterThan(now)
        expect(midnight - now).toBeLessThanOrEqual(25 * 3_600_000)
        expect(dayAt(midnight - 1)).toBe(dayAt(now))
        expect(dayAt(midnight)).not.toBe(dayAt(now))
      }),
    )
  })
})
