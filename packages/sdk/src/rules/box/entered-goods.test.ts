import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopLocales } from '../locale/locale'
import { readGoods } from './entered-goods'

const goods = (length: string, width = '', height = '') => ({ length, width, height })

describe('readGoods', () => {
  it.each([
    ['280', 'de-CH', 280, 'mm'],
    [' 280 ', 'de', 280, 'mm'],
    ['280mm', 'de', 280, 'mm'],
    ['28 cm', 'de', 280, 'cm'],
    ['28CM', 'en-US', 280, 'cm'],
    ['28,5 cm', 'de', 285, 'cm'],
    ['28.5cm', 'fr-CH', 285, 'cm'],
    ['0.28 m', 'de-CH', 280, 'm'],
    ['0,28 m', 'de', 280, 'm'],
    ['0,285m', 'en-US', 285, 'm'],
    ['1.200 m', 'de', 1200, 'm'],
    ['1.200 mm', 'de', 1200, 'mm'],
    ['1’200', 'de-CH', 1200, 'mm'],
    ['1 200', 'fr-CH', 1200, 'mm'],
    ['28.0 mm', 'de', 28, 'mm'],
    ['100000', 'de', 100_000, 'mm'],
  ] as const)('reads %j in %s', (text, locale, length, unit) => {
    expect(readGoods(goods('', text), locale)).toEqual({
      dimensions: { width: length },
      units: { width: unit },
      isUnitAssumed: false,
      texts: goods('', String(length)),
      unreadable: [],
    })
  })

  it.each([
    '0',
    '0 cm',
    'abc',
    '28.5',
    '28,55 cm',
    '0,2855 m',
    '-3',
    '11 in',
    '3 dm',
    'cm',
    '28 cm m',
    '1e3',
    '٣٠',
    '30x20x15x10',
    '28cm 200mm 15cm',
    `${' '.repeat(200)}3 cm x`,
  ])('leaves %j where it was typed', (text) => {
    expect(readGoods(goods('300', text), 'de-CH')).toMatchObject({
      dimensions: { length: 300 },
      texts: goods('300', text),
      unreadable: ['width'],
    })
  })

  it.each([
    ['30×20×15', 'cm', true],
    ['30x20x15 cm', 'cm', false],
    ['300*200*150', 'mm', false],
    ['300 200 150', 'mm', false],
    ['300 x 200 x 150 mm', 'mm', false],
  ] as const)('fills all three fields with %j in any of them', (text, unit, isUnitAssumed) => {
    for (const fields of [goods(text), goods('1', text, '2'), goods('x', '', text)]) {
      expect(readGoods(fields, 'de-CH')).toEqual({
        dimensions: { length: 300, width: 200, height: 150 },
        units: { length: unit, width: unit, height: unit },
        isUnitAssumed,
        texts: goods('300', '200', '150'),
        unreadable: [],
      })
    }
  })

  it('leaves the height to its field where a size has two dimensions', () => {
    expect(readGoods(goods('30x20 cm', '', '150'), 'de').texts).toEqual(goods('300', '200', '150'))
    expect(readGoods(goods('', '', '30x20 cm'), 'de')).toMatchObject({
      texts: goods('300', '200'),
      unreadable: [],
    })
  })

  it('is the same again with the texts that it gave, for anything typed', () => {
    const text = fc
      .array(fc.constantFrom('1', '28', '0', ' ', 'x', '×', 'cm', 'mm', 'm', ',', '.', '’', 'a'), {
        maxLength: 9,
      })
      .map((parts) => parts.join(''))
    const locales = fc.constantFrom(...Object.values(shopLocales).flat())
    fc.assert(
      fc.property(text, text, text, locales, (length, width, height, locale) => {
        const first = readGoods({ length, width, height }, locale)
        const again = readGoods(first.texts, locale)
        expect([again.dimensions, again.texts, again.unreadable]).toEqual([
          first.dimensions,
          first.texts,
          first.unreadable,
        ])
      }),
      { numRuns: 1_000 },
    )
  })
})
