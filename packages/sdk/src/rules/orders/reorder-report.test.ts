import { describe, expect, it } from 'vitest'
import { planReorder } from './reorder-plan'
import { missingAdditions, reorderAdditions, reportReorder } from './reorder-report'
import type { ReorderAnswer, ReorderChoice } from './reorder-report'
import { item, product } from './reorder.fixture'

const gone = { stock: { inStock: 0 }, isLastStock: true }
const plan = planReorder(
  [item('plain', 5), item('step', 15), item('max', 50), item('late', 50), item('gone', 5), item('none', 5)],
  {
    products: [
      product('plain'),
      product('step', { rule: { increment: 10 } }),
      product('max', { rule: { maximum: 30 } }),
      product('late', { stock: { inStock: 30, moreFrom: '2026-12-14' } }),
      product('gone', { ...gone, successorId: 'next' }),
      product('next'),
      product('none', { stock: { inStock: 0 } }),
    ],
  },
)
const all: ReorderChoice = Object.fromEntries(plan.map(({ id }) => [id, 'item']))
const answersOf = (outcome: ReorderAnswer['outcome'], choice = all): readonly ReorderAnswer[] =>
  reorderAdditions(plan, choice).map(({ productId }) => ({ productId, outcome }))
const outcomes = (choice: ReorderChoice, answers: readonly ReorderAnswer[]) =>
  Object.fromEntries(
    reportReorder(plan, { choice, answers }).map(({ line, outcome, added }) => [line.id, [outcome, added]]),
  )

describe('reorderAdditions', () => {
  it('asks for what can be added, in the planned quantities', () => {
    expect(reorderAdditions(plan, all)).toEqual([
      { productId: 'plain', quantity: 5 },
      { productId: 'step', quantity: 20 },
      { productId: 'max', quantity: 30 },
      { productId: 'late', quantity: 50 },
    ])
  })

  it('asks for a successor in place of its item, and for nothing that was not chosen', () => {
    expect(reorderAdditions(plan, { gone: 'successor' })).toEqual([{ productId: 'next', quantity: 5 }])
    expect(reorderAdditions(plan, {})).toEqual([])
  })

  it('asks once for a successor that was ordered as well', () => {
    const both = planReorder([item('gone', 5), item('next', 7)], {
      products: [product('gone', { ...gone, successorId: 'next' }), product('next')],
    })
    expect(reorderAdditions(both, { gone: 'successor', next: 'item' })).toEqual([
      { productId: 'next', quantity: 12 },
    ])
  })
})

describe('reportReorder', () => {
  it('says what was added, changed, short, and could not be added', () => {
    expect(outcomes(all, answersOf('taken'))).toEqual({
      plain: ['added', 5],
      step: ['raised', 20],
      max: ['lowered', 30],
      late: ['short', 50],
      gone: ['gone', 0],
      none: ['short', 0],
    })
  })

  it.each(['refused', 'failed', 'unknown'] as const)('says that a line is %s, with the reason', (outcome) => {
    const answers = [{ productId: 'step', outcome, message: 'No.' }]
    expect(reportReorder(plan, { choice: { step: 'item' }, answers })[1]).toMatchObject({
      outcome,
      added: 0,
      message: 'No.',
    })
  })

  it('does not know what became of a chosen line without an answer', () => {
    expect(outcomes({ plain: 'item' }, [])).toMatchObject({ plain: ['unknown', 0] })
  })

  it('names what was left out, and of it what could not have been chosen', () => {
    expect(outcomes({}, [])).toEqual({
      plain: ['left-out', 0],
      step: ['left-out', 0],
      max: ['left-out', 0],
      late: ['left-out', 0],
      gone: ['gone', 0],
      none: ['short', 0],
    })
  })

  it('names the successor with its item', () => {
    const choice = { gone: 'successor' } as const
    expect(reportReorder(plan, { choice, answers: answersOf('taken', choice) })[4]).toMatchObject({
      line: { id: 'gone' },
      outcome: 'added',
      added: 5,
      successor: { productId: 'next' },
    })
  })

  it('refuses what has no price, and what the cart is full of', () => {
    const lines = planReorder([item('a', 1), item('b', 1)], {
      products: [product('a', { tiers: [] }), product('b', { rule: { maximum: 1 } })],
      inCart: [{ productId: 'b', quantity: 1 }],
    })
    const report = reportReorder(lines, { choice: { a: 'item' }, answers: [] })
    expect(report.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
  })
})

describe('missingAdditions', () => {
  const additions = [{ productId: 'a', quantity: 5 }]
  it.each([
    ['nothing was added yet', [], [], additions],
    ['it is in the cart', [], [{ productId: 'a', quantity: 5 }], []],
    [
      'the cart had as many before',
      [{ productId: 'a', quantity: 5 }],
      [{ productId: 'a', quantity: 5 }],
      additions,
    ],
    ['the cart has both', [{ productId: 'a', quantity: 5 }], [{ productId: 'a', quantity: 10 }], []],
    ['a part of it is in the cart', [], [{ productId: 'a', quantity: 2 }], [{ productId: 'a', quantity: 3 }]],
    [
      'the cart had more before',
      [{ productId: 'a', quantity: 9 }],
      [{ productId: 'a', quantity: 2 }],
      additions,
    ],
    ['the cart has more', [], [{ productId: 'a', quantity: 8 }], []],
  ])('finds what is to be added where %s', (_, before, now, expected) => {
    expect(missingAdditions(additions, { before, now })).toEqual(expected)
  })
})
