import { describe, expect, it } from 'vitest'
import { checkPage, summarize, writeCriteria } from './criteria.mjs'
import type { Figures } from './figures.mjs'

const blocked: Figures = {
  ...{ score: 99, firstPaint: 1000, largestPaint: 2000, blockingTime: 20, layoutShift: 0, requests: 9 },
}
const check = (whole: Partial<Figures>, without: Partial<Figures> = {}) =>
  checkPage({ name: 'home', whole: { ...blocked, ...whole }, blocked: { ...blocked, ...without } })
const missed = (...pages: Parameters<typeof check>) =>
  check(...pages)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

describe('a page with scripts', () => {
  it.each([
    ['as good as without', {}, []],
    ['at all limits', { score: 98, largestPaint: 2200, blockingTime: 70, layoutShift: 0.004 }, []],
    ['two points below', { score: 97 }, ['score beside blocked scripts']],
    ['painted later', { largestPaint: 2201 }, ['LCP']],
    ['blocked longer', { blockingTime: 71 }, ['TBT']],
    ['shifted', { layoutShift: 0.005 }, ['CLS']],
  ])('%s', (_, whole, expected) => {
    expect(missed(whole)).toEqual(expected)
  })

  it('has a lowest score of its own, however slow it is without scripts', () => {
    expect(missed({ score: 96 }, { score: 90 })).toEqual(['score'])
  })
})

it('the table shows what is required and what was measured', () => {
  expect(writeCriteria(check({ score: 96, largestPaint: 2500 })).split('\n')).toEqual([
    'home  score                         ≥ 97               missed  96',
    'home  score beside blocked scripts  ≥ −1               missed  -3',
    'home  LCP                           ≤ 1.1 × blocked    missed  1.25 × (2500 of 2000 ms)',
    'home  TBT                           ≤ blocked + 50 ms  ok      +0 ms (20 beside 20)',
    'home  CLS                           0.00               ok      0.00',
  ])
})

describe('the last line', () => {
  it('names what was missed', () => {
    expect(summarize(check({ layoutShift: 0.1 }))).toBe('=> 4 of 5 criteria met; missed: home CLS')
  })

  it('is short where nothing was', () => {
    expect(summarize(check({}))).toBe('=> 5 of 5 criteria met')
  })
})
