import { describe, expect, it } from 'vitest'
import { checkCount, checkPress, formatMs, summarize, writeCriteria } from './criteria.mjs'
import type { Figures } from './figures.mjs'

const good: Figures = {
  ...{ interaction: 150, effect: 600, hydrated: 900, longestTask: 300, blocking: 250 },
  ...{ taskTime: 50, loadingTaskTime: 50 },
}
const check = (press: string, slowdown: number, figures: Partial<Figures> = {}) =>
  checkPress({ press, tree: 'small', slowdown, figures: { ...good, ...figures } })
const missed = (...subject: Parameters<typeof check>) =>
  check(...subject)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

describe('a press on a slow processor', () => {
  it.each([
    ['menu', {}, []],
    ['menu', { effect: Infinity, taskTime: 400 }, []],
    ['menu', { interaction: 152 }, ['menu: INP']],
    ['add to cart', {}, []],
    ['add to cart', { effect: 601 }, ['add to cart: in the cart']],
    [
      'add to cart',
      { interaction: Infinity, effect: Infinity },
      ['add to cart: INP', 'add to cart: in the cart'],
    ],
  ])('on %s with %j misses %j', (press, figures, expected) => {
    expect(missed(press, 4, figures)).toEqual(expected)
  })
})

describe('a press at full speed', () => {
  it.each([
    [{}, []],
    [{ interaction: 400, longestTask: 400 }, []],
    [{ taskTime: 50.4 }, ['menu: longest task after it']],
    [{ loadingTaskTime: 51 }, ['menu: longest task before it']],
    [{ taskTime: NaN }, ['menu: longest task after it']],
  ])('with %j misses %j', (figures, expected) => {
    expect(missed('menu', 1, figures)).toEqual(expected)
  })
})

it.each([
  [5, true],
  [4, false],
])('a stored count that is in time %i times of 5', (inTime, isMet) => {
  const figures = { paintedAt: 500, countAt: 400, visits: 5, inTime }
  expect(checkCount({ tree: 'small', slowdown: 4, figures })).toMatchObject({
    isMet,
    measured: `${inTime} of 5`,
  })
})

it.each([
  [12.4, '12'],
  [Infinity, 'never'],
  [NaN, '-'],
])('%d ms is written as %j', (time, text) => {
  expect(formatMs(time)).toBe(text)
})

const criteria = [...check('menu', 4, { interaction: 152 }), ...check('menu', 1)]

it('the table shows what is required and what was measured', () => {
  expect(writeCriteria(criteria).split('\n')).toEqual([
    'menu: INP                     small  ≤ 150 ms  missed  152',
    'menu: longest task after it   small  ≤ 50 ms   ok       50',
    'menu: longest task before it  small  ≤ 50 ms   ok       50',
  ])
})

it('the last line names what was missed, once for all trees', () => {
  expect(summarize([...criteria, ...criteria])).toBe('=> 4 of 6 criteria met; missed: menu: INP')
  expect(summarize(check('menu', 1))).toBe('=> 2 of 2 criteria met')
})
