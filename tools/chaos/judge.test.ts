import { describe, expect, it } from 'vitest'
import { judgeCart, judgeOrder, judgeProduct } from './judge.mjs'
import type { Deed, Mention } from './judge.mjs'

const add = (quantity: number, heard: Deed['heard'] = 'ok', by = 'tab1'): Deed => ({
  ...{ kind: 'add', product: 'box', quantity, heard, by },
})
const set = (quantity: number, heard: Deed['heard'] = 'ok'): Deed => ({
  ...{ kind: 'set', product: 'box', quantity, heard, by: 'tab1' },
})
const mention = (kind: Mention['kind'], actual?: number): Mention => ({
  ...{ product: 'box', kind, by: 'tab1' },
  ...(actual === undefined ? {} : { actual }),
})

describe('a product of a cart', () => {
  it.each([
    ['what was acknowledged is there', 3, [add(5), set(9), add(1)], [], 10, 'as meant'],
    ['nothing was done', 3, [], [], 3, 'as meant'],
    ['an addition arrived twice', 0, [add(5)], [], 10, 'untold'],
    ['an acknowledged addition is missing', 0, [add(5), add(1)], [], 5, 'untold'],
    ['an acknowledged quantity was overwritten', 7, [set(4)], [], 7, 'untold'],
    ['something changed that nobody touched', 3, [], [], 4, 'untold'],
    ['a refused addition is not there', 3, [add(5, 'refused')], [], 3, 'told'],
    ['a refused addition is there', 3, [add(5, 'refused')], [], 8, 'false alarm'],
    ['an unknown addition is not there', 3, [add(5, 'unknown')], [], 3, 'told'],
    ['an unknown addition is there', 3, [add(5, 'unknown')], [], 8, 'false alarm'],
    ['an unknown addition arrived twice', 3, [add(5, 'unknown')], [], 13, 'untold'],
    ['one of two unknown additions is there', 0, [add(5, 'unknown'), add(2, 'unknown')], [], 2, 'told'],
    ['beside a refused addition another is missing', 0, [add(5), add(2, 'refused')], [], 0, 'untold'],
    ['a later quantity makes up for an unknown addition', 3, [add(5, 'unknown'), set(4)], [], 4, 'as meant'],
    ['an unknown addition follows a quantity', 3, [set(4), add(5, 'unknown')], [], 9, 'false alarm'],
    ['an event names the difference', 0, [add(5)], [mention('alarm')], 10, 'told'],
    ['an event names what is as meant', 0, [add(5)], [mention('alarm')], 5, 'false alarm'],
    [
      'another tab is named and did something',
      0,
      [add(5), add(1, 'ok', 'tab2')],
      [mention('elsewhere', 6)],
      6,
      'as meant',
    ],
    ['another tab is named and did nothing', 0, [add(5)], [mention('elsewhere', 5)], 5, 'false alarm'],
    ['another tab is named with the quantity in the end', 0, [add(5)], [mention('elsewhere', 3)], 3, 'told'],
    [
      'another tab is named with a quantity from in between',
      0,
      [add(5)],
      [mention('elsewhere', 3)],
      4,
      'untold',
    ],
    ['a match is named once', 0, [add(5)], [mention('match')], 5, 'indistinguishable'],
    ['a match was somebody else’s', 0, [add(5)], [mention('match')], 0, 'indistinguishable'],
  ] as const)('%s', (_, start, deeds, mentions, actual, verdict) => {
    expect(judgeProduct({ start, deeds, mentions, actual })).toBe(verdict)
  })
})

describe('a cart', () => {
  it('is judged by product, also by those that nobody meant', () => {
    const judged = judgeCart({
      start: { tape: 2 },
      deeds: [add(5)],
      mentions: [{ product: 'tape', kind: 'alarm', by: 'tab1' }],
      actual: { box: 5, stray: 1 },
    })
    expect(judged).toEqual([
      { product: 'tape', intended: 2, actual: 0, verdict: 'told' },
      { product: 'box', intended: 5, actual: 5, verdict: 'as meant' },
      { product: 'stray', intended: 0, actual: 1, verdict: 'untold' },
    ])
  })
})

describe('an order', () => {
  const ok = { heard: 'ok', number: 'A', ordersThen: 1 } as const
  const unknown = { heard: 'unknown', ordersThen: 1 } as const
  const refused = (ordersThen: number) => ({ heard: 'refused', ordersThen }) as const

  it.each([
    ['is placed once', [ok], ['A'], 'as meant'],
    ['is placed once, and known after a while', [unknown, ok], ['A'], 'as meant'],
    ['is placed once after an honest refusal', [refused(0), ok], ['A'], 'as meant'],
    ['is placed, and stays unknown', [unknown], ['A'], 'false alarm'],
    ['is not placed, and told', [refused(0)], [], 'told'],
    ['is not placed, and nothing was heard', [], [], 'untold'],
  ] as const)('%s', (_, attempts, numbers, verdict) => {
    const marks = { isDoubled: false, isLost: false, isDenied: false }
    expect(judgeOrder({ attempts, numbers })).toEqual({ verdict, ...marks })
  })

  it('is doubled when the tables hold two', () => {
    expect(judgeOrder({ attempts: [ok], numbers: ['A', 'B'] })).toMatchObject({
      verdict: 'untold',
      isDoubled: true,
    })
  })

  it.each([[[]], [['B']]])('is lost when its number is not among %j', (numbers) => {
    expect(judgeOrder({ attempts: [ok], numbers })).toMatchObject({ verdict: 'untold', isLost: true })
  })

  it('is denied when it was placed and the shopper heard of a refusal', () => {
    const judged = judgeOrder({ attempts: [refused(1), ok], numbers: ['A'] })
    expect(judged).toMatchObject({ verdict: 'false alarm', isDenied: true })
  })
})
