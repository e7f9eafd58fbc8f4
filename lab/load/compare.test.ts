import { describe, expect, it } from 'vitest'
import { writeComparison } from './compare.mjs'
import { mix, run } from './run.fixture'

describe('writeComparison', () => {
  const faster = { ...run, rounds: [{ ...mix, rate: 310.4, times: { ...mix.times, failed: 0 } }] }
  const lines = writeComparison(run, faster).split('\n')

  it('sets the figures side by side with their ratio', () => {
    expect(lines[0]).toBe('Against the run of 2026-01-02T03:04:05.000Z')
    expect(lines[2]).toMatch(/^mix, 50 connections: pages\/s +31 +310 +10 ×$/)
    expect(lines).toContainEqual(expect.stringMatching(/^mix, 50 connections: failed +3 +0 +0 ×$/))
    expect(lines).toContainEqual(expect.stringMatching(/^memory at the top, MB +509 +509 +1 ×$/))
  })

  it('says that runs with other settings are compared, and has no ratio for what is new', () => {
    const earlier = {
      ...run,
      settings: { ...run.settings, connections: [10] },
      rounds: [{ ...mix, connections: 10 }],
    }
    const text = writeComparison(earlier, run)
    expect(text).toContain('which had other settings')
    expect(text).toMatch(/^mix, 50 connections: pages\/s +- +31 +-$/m)
  })
})
