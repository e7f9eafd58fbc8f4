import { describe, expect, it } from 'vitest'
import { renderRate, summarize, writeComparison, writeReport } from './report.mjs'

const usage = { rss: 150, top: 150, heap: 40, cpuMs: 1000 }
const times = { requests: 800, failed: 3, p50: 1234.56, p99: 12_345 }
const mix = {
  name: 'mix',
  connections: 50,
  rate: 31.04,
  times,
  errors: { timeout: 2, 'status 503': 1 },
  cpuMs: 35.5,
  serverShare: 0.98,
  clientShare: 0.042,
  parts: {
    hot: times,
    other: { requests: 2, failed: 2 },
    static: { requests: 90, failed: 0, p50: 20, p99: 61 },
  },
}
const home = { path: '/de-CH/', renders: 100, ms: 2000, cpuMs: 2100, isSame: true }
const run = {
  date: '2026-01-02T03:04:05.000Z',
  settings: { seed: 1, seconds: 25, connections: [50], restSeconds: 10 },
  addresses: { hot: ['/de-CH/'], others: 2000 },
  rounds: [mix],
  renders: [home, { ...home, path: '/fr-CH/', ms: 3000 }],
  memory: { before: usage, top: { ...usage, top: 509 }, after: { ...usage, rss: 432, heap: 41 } },
}

describe('renderRate', () => {
  it('renders each page equally often, however often each was measured', () => {
    expect(renderRate([home])).toBe(50)
    expect(renderRate([home, { ...home, renders: 10, ms: 600 }])).toBe(25)
  })
})

describe('writeReport', () => {
  const lines = writeReport(run).split('\n')

  it('gives a round in a line, with its parts below', () => {
    expect(lines.slice(0, 5)).toEqual([
      '                                   pages/s    p50 ms    p99 ms  requests  failed    CPU ms   server   client',
      'mix, 50 connections                     31     1,235    12,345       800       3      35.5     98 %      4 %',
      '  ten hot addresses                            1,235    12,345       800       3',
      '  other addresses                                  -         -         2       2',
      '  static file beside them                         20        61        90       0',
    ])
  })

  it('gives renderToString of the home page and of all hot pages', () => {
    expect(lines.slice(5, 7)).toEqual([
      'renderToString, home                    50                           100                21    105 %',
      'renderToString, ten hot                 40                           200                21     84 %',
    ])
  })

  it('counts errors by kind, and says so when there are none', () => {
    expect(lines).toContain('  mix, 50 connections: 2 × timeout')
    expect(lines).toContain('  mix, 50 connections: 1 × status 503')
    expect(writeReport({ ...run, rounds: [{ ...mix, errors: {} }] })).toContain('Errors: none')
  })

  it('gives the memory before, at the top and after', () => {
    expect(lines).toContain(
      'Memory of the server, MB: 150 before, 509 at the top, 432 after 10 s of rest; heap in use 40 before, 41 after',
    )
  })
})

describe('the warnings of a report', () => {
  const write = (shares: { serverShare: number; clientShare: number }) =>
    writeReport({ ...run, rounds: [{ ...mix, ...shares }] })

  it.each([
    ['the server got 41 % of a processor', { serverShare: 0.41, clientShare: 0.04 }],
    ['the client was busy', { serverShare: 0.6, clientShare: 0.97 }],
  ])('say that %s', (warning, shares) => {
    expect(write(shares)).toContain(`mix, 50 connections: ${warning}`)
  })

  it('are left out where the server was the one that was measured', () => {
    expect(writeReport(run)).not.toMatch(/the server got|the client was/)
  })
})

describe('writeComparison', () => {
  const faster = { ...run, rounds: [{ ...mix, rate: 310.4, times: { ...times, failed: 0 } }] }
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

describe('summarize', () => {
  it('gives pages, p99, errors and memory in one line', () => {
    expect(summarize(run)).toBe(
      '=> 50 connections 31 pages/s at 35.5 ms CPU, p99 12.3 s, 3 of 800 failed; ' +
        'renderToString alone 40 pages/s at 21 ms CPU; 509 MB at the top',
    )
  })

  it('says when the figures are not to be relied on', () => {
    const shared = { ...run, rounds: [{ ...mix, serverShare: 0.41 }] }
    expect(summarize(shared)).toMatch(/; measured in doubt, see above$/)
  })
})
