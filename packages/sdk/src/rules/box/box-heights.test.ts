import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowestHeight, readBoxHeights } from './box-heights'

describe('readBoxHeights', () => {
  it.each([
    ['100;150;200', [100, 150, 200], 'some heights'],
    [' 200 ; 100 ', [100, 200], 'in rising order, without blanks'],
    ['90;1000', [90, 1000], 'by number, not by text'],
    ['60', [60], 'one height'],
    ['9999', [9999], 'four digits'],
    ['10-60', { minimum: 10, maximum: 60 }, 'a range'],
    [' 10 - 60 ', { minimum: 10, maximum: 60 }, 'a range with blanks'],
    ['60-60', { minimum: 60, maximum: 60 }, 'a range of one'],
  ])('reads %j as %j: %s', (text, heights, _why) => {
    expect(readBoxHeights(text)).toEqual(heights)
  })

  it.each([
    ['60-10', 'a range that falls'],
    ['0-10', 'a range from 0'],
    ['-10', 'a negative number'],
    ['10-', 'half a range'],
    ['10-20-30', 'two ranges'],
    ['10-x', 'a range to nothing'],
    ['100;;200', 'a gap'],
    ['100;-5', 'a negative height'],
    ['100;0', 'a height of 0'],
    ['10000', 'five digits'],
    ['1e3', 'an exponent'],
    ['10.5', 'a fraction'],
    ['100,200', 'a comma'],
    ['100x', 'a letter after the digits'],
    ['x100', 'a letter before the digits'],
    ['abc', 'no digits'],
    ['', 'nothing'],
    [' ', 'a blank'],
    ['NaN', 'no number'],
    ['１００', 'full-width digits'],
    ['١٠٠', 'Arabic digits'],
    ['10\u200b0', 'a zero-width blank inside'],
    ['10–60', 'a dash that is no hyphen'],
    ['9'.repeat(400), '400 digits'],
    [null, 'null'],
    [undefined, 'undefined'],
    [100, 'a number'],
    [[100], 'a list'],
    [{ minimum: 1, maximum: 2 }, 'an object'],
    [true, 'a flag'],
    [Symbol('100'), 'a symbol'],
  ] as const)('rejects %s: %s', (text, _why) => {
    expect(readBoxHeights(text)).toBeUndefined()
  })

  it('reads back every list and every range', () => {
    const height = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(fc.array(height, { minLength: 1 }), height, height, (list, a, b) => {
        expect(readBoxHeights(list.join(';'))).toEqual(list.toSorted((x, y) => x - y))
        const [minimum, maximum] = [Math.min(a, b), Math.max(a, b)]
        expect(readBoxHeights(`${minimum}-${maximum}`)).toEqual({ minimum, maximum })
      }),
    )
  })
})

describe('lowestHeight', () => {
  it.each([
    [[100, 150, 200], 1, 100],
    [[100, 150, 200], 100, 100],
    [[100, 150, 200], 101, 150],
    [[200, 150, 1000], 140, 150],
    [[100, 150, 200], 201, undefined],
    [[], 1, undefined],
    [{ minimum: 10, maximum: 60 }, 1, 10],
    [{ minimum: 10, maximum: 60 }, 37, 37],
    [{ minimum: 10, maximum: 60 }, 60, 60],
    [{ minimum: 10, maximum: 60 }, 61, undefined],
    [{ minimum: NaN, maximum: 60 }, 5, undefined],
  ])('of %j for %d mm is %s', (heights, needed, height) => {
    expect(lowestHeight(heights, needed)).toBe(height)
  })
})
