import { describe, expect, it } from 'vitest'
import { ResponseError, ShopError } from '../errors/errors'
import type { Cart, CartNotice } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import { stepCart } from './cart-machine'
import { idleCart, shownCart } from './cart-state'
import type { CartEffect, CartEvent, CartState } from './cart-state'
import { unsentClaims } from './cart-unsent'

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
const self = { owner: 'lea', tab: 'tab', page: 'page' }

/** An event, or what makes one for the state that it meets. */
type FaultContext = CartEvent | ((state: CartState) => CartEvent)

const set = (quantity: string, caller = 1, shown = cartOf({ a: 5 })): CartEvent => ({
  type: 'enqueued',
  entry: { caller, intent: { kind: 'set', cartItemId: 'item a', quantity } },
  shown,
})
const add = (productId: string, caller = 1): CartEvent => ({
  type: 'enqueued',
  entry: { caller, intent: { kind: 'add', lines: [{ productId, quantity: '1' }] } },
  shown: cartOf({ a: 5 }),
})
const requested: CartEvent = { type: 'readStarted' }
const looked = (number: number, cart = cartOf({ a: 5 })): CartEvent => ({
  type: 'readDone',
  number,
  cart,
  version: 0,
})
const at =
  (now: number) =>
  ({ number }: CartState) => ({ number, now })
const locked =
  (claims: readonly CartClaim[] = [], now = 0, version = 0): FaultContext =>
  (state) => ({ type: 'locked', ...at(now)(state), version, claims, self })
const written =
  (notices: readonly CartNotice[] = []): FaultContext =>
  (state) => ({ type: 'written', ...at(0)(state), notices })
const writeFailed =
  (error: unknown = lost): FaultContext =>
  (state) => ({ type: 'writeFailed', ...at(0)(state), error })
const read =
  (cart: Cart | null, now = 0): FaultContext =>
  (state) => ({ type: 'read', ...at(now)(state), cart })
const unread =
  (now = 0): FaultContext =>
  (state) => ({ type: 'readFailed', ...at(now)(state), error: lost })
const woken: FaultContext = ({ alarm }) => ({ type: 'woken', number: alarm })
/** The claims that the page itself has kept. */
const ownClaims = (state: CartState) => [...state.doubts.map(({ claim }) => claim), ...unsentClaims(state)]
const lockedAt =
  (now: number): FaultContext =>
  (state) => ({
    type: 'locked',
    ...at(now)(state),
    version: state.version,
    claims: ownClaims(state),
    self,
  })

