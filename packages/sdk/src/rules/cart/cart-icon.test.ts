import { describe, expect, it } from 'vitest'
import { chooseInactiveCart, resolveCartIcon } from './cart-icon'

describe('resolveCartIcon', () => {
  it.each([
    [{ isGuest: true, itemCount: 0 }],
    [{ isGuest: true, itemCount: 0, cartId: '0a6' }],
    [{ isGuest: false, itemCount: 0, cartId: '0a6' }],
  ])('[2.7-3] has no link while the cart is empty: %j', (icon) => {
    expect(resolveCartIcon(icon)).toBeUndefined()
  })

  it.each([[1], [250], [undefined]])(
    '[2.7-4] leads a buyer to the cart with %j items once its id is known',
    (itemCount) => {
      expect(resolveCartIcon({ isGuest: false, itemCount, cartId: '0a6' })).toBe('cart')
    },
  )

  it.each([[''], [null], [undefined]])('[2.7-4] has no link for a buyer with the cart id %j', (cartId) => {
    expect(resolveCartIcon({ isGuest: false, itemCount: 3, cartId })).toBeUndefined()
  })

  it.each([
    [1, undefined],
    [3, '0a6'],
    [undefined, null],
  ])(
    '[2.7-5] [6-1] leads a guest with %j items to the guest cart, whatever the cart id is',
    (itemCount, cartId) => {
      expect(resolveCartIcon({ isGuest: true, itemCount, cartId })).toBe('anonymousCart')
    },
  )
})

describe('chooseInactiveCart', () => {
  const carts = [
    { id: 'a', uniqueProductCount: 2 },
    { id: 'b', uniqueProductCount: 5 },
  ]

  it('[2.7-9] is the first cart only', () => {
    expect(chooseInactiveCart(carts, { isGuest: false })).toEqual({ id: 'a', uniqueProductCount: 2 })
    expect(chooseInactiveCart(carts.toReversed(), { isGuest: false })).toEqual({
      id: 'b',
      uniqueProductCount: 5,
    })
  })

  it('[2.7-9] is not the second where the first is empty', () => {
    expect(
      chooseInactiveCart([{ id: 'x', uniqueProductCount: 0 }, ...carts], { isGuest: false }),
    ).toBeUndefined()
  })

  it('[2.7-8] [6-1] is none for a guest', () => {
    expect(chooseInactiveCart(carts, { isGuest: true })).toBeUndefined()
  })

  it.each([[0], [-1], [NaN]])('[2.7-8] is none with a count of %d', (uniqueProductCount) => {
    expect(chooseInactiveCart([{ uniqueProductCount }], { isGuest: false })).toBeUndefined()
  })

  it('[2.7-8] is shown from one product on', () => {
    expect(chooseInactiveCart([{ uniqueProductCount: 1 }], { isGuest: false })).toEqual({
      uniqueProductCount: 1,
    })
  })

  it('[2.7-8] is none where there are no inactive carts', () => {
    expect(chooseInactiveCart([], { isGuest: false })).toBeUndefined()
  })
})
