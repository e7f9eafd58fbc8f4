import { describe, expect, it } from 'vitest'
import { toDrawnSize, sizeBetween } from './goods-sketch'

describe('toDrawnSize', () => {
  it('is a usual parcel without any dimension', () => {
    expect(toDrawnSize({})).toEqual({ length: 300, width: 200, height: 150 })
  })

  it('is the size of the goods with all dimensions', () => {
    expect(toDrawnSize({ length: 295, width: 195, height: 145 })).toEqual({
      length: 295,
      width: 195,
      height: 145,
    })
  })

  it('completes missing dimensions in the usual proportions', () => {
    expect(toDrawnSize({ length: 600 })).toEqual({ length: 600, width: 400, height: 300 })
  })

  it('is never too thin to see', () => {
    expect(toDrawnSize({ length: 4000, width: 1, height: 1 })).toEqual({
      length: 4000,
      width: 100,
      height: 100,
    })
  })
})

describe('sizeBetween', () => {
  it.each([
    [0, 100],
    [0.5, 150],
    [1, 200],
  ])('is, at a share of %d, %d mm long', (share, length) => {
    const from = { length: 100, width: 10, height: 10 }
    expect(sizeBetween(from, { ...from, length: 200 }, share).length).toBe(length)
  })
})
