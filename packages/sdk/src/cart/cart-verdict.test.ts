import { describe, expect, it } from 'vitest'
import type { Cart } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import { judgeClaim, noteFirstLook } from './cart-verdict'

const base = { id: '1', owner: 'lea', tab: 't', page: 'p', sentAt: 0, lookedAt: 0 }

const cartOf = (quantity: number | undefined, cartId = 'cart') =>
  // Only what judging reads of a cart.
  ({
    summary: { cartId },
    items: quantity === undefined ? [] : [{ productId: 'a', cartItemId: 'i', quantity }],
  }) as unknown as Cart

const claimOf = (kind: CartClaim['kind'], more: Partial<CartClaim['lines'][number]>): CartClaim => ({
  ...base,
  kind,
  ...(kind === 'set' && { cartItemId: 'i' }),
  lines: [{ productId: 'a', quantity: '10', ...more }],
})

describe('judgeClaim', () => {
  it.each([
    { before: '5', now: 15, early: 'done', late: 'done' },
    { before: '5', now: 5, early: 'open', late: 'missing' },
    { before: '5', now: 25, early: 'open', late: 'unknown' },
    { before: '5', now: 16, early: 'open', late: 'unknown' },
    { before: '5', now: 3, early: 'open', late: 'unknown' },
    { before: '0', now: undefined, early: 'open', late: 'missing' },
    { before: '0', now: 10, early: 'done', late: 'done' },
    { before: undefined, now: 10, early: 'done', late: 'done' },
    { before: undefined, now: undefined, early: 'open', late: 'unknown' },
  ])('says $early, and in the end $late, of 10 added to $before where $now are', (row) => {
    const { before, now, early, late } = row
    for (const kind of ['add', 'merge'] as const) {
      const claim = claimOf(kind, before === undefined ? {} : { before })
      expect(judgeClaim(claim, { cart: cartOf(now), isOver: false })).toEqual([early])
      expect(judgeClaim(claim, { cart: cartOf(now), isOver: true })).toEqual([late])
    }
  })

  it.each([
    { before: '5', now: 10, early: 'done', late: 'done' },
    { before: '5', now: 5, early: 'open', late: 'missing' },
    { before: '5', now: 7, early: 'open', late: 'unknown' },
    { before: '10', now: 10, early: 'open', late: 'done' },
    { before: undefined, now: 5, early: 'open', late: 'unknown' },
  ])('says $early, and in the end $late, of $before set to 10 where $now are', (row) => {
    const { before, now, early, late } = row
    const claim = claimOf('set', before === undefined ? {} : { before })
    expect(judgeClaim(claim, { cart: cartOf(now), isOver: false })).toEqual([early])
    expect(judgeClaim(claim, { cart: cartOf(now), isOver: true })).toEqual([late])
  })

  it.each([
    { cartId: 'cart', cart: cartOf(1), early: 'open', late: 'missing' },
    { cartId: 'cart', cart: null, early: 'done', late: 'done' },
    { cartId: 'cart', cart: cartOf(1, 'next'), early: 'done', late: 'done' },
    { cartId: undefined, cart: null, early: 'open', late: 'done' },
  ])('says $early, and in the end $late, of a deleted cart $cartId', ({ cartId, cart, early, late }) => {
    const claim: CartClaim = { ...base, kind: 'delete', lines: [], ...(cartId !== undefined && { cartId }) }
    expect(judgeClaim(claim, { cart, isOver: false })).toEqual([early])
    expect(judgeClaim(claim, { cart, isOver: true })).toEqual([late])
  })

  it('knows a product by both spellings of its id', () => {
    const claim: CartClaim = {
      ...base,
      kind: 'merge',
      lines: [{ productId: '01tCN0001001180', quantity: '1', before: '0' }],
    }
    const items = [{ productId: '01tCN0001001180YAA', cartItemId: 'i', quantity: 1 }]
    const cart = { ...cartOf(undefined), items } as unknown as Cart
    expect(judgeClaim(claim, { cart, isOver: false })).toEqual(['done'])
  })
})

describe('noteFirstLook', () => {
  it('takes what is there first for what was there, unless somebody had looked', () => {
    const first = noteFirstLook(claimOf('add', {}), cartOf(7))
    expect(first.lines).toMatchObject([{ firstSeen: '7' }])
    expect(noteFirstLook(first, cartOf(17))).toEqual(first)
    expect(judgeClaim(first, { cart: cartOf(17), isOver: false })).toEqual(['done'])
    expect(judgeClaim(first, { cart: cartOf(7), isOver: true })).toEqual(['unknown'])
    const existing = claimOf('add', { before: '5' })
    expect(noteFirstLook(existing, cartOf(7))).toEqual(existing)
  })

  it('knows that what is not there yet was not there before', () => {
    const first = noteFirstLook(claimOf('add', {}), cartOf(undefined))
    expect(first.lines).toMatchObject([{ before: '0' }])
    expect(judgeClaim(first, { cart: null, isOver: true })).toEqual(['missing'])
  })
})
