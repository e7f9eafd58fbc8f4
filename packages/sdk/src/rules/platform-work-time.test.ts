import { describe, expect, it } from 'vitest'
import { platformWorkTime } from './platform-work-time'

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
