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
    ['é.', 'é.'],
    ['15%\u00a0Rabatt\n', '15%\u00a0Rabatt'],
    ['\u200b\u200b\u200b', undefined],
    ['a\u200b\u2060', undefined],
    ['\ud800\ud800', undefined],
    ['', undefined],
    ['\u00a0\u2003', undefined],
    [undefined, undefined],
    [null, undefined],
    [42, undefined],
    [{ length: 2 }, undefined],
    [['a', 'b'], undefined],
    [Symbol('ab'), undefined],
  ])('[2.2-1] [4.footer-2] [9-18] %o is displayed as %j', (label, text) => {
    expect(readPromoText(label)).toBe(text)
  })

  it('[9-18] needs two characters', () => {
    expect(minimumPromoLength).toBe(2)
  })
})

describe('firstOrderDiscounts', () => {
  it('[1-16] [1-17] [9-9] are 15 % in the Swiss shop', () => {
    expect(firstOrderDiscounts.CH).toBe('0.15')
  })

  it('[1-16] [1-18] [9-9] are 10 % in the German shop', () => {
    expect(firstOrderDiscounts.DE).toBe('0.1')
  })
})
