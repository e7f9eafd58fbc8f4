import { describe, expect, it } from 'vitest'
import { ResponseError, ShopError } from '../errors/errors'
import type { Cart, CartNotice } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import { stepCart } from './cart-machine'
import { idleCart, displayedCart } from './cart-state'
import type { CartEffect, CartEvent, CartState } from './cart-state'
import { unsentClaims } from './cart-unsent'

const cartOf = (quantities: Readonly<Record<string, number>>, status = 'Completed') =>
  ({
    summary: { cartId: 'cart', asyncOperationStatus: status, messagesSummary: null },
    items: Object.entries(quantities).map(([productId, quantity]) => ({
      productId,
      quantity,
      cartItemId: `item ${productId}`,
    })),
    // Only what the machine reads of a cart.
  }) as unknown as Cart

const lost = new ShopError('NETWORK', 'cut')
const self = { owner: 'lea', tab: 'tab', page: 'page' }

/** An event, or a function that creates it for the current state. */
type EventSource = CartEvent | ((state: CartState) => CartEvent)

const set = (quantity: string, caller = 1, displayed = cartOf({ a: 5 })): CartEvent => ({
  type: 'enqueued',
  entry: { caller, intent: { kind: 'set', cartItemId: 'item a', quantity } },
  displayed,
})
const add = (productId: string, caller = 1): CartEvent => ({
  type: 'enqueued',
  entry: { caller, intent: { kind: 'add', lines: [{ productId, quantity: '1' }] } },
  displayed: cartOf({ a: 5 }),
})
const readStarted: CartEvent = { type: 'readStarted' }
const readDone = (number: number, cart = cartOf({ a: 5 })): CartEvent => ({
  type: 'readDone',
  number,
  cart,
  version: 0,
})
const at =
  (now: number) =>
  ({ number }: CartState) => ({ number, now })
const locked =
  (claims: readonly CartClaim[] = [], now = 0, version = 0): EventSource =>
  (state) => ({ type: 'locked', ...at(now)(state), version, claims, self })
const written =
  (notices: readonly CartNotice[] = []): EventSource =>
  (state) => ({ type: 'written', ...at(0)(state), notices })
const writeFailed =
  (error: unknown = lost): EventSource =>
  (state) => ({ type: 'writeFailed', ...at(0)(state), error })
const read =
  (cart: Cart | null, now = 0): EventSource =>
  (state) => ({ type: 'read', ...at(now)(state), cart })
const readFailed =
  (now = 0): EventSource =>
  (state) => ({ type: 'readFailed', ...at(now)(state), error: lost })
const waitEnded: EventSource = ({ waitNumber }) => ({ type: 'waitEnded', number: waitNumber })
/** The claims that the page itself has stored. */
const ownClaims = (state: CartState) => [
  ...state.unresolved.map(({ claim }) => claim),
  ...unsentClaims(state),
]
const lockedAt =
  (now: number): EventSource =>
  (state) => ({
    type: 'locked',
    ...at(now)(state),
    version: state.version,
    claims: ownClaims(state),
    self,
  })

/** Steps through events; returns the last state and the effects of each event. */
function play(...events: readonly EventSource[]) {
  let state = idleCart({ number: 0, workTimeMs: 60_000 })
  const effects: (readonly CartEffect[])[] = []
  for (const event of events) {
    const step = stepCart(state, typeof event === 'function' ? event(state) : event)
    state = step.state
    effects.push(step.effects)
  }
  return { state, effects, last: effects.at(-1) ?? [] }
}

const typesOf = (effects: readonly CartEffect[]) => effects.map(({ type }) => type)

const differences = (effects: readonly CartEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'mismatch' ? effect.lines : []))

const afterRead = [readStarted, readDone(1)]

