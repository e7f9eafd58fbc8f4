import { describe, expect, it } from 'vitest'
import {
  evaluateCart,
  evaluateOrder,
  evaluateProduct,
  findGroupFaults,
  findPaymentFaults,
  findQuoteFaults,
} from './evaluate.ts'
import type { Action, Mention } from './evaluate.ts'

const add = (quantity: number, result: Action['result'] = 'ok', by = 'tab1'): Action => {
  return { kind: 'add', product: 'box', quantity, result, by }
}
const set = (quantity: number, result: Action['result'] = 'ok'): Action => {
  return { kind: 'set', product: 'box', quantity, result, by: 'tab1' }
}
const alarm: Mention = { product: 'box', kind: 'alarm', by: 'tab1' }
const match: Mention = { ...alarm, kind: 'match' }
const elsewhere = (actual: number): Mention => ({ ...alarm, kind: 'elsewhere', actual })

describe('a product of a cart', () => {
  it.each([
    ['what was acknowledged is there', 3, [add(5), set(9), add(1)], [], 10, 'as intended'],
    ['nothing was done', 3, [], [], 3, 'as intended'],
    ['an addition arrived twice', 0, [add(5)], [], 10, 'unreported'],
    ['an acknowledged addition is missing', 0, [add(5), add(1)], [], 5, 'unreported'],
    ['an acknowledged quantity was overwritten', 7, [set(4)], [], 7, 'unreported'],
    ['something changed that nobody touched', 3, [], [], 4, 'unreported'],
    ['a refused addition is not there', 3, [add(5, 'refused')], [], 3, 'reported'],
    ['a refused addition is there', 3, [add(5, 'refused')], [], 8, 'false alarm'],
    ['a refused quantity was there before', 6, [set(6, 'refused')], [alarm], 6, 'reported'],
    ['an unknown quantity was there before', 6, [set(6, 'unknown')], [], 6, 'false alarm'],
    ['an unknown addition is not there', 3, [add(5, 'unknown')], [], 3, 'reported'],
    ['an unknown addition is there', 3, [add(5, 'unknown')], [], 8, 'false alarm'],
    ['an unknown addition arrived twice', 3, [add(5, 'unknown')], [], 13, 'unreported'],
    ['one of two unknown additions is there', 0, [add(5, 'unknown'), add(2, 'unknown')], [], 2, 'reported'],
    ['beside a refused addition one is missing', 0, [add(5), add(2, 'refused')], [], 0, 'unreported'],
    ['a later quantity makes up for it', 3, [add(5, 'unknown'), set(4)], [], 4, 'as intended'],
    ['an unknown addition follows a quantity', 3, [set(4), add(5, 'unknown')], [], 9, 'false alarm'],
    ['an event names the difference', 0, [add(5)], [alarm], 10, 'reported'],
    ['an event names what is as meant', 0, [add(5)], [alarm], 5, 'false alarm'],
    ['a named tab did something', 0, [add(5), add(1, 'ok', 'tab2')], [elsewhere(6)], 6, 'as intended'],
    ['a named tab did nothing', 0, [add(5)], [elsewhere(5)], 5, 'false alarm'],
    ['another tab is named with the quantity in the end', 0, [add(5)], [elsewhere(3)], 3, 'reported'],
    ['another tab is named with a quantity in between', 0, [add(5)], [elsewhere(3)], 4, 'unreported'],
    ['a match is named once', 0, [add(5)], [match], 5, 'indistinguishable'],
    ['a match was somebody else’s', 0, [add(5)], [match], 0, 'indistinguishable'],
  ])('%s', (_, start, actions, mentions, actual, outcome) => {
    expect(evaluateProduct({ start, actions, mentions, actual })).toBe(outcome)
  })

  it('is evaluated even if nobody intended it', () => {
    const mentions = [{ ...alarm, product: 'tape' }]
    const actual = { box: 5, stray: 1 }
    expect(evaluateCart({ start: { tape: 2 }, actions: [add(5)], mentions, actual })).toEqual([
      { product: 'tape', intended: 2, actual: 0, outcome: 'reported' },
      { product: 'box', intended: 5, actual: 5, outcome: 'as intended' },
      { product: 'stray', intended: 0, actual: 1, outcome: 'unreported' },
    ])
  })
})

