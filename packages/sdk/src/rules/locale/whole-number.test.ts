import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '../money/money-format'
import { parseDimension, parseQuantity } from './whole-number'

const locales = ['de-CH', 'fr-CH', 'en-US', 'de'] as const

describe('parseQuantity', () => {
  it.each([['25'], [' 25 '], ['\u00a025\u202f'], ['25\n'], ['0025']])(
    'reads %j as 25 in every locale',
    (text) => {
      expect(locales.map((locale) => parseQuantity(text, locale))).toEqual([25, 25, 25, 25])
    },
  )

  it.each([
    ["1'000", 'an apostrophe'],
    ['1’000', 'a typographic apostrophe'],
    ['1 000', 'a blank'],
    ['1\u00a0000', 'a no-break blank'],
    ['1\u202f000', 'a narrow no-break blank'],
    [' 1 000 ', 'blanks around, too'],
    ['1000', 'nothing'],
  ])('reads %j in every locale, grouped by %s', (text) => {
    expect(locales.map((locale) => parseQuantity(text, locale))).toEqual([1000, 1000, 1000, 1000])
  })

  it.each([
    ['1.000', [undefined, undefined, undefined, 1000]],
    ['1,000', [undefined, undefined, 1000, undefined]],
    ['12.345.678', [undefined, undefined, undefined, 12345678]],
    ['12,345,678', [undefined, undefined, 12345678, undefined]],
  ])(
    'reads %j where that sign parts groups, and elsewhere refuses it as a decimal sign',
    (text, quantities) => {
      expect(locales.map((locale) => parseQuantity(text, locale))).toEqual(quantities)
    },
  )

  it.each([
    ["12'345'678", 12345678],
    ['999 999', 999999],
    ['9’007’199’254’740’991', Number.MAX_SAFE_INTEGER],
  ])('reads several groups: %j', (text, quantity) => {
    expect(locales.map((locale) => parseQuantity(text, locale))).toEqual(locales.map(() => quantity))
  })

  it.each([
    ['', 'nothing'],
    [' ', 'a blank'],
    ['0', 'zero'],
    ['000', 'zero'],
    ["0'000", 'zero in groups'],
    ['-1', 'a minus'],
    ['−1', 'a typographic minus'],
    ['+1', 'a plus'],
    ['2.5', 'a fraction'],
    ['12,5', 'a fraction'],
    ['12.50', 'a fraction'],
    ['1e3', 'an exponent'],
    ['1e400', 'an exponent'],
    ['NaN', 'no number'],
    ['Infinity', 'infinity'],
    ['0x10', 'hexadecimal'],
    ['12 Stk', 'a unit'],
    ['x12', 'a letter in front'],
    ['x1 000', 'a letter in front of groups'],
    ['1 000x', 'a letter after groups'],
    ['9007199254740992', 'a number too big to be exact'],
    ['9 007 199 254 740 992', 'one in groups'],
    ['9'.repeat(400), '400 digits'],
    ['1 00', 'no group of three'],
    ["1'0000", 'no group of three'],
    ['1000 000', 'a first group that is too long'],
    [' .000', 'no first group'],
    ["'000", 'no first group'],
    ['1.000,000', 'two signs'],
    ["1'000 000", 'two signs'],
    ["1’000'000", 'two apostrophes'],
    ['1  000', 'two blanks'],
    ['1_000', 'a sign of no locale'],
    ['１２', 'full-width digits'],
    ['1，000', 'a full-width comma'],
    ['٣', 'an Arabic digit'],
    ['Ⅳ', 'a Roman numeral'],
    ['²', 'a superscript'],
    ['1\u200b000', 'a zero-width blank inside'],
    ['\u202e12', 'a bidi character'],
    ['О12', 'a Cyrillic letter'],
  ])('refuses %j in every locale: %s', (text) => {
    expect(locales.map((locale) => parseQuantity(text, locale))).toEqual(locales.map(() => undefined))
    expect(locales.map((locale) => parseDimension(text, locale))).toEqual(locales.map(() => undefined))
  })

  it('reads back every number as it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(...locales),
        (n, locale) => {
          expect(parseQuantity(formatNumber(n, locale), locale)).toBe(n)
          expect(parseDimension(formatNumber(n, locale), locale)).toBe(n)
        },
      ),
    )
  })

  it('returns a whole number above 0 or undefined for any text', () => {
    const signs = fc.constantFrom('0', '1', '25', '000', ' ', '.', ',', "'", '’', '-', 'e', '\u202f')
    const text = fc.oneof(
      fc.string(),
      fc.array(signs).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...locales), (entered, locale) => {
        const quantity = parseQuantity(entered, locale)
        expect(quantity === undefined || (Number.isSafeInteger(quantity) && quantity > 0)).toBe(true)
        if (quantity !== undefined) expect(Number(entered.replace(/\D/g, ''))).toBe(quantity)
      }),
    )
  })

  it.each([[5], [NaN], [null], [undefined], [{}], [['5']], [true], [Symbol('5')]])(
    'refuses %s, which is no text',
    (value) => {
      expect(parseQuantity(value as string, 'de')).toBeUndefined()
      expect(parseDimension(value as string, 'de')).toBeUndefined()
    },
  )
})

describe('parseDimension', () => {
  it.each([
    ['300', 'de-CH', 300],
    [' 300 ', 'fr-CH', 300],
    ['1’200', 'de-CH', 1200],
    ['1.200', 'de', 1200],
    ['1’200', 'fr-CH', 1200],
    ['1\u202f200', 'fr-CH', 1200],
    ['1,200', 'en-US', 1200],
    ['1', 'de', 1],
    ['99999', 'en-US', 99999],
  ] as const)('[5-4] [5-6] [9-11] reads %j in %s as %d mm', (text, locale, millimetres) => {
    expect(parseDimension(text, locale)).toBe(millimetres)
  })

  it.each([['0'], [''], ['-5'], ['30.5'], ['30,5'], ['300 mm'], ['abc']])(
    '[5-4] counts %j as missing',
    (text) => {
      expect(parseDimension(text, 'de-CH')).toBeUndefined()
    },
  )
})
