import { describe, expect, it } from 'vitest'
import {
  arrangeItemsStatus,
  countProducts,
  isCartProcessing,
  isReadyForCheckout,
  isUnfinishedCartRead,
} from './cart-status'

describe('isCartProcessing', () => {
  it.each([
    ['Processing', true],
    ['Completed', false],
    ['Errored', false],
    ['processing', false],
    [null, false],
    [undefined, false],
  ])('[4.cart-counts-and-processing-3] %j: %s', (asyncOperationStatus, isProcessing) => {
    expect(isCartProcessing({ asyncOperationStatus })).toBe(isProcessing)
  })
})

describe('isReadyForCheckout', () => {
  it.each([
    [{ totalProductCount: '3', asyncOperationStatus: 'Completed' }, 0, true],
    [{ totalProductCount: 3 }, 0, true],
    [{ totalProductCount: 3 }, 1, false],
    [{ totalProductCount: 3, asyncOperationStatus: 'Processing' }, 0, false],
    [{ totalProductCount: 0 }, 0, false],
    [{}, 0, false],
    [null, 0, false],
    [undefined, 0, false],
  ])(
    '[3.cart-7] [4.cart-counts-and-processing-2] %j with %d writes under way: %s',
    (cart, pendingWrites, isReady) => {
      expect(isReadyForCheckout(cart, pendingWrites)).toBe(isReady)
    },
  )
})

describe('arrangeItemsStatus', () => {
  it.each([
    [202, 'Processing'],
    [200, 'Completed'],
    [201, 'Completed'],
    [204, 'Completed'],
    [409, undefined],
    [500, undefined],
  ])('[4.cart-counts-and-processing-4] %d: %s', (status, answer) => {
    expect(arrangeItemsStatus(status)).toBe(answer)
  })
})

describe('isUnfinishedCartRead', () => {
  it.each([
    [{ status: 422, itemCount: 0 }, true],
    [{ status: 200, itemCount: 0, totalProductCount: '2' }, true],
    [{ status: 200, itemCount: 0, totalProductCount: 0 }, false],
    [{ status: 200, itemCount: 2, totalProductCount: 2 }, false],
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
})
