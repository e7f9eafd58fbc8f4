import { describe, expect, it } from 'vitest'
import { createRandom } from '../../tools/random.ts'
import { findFaults, isExpected } from './judge.ts'
import { drawVisit, kinds } from './kinds.ts'
import { planOutages } from './mixed.ts'
import type { SoakRun } from './judge.ts'
import type { KindName } from './kinds.ts'

const outages = [{ from: 1_000, to: 2_000, recoveryMs: 400 }]
const visit = (kind: KindName, status: number, [startedAt, endedAt] = [0, 500]) => ({
  kind,
  path: '/',
  status,
  startedAt,
  endedAt,
})

describe('isExpected', () => {
  it.each([
    ['page', 200, [0, 500], true],
    ['page', 500, [1_500, 1_600], false],
    ['page', 503, [0, 999], false],
    ['page', 503, [900, 1_001], true],
    ['page', 503, [1_999, 2_100], true],
    ['page', 503, [2_001, 2_100], false],
    ['page', 502, [1_500, 1_600], false],
    ['forwarded call', 502, [1_500, 1_600], true],
    ['health', 503, [1_500, 1_600], false],
    ['wrong password', 303, [0, 500], false],
  ] as const)('of a %s with %i at %j: %s', (kind, status, times, expected) => {
    expect(isExpected(visit(kind, status, [...times]), outages)).toBe(expected)
  })

  it('never lets a buyer be sent to sign in', () => {
    const sent = { ...visit('buyer’s cart', 303, [1_500, 1_600]), location: '/de-CH/login?startUrl=%2F' }
    expect(isExpected(sent, outages)).toBe(false)
  })
})

const good: SoakRun = {
  visits: [visit('page', 200)],
  outages,
  errors: [],
  heap: { before: 100, after: 110 },
  isRunning: true,
  log: '{"level":"warn","event":"path-refused"}\n',
}

describe('findFaults', () => {
  it.each<[string, Partial<SoakRun>, string[]]>([
    ['nothing', {}, []],
    ['an answer', { visits: [visit('page', 500)] }, ['1 unexpected answers: page /: 500']],
    ['no visits', { visits: [] }, ['nothing was asked']],
    ['an error', { errors: ['ECONNRESET'] }, ['1 errors: ECONNRESET']],
    [
      'no recovery',
      { outages: [{ from: 1, to: 2, recoveryMs: undefined }] },
      ['no page within 15 s of the platform’s start'],
    ],
    ['an end', { isRunning: false }, ['the shop’s process ended']],
    ['a leak', { heap: { before: 100, after: 111 } }, ['the heap grew to 111 %']],
    ['a fault', { log: '{"level":"fatal","event":"fault","repeats":2}' }, ['in the log: 2 × fatal fault']],
    ['a trace', { log: 'Error: a\n' }, ['1 lines outside of the log, first: Error: a']],
  ])('finds %s', (_, changes, faults) => {
    expect(findFaults({ ...good, ...changes })).toEqual(faults)
  })
})

describe('the plan', () => {
  it('has the same visits for the same seed, and every kind', () => {
    const draw = (seed: string) => {
      const choice = { random: createRandom(seed), pages: ['/'], products: ['/product/a'] }
      return Array.from({ length: 2_000 }, () => drawVisit(choice, ['sid=1']))
    }
    expect(draw('1')).toEqual(draw('1'))
    expect(new Set(draw('1').map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
  })

  it('kills the platform twice, and leaves time to come back', () => {
    const times = planOutages(600_000, 1).flatMap(({ killAtMs, startAtMs }) => [killAtMs, startAtMs])
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times).toHaveLength(4)
    expect(times.at(-1)).toBeLessThan(500_000)
  })
})
