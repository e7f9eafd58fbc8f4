import { describe, expect, it } from 'vitest'
import { guestCartExcess, requireGuestCartLimits } from './guest-cart-limits'

const lines = (count: number, quantity = '1') =>
  Array.from({ length: count }, (_, index) => ({ productId: `product ${index}`, quantity }))
const one = (quantity: string) => [{ productId: 'a', quantity }]

describe('requireGuestCartLimits', () => {
  const stored = one('1000000000')
  const full = lines(500)
  const overfull = lines(502)
  it.each([
    ['the largest quantity', [], one('999999')],
    ['the last line', lines(499), [...lines(499), ...one('1')]],
    [
      'another line next to one that was too large before',
      stored,
      [...stored, { productId: 'b', quantity: '1' }],
    ],
    ['less of what was too large', stored, one('999999')],
    ['fewer lines than too many', overfull, overfull.slice(1)],
    ['another quantity in an overfull cart', overfull, overfull.with(0, { productId: 'a', quantity: '3' })],
  ])('lets pass %s', (_what, before, after) => {
    expect(() => requireGuestCartLimits(before, after)).not.toThrow()
  })

  it.each([
    ['QUANTITY_TOO_LARGE', 'one more than a line may have', [], one('1000000')],
    ['QUANTITY_TOO_LARGE', 'a line that was too large, changed to too much', stored, one('1000001')],
    ['GUEST_CART_FULL', 'a line more than may be', full, [...full, ...one('1')]],
    ['GUEST_CART_FULL', 'one more where there were too many', overfull, [...overfull, ...one('1')]],
  ])('fails with %s for %s', (code, _what, before, after) => {
    expect(() => requireGuestCartLimits(before, after)).toThrow(expect.objectContaining({ code }))
  })
})

describe('guestCartExcess', () => {
  it('names what goes beyond by quantity and by place', () => {
    const excess = guestCartExcess(lines(502).with(1, { productId: 'b', quantity: '1000000' }))
    expect(excess.slice(0, 3)).toEqual([undefined, 'quantity', undefined])
    expect(excess.slice(498)).toEqual([undefined, undefined, 'line', 'line'])
  })
})
