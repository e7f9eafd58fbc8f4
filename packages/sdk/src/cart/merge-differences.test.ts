import { describe, expect, it } from 'vitest'
import type { Cart } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import { findMatches, findMismatches, findUnsendable } from './merge-differences'

// Only what is read of a cart here.
const cart = { items: [{ productId: 'a', quantity: 8 }] } as unknown as Cart

const claim: CartClaim = {
  id: '1',
  owner: 'lea',
  tab: 't',
  page: 'p',
  sentAt: 0,
  lookedAt: 0,
  kind: 'merge',
  lines: [
    { productId: 'a', quantity: '3', before: '5' },
    { productId: 'b', quantity: '1', before: '0' },
  ],
}

describe('findMatches', () => {
  it('marks what looks done as confirmed by a match, and lists what is unknown without that', () => {
    expect(findMatches(claim, ['done', 'unknown'], cart)).toEqual([
      { productId: 'a', intended: '8', actual: '8', reason: 'unknown', confirmedBy: 'match' },
      { productId: 'b', intended: '1', actual: '0', reason: 'unknown' },
    ])
  })

  it('lists nothing that is missing or open', () => {
    expect(findMatches(claim, ['missing', 'open'], cart)).toEqual([])
  })
})

describe('findMismatches', () => {
  it('lists the lines that the cart does not hold as sent', () => {
    expect(findMismatches(claim, cart)).toEqual([
      { productId: 'b', intended: '1', actual: '0', reason: 'refused' },
    ])
    expect(findMismatches(claim, null)).toMatchObject([
      { reason: 'changed-elsewhere' },
      { reason: 'refused' },
    ])
  })
})

describe('findUnsendable', () => {
  it('lists each stored line that has a product', () => {
    const refused = { intended: '0', actual: '0', reason: 'refused', code: 'INVALID_QUANTITY' }
    const stored = [{ productId: 'a', quantity: 'x' }, { productId: '' }, { productId: 7 }, null, 'a', []]
    expect(findUnsendable(stored)).toEqual([{ productId: 'a', ...refused }])
  })
})
