import { describe, expect, it } from 'vitest'
import { countErrors, rateOf, timesOf } from './figures.mjs'

const visit = { kind: 'hot' as const, ms: 1, endedAt: 1000 }

describe('timesOf', () => {
  it('counts a timeout with the time it waited, and no time of other errors', () => {
    const visits = [
      { ...visit, ms: 10, isKept: true },
      { ...visit, ms: 30_000, error: 'timeout' },
      { ...visit, error: 'connection refused' },
    ]
    expect(timesOf(visits)).toEqual({ requests: 3, failed: 2, kept: 1, p50: 10, p99: 30_000 })
  })

  it('has no times where every connection was refused', () => {
    const visits = [{ ...visit, error: 'connection refused' }]
    expect(timesOf(visits)).toEqual({ requests: 1, failed: 1, kept: 0 })
  })
})

describe('rateOf', () => {
  it('counts the good responses up to the last one', () => {
    const visits = [1000, 5000, 3000].map((endedAt) => ({ ...visit, endedAt }))
    expect(rateOf([...visits, { ...visit, endedAt: 31_000, error: 'timeout' }], 1000)).toBe(0.75)
  })

  it('is 0 where all failed', () => {
    expect(rateOf([{ ...visit, error: 'timeout' }], 0)).toBe(0)
  })
})

describe('countErrors', () => {
  it('counts by kind, the most frequent first', () => {
    const errors = ['status 503', 'timeout', undefined, 'timeout']
    const visits = errors.map((error) => ({ ...visit, ...(error && { error }) }))
    expect(Object.entries(countErrors(visits))).toEqual([
      ['timeout', 2],
      ['status 503', 1],
    ])
  })
})
