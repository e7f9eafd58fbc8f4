import { describe, expect, it } from 'vitest'
import type { CallReport } from './call-report'
import { compareReports, readEarlierReports, type EarlierReport } from './compare-reports'

const report = (more: Partial<CallReport>): CallReport => ({
  call: 'a.get',
  outcome: 'pass',
  status: 200,
  drifts: [],
  unknownFields: [],
  missingFields: [],
  ...more,
})
const drift = { path: 'id', expected: 'string', seen: 'null' }

describe('compareReports', () => {
  it('adds what only the earlier run had to the drifts', () => {
    const now = report({ outcome: 'drift', drifts: [drift], missingFields: ['name', 'note'] })
    expect(compareReports([now], [report({ missingFields: ['note'] })])).toEqual([
      report({
        outcome: 'drift',
        drifts: [drift, { path: 'name', expected: 'what the earlier run had', seen: 'nothing' }],
        missingFields: ['note'],
      }),
    ])
  })

  it.each<readonly [string, Partial<CallReport>, readonly EarlierReport[]]>([
    ['what was missing before', { missingFields: ['note'] }, [report({ missingFields: ['note', 'name'] })]],
    ['a call that nobody asked before', { missingFields: ['note'] }, []],
    [
      'a call that was not tested before',
      { missingFields: ['note'] },
      [report({ outcome: 'not tested', missingFields: [] })],
    ],
    ['a call that is not tested now', { outcome: 'not tested' }, [report({ missingFields: ['note'] })]],
  ])('leaves as it is %s', (_, now, earlier) => {
    expect(compareReports([report(now)], earlier)).toEqual([report(now)])
  })
})

describe('readEarlierReports', () => {
  it('reads the report of a run', () => {
    const reports = [report({ missingFields: ['name'] })]
    const read = readEarlierReports(JSON.stringify(reports))
    expect(read).toEqual([{ call: 'a.get', outcome: 'pass', missingFields: ['name'] }])
  })

  it.each([['{'], ['{}'], ['[{"call":"a.get"}]'], ['']])('does not read %j as a report', (text) => {
    expect(readEarlierReports(text)).toBeUndefined()
  })
})
