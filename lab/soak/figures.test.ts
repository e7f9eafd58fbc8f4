import { describe, expect, it } from 'vitest'
import { countKinds, findFaults } from './figures.mjs'
import type { Run } from './figures.mjs'
import { writeReport } from './report.mjs'

const visit = (status: number, [startedAt, endedAt] = [0, 100]) => ({
  ...{ kind: 'page' as const, path: '/de-CH/', outcome: { status }, startedAt, endedAt },
})
const outages = [{ from: 1_000, to: 2_000 }]
const good: Run = {
  visits: [visit(200), visit(503, [1_500, 1_510])],
  ...{ outages, recoveries: [4_000] },
  heap: { before: 100, after: 109 },
  isSameProcess: true,
}

describe('countKinds', () => {
  it('counts statuses, and times outside of outages alone', () => {
    const visits = [visit(200), visit(200, [0, 300]), visit(503, [1_500, 1_501]), visit(500)]
    expect(countKinds(visits, outages)).toEqual([
      {
        ...{ kind: 'page', requests: 4, unexpected: 1, p50: 100, p99: 300 },
        statuses: { '200': 2, '503': 1, '500': 1 },
      },
    ])
  })
})

describe('findFaults', () => {
  it.each<[string, Partial<Run>, string[]]>([
    ['a run as it should be', {}, []],
    ['one whose heap nobody asked for', { heap: undefined }, []],
    ['an unexpected status', { visits: [visit(500)] }, ['1 unexpected outcomes']],
    ['nothing asked', { visits: [] }, ['nothing was asked']],
    ['a slow recovery', { recoveries: [1, 15_001] }, ['the shop did not recover in time']],
    ['no recovery', { recoveries: [undefined] }, ['the shop did not recover in time']],
    ['an end of the process', { isSameProcess: false }, ['the shop’s process ended']],
    ['a heap that grew', { heap: { before: 100, after: 111 } }, ['the heap grew to 111 %']],
  ])('finds in %s what is wrong', (_, changes, faults) => {
    expect(findFaults({ ...good, ...changes })).toEqual(faults)
  })
})

describe('writeReport', () => {
  it('ends with the outcome, and lists what was not expected with its location', () => {
    expect(writeReport(good).at(-1)).toBe('=> 2 requests; all as it should be')
    const lines = writeReport({ ...good, visits: [visit(200), visit(500, [3_000, 3_050])] })
    expect(lines).toContain('  3.0 s: page /de-CH/: 500')
    expect(lines.at(-1)).toBe('=> 2 requests; 1 unexpected outcomes')
  })
})
