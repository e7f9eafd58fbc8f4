import { describe, expect, it } from 'vitest'
import type { ShopLocale } from './locale'
import { parseDimension, parseQuantity } from './typed-number'

describe('parseQuantity', () => {
  it.each([
    ['25', 'de-CH', 25],
    [' 25 ', 'de-CH', 25],
    ['\u00a025\u00a0', 'de-CH', 25],
    ['007', 'de', 7],
    ['1’000', 'de-CH', 1000],
    ["1'000", 'de-CH', 1000],
    ["1'000'000", 'de', 1000000],
    ['1 000', 'fr-CH', 1000],
    ['1\u00a0000', 'fr-CH', 1000],
    ['1\u202f000', 'en-US', 1000],
    ['1.000', 'de', 1000],
    ['1,000', 'en-US', 1000],
    ['12,345,678', 'en-US', 12345678],
  ] as const)('reads %j in %s as %d', (text, locale, quantity) => {
    expect(parseQuantity(text, locale)).toBe(quantity)
  })

  it.each([
    ['1.000', 'de-CH', 'a decimal point there'],
    ['1.000', 'en-US', 'a decimal point there'],
    ['1,000', 'de', 'a decimal comma there'],
    ['1,000', 'fr-CH', 'a decimal comma there'],
    ['1,000', 'de-CH', 'no sign of that locale'],
    ['1.00', 'de', 'no group of three'],
    ['1.0000', 'de', 'no group of three'],
    ['1000.000', 'de', 'a first group that is too long'],
    ['.000', 'de', 'no first group'],
    ['1.000,000', 'de', 'two signs'],
    ["1'000 000", 'de', 'two signs'],
    ['1  000', 'fr-CH', 'two blanks'],
  ] as const)('refuses %j in %s: %s', (text, locale, _why) => {
    expect(parseQuantity(text, locale)).toBeUndefined()
  })

  it.each([
    [''],
    [' '],
    ['0'],
    ['-1'],
    ['+1'],
    ['2.5'],
    ['1e3'],
    ['NaN'],
    ['Infinity'],
    ['9007199254740992'],
    ['9'.repeat(500)],
    ['１２'],
    ['٣'],
    ['Ⅳ'],
    ['12 Stk'],
    ['0x10'],
  ])('refuses %j in every locale', (text) => {
    const locales: ShopLocale[] = ['de-CH', 'fr-CH', 'en-US', 'de']
    expect(locales.map((locale) => parseQuantity(text, locale))).toEqual(locales.map(() => undefined))
  })

  it.each([[5], [null], [undefined], [{}]])('refuses %j, which is no text', (value) => {
    expect(parseQuantity(value as string, 'de')).toBeUndefined()
  })
})

describe('parseDimension', () => {
  it.each([
    ['300', 'de-CH', 300],
    [' 300 ', 'fr-CH', 300],
    ['1’200', 'de-CH', 1200],
    ['1.200', 'de', 1200],
    ['99999', 'en-US', 99999],
  ] as const)('[5-4] reads %j in %s as %d mm', (text, locale, millimetres) => {
    expect(parseDimension(text, locale)).toBe(millimetres)
  })

  it.each([['0'], [''], ['-5'], ['30.5'], ['30,5'], ['300 mm'], ['abc']])(
    '[5-4] counts %j as missing',
    (text) => {
      expect(parseDimension(text, 'de-CH')).toBeUndefined()
    },
  )
})
