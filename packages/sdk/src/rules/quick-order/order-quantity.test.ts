import { describe, expect, it } from 'vitest'
import { readOrderQuantity } from './order-quantity'

describe('readOrderQuantity', () => {
  it.each([
    ['60', 60],
    [' 007 ', 7],
    ['1’000', 1000],
    ["1'000", 1000],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000', 1000],
    ['50.0', 50],
    ['50.00', 50],
    ['50,00', 50],
    ['50.0000', 50],
    ['1’000.00', 1000],
    ['2,5', 'invalid'],
    ['2.5', 'invalid'],
    ['50.01', 'invalid'],
    ['1e9', 'invalid'],
    ['1.00E+06', 'invalid'],
    ['-5', 'invalid'],
    ['+5', 'invalid'],
    ['0', 'invalid'],
    ['0,00', 'invalid'],
    ['.0', 'invalid'],
    ['zwölf', 'invalid'],
    ['999999', 999_999],
    ['1000000', 'too-large'],
    ['99999999999999999999', 'too-large'],
    ['', 'missing'],
    [' ', 'missing'],
  ])('reads %j as %s', (text, quantity) => {
    expect(readOrderQuantity(text, 'de-CH')).toBe(quantity)
  })

  it.each([
    ['1.000', 'de', 1000],
    ['1.000', 'de-CH', 'invalid'],
    ['1.000', 'fr-CH', 'invalid'],
    ['1.000', 'en-US', 'invalid'],
    ['1,000', 'en-US', 1000],
    ['1,000', 'de', 'invalid'],
    ['1,000', 'de-CH', 'invalid'],
    ['1.000,00', 'de', 1000],
    ['1.000.00', 'de', 'invalid'],
    ['1,000.00', 'en-US', 1000],
    ['1,000,00', 'en-US', 'invalid'],
    ['1,000.00', 'de', 'invalid'],
  ] as const)(
    'reads %j in %s as %s: three digits are thousands where the locale groups so',
    (text, locale, quantity) => {
      expect(readOrderQuantity(text, locale)).toBe(quantity)
    },
  )
})
