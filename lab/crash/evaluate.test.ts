import { describe, expect, it } from 'vitest'
import { evaluateBuyer } from './evaluate.ts'
import type { Entry } from './evaluate.ts'
import { addLines, order as placeOrder, reopen } from './parts.ts'
import type { Parts } from './parts.ts'

const add = (result: Entry['result'], ...products: string[]): Entry => {
  const lines = products.map((product) => ({ product, quantity: 2 }))
  return { kind: 'batch', result, apply: (parts) => addLines(reopen(parts), 'line ', lines) }
}
const order = (result: Entry['result']): Entry => {
  return { kind: 'order', result, apply: (parts) => placeOrder(parts, 'PO-1') }
}
const cart = { cart: 'Active', 'line box': '1' }
const bought = { ...cart, cart: 'Checkout', checkout: 'open', method: 'chosen', payment: 'PO-1' }
const tape = { ...cart, 'line tape': '2' }
const both = { ...tape, 'line foil': '2' }
const ordered = { 'order PO-1': '1 of box' }

describe('what a killed process left behind', () => {
  it.each<[string, Parts, Entry[], Parts, string]>([
    ['nothing was done', cart, [], cart, 'whole'],
    ['what was acknowledged is there', cart, [add('acknowledged', 'tape')], tape, 'whole'],
    ['an acknowledged line is missing', cart, [add('acknowledged', 'tape')], cart, 'lost'],
    ['an acknowledged quantity is missing', cart, [add('acknowledged', 'box')], cart, 'lost'],
    ['half of what was acknowledged is there', cart, [add('acknowledged', 'tape', 'foil')], tape, 'lost'],
    ['an acknowledged order is missing', bought, [order('acknowledged')], bought, 'lost'],
    ['what was there before is missing', cart, [add('unknown', 'tape')], {}, 'lost'],
    ['something is there that nobody asked for', cart, [], tape, 'lost'],
    ['a refused line is not there', cart, [add('refused', 'tape')], cart, 'whole'],
    ['a refused line is there', cart, [add('refused', 'tape')], tape, 'refused'],
    ['a refused order is there', bought, [order('refused')], ordered, 'refused'],
    ['of an unknown batch nothing is there', cart, [add('unknown', 'tape', 'foil')], cart, 'whole'],
    ['of an unknown batch all is there', cart, [add('unknown', 'tape', 'foil')], both, 'whole'],
    ['of an unknown batch one line is there', cart, [add('unknown', 'tape', 'foil')], tape, 'half'],
    ['an unknown batch arrived twice', cart, [add('unknown', 'tape')], { ...cart, 'line tape': '4' }, 'lost'],
    ['an unknown order is there', bought, [order('unknown')], ordered, 'whole'],
    ['an unknown order left the cart open', bought, [order('unknown')], { ...bought, ...ordered }, 'half'],
    ['an unknown order closed the cart alone', bought, [order('unknown')], {}, 'half'],
    ['an unknown order lacks its lines', bought, [order('unknown')], { 'order PO-1': '' }, 'lost'],
    ['beside it one is missing', {}, [add('acknowledged', 'box'), add('unknown', 'tape')], tape, 'lost'],
  ])('%s', (_, start, entries, actual, outcome) => {
    expect(evaluateBuyer({ start, entries, actual }).outcome).toBe(outcome)
  })

  it('names what differs from what was acknowledged', () => {
    const entries = [add('acknowledged', 'tape'), add('unknown', 'foil', 'box')]
    const { differences } = evaluateBuyer({ start: cart, entries, actual: { ...cart, 'line foil': '2' } })
    expect(differences).toEqual(['line tape is nothing, not 2', 'line foil is 2, not nothing'])
  })
})
