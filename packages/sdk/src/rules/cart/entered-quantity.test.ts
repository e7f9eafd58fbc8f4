import { describe, expect, it } from 'vitest'
import { readEnteredQuantity } from './entered-quantity'

describe('readEnteredQuantity', () => {
  it.each([
    ['30', 30],
    ['1’000', 1000],
    ['999999', 999_999],
    ['999’999', 999_999],
    ['1000000', 'too-large'],
    ['1’000’000', 'too-large'],
    ['1000000000', 'too-large'],
    ['99999999999999999999', 'too-large'],
    ['0', 'invalid'],
    ['0000000000000000000', 'invalid'],
    ['-5', 'invalid'],
    ['1e9', 'invalid'],
    ['2.5', 'invalid'],
    ['viele', 'invalid'],
    ['', 'invalid'],
  ])('reads %j as %s', (text, quantity) => {
    expect(readEnteredQuantity(text, 'de-CH')).toBe(quantity)
  })

  it.each([
    ['3', 25, 75],
    ['1', 850, 850],
    ['39999', 25, 999_975],
    ['40000', 25, 'too-large'],
    ['9007199254740991', 850, 'too-large'],
    ['2.5', 25, 'invalid'],
  ])('reads %j units of %d pieces as %s', (text, size, quantity) => {
    expect(readEnteredQuantity(text, 'de-CH', size)).toBe(quantity)
  })
})
