import { describe, expect, it } from 'vitest'
import { applyWrite } from './parts.mjs'
import type { Parts, Write } from './parts.mjs'

const box = (quantity: number) => [{ product: 'box', quantity }]
const open = { cart: 'Active', 'line box': '2', 'coupon FIVE': 'applied' }
const bought = { ...open, cart: 'Checkout', checkout: 'open', method: 'chosen', payment: 'PO-1' }

describe('what a write makes of a buyer’s parts', () => {
  const tests: readonly (readonly [string, Parts, Write, Parts])[] = [
    ['lines make the cart', {}, { kind: 'single', lines: box(2) }, { cart: 'Active', 'line box': '2' }],
    [
      'lines grow, and what the platform refuses is left out',
      { cart: 'Active', 'line box': '2' },
      { kind: 'action', lines: [...box(3), { product: 'none', quantity: 1, isRefused: true }] },
      { cart: 'Active', 'line box': '5' },
    ],
    [
      'a changed line overtakes the checkout',
      bought,
      { kind: 'quantity', product: 'box', quantity: 7 },
      { ...open, 'line box': '7', checkout: 'gone' },
    ],
    ['a coupon leaves the checkout alone', bought, { kind: 'uncoupon', code: 'FIVE' }, withoutCoupon(bought)],
    [
      'a checkout that was overtaken starts anew',
      { ...open, checkout: 'gone' },
      { kind: 'checkout' },
      { ...open, cart: 'Checkout', checkout: 'open' },
    ],
    ['a checkout that is open goes on', bought, { kind: 'checkout' }, bought],
    [
      'another delivery method takes the payment off',
      bought,
      { kind: 'method' },
      { ...open, cart: 'Checkout', checkout: 'open', method: 'chosen' },
    ],
    [
      'an order takes all of the cart, and nothing else',
      { ...bought, 'line tape': '1', 'guest line box': '4', 'put aside': '1' },
      { kind: 'order', token: 'PO-1' },
      { 'guest line box': '4', 'put aside': '1', 'order PO-1': '1 of tape, 2 of box' },
    ],
    [
      'a guest’s cart takes the place of the buyer’s, which is put aside',
      { ...bought, 'guest line tape': '4', 'guest line foil': '1', 'address Ida': 'saved' },
      { kind: 'preserve', without: ['foil'] },
      { cart: 'Active', 'line tape': '4', 'put aside': '1', 'address Ida': 'saved' },
    ],
    [
      'a default address takes the place of the one before',
      { 'address Ida': 'default' },
      { kind: 'address', name: 'Eva', isDefault: true },
      { 'address Ida': 'saved', 'address Eva': 'default' },
    ],
    [
      'another name leaves a default address the default',
      { 'address Ida': 'default' },
      { kind: 'rename', name: 'Ida', to: 'Eva' },
      { 'address Eva': 'default' },
    ],
  ]
  it.each(tests)('%s', (_, before, write, after) => {
    expect(applyWrite(before, write)).toEqual(after)
  })
})

function withoutCoupon({ 'coupon FIVE': _, ...others }: typeof bought): Parts {
  return others
}
