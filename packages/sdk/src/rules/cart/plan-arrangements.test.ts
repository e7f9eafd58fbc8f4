import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planArrangements, type GroupedItem, type ItemMove } from './plan-arrangements'

const item = (cartItemId: string, quantity: number, deliveryGroupId: string): GroupedItem => ({
  cartItemId,
  quantity,
  deliveryGroupId,
  productId: 'box',
})
const want = (deliveryGroupId: string, quantity: number) => ({ productId: 'box', deliveryGroupId, quantity })

describe('planArrangements', () => {
  it.each([
    ['moves a part to another group', [item('a', 50, '1')], [want('1', 30), want('2', 20)], [['a', '2', 20]]],
    [
      'moves nothing that is there already',
      [item('a', 30, '1'), item('b', 20, '2')],
      [want('1', 30), want('2', 20)],
      [],
    ],
    ['takes back', [item('a', 30, '1'), item('b', 20, '2')], [want('1', 50), want('2', 0)], [['b', '1', 20]]],
    ['swaps', [item('a', 30, '1'), item('b', 20, '2')], [want('1', 20), want('2', 30)], [['a', '2', 10]]],
    [
      'gathers from several groups',
      [item('a', 10, '1'), item('b', 10, '2')],
      [want('1', 5), want('2', 5), want('3', 10)],
      [
        ['a', '3', 5],
        ['b', '3', 5],
      ],
    ],
    [
      'adds up what is requested for one group in several entries',
      [item('a', 30, '1'), item('b', 20, '2')],
      [want('1', 25), want('1', 25)],
      [['b', '1', 20]],
    ],
    [
      'moves to a group at once what two entries request for it',
      [item('a', 50, '1')],
      [want('2', 15), want('1', 20), want('2', 15)],
      [['a', '2', 30]],
    ],
    [
      'leaves a product of which less than nothing is requested',
      [item('a', 50, '1')],
      [want('1', -20), want('2', 70)],
      [],
    ],
    ['leaves a product whose sum has changed', [item('a', 40, '1')], [want('1', 30), want('2', 20)], []],
  ] as const)('%s', (_, items, requested, moves) => {
    expect(planArrangements(items, requested)).toEqual(
      moves.map(([cartItemId, deliveryGroupId, quantity]) => ({ cartItemId, deliveryGroupId, quantity })),
    )
  })

  it('reaches what is requested, without losing, inventing or moving a unit twice', () => {
    const amounts = fc.array(fc.nat(40), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(amounts, amounts, (has, drawn) => {
        const items = has.flatMap((quantity, group) =>
          quantity === 0 ? [] : [item(`i${group}`, quantity, `${group}`)],
        )
        const total = has.reduce((sum, quantity) => sum + quantity, 0)
        const requested = spread(total, drawn).map((quantity, group) => want(`${group}`, quantity))
        const moves = planArrangements(items, requested)
        const halves = requested.map((entry) => ({ ...entry, quantity: Math.floor(entry.quantity / 2) }))
        const rest = requested.map((entry) => ({ ...entry, quantity: Math.ceil(entry.quantity / 2) }))
        expect(planArrangements(items, [...halves, ...rest])).toEqual(moves)
        expect(apply(items, moves)).toEqual(requested.map(({ quantity }) => quantity))
        expect(moves.every(({ quantity }) => quantity > 0)).toBe(true)
        const moved = sumOf(moves)
        const short = requested.reduce(
          (sum, { quantity }, group) => sum + Math.max(0, quantity - (has[group] ?? 0)),
          0,
        )
        expect(moved).toBe(short)
      }),
    )
  })
})

/** As many units as there are, in the drawn order; the first group gets the rest. */
function spread(total: number, drawn: readonly number[]): number[] {
  let left = total
  const parts = drawn.slice(1).map((quantity) => {
    const part = Math.min(quantity, left)
    left -= part
    return part
  })
  return [left, ...parts]
}

function apply(items: readonly GroupedItem[], moves: readonly ItemMove[]): number[] {
  return ['0', '1', '2', '3'].map((group) => {
    const had = items.filter(({ deliveryGroupId }) => deliveryGroupId === group)
    const received = moves.filter(({ deliveryGroupId }) => deliveryGroupId === group)
    const lost = moves.filter(({ cartItemId }) => cartItemId === `i${group}`)
    return sumOf(had) + sumOf(received) - sumOf(lost)
  })
}

const sumOf = (entries: readonly { readonly quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0)
