import { describe, expect, it } from 'vitest'
import { firstOrderDiscounts, minimumPromoLength, readPromoText } from './promo'

describe('readPromoText', () => {
  it.each([
    ['15 % auf die erste Bestellung', '15 % auf die erste Bestellung'],
    ['  ab ', 'ab'],
    ['ab', 'ab'],
    ['a', undefined],
    [' a ', undefined],
    ['🎁', undefined],
    ['🎁🎁', '🎁🎁'],
    ['', undefined],
    ['\u00a0\u2003', undefined],
    [undefined, undefined],
    [null, undefined],
    [42, undefined],
  ])('[2.2-1] [4.footer-2] [9-18] %j is shown as %j', (label, text) => {
    expect(readPromoText(label)).toBe(text)
  })

  it('[9-18] needs two characters', () => {
    expect(minimumPromoLength).toBe(2)
  })
})

describe('firstOrderDiscounts', () => {
  it('[1-16] [1-17] [1-18] [9-9] are 15 % in the Swiss shop and 10 % in the German one', () => {
    expect(firstOrderDiscounts).toEqual({ CH: '0.15', DE: '0.1' })
  })
})
