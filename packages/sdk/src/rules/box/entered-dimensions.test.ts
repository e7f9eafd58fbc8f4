import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopLocales } from '../locale/locale'
import { formatNumber } from '../money/money-format'
import { parseDimensionsTerm, findDimensions } from './entered-dimensions'

describe('findDimensions', () => {
  it.each([
    ['30x20x15', 300, 200, 150, 'cm', true],
    ['300 x 200 x 150 mm', 300, 200, 150, 'mm', false],
    ['300x200x150', 300, 200, 150, 'mm', true],
    ['300X200X150MM', 300, 200, 150, 'mm', false],
    ['300 × 200 × 150', 300, 200, 150, 'mm', true],
    ['300*200*150', 300, 200, 150, 'mm', true],
    ['30 x 20', 300, 200, null, 'cm', true],
    ['30,5 x 20 x 15 cm', 305, 200, 150, 'cm', false],
    ['30.5x20x15', 305, 200, 150, 'cm', true],
    ['30cm x 20cm x 15cm', 300, 200, 150, 'cm', false],
    ['119x119x119', 1190, 1190, 1190, 'cm', true],
    ['120x60x60', 120, 60, 60, 'mm', true],
    ['50x50x50mm', 50, 50, 50, 'mm', false],
    ['Karton 300x200x150 braun', 300, 200, 150, 'mm', true],
    ['355x205x120/40', 355, 205, 120, 'mm', true],
    ['30 x 20 x 200', 30, 20, 200, 'mm', true],
    ['30\u00a0×\u202f20', 300, 200, null, 'cm', true],
    ['300 x 200 mm x 150', 300, 200, 150, 'mm', false],
    ['30cm x 20 x 15', 300, 200, 150, 'cm', false],
    ['30 x 20 x 15CM', 300, 200, 150, 'cm', false],
    ['99999x1x1', 99999, 1, 1, 'mm', true],
    ['30.50x20x15', 305, 200, 150, 'cm', true],
    ['A4 Karton 30x20', 300, 200, null, 'cm', true],
    ['Karton, 30x20.', 300, 200, null, 'cm', true],
    ['0.5x0.5x0.5 cm', 5, 5, 5, 'cm', false],
    ['119.9x1x1', 1199, 10, 10, 'cm', true],
    ['Zoll 30x20', 300, 200, null, 'cm', true],
    ['30x20 inklusive Deckel', 300, 200, null, 'cm', true],
  ])('reads %j', (term, length, width, height, unit, isUnitAssumed) => {
    expect(findDimensions(term)).toEqual({ length, width, height, unit, isUnitAssumed })
  })

  it.each([
    [''],
    [' '],
    ['1001180'],
    ['30'],
    ['30x'],
    ['x20x15'],
    ['30x20x15x10'],
    ['0x20x15'],
    ['30x20x0'],
    ['-30x20x15x'],
    ['30 cm x 200 mm'],
    ['300.5x200x150 mm'],
    ['30.55x20x15 cm'],
    ['300000x200x150'],
    ['12x8x6 in'],
    ['12x8x6"'],
    ['12x8x6 Zoll'],
    ['12x8x6 inch'],
    ['12x8x6 inches'],
    ['12x8x6 ft'],
    ['12x8x6 dm'],
    ['12x8x6 pouce'],
    ['12x8x6 pouces'],
    ['12x8x6”'],
    ['12x8x6″'],
    ['1x1x1 m'],
    ['30x20x15cmm'],
    ['a30x20x15'],
    ['３０x２０x１５'],
    ['30х20х15'],
    ['٣٠x٢٠x١٥'],
    ['30\u200bx20'],
    ['\u202e'],
    ['1e3x20x15'],
    ['1.200x800x600'],
    ['1,200x800x600'],
    ['30x20x15,5,5'],
    ['30x20x1.500'],
    ['30.x20'],
    ['30,555x20'],
    ['0x0'],
    ['30x0'],
    ['30 20 15'],
    [''],
    [NaN],
    [{}],
    [['30x20']],
    [Symbol('30x20')],
    ['NaNxNaN'],
    [undefined],
    [null],
    [302015],
  ])('reads no size in %s', (term) => {
    expect(findDimensions(term)).toBeUndefined()
  })

  it('reads no size in very long terms', () => {
    const long = [
      'x'.repeat(100_000),
      '1x'.repeat(1000),
      `${' '.repeat(196)}30x20`,
      `30x20x${'9'.repeat(10_000)}`,
    ]
    expect(long.map(findDimensions)).toEqual(long.map(() => undefined))
  })

  it('accepts a term of 200 characters', () => {
    expect(findDimensions(`${' '.repeat(195)}30x20`)).toMatchObject({ length: 300, width: 200 })
  })

  it('reads back every size that is written in millimetres', () => {
    const dimension = fc.integer({ min: 1, max: 99_999 })
    fc.assert(
      fc.property(dimension, dimension, dimension, (length, width, height) => {
        expect(findDimensions(`${length} x ${width} x ${height} mm`)).toMatchObject({ length, width, height })
      }),
    )
  })

  it('gives whole millimetres above 0 or nothing, for any text', () => {
    const text = fc
      .array(fc.constantFrom('1', '20', 'x', '×', ' ', 'cm', 'mm', '.', ',', '0'))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(text, (term) => {
        const size = findDimensions(term)
        for (const value of size ? [size.length, size.width, size.height ?? 1] : []) {
          expect(Number.isSafeInteger(value) && value > 0).toBe(true)
        }
      }),
    )
  })
})

