import { describe, expect, it } from 'vitest'
import type { CallReport } from './call-report'
import { formatReport, formatSummary } from './report-table'

const found = { drifts: [], unknownFields: [], missingFields: [] }
const left = (call: string, reason: string): CallReport => ({ ...found, call, outcome: 'not tested', reason })

describe('formatReport', () => {
  it('prints a row per call, its findings below, and what was left out', () => {
    const text = formatReport([
      {
        ...found,
        call: 'a.get',
        outcome: 'pass',
        status: 200,
        unknownFields: ['x'],
        missingFields: ['y', 'z'],
      },
      {
        ...found,
        call: 'b.list',
        outcome: 'drift',
        drifts: [{ path: 'items[0].id', expected: 'string', seen: 'null' }],
      },
      left('c.get', 'no record'),
    ])
    expect(text.split('\n')).toEqual([
      'a.get   200  pass        1 unknown field, 2 missing fields',
      '    missing  y',
      '    missing  z',
      '    unknown  x',
      'b.list       drift',
      '    drift    items[0].id: expected string, seen null',
      'c.get        not tested  no record',
      '',
      'not tested, and why:',
      '   1  no record',
      '',
      '2 of 3 documented calls were checked (66 %)',
      '1 pass, 1 drift, 1 not tested',
    ])
  })
})

describe('formatSummary', () => {
  it('lists the most frequent reason first', () => {
    const text = formatSummary([left('a', 'no cart'), left('b', 'writes'), left('c', 'writes')])
    expect(text.split('\n')).toEqual([
      'not tested, and why:',
      '   2  writes',
      '   1  no cart',
      '',
      '0 of 3 documented calls were checked (0 %)',
      '0 pass, 0 drift, 3 not tested',
    ])
  })

  it('lists no reasons when every call was checked', () => {
    expect(formatSummary([{ ...found, call: 'a', outcome: 'pass' }]).split('\n')).toEqual([
      '1 of 1 documented calls were checked (100 %)',
      '1 pass, 0 drift, 0 not tested',
    ])
  })
})
