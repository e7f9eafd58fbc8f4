import { describe, expect, it } from 'vitest'
import { checkRun, writeCriteria } from './criteria.mjs'
import { mix, run } from './run.fixture'
import type { Run } from './run.mjs'

const usage = run.memory.before
const timesOf = (p99: number) => ({ requests: 1000, failed: 0, kept: 0, p50: 1, p99 })
const parts = (kept: number, file: number) => ({ kept: timesOf(kept), static: timesOf(file) })
const good = { ...mix, times: timesOf(50), errors: {}, parts: parts(50, 10) }

/** `renderToString` alone: 40 a second of the hot pages, at 21 ms; 25 of the misses, at 40 ms. */
const met: Run = {
  ...run,
  rounds: [
    { ...good, name: 'ten hot addresses', rate: 2400, cpuMs: 0.35 },
    { ...good, name: 'each address once', connections: 4, rate: 20, cpuMs: 50 },
    { ...good, name: 'mix, each other once', rate: 160, cpuMs: 6 },
    { ...good, rate: 170 },
    { ...good, name: 'mix, second time', rate: 1 },
    { ...good, connections: 200, times: { ...timesOf(50), failed: 50 }, errors: busy(50) },
    { ...good, name: 'static file', times: timesOf(3) },
  ],
}

function busy(count: number): Record<string, number> {
  return { 'status 503 with Retry-After': count }
}

/** The run with one of its rounds changed. */
const withRound = (index: number, changes: object): Run => ({
  ...met,
  rounds: met.rounds.map((round, at) => (at === index ? { ...round, ...changes } : round)),
})
const missedOf = (checked: Run) =>
  checkRun(checked)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

describe('the criteria of a run', () => {
  it('are met by what just reaches each of them', () => {
    expect(missedOf(met)).toEqual([])
    expect(checkRun(met)).toHaveLength(13)
  })

  it.each<[string, Run]>([
    ['kept pages', withRound(0, { rate: 2399 })],
    ['misses', withRound(1, { rate: 19.9 })],
    ['mix, each other once', withRound(2, { rate: 159 })],
    ['mix, others again', withRound(3, { rate: 159 })],
    ['p99 of kept pages: ten hot addresses, 50 connections', withRound(0, { parts: parts(51, 10) })],
    ['p99 of kept pages: mix, each other once, 50 connections', withRound(2, { parts: parts(51, 10) })],
    ['p99 of kept pages: mix, 50 connections', withRound(3, { parts: parts(51, 10) })],
    ['p99 of kept pages: mix, 50 connections', withRound(3, { parts: { static: timesOf(10) } })],
    ['p99 of kept pages: mix, 200 connections', withRound(5, { parts: parts(51, 10) })],
    ['pages served: mix, each other once, 50 connections', withRound(2, { times: failing(51) })],
    ['pages served: mix, 200 connections', withRound(5, { times: failing(51) })],
    ['other than 503 with Retry-After', withRound(5, { errors: { ...busy(49), timeout: 1 } })],
    ['heap after equal mixes', withMemory({ heap: 45 }, { heap: 40 })],
    ['resident memory after equal mixes', withMemory({}, { rss: 166 })],
    ['misses', { ...met, missRenders: [] }],
    ['kept pages', withRound(0, { name: 'home' })],
  ])('name among those that are missed: %s', (name, run) => {
    expect(missedOf(run)).toContain(name)
  })

  it('say how much was measured, also by processor time', () => {
    expect(checkRun(met).find(({ name }) => name.startsWith('mix'))?.measured).toBe(
      '4 × (160 of 40 a second; by processor time 3.5 ×)',
    )
  })

  it('have the time of the static file alone beside the one that was measured with the pages', () => {
    const [time] = checkRun(met).filter(({ name }) => name.startsWith('p99'))
    expect(time?.measured).toBe('5 × (50 of 10 ms; the file alone 3 ms)')
  })

  it('are a table of what is required, the result and what was measured', () => {
    const lines = writeCriteria(checkRun(withRound(0, { parts: {} }))).split('\n')
    expect(lines[0]).toMatch(/^kept pages +≥ 60 × renderToString +ok +60 × \(2,400 of 40 a second; /)
    expect(lines[4]).toMatch(/^p99 of kept pages: ten hot .* +≤ 5 × a static file +missed +not measured$/)
  })
})

function failing(count: number) {
  return { ...timesOf(50), failed: count }
}

function withMemory(second: object, third: object): Run {
  return {
    ...met,
    memory: { ...met.memory, mixes: [usage, { ...usage, ...second }, { ...usage, ...third }] },
  }
}
