import { expect, it } from 'vitest'
import { formatRatio, writeCounts, writePages, writePresses } from './report.mjs'

const figures = {
  ...{ interaction: 100, effect: 80, hydrated: 0, longestTask: 60, blocking: 10 },
  ...{ taskTime: 30, loadingTaskTime: 40 },
}
const results = [
  { press: 'menu', tree: 'small', slowdown: 4, figures },
  { press: 'menu', tree: 'large', slowdown: 4, figures: { ...figures, interaction: 150, effect: Infinity } },
  { press: 'menu', tree: 'small', slowdown: 1, figures },
]

it('presses at one speed have a line per tree, and the ratio of the large tree to the small one', () => {
  expect(writePresses(results, 4).split('\n')).toEqual([
    'On a processor 4 × slower, ms',
    'press  tree     INP  effect  hydrated  longest task  over 50',
    'menu   small    100      80         0            60       10',
    'menu   large    150   never         0            60       10',
    '       ratio  1.5 ×       -         -         1.0 ×    1.0 ×',
  ])
})

it('at full speed the processor time of tasks is added', () => {
  expect(writePresses(results, 1)).toMatch(/in processor time {2}before the press\n.* 30 +40$/)
})

it.each([
  [30, 20, '1.5 ×'],
  [0, 20, '0.0 ×'],
  [30, 0, '-'],
  [Infinity, 20, '-'],
  [NaN, NaN, '-'],
])('%d beside %d is %j', (value, base, text) => {
  expect(formatRatio(value, base)).toBe(text)
})

it('counts and pages have a table each', () => {
  const counts = [
    { tree: 'small', slowdown: 4, figures: { paintedAt: 500.4, countAt: Infinity, inTime: 0, visits: 5 } },
  ]
  expect(writeCounts(counts)).toMatch(/small +4 × +500 +never +0 of 5$/)
  const pages = [{ page: 'home', tree: 'small', serverMs: 3.21, bytes: 142_100 }]
  expect(writePages(pages)).toMatch(/home +small +3\.2 +142\.1$/)
})
