import { describe, expect, it } from 'vitest'
import { evaluateBuyer } from './evaluate.ts'
import type { Entry } from './evaluate.ts'
import { addLines, order as placeOrder, reopen } from './parts.ts'
import type { Parts } from './parts.ts'

const add = (result: Entry['result'], ...products: string[]): Entry => ({
  kind: 'batch',
  result,
  apply: (parts) =>
    addLines(
      reopen(parts),
      'line ',
      products.map((product) => ({ product, quantity: 2 })),
    ),
})
const order = (result: Entry['result']): Entry => ({
  kind: 'order',
  result,
  apply: (parts) => placeOrder(parts, 'PO-1'),
})
const cart = { cart: 'Active', 'line box': '1' }
const bought = { ...cart, cart: 'Checkout', checkout: 'open', method: 'chosen', payment: 'PO-1' }

describe('what a killed process left behind', () => {
  const tests: readonly (readonly [string, Parts, readonly Entry[], Parts, string])[] = [
    ['nothing was done', cart, [], cart, 'whole'],
    [
      'what was acknowledged is there',
      cart,
      [add('acknowledged', 'box')],
      { ...cart, 'line box': '3' },
      'whole',
    ],
    ['an acknowledged line is missing', cart, [add('acknowledged', 'tape')], cart, 'lost'],
    ['an acknowledged quantity is missing', cart, [add('acknowledged', 'box')], cart, 'lost'],
    [
      'half of what was acknowledged is there',
      {},
      [add('acknowledged', 'box', 'tape')],
      { cart: 'Active', 'line box': '2' },
      'lost',
    ],
    ['an acknowledged order is missing', bought, [order('acknowledged')], bought, 'lost'],
    ['what was there before is missing', cart, [add('unknown', 'tape')], {}, 'lost'],
    ['something is there that nobody asked for', cart, [], { ...cart, 'line tape': '2' }, 'lost'],
    ['a refused line is not there', cart, [add('refused', 'tape')], cart, 'whole'],
    ['a refused line is there', cart, [add('refused', 'tape')], { ...cart, 'line tape': '2' }, 'refused'],
    ['a refused order is there', bought, [order('refused')], { 'order PO-1': '1 of box' }, 'refused'],
    ['of an unknown batch nothing is there', cart, [add('unknown', 'tape', 'foil')], cart, 'whole'],
    [
      'of an unknown batch all is there',
      cart,
      [add('unknown', 'tape', 'foil')],
      { ...cart, 'line tape': '2', 'line foil': '2' },
      'whole',
    ],
    [
      'of an unknown batch one line is there',
      cart,
      [add('unknown', 'tape', 'foil')],
      { ...cart, 'line tape': '2' },
      'half',
    ],
    ['an unknown batch arrived twice', cart, [add('unknown', 'tape')], { ...cart, 'line tape': '4' }, 'lost'],
    ['an unknown order is there', bought, [order('unknown')], { 'order PO-1': '1 of box' }, 'whole'],
    [
      'an unknown order is there, and the cart is open',
      bought,
      [order('unknown')],
      { ...bought, 'order PO-1': '1 of box' },
      'half',
    ],
    ['an unknown order closed the cart, and is not there', bought, [order('unknown')], {}, 'half'],
    ['an unknown order lacks its lines', bought, [order('unknown')], { 'order PO-1': '' }, 'lost'],
    [
      'beside an unknown batch an acknowledged line is missing',
      {},
      [add('acknowledged', 'box'), add('unknown', 'tape')],
      { cart: 'Active', 'line tape': '2' },
      'lost',
    ],
  ]
  it.each(tests)('%s', (_, start, entries, actual, outcome) => {
    expect(evaluateBuyer({ start, entries, actual }).outcome).toBe(outcome)
  })

  it('names what differs from what was acknowledged', () => {
    const entries = [add('acknowledged', 'tape'), add('unknown', 'foil', 'box')]
    const { differences } = evaluateBuyer({ start: cart, entries, actual: { ...cart, 'line foil': '2' } })
    expect(differences).toEqual(['line tape is nothing, not 2', 'line foil is 2, not nothing'])
  })
})
