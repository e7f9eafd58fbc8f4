import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../../errors/errors'
import { maximumPollAttempts, pollDelay, readyCheckMs } from './polling'

describe('pollDelay', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 100],
    [6, 200],
    [7, 300],
    [8, 400],
    [9, 1500],
    [10, 3000],
    [11, 6000],
    [12, 12000],
    [13, 24000],
    [14, 48000],
  ])('[9-28] waits before attempt %d for %d ms', (attempt, delay) => {
    expect(pollDelay(attempt)).toBe(delay)
  })

  it.each([[15], [16], [1e9], [Infinity]])(
    "[8-30] [9-28] fails at attempt %d with 'async maximum wait exceeded'",
    (attempt) => {
      expect(() => pollDelay(attempt)).toThrow('async maximum wait exceeded')
      expect(() => pollDelay(attempt)).toThrow(
        expect.toSatisfy((error: unknown) => isShopError(error, 'ASYNC_MAXIMUM_WAIT_EXCEEDED')),
      )
    },
  )

  it.each([[0], [-1], [1.5], [NaN], ['x'], [undefined]])(
    'throws INVALID_OPTION for %j, which is no attempt',
    (attempt) => {
      expect(() => pollDelay(attempt as number)).toThrow(
        expect.objectContaining({
          code: 'INVALID_OPTION',
          message: 'attempt: a whole number from 1 is needed',
        }),
      )
    },
  )

  it('[9-28] never waits shorter than before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maximumPollAttempts - 1 }), (attempt) => {
        expect(pollDelay(attempt + 1)).toBeGreaterThanOrEqual(pollDelay(attempt))
      }),
    )
  })

  it('[9-28] ends every schedule: 14 waits of 95.5 s together, then it fails', () => {
    const waits = Array.from({ length: maximumPollAttempts }, (_, index) => pollDelay(index + 1))
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(95_500)
    fc.assert(
      fc.property(fc.double({ min: maximumPollAttempts, minExcluded: true, noNaN: true }), (attempt) => {
        expect(() => pollDelay(attempt)).toThrow('async maximum wait exceeded')
      }),
    )
  })
})

describe('readyCheckMs', () => {
  it('[9-30] is 10', () => {
    expect(readyCheckMs).toBe(10)
  })
})
