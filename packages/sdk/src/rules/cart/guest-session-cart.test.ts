import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addGuestCartLines } from './guest-cart'
import type { GuestCartLine } from './guest-cart'
import {
  loweredQuantities,
  lowerQuantity,
  planGuestSessionCart,
  withoutQuantities,
} from './guest-session-cart'
import type { GuestSessionChanges, GuestSessionItem, ProductQuantity } from './guest-session-cart'

const box = '01tCN0001001180YAA'
const line = (productId: string, quantity: string): ProductQuantity => ({ productId, quantity })
const item = (cartItemId: string, productId: string | null, quantity: string | number): GuestSessionItem => ({
  cartItemId,
  productId,
  quantity,
})
const none = { add: [], set: [], remove: [] }

describe('planGuestSessionCart', () => {
  it.each<[string, ProductQuantity[], GuestSessionItem[], Partial<GuestSessionChanges>]>([
    ['nothing for two empty carts', [], [], {}],
    ['nothing for equal ones', [line('a', '25')], [item('1', 'a', 25)], {}],
    ['nothing for another spelling of the quantity', [line('a', '25')], [item('1', 'a', '25.0')], {}],
    ['nothing for the short id of the product', [line(box, '5')], [item('1', box.slice(0, 15), 5)], {}],
    ['an addition', [line('a', '25')], [], { add: [line('a', '25')] }],
    [
      'more of a line',
      [line('a', '50')],
      [item('1', 'a', 25)],
      { set: [{ cartItemId: '1', quantity: '50' }] },
    ],
    [
      'less, after a doubled one',
      [line('a', '25')],
      [item('1', 'a', 50)],
      { set: [{ cartItemId: '1', quantity: '25' }] },
    ],
    ['a removal', [], [item('1', 'a', 25)], { remove: ['1'] }],
    [
      'the second item of a product',
      [line('a', '5')],
      [item('1', 'a', 5), item('2', 'a', 5)],
      { remove: ['2'] },
    ],
    ['an item whose product is unknown', [], [item('1', null, 5)], { remove: ['1'] }],
  ])('plans %s', (_what, lines, items, changes) => {
    expect(planGuestSessionCart(lines, items)).toEqual({ ...none, ...changes })
  })

  const products = fc.constantFrom('a', 'b', 'c', 'd')
  const quantities = fc.integer({ min: 1, max: 60 })
  const carts = fc.dictionary(products, quantities)
  const toLines = (cart: Readonly<Record<string, number>>) =>
    Object.entries(cart).map(([productId, quantity]) => line(productId, String(quantity)))

  it('leads to the same cart from any other, and then plans nothing', () => {
    fc.assert(
      fc.property(carts, fc.array(fc.tuple(products, quantities)), (target, before) => {
        const lines = toLines(target)
        const items = before.map(([productId, quantity], index) => item(String(index), productId, quantity))
        const after = apply(items, planGuestSessionCart(lines, items))
        expect(new Map(after.map(({ productId, quantity }) => [productId, String(quantity)]))).toEqual(
          new Map(lines.map(({ productId, quantity }) => [productId, quantity])),
        )
        expect(planGuestSessionCart(lines, after)).toEqual(none)
      }),
    )
  })

  it('keeps what was added after sending, and nothing of what was sent', () => {
    fc.assert(
      fc.property(carts, carts, (sent, added) => {
        const lines = [toLines(sent), toLines(added)].reduce<readonly GuestCartLine[]>(
          (all, more) =>
            addGuestCartLines(
              all,
              more.map((each) => ({ ...each })),
            ),
          [],
        )
        const rest = withoutQuantities(lines, toLines(sent))
        expect(new Map(rest.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
          new Map(toLines(added).map(({ productId, quantity }) => [productId, quantity])),
        )
      }),
    )
  })
})

/** What the platform makes of the changes. */
function apply(items: readonly GuestSessionItem[], { add, set, remove }: GuestSessionChanges) {
  const kept = items.filter(({ cartItemId }) => !remove.includes(cartItemId ?? ''))
  const changed = kept.map((each) => {
    const change = set.find(({ cartItemId }) => cartItemId === each.cartItemId)
    return change ? { ...each, quantity: change.quantity } : each
  })
  return [...changed, ...add.map(({ productId, quantity }) => item(`new ${productId}`, productId, quantity))]
}

describe('loweredQuantities', () => {
  it.each([
    ['a lowered line', '10', [line('a', '15')]],
    ['an equal line', '25.0', []],
    ['a raised line', '30', []],
  ])('finds how much less the browser has of %s', (_, quantity, lowered) => {
    expect(loweredQuantities([line('a', quantity)], [line('a', '25')])).toEqual(lowered)
  })

  it('finds all of a line that is gone', () => {
    expect(loweredQuantities([], [line('a', '25')])).toEqual([line('a', '25')])
  })

  it.each([
    ['25', '10', '15'],
    ['25', '25.0', '0'],
    ['5', '10', '0'],
    ['0.3', '0.1', '0.2'],
  ])('lowers %s by %s to %s', (quantity, less, rest) => {
    expect(lowerQuantity(quantity, less)).toBe(rest)
  })
})

describe('withoutQuantities', () => {
  it.each([
    ['drops a line that was taken whole', '25', '25', []],
    ['drops one of which more was taken', '10', '25', []],
    [
      'keeps the rest with the other members of the line',
      '60',
      '25.0',
      [{ productId: 'a', quantity: '35', note: 'x' }],
    ],
  ])('%s', (_what, quantity, taken, rest) => {
    const other = { ...line('b', '5') }
    const lines = [{ productId: 'a', quantity, note: 'x' }, other]
    expect(withoutQuantities(lines, [line('a', taken)])).toEqual([...rest, other])
  })
})
