import { describe, expect, it } from 'vitest'
import { ShopError } from '../errors'
import type { Cart } from '../state/cart'
import { stepCart } from './cart-machine'
import { idleCart, shownCart } from './cart-state'
import type { CartEffect, CartEvent } from './cart-state'

const cartOf = (held: Readonly<Record<string, number>>, status = 'Completed') =>
  ({
    summary: { cartId: 'cart', asyncOperationStatus: status, messagesSummary: null },
    items: Object.entries(held).map(([productId, quantity]) => ({
      productId,
      quantity,
      cartItemId: `item ${productId}`,
    })),
    // Only what the machine reads of a cart.
  }) as unknown as Cart

const lost = new ShopError('NETWORK', 'cut')
const set = (quantity: string, caller = 1, shown = cartOf({ a: 5 })): CartEvent => ({
  type: 'meant',
  entry: { caller, intent: { kind: 'set', cartItemId: 'item a', quantity } },
  shown,
})
const add = (productId: string, caller = 1): CartEvent => ({
  type: 'meant',
  entry: { caller, intent: { kind: 'add', lines: [{ productId, quantity: '1' }] } },
  shown: cartOf({ a: 5 }),
})
const written = (number: number): CartEvent => ({ type: 'written', number, notices: [] })
const read = (number: number, cart: Cart | null): CartEvent => ({ type: 'read', number, cart })
const unread = (number: number): CartEvent => ({ type: 'unread', number, error: lost })

/** Plays events, and gives the last state with the effects of each event. */
function play(...events: readonly CartEvent[]) {
  let state = idleCart()
  const effects: (readonly CartEffect[])[] = []
  for (const event of events) {
    const step = stepCart(state, event)
    state = step.state
    effects.push(step.effects)
  }
  return { state, effects, last: effects.at(-1) ?? [] }
}

const differences = (effects: readonly CartEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'differs' ? effect.lines : []))

describe('stepCart', () => {
  it('writes, reads, tells and rests', () => {
    const { state, effects } = play(set('7'), written(1), read(2, cartOf({ a: 7 })))
    expect(effects.map((some) => some.map(({ type }) => type))).toEqual([
      ['write'],
      ['read'],
      ['changed', 'answer'],
    ])
    expect(state.phase).toBe('idle')
    expect(shownCart(state)).toEqual(cartOf({ a: 7 }))
  })

  it('drops answers to any request but the newest', () => {
    const { state, last } = play(set('7'), written(1), written(1), read(1, cartOf({ a: 5 })))
    expect(last).toEqual([])
    expect(state.phase).toBe('reading')
    expect(play({ type: 'forgotten' }, set('7'), written(1)).last).toEqual([])
  })

  it('takes no reading that began before the last write for fresh', () => {
    const asked: CartEvent = { type: 'asked' }
    const work = [set('7'), written(2), read(3, cartOf({ a: 7 }))]
    const looked = (number: number): CartEvent => ({ type: 'looked', number })
    expect(play(asked, ...work, looked(1)).state.fresh).toBe(3)
    expect(play(...work.map((event) => renumber(event, -1)), asked, looked(3)).state.fresh).toBe(3)
    expect(play(asked, asked, looked(2), looked(1)).state.fresh).toBe(2)
    expect(play(asked, set('7'), written(2), unread(3), looked(1)).state.fresh).toBe(2)
  })

  it('reads a cart that is being worked on before it writes', () => {
    const busy = cartOf({ a: 5 }, 'Processing')
    expect(play(set('7', 1, busy)).last).toEqual([{ type: 'read', number: 1 }])
    expect(play(set('7', 1, busy), read(1, cartOf({ a: 5 }))).last).toMatchObject([{ type: 'write' }])
  })

  it('shows all that is open over each answer', () => {
    const { state } = play(set('7'), add('b', 2), set('9', 3), written(1), read(2, cartOf({ a: 7 })))
    expect(shownCart(state)).toMatchObject({ items: [{ quantity: 9 }], pending: { 'item a': '9', b: '1' } })
  })

  // Counterexamples that random runs have found.
  it('does not call a write unmade elsewhere that was accepted and never seen', () => {
    const { last } = play(set('7'), written(1), unread(2))
    expect(differences(last)).toMatchObject([{ meant: '7', actual: '5', reason: 'unknown' }])
  })

  it('remembers what was accepted unseen when the platform then says that its work failed', () => {
    const { last } = play(
      set('7'),
      add('b', 2),
      written(1),
      unread(2),
      read(3, cartOf({ a: 5 }, 'Errored')),
      written(4),
      read(5, cartOf({ a: 5, b: 1 })),
    )
    expect(differences(last)).toMatchObject([{ productId: 'a', meant: '7', actual: '5', reason: 'unknown' }])
  })

  it('knows at the next change that the page was out of date', () => {
    const { last } = play(
      add('b'),
      written(1),
      unread(2),
      add('b', 2),
      read(3, cartOf({ a: 5, b: 1 })),
      written(4),
      read(5, cartOf({ a: 5, b: 2 })),
    )
    expect(differences(last)).toMatchObject([{ productId: 'b', meant: '1', actual: '2', reason: 'unknown' }])
  })

  it('does not blame a delete that failed for what came into the cart meanwhile', () => {
    const { last } = play(
      { type: 'meant', entry: { caller: 1, intent: { kind: 'delete' } }, shown: cartOf({ a: 5 }) },
      add('c', 2),
      { type: 'unwritten', number: 1, error: new ShopError('TIMEOUT', 'late') },
      read(2, cartOf({ a: 5, c: 1 })),
      written(3),
      read(4, cartOf({ a: 5, c: 2 })),
    )
    expect(differences(last)).toMatchObject([
      { productId: 'a', meant: '0', actual: '5', reason: 'unknown' },
      { productId: 'c', meant: '1', actual: '2', reason: 'changed-elsewhere' },
    ])
  })

  it('keeps the refusal of one line of a batch that nobody has seen', () => {
    const { last } = play(
      add('b'),
      { type: 'written', number: 1, notices: [{ code: 'NO', productId: 'b' }] },
      unread(2),
    )
    expect(differences(last)).toMatchObject([{ productId: 'b', meant: '1', reason: 'refused', code: 'NO' }])
  })
})

const renumber = (event: CartEvent, by: number): CartEvent =>
  'number' in event ? { ...event, number: event.number + by } : event
