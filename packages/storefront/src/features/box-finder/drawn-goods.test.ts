import { describe, expect, it } from 'vitest'
import { drawnGoods, sizeBetween } from './drawn-goods'

describe('drawnGoods', () => {
  it('is the usual parcel before anything is known', () => {
    expect(drawnGoods({})).toEqual({ length: 300, width: 200, height: 150 })
  })

  it('is the goods themselves when all is known', () => {
    expect(drawnGoods({ length: 295, width: 195, height: 145 })).toEqual({
      length: 295,
      width: 195,
      height: 145,
    })
  })

  it('guesses what is missing in the usual proportions', () => {
    expect(drawnGoods({ length: 600 })).toEqual({ length: 600, width: 400, height: 300 })
  })

  it('never draws a line', () => {
    expect(drawnGoods({ length: 4000, width: 1, height: 1 })).toEqual({
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
  ])('is at %d of the way %d long', (share, length) => {
    const from = { length: 100, width: 10, height: 10 }
    expect(sizeBetween(from, { ...from, length: 200 }, share).length).toBe(length)
  })
})
