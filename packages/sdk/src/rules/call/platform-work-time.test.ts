import { describe, expect, it } from 'vitest'
import { nextReadDelayMs, platformWorkTime } from './platform-work-time'

describe('platformWorkTime', () => {
  it.each([
    { platformWorkTimeMs: undefined, timeoutMs: undefined, is: 60_000 },
    { platformWorkTimeMs: 90_000, timeoutMs: undefined, is: 90_000 },
    { platformWorkTimeMs: 6_000, timeoutMs: 3_000, is: 6_000 },
    { platformWorkTimeMs: 6_000, timeoutMs: 3_001, is: 6_002 },
    { platformWorkTimeMs: 1, timeoutMs: undefined, is: 60_000 },
    { platformWorkTimeMs: undefined, timeoutMs: 45_000, is: 90_000 },
  ])('is $is for $platformWorkTimeMs and a limit of $timeoutMs', ({ is, ...set }) => {
    expect(platformWorkTime(set)).toBe(is)
  })
})

describe('nextReadDelayMs', () => {
  it.each([
    [0, 500],
    [1000, 500],
    [3000, 1500],
    [10_000, 5000],
    [60_000, 5000],
    [300_000, 5000],
    [600_000, 10_000],
    [3_600_000, 60_000],
  ])('of a write sent %i ms ago is %i', (ageMs, waitMs) => {
    expect(nextReadDelayMs(ageMs)).toBe(waitMs)
  })
})
