import { describe, expect, it } from 'vitest'
import { findExcesses, summarize } from './bounds.ts'

const time = (file: string, seconds: number) => ({ file, seconds, tests: 1 })
const within = { browser: [time('a.spec.ts', 120), time('b.spec.ts', 60)], unit: [time('a.test.ts', 12)] }

describe('findExcesses', () => {
  it('finds nothing while all is within its bound', () => {
    expect(findExcesses(within)).toEqual([])
  })

  it('finds the browser tests where their sum is above the bound', () => {
    const browser = [...within.browser, time('c.spec.ts', 91)]
    expect(findExcesses({ ...within, browser })).toEqual([
      'The browser tests tagged @quick took 271 s of 180 s.',
    ])
  })

  it('finds each file of unit tests that is above the bound', () => {
    const unit = [...within.unit, time('slow.test.ts', 18.5), time('slower.test.ts', 30)]
    expect(findExcesses({ ...within, unit })).toEqual([
      'slow.test.ts took 18.5 s of 12 s.',
      'slower.test.ts took 30.0 s of 12 s.',
    ])
  })

  it('allows what differs from one run to the next', () => {
    const times = { browser: [time('a.spec.ts', 220)], unit: [time('a.test.ts', 14.5)] }
    expect(findExcesses(times)).toEqual([])
  })

  it('allows a slow machine more', () => {
    const times = { browser: [time('a.spec.ts', 440)], unit: [time('a.test.ts', 35)] }
    expect(findExcesses(times)).toHaveLength(2)
    expect(findExcesses(times, 2)).toEqual([])
  })
})

it('summarizes in one line how far the bounds are', () => {
  expect(summarize(within)).toBe('browser tests 180 of 180 s, longest unit file 12.0 of 12 s')
})