describe('stepCart', () => {
  it('takes its turn, writes, reads, responds and becomes idle', () => {
    const { state, effects } = play(set('7'), locked(), written(), read(cartOf({ a: 7 })))
    expect(effects.map(typesOf)).toEqual([
      ['lock'],
      ['save', 'write'],
      ['read'],
      ['save', 'changed', 'resolve', 'unlock'],
    ])
    expect(state.phase).toBe('idle')
    expect(displayedCart(state)).toEqual(cartOf({ a: 7 }))
  })

  it('drops responses to any request but the newest', () => {
    const { state, last } = play(set('7'), locked(), written(), (now) => ({
      type: 'read',
      number: now.number - 1,
      now: 0,
      cart: cartOf({ a: 5 }),
    }))
    expect(last).toEqual([])
    expect(state.phase).toBe('reading')
    const afterReset = play(set('7'), locked(), { type: 'reset' }, set('7'), (now) => ({
      type: 'written',
      number: now.number - 1,
      now: 0,
      notices: [],
    }))
    expect(afterReset.state.phase).toBe('locking')
  })

  it('does not apply a read that began before the last write', () => {
    const work = [set('7'), locked(), written(), read(cartOf({ a: 7 }))]
    expect(play(readStarted, ...work, readDone(1)).state.base).toEqual(cartOf({ a: 7 }))
    const later = cartOf({ a: 8 })
    expect(play(...work, readStarted, ({ number }) => readDone(number, later)).state.base).toEqual(later)
    expect(play(readStarted, readStarted, readDone(2), readDone(1, later)).state.base).toEqual(
      cartOf({ a: 5 }),
    )
  })

  it('reads a cart that is being worked on before it writes', () => {
    const busy = cartOf({ a: 5 }, 'Processing')
    expect(typesOf(play(set('7', 1, busy), locked()).last)).toEqual(['save', 'read'])
    expect(typesOf(play(set('7', 1, busy), locked(), read(cartOf({ a: 5 }))).last)).toEqual(['save', 'write'])
  })

  it('reads the cart first where another page has written since', () => {
    expect(typesOf(play(...afterRead, add('a'), locked()).last)).toEqual(['save', 'write'])
    expect(typesOf(play(...afterRead, add('a'), locked([], 0, 3)).last)).toEqual(['save', 'read'])
  })

  it('shows all open changes over each response', () => {
    const { state } = play(set('7'), add('b', 2), set('9', 3), locked(), written(), read(cartOf({ a: 5 })))
    expect(displayedCart(state)).toMatchObject({ items: [{ quantity: 9 }], pending: { 'item a': '9' } })
  })

  it('reports a cart that is not as intended only when it has been read after the write', () => {
    const unreadCart = play(set('7'), locked(), written(), readFailed())
    expect(typesOf(unreadCart.last)).toEqual(['save', 'changed', 'resolve', 'unlock', 'wait'])
    const errored = cartOf({ a: 5 }, 'Errored')
    const { last } = play(
      set('7'),
      locked(),
      written(),
      readFailed(),
      waitEnded,
      lockedAt(500),
      read(errored),
    )
    expect(typesOf(last)).toContain('write')
  })

  it('does not blame a failed delete for what came into the cart meanwhile', () => {
    const refused = new ResponseError({ url: '/carts', status: 403, statusText: '', errors: [] })
    const { effects } = play(
      { type: 'enqueued', entry: { caller: 1, intent: { kind: 'delete' } }, displayed: cartOf({ a: 5 }) },
      add('c', 2),
      locked(),
      writeFailed(refused),
      read(cartOf({ a: 5, c: 1 })),
      lockedAt(0),
      written(),
      read(cartOf({ a: 5, c: 2 })),
    )
    expect(differences(effects.flat())).toMatchObject([
      { productId: 'a', intended: '0', actual: '5', reason: 'refused' },
      { productId: 'c', intended: '1', actual: '2', reason: 'changed-elsewhere' },
    ])
  })

  it('remembers the refusal of one line of a batch while the cart cannot be read', () => {
    const { effects } = play(
      add('b'),
      locked(),
      written([{ code: 'NO', productId: 'b' }]),
      readFailed(),
      waitEnded,
      lockedAt(500),
      read(cartOf({ a: 5 }), 500),
    )
    expect(differences(effects.flat())).toMatchObject([
      { productId: 'b', intended: '1', reason: 'refused', code: 'NO' },
    ])
  })
})