describe('parseDimensionsTerm', () => {
  it.each([
    ['300x200x150', 'de-CH', [300, 200, 150]],
    ['295 195 145', 'de-CH', [295, 195, 145]],
    ['295, 195, 145', 'de', [295, 195, 145]],
    ['295; 195; 145 mm', 'de', [295, 195, 145]],
    ['  295\u00a0195\u202f145 ', 'fr-CH', [295, 195, 145]],
    ['30 × 20 × 15 cm', 'de', [300, 200, 150]],
    ['300*200*150 mm', 'en-US', [300, 200, 150]],
    ['30 cm 20 cm 15 cm', 'de', [300, 200, 150]],
    ['30cmx20cmx15cm', 'de', [300, 200, 150]],
    ['30,5 20 15', 'fr-CH', [305, 200, 150]],
    ['30.5 x 20 x 15 cm', 'de', [305, 200, 150]],
    ['1’200 × 800 × 600', 'de-CH', [1200, 800, 600]],
    ["1'200 800 600", 'de-CH', [1200, 800, 600]],
    ['1.200 x 800 x 600', 'de', [1200, 800, 600]],
    ['1,200 x 800 x 600', 'en-US', [1200, 800, 600]],
    ['1 200 x 800 x 600', 'fr-CH', [1200, 800, 600]],
    ['30 20 5', 'de', [300, 200, 50]],
    ['300x200', 'de', [300, 200, null]],
    ['300 200', 'de', [300, 200, null]],
    ['30 20 cm', 'de', [300, 200, null]],
  ] as const)('reads %j in %s', (term, locale, [length, width, height]) => {
    expect(parseDimensionsTerm(term, locale)).toMatchObject({ length, width, height })
  })

  it.each([
    ['Karton 300x200x150', 'another word'],
    ['300x200x150 braun', 'another word'],
    ['300', 'one dimension'],
    ['30 20 15 10', 'four dimensions'],
    ['1 200', 'a grouped number'],
    ['5 6', 'two digits'],
    ['30 cm 200 mm 15 cm', 'two units'],
    ['12x8x6 in', 'another unit'],
    ['50 mm x 66 m', 'another unit'],
    ['0 20 15', 'zero'],
    ['-30 20 15', 'a sign'],
    ['300.5 200 150 mm', 'a fraction of a millimetre'],
    ['123456 20 15', 'six digits'],
    ['30x20x', 'a dimension that is missing'],
    ['1.200 x 800 x 600', 'a foreign group sign'],
    ['٣٠ ٢٠ ١٥', 'other digits'],
    ['', 'nothing'],
    [null, 'no text'],
    [30, 'no text'],
    [`${' '.repeat(200)}30 20 15`, 'a long term'],
  ])('reads no size in %j: %s', (term, _why) => {
    expect(parseDimensionsTerm(term, 'de-CH')).toBeUndefined()
  })

  it('reads every size that findDimensions finds in a term of nothing else', () => {
    const dimension = fc.integer({ min: 1, max: 99_999 })
    fc.assert(
      fc.property(dimension, dimension, dimension, fc.constantFrom('x', ' × ', '*'), (a, b, c, cross) => {
        const term = [a, b, c].join(cross)
        expect(parseDimensionsTerm(term, 'de')).toEqual(findDimensions(term))
      }),
    )
  })

  it('reads back what each locale writes', () => {
    const dimension = fc.integer({ min: 120, max: 99_999 })
    fc.assert(
      fc.property(
        dimension,
        dimension,
        dimension,
        fc.constantFrom(...Object.values(shopLocales).flat()),
        (length, width, height, locale) => {
          const term = [length, width, height].map((value) => formatNumber(value, locale)).join(' × ')
          expect(parseDimensionsTerm(term, locale)).toMatchObject({ length, width, height })
        },
      ),
    )
  })
})
