import { describe, expect, it } from 'vitest'
import { renderRate } from './render-figures.mjs'
import { describePlatform, summarize, writeReport } from './report.mjs'
import { mix, run } from './run.fixture'

const [home] = run.renders.slice(0, 1)

describe('renderRate', () => {
  it('renders each page equally often, however often each was measured', () => {
    if (home === undefined) throw new Error('no page')
    expect(renderRate([home])).toBe(50)
    expect(renderRate([home, { ...home, renders: 10, ms: 600 }])).toBe(25)
  })
})

describe('writeReport', () => {
  const lines = writeReport(run).split('\n')

  it('gives a round in a line, with its parts below', () => {
    expect(lines.slice(0, 5)).toEqual([
      '                                         pages/s    p50 ms    p99 ms  requests  failed    kept   CPU ms   server  platform   client',
      'mix, 50 connections                           31     1,235    12,345       800       3    75 %     35.5     98 %      21 %      4 %',
      '  ten hot addresses                                  1,235    12,345       800       3    75 %',
      '  other addresses                                        -         -         2       2',
      '  static file beside them                               20        61        90       0',
    ])
  })

  it('prints renderToString of the home page, of all hot pages and of some misses', () => {
    expect(lines.slice(5, 8)).toEqual([
      'renderToString, home                          50                           100                       21    105 %',
      'renderToString, ten hot                       40                           200                       21     84 %',
      'renderToString, 1 of the misses               25                           100                       40    100 %',
    ])
  })

  it('counts errors by kind, and says so when there are none', () => {
    expect(lines).toContain('  mix, 50 connections: 2 × timeout')
    expect(lines).toContain('  mix, 50 connections: 1 × status 503')
    expect(writeReport({ ...run, rounds: [{ ...mix, errors: {} }] })).toContain('Errors: none')
  })

  it('gives the memory before, at the top and after, and after each of the equal mixes', () => {
    expect(lines).toContain(
      'Memory of the server, MB: 150 before, 509 at the top, 432 after 10 s of rest; heap in use 40 before, 41 after',
    )
    expect(lines).toContain(
      '  after each of the equal mixes, collected: heap 40, 42, 43; buffers 5, 5, 5; resident 150, 155, 160',
    )
  })
})

describe('the warnings of a report', () => {
  const write = (shares: { serverShare: number; clientShare: number; platformShare?: number }) =>
    writeReport({ ...run, rounds: [{ ...mix, ...shares }] })

  it.each([
    ['the server got 41 % of a processor, others', { serverShare: 0.41, clientShare: 0.04 }],
    [
      'the server got 80 % of a processor, the platform and the client',
      { serverShare: 0.8, clientShare: 0.6, platformShare: 0.5 },
    ],
    ['the client was busy', { serverShare: 0.6, clientShare: 0.97 }],
  ])('say that %s', (warning, shares) => {
    expect(write(shares)).toContain(`mix, 50 connections: ${warning}`)
  })

  it('are left out where the server was the one that was measured', () => {
    expect(writeReport(run)).not.toMatch(/the server got|the client was/)
  })
})

describe('describePlatform', () => {
  it.each([
    ['inside', 2, 'inside the shop’s process and takes its part'],
    ['apart', 2, 'share 2 processors: where their columns together come near 200 %'],
  ] as const)('says what a platform %s means on %i processors', (platform, processors, text) => {
    expect(describePlatform({ ...run.settings, platform, processors })).toContain(text)
  })

  it('warns of nothing where there are processors enough', () => {
    const text = describePlatform({ ...run.settings, processors: 3 })
    expect(text).toBe('The platform is a process of its own.')
  })
})

describe('summarize', () => {
  const named = { ...mix, name: 'mix, each other once' }

  it('gives criteria, pages, p99, errors and memory in one line', () => {
    expect(summarize({ ...run, rounds: [named] })).toMatch(
      /^=> \d+ of \d+ criteria met; 50 connections 31 pages\/s at 35.5 ms CPU, p99 12.3 s, 3 of 800 failed; renderToString alone 40 pages\/s at 21 ms CPU; 509 MB at the top$/,
    )
  })

  it('says when the figures are not to be relied on', () => {
    const shared = { ...run, rounds: [{ ...named, serverShare: 0.41 }] }
    expect(summarize(shared)).toMatch(/; measured in doubt, see above$/)
  })
})