describe('stepCart, when the response to a write is lost', () => {
  const afterLoss = [...afterRead, add('a'), locked(), writeFailed(), read(cartOf({ a: 5 }))]

  it('gives the other pages their turn and waits before it reads again', () => {
    const { state, last } = play(...afterLoss)
    expect(typesOf(last)).toEqual(['save', 'unlock', 'wait'])
    expect(displayedCart(state)).toMatchObject({ pending: { 'item a': '6' } })
  })

  it.each([
    ['is done when the cart holds exactly that', 6, 1000, 'resolve'],
    ['waits while the platform may still be working', 5, 59_999, 'wait'],
    ['waits even when someone else has changed the line', 9, 59_999, 'wait'],
    ['is sent again when the platform cannot be working any more', 5, 60_000, 'write'],
    ['is unknown then when someone else has changed the line', 9, 60_000, 'reject'],
  ])('%s', (_, quantity, now, effect) => {
    const { last } = play(...afterLoss, waitEnded, lockedAt(now), read(cartOf({ a: quantity }), now))
    expect(typesOf(last)).toContain(effect)
    expect(typesOf(last).includes('write')).toBe(effect === 'write')
  })

  it('goes by when a read began, not by when its response arrived', () => {
    const { last } = play(...afterLoss, waitEnded, lockedAt(59_000), read(cartOf({ a: 5 }), 70_000))
    expect(typesOf(last)).not.toContain('write')
  })

  it('writes to other products meanwhile, and to the same one only afterwards', () => {
    expect(typesOf(play(...afterLoss, add('b', 2)).last)).toEqual(['lock'])
    const { state } = play(...afterLoss, add('a', 2), add('b', 3), lockedAt(0), read(cartOf({ a: 5 })))
    expect(state.inFlight?.entries.map(({ caller }) => caller)).toEqual([3])
    expect(state.waiting.map(({ caller }) => caller)).toEqual([2])
  })

  it('waits for an unresolved write of another page', () => {
    const claims: CartClaim[] = [
      {
        id: 'x',
        owner: 'lea',
        tab: 'other',
        page: 'other',
        sentAt: 0,
        lookedAt: 0,
        kind: 'add',
        lines: [{ productId: 'a', quantity: '1', before: '5' }],
      },
    ]
    expect(typesOf(play(...afterRead, add('a'), locked(claims)).last)).toEqual(['save', 'unlock', 'wait'])
    expect(typesOf(play(...afterRead, add('b'), locked(claims)).last)).toEqual(['save', 'write'])
    const stored =
      (now: number): EventSource =>
      (state) => ({
        type: 'locked',
        ...at(now)(state),
        version: state.version,
        self,
        claims: [...claims, ...unsentClaims(state)],
      })
    const takenOver = play(
      ...[...afterRead, add('a'), locked(claims, 10_000), waitEnded, stored(11_000)],
      read(cartOf({ a: 6 }), 11_000),
    )
    expect(typesOf(play(...afterRead, add('a'), locked(claims, 10_000)).last)).toEqual([
      'save',
      'unlock',
      'wait',
    ])
    expect(typesOf(takenOver.last)).toEqual(expect.arrayContaining(['changed', 'write']))
  })

  it('rejects callers after a long time in which the cart cannot be read', () => {
    const { last } = play(...afterLoss, waitEnded, lockedAt(180_000), readFailed(180_000))
    expect(last).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'reject' })]))
    expect(typesOf(last)).toContain('wait')
  })

  it('never resends what another page has taken over', () => {
    const { last } = play(...afterLoss, waitEnded, locked([], 60_000, 9), read(cartOf({ a: 5 }), 60_000))
    expect(last).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'reject',
          error: expect.objectContaining({ code: 'UNKNOWN_OUTCOME' }),
        }),
      ]),
    )
    expect(typesOf(last)).not.toContain('write')
  })

  it('leaves it to a later page when the shopper changes, and never resends it', () => {
    const { last } = play(...afterLoss, { type: 'reset' })
    expect(last).toMatchObject([{ type: 'save', claims: [{ isRepeat: true }] }, { type: 'unlock' }])
  })

  it('counts what the platform has accepted as done when the session ends before the cart is read', () => {
    const end: CartEvent = { type: 'reset', isSessionOver: true }
    const resolved = (...events: EventSource[]) =>
      play(set('7'), locked(), ...events).last.filter(({ type }) => type === 'resolve')
    expect(resolved(written(), end)).toMatchObject([{ entries: [{ caller: 1 }] }])
    expect(resolved(written(), { type: 'reset' })).toEqual([])
    expect(resolved(writeFailed(), end)).toEqual([])
    expect(resolved(end)).toEqual([])
  })

  it('reports on a change of shopper what is known to differ, and nothing that is open', () => {
    const work = [
      ...afterRead,
      add('a'),
      add('b', 2),
      locked(),
      add('a', 3),
      written(),
      read(cartOf({ a: 6, b: 2 })),
    ]
    const { last } = play(...work, lockedAt(0), { type: 'reset' })
    expect(typesOf(last)).toContain('mismatch')
    expect(differences(last)).toMatchObject([{ productId: 'b', intended: '1', actual: '2' }])
    const early = play(...afterRead, add('a'), add('b', 2), locked(), { type: 'reset' })
    expect(differences(early.last)).toEqual([])
  })

  it('reports a write of an earlier page by its own quantities', () => {
    const claim: CartClaim = {
      id: 'x',
      owner: 'lea',
      tab: 'tab',
      page: 'gone',
      sentAt: 0,
      lookedAt: 0,
      kind: 'add',
      lines: [{ productId: 'a', quantity: '2', before: '5' }],
      isRepeat: true,
    }
    const { last } = play(
      { type: 'resumed', displayed: undefined },
      locked([claim], 60_000),
      read(cartOf({ a: 5 }), 60_000),
    )
    expect(differences(last)).toEqual([
      {
        productId: 'a',
        intended: '7',
        actual: '5',
        reason: 'unknown',
        code: 'UNKNOWN_OUTCOME',
        isInherited: true,
      },
    ])
  })

  it('reports a write of an earlier page that is refused when it is sent again', () => {
    const refused = new ResponseError({ url: '/carts', status: 400, statusText: '', errors: [] })
    const claim: CartClaim = {
      id: 'x',
      owner: 'lea',
      tab: 'tab',
      page: 'gone',
      sentAt: 0,
      lookedAt: 0,
      kind: 'add',
      lines: [{ productId: 'a', quantity: '2', before: '5' }],
    }
    const { effects } = play(
      { type: 'resumed', displayed: undefined },
      locked([claim], 60_000),
      read(cartOf({ a: 5 }), 60_000),
      writeFailed(refused),
      read(cartOf({ a: 5 }), 60_000),
    )
    expect(differences(effects.flat())).toMatchObject([
      { productId: 'a', intended: '7', actual: '5', reason: 'refused', isInherited: true },
    ])
  })
})
