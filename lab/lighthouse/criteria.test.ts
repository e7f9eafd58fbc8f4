import { expect, it } from 'vitest'
import { findMissed } from './criteria.ts'
import type { Figures } from './figures.ts'

const page = { name: 'list', path: '/', press: { name: 'add', target: 'a', effect: 'b', limitMs: 600 } }
const atLimits: Figures = {
  score: 97,
  lcp: 2000,
  tbt: 90,
  cls: 0.0049,
  inp: 150,
  effect: 600,
  longestTask: 200,
  work: 900,
  machine: 1,
}

it.each<[string, Partial<Figures>, string[]]>([
  ['at all limits', {}, []],
  ['with a low score', { score: 96 }, ['score of 96, at least 97']],
  ['that shifts', { cls: 0.005 }, ['CLS of 0.005, at most 0.00']],
  ['that is blocked', { inp: 151 }, ['add: INP of 151 ms, at most 150 ms']],
  ['without an interaction', { inp: NaN }, ['add: INP of NaN ms, at most 150 ms']],
  ['with a long task', { longestTask: 201 }, ['add: longest task of 201 ms, at most 200 ms']],
  ['with a late effect', { effect: 601 }, ['add: effect of 601 ms, at most 600 ms']],
])('a page %s', (_, figures, missed) => {
  expect(findMissed(page, { ...atLimits, ...figures })).toEqual(missed)
})
