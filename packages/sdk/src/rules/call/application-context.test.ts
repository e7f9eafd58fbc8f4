import { describe, expect, it } from 'vitest'
import { contextLifetime, shouldRefreshContext } from './application-context'

describe('contextLifetime', () => {
  it.each([
    ['max-age=60', 60_000],
    ['private, max-age=600, must-revalidate', 600_000],
    ['Max-Age = "120"', 120_000],
    ['max-age=0', 0],
    ['s-maxage=60', 300_000],
    ['max-age=abc', 300_000],
    ['max-age=-5', 300_000],
    ['max-age=99999999999', 300_000],
    ['private,max-age=60', 60_000],
    ['private="set-cookie, x" , max-age=60', 60_000],
    ['max-age=60.5', 300_000],
    ['max-age=60,5', 60_000],
    ['max-age=60s', 300_000],
    ['max-age=6e1', 300_000],
    ['max-age=60 120', 300_000],
    ['max-age="60', 300_000],
    ['max-age=60"', 300_000],
    ['max-age=', 300_000],
    ['x-max-age=60', 300_000],
    ['stale.max-age=60', 300_000],
    ['no-cache=max-age=60', 300_000],
    ['private="max-age=60"', 300_000],
    ['private="a, max-age=60, b"', 300_000],
    ['private="a, max-age=60', 300_000],
    ['x-max-age=10, max-age=60', 60_000],
    ['max-age=60, max-age=120', 60_000],
    ['no-cache', 300_000],
    ['', 300_000],
    [null, 300_000],
    [undefined, 300_000],
  ])('[4.application-context-cache-1] [9-27] of %j is %d ms', (cacheControl, lifetime) => {
    expect(contextLifetime(cacheControl)).toBe(lifetime)
  })
})

describe('shouldRefreshContext', () => {
  const now = 1_000_000
  it.each([
    ['absent', undefined, true],
    ['expired', now - 1, true],
    ['expiring now', now, true],
    ['29.999 s from its end', now + 29_999, true],
    ['exactly 30 s from its end', now + 30_000, true],
    ['30.001 s from its end', now + 30_001, false],
    ['fresh', now + 300_000, false],
    ['without a readable end', Number.NaN, true],
  ])('[4.application-context-cache-2] [9-27] %s: %s is %s', (_, expiresAt, refresh) => {
    expect(shouldRefreshContext(expiresAt, now)).toBe(refresh)
  })
})
