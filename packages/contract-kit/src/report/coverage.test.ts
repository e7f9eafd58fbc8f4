import { describe, expect, it } from 'vitest'
import type { CallReport, Outcome } from './call-report'
import { coverageOf, passEnough, type LeastPassing } from './coverage'

const reportsOf = (outcomes: readonly Outcome[]): readonly CallReport[] =>
  outcomes.map((outcome, at) => ({
    drifts: [],
    unknownFields: [],
    missingFields: [],
    call: `call.${at}`,
    outcome,
    ...(outcome === 'not tested' ? { reason: at === 0 ? 'no cart' : 'writes' } : {}),
  }))

describe('coverageOf', () => {
  it('counts what was checked, and groups the rest by reason', () => {
    expect(coverageOf(reportsOf(['not tested', 'pass', 'drift', 'not tested', 'not tested']))).toEqual({
      checked: 2,
      all: 5,
      percent: 40,
      skipped: [
        { reason: 'writes', calls: ['call.3', 'call.4'] },
        { reason: 'no cart', calls: ['call.0'] },
      ],
    })
  })

  it('is zero for no calls', () => {
    expect(coverageOf([])).toEqual({ checked: 0, all: 0, percent: 0, skipped: [] })
  })
})

describe('passEnough', () => {
  it.each<readonly [readonly Outcome[], LeastPassing | undefined, boolean]>([
    [['pass', 'not tested'], undefined, true],
    [['drift', 'not tested'], undefined, false],
    [['pass', 'pass', 'drift'], { count: 2, unit: 'calls' }, true],
    [['pass', 'pass', 'drift'], { count: 3, unit: 'calls' }, false],
    [['pass', 'pass', 'drift'], { count: 66, unit: 'percent' }, true],
    [['pass', 'pass', 'drift'], { count: 67, unit: 'percent' }, false],
    [['drift'], { count: 0, unit: 'calls' }, true],
  ])('of %j with %j is %j', (outcomes, least, expected) => {
    expect(passEnough(reportsOf(outcomes), least)).toBe(expected)
  })
})
