import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBoxes, type RankedBox } from './box-ranking'

const ranked = (productNumber: string, price?: string, change: object = {}): RankedBox => ({
  productNumber,
  price,
  fit: { score: 10, outerVolume: 1000, ...change },
})

describe('compareBoxes', () => {
  it.each([
    ['the lower score', ranked('9', '9', { score: 9, outerVolume: 9999 }), ranked('1', '1')],
    ['the smaller box of one score', ranked('9', '9', { outerVolume: 999 }), ranked('1', '1')],
    ['the cheaper of one size', ranked('9', '9.49'), ranked('1', '9.5')],
    ['the cheaper by value, not by text', ranked('9', '9.5'), ranked('1', '10')],
    ['one with a price', ranked('9', '9'), ranked('1')],
    ['one with a price before one that is unreadable', ranked('9', '9'), ranked('1', 'NaN')],
    ['one with a price before a blank one', ranked('9', '9'), ranked('1', '')],
    ['the smaller product number of one price', ranked('1', '9.50'), ranked('2', '9.5')],
    ['the smaller product number without prices', ranked('1'), ranked('2')],
  ])('puts %s first', (_, first, second) => {
    expect(compareBoxes(first, second)).toBeLessThan(0)
    expect(compareBoxes(second, first)).toBeGreaterThan(0)
    expect([second, first].toSorted(compareBoxes)).toEqual([first, second])
  })

  it('is 0 for a box and itself', () => {
    expect(compareBoxes(ranked('1', '2'), ranked('1', '2.0'))).toBe(0)
    expect(compareBoxes(ranked('1'), ranked('1'))).toBe(0)
  })

  it('sorts a list the same way in any order', () => {
    const price = fc.constantFrom(undefined, '', '1', '1.0', '10', '9.5')
    const boxes = fc.array(
      fc.record({
        productNumber: fc.constantFrom('1', '2', '10'),
        price,
        fit: fc.record({ score: fc.nat(2), outerVolume: fc.nat(2) }),
      }),
    )
    fc.assert(
      fc.property(boxes, (list) => {
        const keys = (sorted: readonly RankedBox[]) =>
          sorted.map(({ productNumber, price: text, fit }) => [productNumber, Number(text || NaN), fit])
        expect(keys(list.toReversed().toSorted(compareBoxes))).toEqual(keys(list.toSorted(compareBoxes)))
      }),
    )
  })
})
