import { describe, expect, it } from 'vitest'
import type { Cart } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import { resolveLineOutcomes, recordFirstRead } from './cart-line-outcomes'

const base = { id: '1', owner: 'lea', tab: 't', page: 'p', sentAt: 0, lookedAt: 0 }

const cartOf = (quantity: number | undefined, cartId = 'cart') =>
  // Only what is read of a cart here.
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

describe('resolveLineOutcomes', () => {
  it.each([
    { before: '5', actual: 15, early: 'done', late: 'done' },
    { before: '5', actual: 5, early: 'open', late: 'missing' },
    { before: '5', actual: 25, early: 'open', late: 'unknown' },
    { before: '5', actual: 16, early: 'open', late: 'unknown' },
    { before: '5', actual: 3, early: 'open', late: 'unknown' },
    { before: '0', actual: undefined, early: 'open', late: 'missing' },
    { before: '0', actual: 10, early: 'done', late: 'done' },
    { before: undefined, actual: 10, early: 'done', late: 'done' },
    { before: undefined, actual: undefined, early: 'open', late: 'unknown' },
  ])('resolves 10 added to $before, where there are $actual, to $early, and finally to $late', (row) => {
    const { before, actual, early, late } = row
    for (const kind of ['add', 'merge'] as const) {
      const claim = claimOf(kind, before === undefined ? {} : { before })
      expect(resolveLineOutcomes(claim, { cart: cartOf(actual), isFinal: false })).toEqual([early])
      expect(resolveLineOutcomes(claim, { cart: cartOf(actual), isFinal: true })).toEqual([late])
    }
  })

  it.each([
    { before: '5', actual: 10, early: 'done', late: 'done' },
    { before: '5', actual: 5, early: 'open', late: 'missing' },
    { before: '5', actual: 7, early: 'open', late: 'unknown' },
    { before: '10', actual: 10, early: 'open', late: 'done' },
    { before: undefined, actual: 5, early: 'open', late: 'unknown' },
  ])('resolves $before set to 10, where there are $actual, to $early, and finally to $late', (row) => {
    const { before, actual, early, late } = row
    const claim = claimOf('set', before === undefined ? {} : { before })
    expect(resolveLineOutcomes(claim, { cart: cartOf(actual), isFinal: false })).toEqual([early])
    expect(resolveLineOutcomes(claim, { cart: cartOf(actual), isFinal: true })).toEqual([late])
  })

  it.each([
    { cartId: 'cart', cart: cartOf(1), early: 'open', late: 'missing' },
    { cartId: 'cart', cart: null, early: 'done', late: 'done' },
    { cartId: 'cart', cart: cartOf(1, 'next'), early: 'done', late: 'done' },
    { cartId: undefined, cart: null, early: 'open', late: 'done' },
  ])('resolves a deleted cart $cartId to $early, and finally to $late', ({ cartId, cart, early, late }) => {
    const claim: CartClaim = { ...base, kind: 'delete', lines: [], ...(cartId !== undefined && { cartId }) }
    expect(resolveLineOutcomes(claim, { cart, isFinal: false })).toEqual([early])
    expect(resolveLineOutcomes(claim, { cart, isFinal: true })).toEqual([late])
  })

  it('recognises a product by both spellings of its id', () => {
    const claim: CartClaim = {
      ...base,
      kind: 'merge',
      lines: [{ productId: '01tCN0001001180', quantity: '1', before: '0' }],
    }
    const items = [{ productId: '01tCN0001001180YAA', cartItemId: 'i', quantity: 1 }]
    const cart = { ...cartOf(undefined), items } as unknown as Cart
    expect(resolveLineOutcomes(claim, { cart, isFinal: false })).toEqual(['done'])
  })
})

describe('recordFirstRead', () => {
  it('records the first read after a write, unless the cart had been read before it', () => {
    const first = recordFirstRead(claimOf('add', {}), cartOf(7))
    expect(first.lines).toMatchObject([{ firstSeen: '7' }])
    expect(recordFirstRead(first, cartOf(17))).toEqual(first)
    expect(resolveLineOutcomes(first, { cart: cartOf(17), isFinal: false })).toEqual(['done'])
    expect(resolveLineOutcomes(first, { cart: cartOf(7), isFinal: true })).toEqual(['unknown'])
    const existing = claimOf('add', { before: '5' })
    expect(recordFirstRead(existing, cartOf(7))).toEqual(existing)
  })

  it('concludes that what is not there yet was not there before', () => {
    const first = recordFirstRead(claimOf('add', {}), cartOf(undefined))
    expect(first.lines).toMatchObject([{ before: '0' }])
    expect(resolveLineOutcomes(first, { cart: null, isFinal: true })).toEqual(['missing'])
  })
})
