import { describe, expect, it } from 'vitest'
import { mutationAttempts, mutationRetryDelay } from './retry'

describe('mutationRetryDelay', () => {
  it.each([
    [409, 1, 4000],
    [409, 2, 4000],
    [409, 3, undefined],
    [409, 4, undefined],
    [408, 1, undefined],
    [429, 1, undefined],
    [500, 1, undefined],
    [503, 1, undefined],
    [undefined, 1, undefined],
    [409, NaN, undefined],
  ])('[8-18] [9-29] after status %s at attempt %s is %s', (status, attempt, delay) => {
    expect(mutationRetryDelay({ status, attempt })).toBe(delay)
  })

  it('[8-18] [9-29] allows three attempts in all', () => {
    expect(mutationAttempts).toBe(3)
  })
})