describe('an order', () => {
  const ok = { result: 'ok', number: 'A', ordersThen: 1 } as const
  const unknown = { result: 'unknown', ordersThen: 1 } as const
  const refused = (ordersThen: number) => ({ result: 'refused', ordersThen }) as const

  it.each([
    ['is placed once', [ok], ['A'], 'as intended', []],
    ['is placed once, and known after a while', [unknown, ok], ['A'], 'as intended', []],
    ['is placed once after an honest refusal', [refused(0), ok], ['A'], 'as intended', []],
    ['is placed, and stays unknown', [unknown], ['A'], 'false alarm', []],
    ['is not placed, and that is said', [refused(0)], [], 'reported', []],
    ['is not placed, and nothing is said', [], [], 'unreported', []],
    ['is doubled', [ok], ['A', 'B'], 'unreported', ['doubled']],
    ['is lost', [ok], [], 'unreported', ['lost']],
    ['is lost, and another is there', [ok], ['B'], 'unreported', ['lost']],
    ['is placed, and called refused', [refused(1), ok], ['A'], 'false alarm', ['denied']],
  ] as const)('%s', (_, attempts, numbers, outcome, faults) => {
    expect(evaluateOrder(attempts, numbers)).toEqual({ outcome, faults })
  })

  it('is unreported where its payments are wrong', () => {
    expect(evaluateOrder([ok], ['A'], ['an order without money']).outcome).toBe('unreported')
  })

  const paid = { state: 'captured', amount: '12.40' }
  const voided = { state: 'voided', amount: '12.40' }
  const reserved = { state: 'authorised', amount: '12.40' }
  it.each([
    ['one order, paid once', ['12.40'], [voided, paid], []],
    ['nothing ordered, nothing reserved', [], [voided], []],
    ['money without an order', [], [paid], ['money without an order']],
    ['money twice', ['12.40'], [paid, paid], ['money without an order']],
    ['an order without money', ['12.40'], [voided], ['an order without money']],
    ['a rest', [], [reserved], ['money is reserved for nothing']],
    ['another amount', ['12.40'], [{ ...paid, amount: '12.50' }], ['another amount than reviewed']],
    ['another order', ['12.50'], [paid], ['an order of 12.50, not 12.40']],
  ])('may have payments: %s', (_, totals, payments, faults) => {
    expect(findPaymentFaults({ reviewed: '12.40', totals, payments })).toEqual(faults)
  })

  const [lines, one] = [['box 3 at 0.50'], { carts: 0, orders: 1 }]
  it.each([
    ['one order', [one], lines, []],
    ['one cart', [{ carts: 1, orders: 0 }], [], []],
    ['none', [{ carts: 0, orders: 0 }, one], lines, []],
    ['two carts', [{ carts: 2, orders: 0 }], [], ['a quote in two carts']],
    ['two orders', [{ carts: 0, orders: 2 }], lines, ['a quote ordered twice']],
    ['a cart after the order', [{ carts: 1, orders: 1 }], lines, ['a quote in a cart after its order']],
    ['other prices', [one], ['box 3 at 0.60'], ['an order of box 3 at 0.60, not box 3 at 0.50']],
  ])('may accept quotes: %s', (_, quotes, ordered, faults) => {
    expect(findQuoteFaults({ quotes, approved: lines, ordered })).toEqual(faults)
  })

  const split = { 'box to A': 3, 'box to B': 4 }
  const reviewed = { split, total: '9.90' }
  const right = { had: { box: 7 }, planned: split, reviewed, actual: split, totals: ['9.90'], emptyGroups: 0 }
  const [had, planned, seen] = [
    'quantities than the buyer had',
    'distribution than acknowledged',
    'distribution than reviewed',
  ]
  it.each([
    [{}, []],
    [{ totals: [] }, []],
    [{ actual: { 'box to A': 3, 'box to B': 3 } }, [`other ${had}`, `another ${planned}`, `another ${seen}`]],
    [{ planned: { 'box to A': 7 } }, [`another ${planned}`]],
    [{ reviewed: { split: { 'box to A': 7 }, total: '9.90' } }, [`another ${seen}`]],
    [{ emptyGroups: 1 }, ['empty delivery groups']],
    [{ totals: ['12.00'] }, ['an order of 12.00, not 9.90']],
  ])('may have delivery groups: %j', (wrong, faults) => {
    expect(findGroupFaults({ ...right, ...wrong })).toEqual(faults)
  })
})
