import { describe, expect, it } from 'vitest'
import { formatReport } from './report-table'

describe('formatReport', () => {
  it('prints a row a call, findings below it and a summary', () => {
    const text = formatReport([
      { call: 'a.get', outcome: 'pass', status: 200, drifts: [], unknownFields: ['x'] },
      {
        call: 'b.list',
        outcome: 'drift',
        drifts: [{ path: 'items[0].id', expected: 'string', seen: 'null' }],
        unknownFields: [],
      },
      { call: 'c.get', outcome: 'not tested', drifts: [], unknownFields: [], reason: 'no record' },
    ])
    expect(text.split('\n')).toEqual([
      'a.get   200  pass        1 unknown field',
      '    unknown  x',
      'b.list       drift',
      '    drift    items[0].id: expected string, seen null',
      'c.get        not tested  no record',
      '',
      '1 pass, 1 drift, 1 not tested',
    ])
  })
})
