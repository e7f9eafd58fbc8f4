import { describe, expect, it } from 'vitest'
import { itemsAsAdded, keepSizesTogether } from './cart-item'
import type { CartItem } from './cart-item'

describe('keepSizesTogether', () => {
  it.each([
    ['Faltkarton 300 × 200 × 150 mm', 'Faltkarton 300\u00a0×\u00a0200\u00a0×\u00a0150\u00a0mm'],
    ['Papierklebeband braun 50 mm × 50 m', 'Papierklebeband braun 50\u00a0mm\u00a0×\u00a050\u00a0m'],
    [
      'Stretchfolie 500 mm × 300 m × 23 µm',
      'Stretchfolie 500\u00a0mm\u00a0×\u00a0300\u00a0m\u00a0×\u00a023 µm',
    ],
    ['Etui weiss', 'Etui weiss'],
  ])('writes %s with no-break spaces inside the size only', (name, kept) => {
    expect(keepSizesTogether(name)).toBe(kept)
  })
})

describe('itemsAsAdded', () => {
  it('turns the newest first of the platform into the oldest first, and leaves its list as it is', () => {
    const sent = ['third', 'second', 'first'].map((cartItemId) => ({ cartItemId }) as CartItem)
    expect(itemsAsAdded(sent).map(({ cartItemId }) => cartItemId)).toEqual(['first', 'second', 'third'])
    expect(sent[0]?.cartItemId).toBe('third')
  })
})