/** Plays events, and gives the last state with the effects of each event. */
function play(...events: readonly FaultContext[]) {
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
  effects.flatMap((effect) => (effect.type === 'differs' ? effect.lines : []))

const existing = [requested, looked(1)]

describe('stepCart', () => {
  it('takes its turn, writes, reads, tells and rests', () => {
    const { state, effects } = play(set('7'), locked(), written(), read(cartOf({ a: 7 })))
    expect(effects.map(typesOf)).toEqual([
      ['lock'],
      ['keep', 'write'],
      ['read'],
      ['keep', 'changed', 'answer', 'unlock'],
    ])
    expect(state.phase).toBe('idle')
    expect(shownCart(state)).toEqual(cartOf({ a: 7 }))
  })

  it('drops answers to any request but the newest', () => {
    const { state, last } = play(set('7'), locked(), written(), (now) => ({
      type: 'read',
      number: now.number - 1,
      now: 0,
      cart: cartOf({ a: 5 }),
    }))
    expect(last).toEqual([])
    expect(state.phase).toBe('reading')
    const forgotten = play(set('7'), locked(), { type: 'reset' }, set('7'), (now) => ({
      type: 'written',
      number: now.number - 1,
      now: 0,
      notices: [],
    }))
    expect(forgotten.state.phase).toBe('locking')
  })

  it('takes no reading that began before the last write for fresh', () => {
    const work = [set('7'), locked(), written(), read(cartOf({ a: 7 }))]
    expect(play(requested, ...work, looked(1)).state.base).toEqual(cartOf({ a: 7 }))
    const later = cartOf({ a: 8 })
    expect(play(...work, requested, ({ number }) => looked(number, later)).state.base).toEqual(later)
    expect(play(requested, requested, looked(2), looked(1, later)).state.base).toEqual(cartOf({ a: 5 }))
  })

  it('reads a cart that is being worked on before it writes', () => {
    const busy = cartOf({ a: 5 }, 'Processing')
    expect(typesOf(play(set('7', 1, busy), locked()).last)).toEqual(['keep', 'read'])
    expect(typesOf(play(set('7', 1, busy), locked(), read(cartOf({ a: 5 }))).last)).toEqual(['keep', 'write'])
  })

  it('reads the cart first where another page has written since', () => {
    expect(typesOf(play(...existing, add('a'), locked()).last)).toEqual(['keep', 'write'])
    expect(typesOf(play(...existing, add('a'), locked([], 0, 3)).last)).toEqual(['keep', 'read'])
  })

  it('shows all that is open over each answer', () => {
    const { state } = play(set('7'), add('b', 2), set('9', 3), locked(), written(), read(cartOf({ a: 5 })))
    expect(shownCart(state)).toMatchObject({ items: [{ quantity: 9 }], pending: { 'item a': '9' } })
  })

  it('says that a cart is not as meant only when it has been seen after the write', () => {
    const unseen = play(set('7'), locked(), written(), unread())
    expect(typesOf(unseen.last)).toEqual(['keep', 'changed', 'answer', 'unlock', 'wait'])
    const errored = cartOf({ a: 5 }, 'Errored')
    const { last } = play(set('7'), locked(), written(), unread(), woken, lockedAt(500), read(errored))
    expect(typesOf(last)).toContain('write')
  })

  it('does not blame a delete that failed for what came into the cart meanwhile', () => {
    const refused = new ResponseError({ url: '/carts', status: 403, statusText: '', errors: [] })
    const { effects } = play(
      { type: 'enqueued', entry: { caller: 1, intent: { kind: 'delete' } }, shown: cartOf({ a: 5 }) },
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

  it('keeps the refusal of one line of a batch that nobody has seen', () => {
    const { effects } = play(
      add('b'),
      locked(),
      written([{ code: 'NO', productId: 'b' }]),
      unread(),
      woken,
      lockedAt(500),
      read(cartOf({ a: 5 }), 500),
    )
    expect(differences(effects.flat())).toMatchObject([
      { productId: 'b', intended: '1', reason: 'refused', code: 'NO' },
    ])
  })
})

describe('stepCart, when the response to a write is lost', () => {
  const doubtful = [...existing, add('a'), locked(), writeFailed(), read(cartOf({ a: 5 }))]

  it('gives the other pages their turn and waits to look again', () => {
    const { state, last } = play(...doubtful)
    expect(typesOf(last)).toEqual(['keep', 'unlock', 'wait'])
    expect(shownCart(state)).toMatchObject({ pending: { 'item a': '6' } })
  })

  it.each([
    ['is done when the cart holds exactly that', 6, 1000, 'answer'],
    ['waits while the platform may still be working', 5, 59_999, 'wait'],
    ['waits also while somebody else has changed the line', 9, 59_999, 'wait'],
    ['is sent again when the platform cannot be working any more', 5, 60_000, 'write'],
    ['is unknown then when somebody else has changed the line', 9, 60_000, 'reject'],
  ])('%s', (_, held, now, effect) => {
    const { last } = play(...doubtful, woken, lockedAt(now), read(cartOf({ a: held }), now))
    expect(typesOf(last)).toContain(effect)
    expect(typesOf(last).includes('write')).toBe(effect === 'write')
  })

  it('goes by when a reading began, not by when it arrived', () => {
    const { last } = play(...doubtful, woken, lockedAt(59_000), read(cartOf({ a: 5 }), 70_000))
    expect(typesOf(last)).not.toContain('write')
  })

  it('writes to other products meanwhile, and to the same one only afterwards', () => {
    expect(typesOf(play(...doubtful, add('b', 2)).last)).toEqual(['lock'])
    const { state } = play(...doubtful, add('a', 2), add('b', 3), lockedAt(0), read(cartOf({ a: 5 })))
    expect(state.inFlight?.entries.map(({ caller }) => caller)).toEqual([3])
    expect(state.waiting.map(({ caller }) => caller)).toEqual([2])
  })

  it('waits for what another page has in doubt', () => {
    const claims: CartClaim[] = [
      {
        ...{ id: 'x', owner: 'lea', tab: 'other', page: 'other', sentAt: 0, lookedAt: 0, kind: 'add' },
        lines: [{ productId: 'a', quantity: '1', before: '5' }],
      },
    ]
    expect(typesOf(play(...existing, add('a'), locked(claims)).last)).toEqual(['keep', 'unlock', 'wait'])
    expect(typesOf(play(...existing, add('b'), locked(claims)).last)).toEqual(['keep', 'write'])
    const kept =
      (now: number): FaultContext =>
      (state) => ({
        ...{ type: 'locked', ...at(now)(state), version: state.version, self },
        claims: [...claims, ...unsentClaims(state)],
      })
    const taken = play(
      ...[...existing, add('a'), locked(claims, 10_000), woken, kept(11_000)],
      read(cartOf({ a: 6 }), 11_000),
    )
    expect(typesOf(play(...existing, add('a'), locked(claims, 10_000)).last)).toEqual([
      'keep',
      'unlock',
      'wait',
    ])
    expect(typesOf(taken.last)).toEqual(expect.arrayContaining(['changed', 'write']))
  })

  it('asks nobody to wait for ever where the cart cannot be read', () => {
    const { last } = play(...doubtful, woken, lockedAt(180_000), unread(180_000))
    expect(last).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'reject' })]))
    expect(typesOf(last)).toContain('wait')
  })

  it('sends nothing again of which another page takes care', () => {
    const { last } = play(...doubtful, woken, locked([], 60_000, 9), read(cartOf({ a: 5 }), 60_000))
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

  it('leaves it to a later page when the shopper goes, who has heard that it failed', () => {
    const { last } = play(...doubtful, { type: 'reset' })
    expect(last).toMatchObject([{ type: 'keep', claims: [{ isRepeat: true }] }, { type: 'unlock' }])
  })

  it('tells the shopper who goes what is known to differ, and nothing of what is open', () => {
    const work = [
      ...existing,
      add('a'),
      add('b', 2),
      locked(),
      add('a', 3),
      written(),
      read(cartOf({ a: 6, b: 2 })),
    ]
    const { last } = play(...work, lockedAt(0), { type: 'reset' })
    expect(typesOf(last)).toContain('differs')
    expect(differences(last)).toMatchObject([{ productId: 'b', intended: '1', actual: '2' }])
    const early = play(...existing, add('a'), add('b', 2), locked(), { type: 'reset' })
    expect(differences(early.last)).toEqual([])
  })

  it('of an earlier page is told by its own figures', () => {
    const claim: CartClaim = {
      ...{ id: 'x', owner: 'lea', tab: 'tab', page: 'gone', sentAt: 0, lookedAt: 0, kind: 'add' },
      lines: [{ productId: 'a', quantity: '2', before: '5' }],
      isRepeat: true,
    }
    const { last } = play(
      { type: 'resumed', shown: undefined },
      locked([claim], 60_000),
      read(cartOf({ a: 5 }), 60_000),
    )
    expect(differences(last)).toEqual([
      {
        ...{ productId: 'a', intended: '7', actual: '5', reason: 'unknown', code: 'UNKNOWN_OUTCOME' },
        isInherited: true,
      },
    ])
  })

  it('of an earlier page is told too when it is refused the second time', () => {
    const refused = new ResponseError({ url: '/carts', status: 400, statusText: '', errors: [] })
    const claim: CartClaim = {
      ...{ id: 'x', owner: 'lea', tab: 'tab', page: 'gone', sentAt: 0, lookedAt: 0, kind: 'add' },
      lines: [{ productId: 'a', quantity: '2', before: '5' }],
    }
    const { effects } = play(
      { type: 'resumed', shown: undefined },
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
