import { describe, expect, it } from 'vitest'
import { actionLifetimeMs, dataLifetime, forbidsStoring } from './cache-lifetime'

describe('actionLifetimeMs', () => {
  it('[9-25] is 300000', () => {
    expect(actionLifetimeMs).toBe(300_000)
  })
})

describe('dataLifetime', () => {
  it.each([
    [undefined, 300_000],
    [-1, Infinity],
    [0, 0],
    [0.5, 500],
    [60, 60_000],
    [Infinity, Infinity],
  ])('[9-26] of %s seconds is %s ms', (seconds, lifetime) => {
    expect(dataLifetime(seconds)).toBe(lifetime)
  })

  it.each([-2, -0.1, -Infinity, NaN])('[9-26] throws INVALID_OPTION for %s', (seconds) => {
    expect(() => dataLifetime(seconds)).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTION',
        message: 'lifetime: seconds from 0, or -1 for ever, are needed',
      }),
    )
  })
})

describe('forbidsStoring', () => {
  it.each([
    ['no-cache', true],
    ['no-store', true],
    ['private, No-Store, max-age=0', true],
    ['private,no-cache="set-cookie"', true],
    ['max-age=60', false],
    ['no-transform', false],
    ['no-stores', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('[7.1-1] for %j is %s', (cacheControl, expected) => {
    expect(forbidsStoring(cacheControl)).toBe(expected)
  })
})
