import { describe, expect, it } from 'vitest'
import {
  arrangeItemsStatus,
  countProducts,
  isCartProcessing,
  isReadyForCheckout,
  isUnfinishedCartRead,
  toCartStatus,
} from './cart-status'

describe('isCartProcessing', () => {
  it.each([
    ['Processing', true],
    ['Completed', false],
    ['Errored', false],
    ['processing', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('[4.cart-counts-and-processing-3] [3.cart-7] %j on the platform: %s', (asyncOperationStatus, is) => {
    expect(isCartProcessing({ asyncOperationStatus })).toBe(is)
  })

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [NaN, true],
  ])('[4.cart-counts-and-processing-2] [3.cart-7] with %d writes under way: %s', (pendingWrites, is) => {
    expect(isCartProcessing({ asyncOperationStatus: 'Completed' }, pendingWrites)).toBe(is)
    expect(isCartProcessing(null, pendingWrites)).toBe(is)
  })

  it('[4.cart-counts-and-processing-3] a cart that is not there is not being computed', () => {
    expect([isCartProcessing(null), isCartProcessing(undefined), isCartProcessing({})]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('isReadyForCheckout', () => {
  it.each([
    [{ totalProductCount: '3', asyncOperationStatus: 'Completed' }, 0, true],
    [{ totalProductCount: 3 }, 0, true],
    [{ totalProductCount: 3 }, 1, false],
    [{ totalProductCount: 3, asyncOperationStatus: 'Processing' }, 0, false],
    [{ totalProductCount: 0 }, 0, false],
    [{ totalProductCount: '0.0' }, 0, false],
    [{ totalProductCount: 'many' }, 0, false],
    [{}, 0, false],
    [null, 0, false],
    [undefined, 0, false],
  ])(
    '[3.cart-7] [4.cart-counts-and-processing-2..3] %j with %d writes under way: %s',
    (cart, pendingWrites, isReady) => {
      expect(isReadyForCheckout(cart, pendingWrites)).toBe(isReady)
    },
  )

  it('[3.cart-7] assumes no pending writes by default', () => {
    expect(isReadyForCheckout({ totalProductCount: 1 })).toBe(true)
  })
})

describe('toCartStatus', () => {
  const cart = { totalProductCount: '3', asyncOperationStatus: 'Completed' }
  const filled = { isProcessing: false, isReadyForCheckout: true, productsNotPreserved: 0 }
  const empty = { ...filled, isReadyForCheckout: false }

  it.each([
    ['nothing yet', {}, empty],
    ['a guest without a cart on the server', { cart: null }, empty],
    ['a cart with products', { cart }, filled],
    ['one that is being changed', { cart, isChanging: true }, { ...empty, isProcessing: true }],
    [
      'one that the platform computes',
      { cart: { ...cart, asyncOperationStatus: 'Processing' } },
      { ...empty, isProcessing: true },
    ],
    [
      'what guests may do',
      { guestPermissions: { guestCartEnabled: true, guestCheckoutEnabled: false } },
      { ...empty, isGuestCartEnabled: true, isGuestCheckoutEnabled: false },
    ],
    [
      'what did not come along at sign-in',
      { cart, productsNotPreserved: 2 },
      { ...filled, productsNotPreserved: 2 },
    ],
  ])('[3.cart-7] derives the status of %s', (_, attributes, status) => {
    expect(toCartStatus(attributes)).toEqual(status)
  })
})

describe('arrangeItemsStatus', () => {
  it.each([
    [202, 'Processing'],
    [200, 'Completed'],
    [201, 'Completed'],
    [203, 'Completed'],
    [204, 'Completed'],
    [299, 'Completed'],
    [300, undefined],
    [199, undefined],
    [0, undefined],
    [-202, undefined],
    [NaN, undefined],
    [409, undefined],
    [422, undefined],
    [500, undefined],
  ])('[4.cart-counts-and-processing-4] %d: %s', (status, response) => {
    expect(arrangeItemsStatus(status)).toBe(response)
  })
})

describe('isUnfinishedCartRead', () => {
  it.each([
    [{ status: 422, itemCount: 0 }, true],
    [{ status: 200, itemCount: 0, totalProductCount: '2' }, true],
    [{ status: 200, itemCount: 0, totalProductCount: 0 }, false],
    [{ status: 200, itemCount: 2, totalProductCount: 2 }, false],
    [{ status: 422, itemCount: 2, totalProductCount: 2 }, true],
    [{ status: 200, itemCount: 1, totalProductCount: 2 }, false],
    [{ status: 200, itemCount: 0 }, false],
  ])('[4.cart-counts-and-processing-3] %j: %s', (reading, isUnfinished) => {
    expect(isUnfinishedCartRead(reading)).toBe(isUnfinished)
  })
})

describe('countProducts', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['3.0', 3],
    [3, 3],
    [3.7, 3],
    [-0, 0],
    [-3, 0],
    [Infinity, 0],
    ['120', 120],
    ['007', 7],
    ['12.345', 12],
    ['\u00a03\n', 3],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 0],
    ['1'.repeat(400), 0],
    ['3 Stück', 0],
    ['~3', 0],
    ['1 2', 0],
    ['3.', 0],
    ['.5', 0],
    ['3..5', 0],
    ["1'000", 0],
    ['+3', 0],
    ['3\u200b', 0],
    ['٣', 0],
    ['', 0],
    [' ', 0],
    ['-3', 0],
    ['NaN', 0],
    [NaN, 0],
    [Infinity, 0],
    ['1e3', 0],
    ['９', 0],
    ['9'.repeat(30), 0],
    [null, 0],
    [undefined, 0],
  ])('[3.cart-4] reads %j as %d', (totalProductCount, count) => {
    expect(countProducts({ totalProductCount })).toBe(count)
  })

  it.each([[[3]], [{}], [{ toString: () => '3' }], [Object.create(null)], [true], [Symbol('3')]])(
    '[3.cart-4] reads %o, which is no count, as 0',
    (wrong) => {
      expect(countProducts({ totalProductCount: wrong })).toBe(0)
    },
  )
})
