import { expect, it } from 'vitest'
import { checkRun } from './criteria.ts'
import type { Run } from './criteria.ts'

const usage = { rss: 150, top: 150, heap: 40, buffers: 5, cpuMs: 0 }
const times = { requests: 100, failed: 0, p50: 1, p97_5: 5, p99: 50 }
const round = {
  name: 'kept, 50 connections',
  rate: 100,
  cpuMs: 0.5,
  kinds: [
    { ...times, kind: 'hot' },
    { ...times, kind: 'file', p99: 10 },
  ],
  errors: [] as string[],
}
const kinds = [{ ...times, kind: 'search' }]
const cold = { ...round, name: 'cold, 1 connections', rate: 4, cpuMs: 50, kinds }
const good: Run = {
  rounds: [round, { ...round, name: 'mix, 50 connections', cpuMs: 10 }, cold],
  rendered: { hot: { rate: 30, cpuMs: 30 }, search: { rate: 40, cpuMs: 20 } },
  memory: [usage, { ...usage, heap: 44 }, usage],
}
const withKept = (changes: Partial<typeof round>): Run => ({
  ...good,
  rounds: [{ ...round, ...changes }, cold],
})
const missedOf = (run: Run) => checkRun(run).flatMap(({ name, isMet }) => (isMet ? [] : name))

it('is met by what just reaches each limit', () => {
  expect(missedOf(good)).toEqual([])
})

it.each([
  ['renderToString of hot pages', withKept({ cpuMs: 0.51 })],
  ['renderToString of search pages', { ...good, rounds: [{ ...cold, cpuMs: 201 }] }],
  ['share of search pages that is computing', { ...good, rounds: [{ ...cold, rate: 3.9 }] }],
  ['p99 of kept pages', withKept({ kinds: [{ ...times, kind: 'hot' }] })],
  ['kept pages that failed', withKept({ kinds: [{ ...times, kind: 'hot', failed: 2 }] })],
  ['the right page (first: kept', withKept({ errors: ['status 500'] })],
  ['growth of heap', { ...good, memory: [usage, { ...usage, heap: 45 }] }],
  ['growth of rss', { ...good, memory: [] }],
])('names what is missed: %s', (name, run) => {
  expect(missedOf(run).join('\n')).toContain(name)
})

it('does not count refusals with Retry-After as errors', () => {
  expect(missedOf(withKept({ errors: ['status 503 with Retry-After'] }))).toEqual([])
})
