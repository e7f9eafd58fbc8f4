import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBoxes, fitBox, fitLabels, parcelLimits, readBoxHeights, type FittingBox } from './box-fit'

type Sides = readonly [length: number, width: number, height: number]
const size = (...[length, width, height]: Sides) => ({ length, width, height })
const box = (inner: Sides, more: Partial<FittingBox> = {}): FittingBox => ({
  inner: size(...inner),
  isInStock: true,
  ...more,
})
const { CH, DE } = parcelLimits
const scoreOf = (candidate: FittingBox, goods: Sides, limits: typeof CH = CH): number | undefined =>
  fitBox(candidate, size(...goods), limits)?.score

describe('fitBox', () => {
  const carton = box([300, 200, 150], { outer: size(306, 206, 162) })
  const variable = box([305, 215, 200], { heights: [100, 150, 200], outer: size(313, 223, 216) })
  const wrap = box([217, 155, 60], { heights: { minimum: 10, maximum: 60 }, outer: size(277, 167, 68) })
  const long = box([1000, 150, 150], { outer: size(1010, 160, 164) })
  const chest = box([1180, 580, 560], { outer: size(1190, 590, 580) })

  it.each<[string, FittingBox, Sides, number]>([
    ['the exact size, although tight', carton, [300, 200, 150], 40],
    ['length and width exchanged', carton, [200, 300, 150], 40],
    ['a side up that lay', carton, [150, 200, 300], 190],
    ['room for padding', carton, [295, 195, 145], 73],
    ['the lowest height that is enough', variable, [300, 200, 150], 85],
    ['the same, tipped', variable, [150, 200, 300], 235],
    ['any height of a range', wrap, [210, 148, 20], 75],
    ['the lowest height of a range', wrap, [210, 148, 1], 907],
    ['a box beyond the standard parcel', long, [980, 140, 140], 246],
    ['a large one', chest, [1150, 560, 540], 192],
  ])('%s', (_, candidate, goods, score) => {
    expect(scoreOf(candidate, goods)).toBe(score)
  })

  it('judges the parcel by the carrier of the shop', () => {
    expect(scoreOf(chest, [1150, 560, 540], DE)).toBe(92)
    expect(scoreOf(chest, [1150, 560, 540], CH)).toBe(192)
  })

  it.each<[string, Sides, string]>([
    ['longer than bulky goods may be', [2001, 100, 100], 'oversized'],
    ['thicker around than bulky goods may be', [1900, 500, 400], 'oversized'],
    ['at the limit of bulky goods', [2000, 400, 400], 'bulky'],
    ['at the limit of a parcel', [600, 1200, 600], 'standard'],
    ['one millimetre over it', [601, 1200, 600], 'oversized'],
    ['over it in length', [1201, 100, 100], 'bulky'],
  ])('%s: %j is %s', (_, inner, parcel) => {
    expect(fitBox(box(inner), size(...inner), DE)?.parcel).toBe(parcel)
  })

  it('adds 250 for what no carrier takes as a parcel, 100 for bulky goods', () => {
    expect(scoreOf(box([2001, 100, 100]), [2001, 100, 100], DE)).toBe(290)
    expect(scoreOf(box([2000, 400, 400]), [2000, 400, 400], DE)).toBe(140)
  })

  it('adds 50 for a box that is not in stock', () => {
    expect(scoreOf({ ...carton, isInStock: false }, [300, 200, 150])).toBe(90)
  })

  it('tells height, space and slack of the closed box', () => {
    expect(fitBox(variable, size(300, 200, 140), CH)).toEqual({
      score: 146,
      height: 150,
      freeSpace: 146,
      slack: size(5, 15, 10),
      isTipped: false,
      isTight: false,
      parcel: 'standard',
      isInStock: true,
      outerVolume: 313 * 223 * 166,
    })
  })

  it.each<[string, Sides, boolean]>([
    ['4 mm beside', [296, 190, 140], true],
    ['5 mm beside', [295, 190, 140], false],
    ['4 mm across', [290, 196, 140], true],
    ['4 mm above', [290, 190, 146], true],
    ['5 mm above', [290, 190, 145], false],
  ])('with %s %j: tight %s', (_, goods, isTight) => {
    expect(fitBox(carton, size(...goods), CH)?.isTight).toBe(isTight)
  })

  it('is never tight above in a box of variable height', () => {
    expect(fitBox(variable, size(290, 200, 150), CH)?.isTight).toBe(false)
  })

  it.each<[string, FittingBox, Sides]>([
    ['too long', carton, [301, 10, 10]],
    ['too high for every turn', carton, [300, 200, 151]],
    ['higher than the highest closing', wrap, [217, 155, 61]],
    ['higher than the last of the heights', variable, [305, 215, 201]],
  ])('%s does not fit', (_, candidate, goods) => {
    expect(fitBox(candidate, size(...goods), CH)).toBeUndefined()
  })

  const side = fc.integer({ min: 1, max: 1500 })
  const sides = fc.tuple(side, side, side)

  it('gives the same for goods with length and width exchanged', () => {
    fc.assert(
      fc.property(sides, sides, ([a, b, c], [l, w, h]) => {
        expect(scoreOf(box([a, b, c]), [l, w, h])).toBe(scoreOf(box([a, b, c]), [w, l, h]))
      }),
    )
  })

  it('fits exactly when the sorted sides do', () => {
    fc.assert(
      fc.property(sides, sides, (inner, goods) => {
        const descending = (list: readonly number[]) => list.toSorted((x, y) => y - x)
        const [own, asked] = [descending(inner), descending(goods)]
        const fits = asked.every((value, index) => value <= (own[index] ?? 0))
        expect(fitBox(box(inner), size(...goods), CH) !== undefined).toBe(fits)
      }),
    )
  })

  it('has a free space of 0 to 999 thousandths and room on every side', () => {
    fc.assert(
      fc.property(sides, sides, (inner, goods) => {
        const fit = fitBox(box(inner), size(...goods), CH)
        if (fit === undefined) return
        expect(fit.freeSpace).toBeGreaterThanOrEqual(0)
        expect(fit.freeSpace).toBeLessThanOrEqual(999)
        expect(Math.min(...Object.values(fit.slack))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('compareBoxes', () => {
  const fit = {
    score: 10,
    height: 150,
    freeSpace: 10,
    slack: size(9, 9, 9),
    isTipped: false,
    isTight: false,
    parcel: 'standard',
    isInStock: true,
    outerVolume: 1000,
  } as const
  const ranked = (articleNumber: string, price?: string, change: object = {}) => ({
    articleNumber,
    price,
    fit: { ...fit, ...change },
  })

  it('orders by score, outer volume, price and article number', () => {
    const list = [
      ranked('9', '0.5'),
      ranked('8'),
      ranked('7', '10'),
      ranked('6', '9.50'),
      ranked('5', '9.5'),
      ranked('4', '0.1', { outerVolume: 1e12 }),
      ranked('3', '0.1', { score: 999 }),
      ranked('2'),
    ]
    const numbers = list.toSorted(compareBoxes).map(({ articleNumber }) => articleNumber)
    expect(numbers).toEqual(['9', '5', '6', '7', '2', '8', '4', '3'])
  })

  it('is 0 for a box and itself', () => {
    expect(compareBoxes(ranked('1', '2'), ranked('1', '2.0'))).toBe(0)
  })
})

describe('fitLabels', () => {
  const facts = {
    score: 0,
    height: 1,
    freeSpace: 500,
    slack: size(9, 9, 9),
    isTipped: false,
    isTight: false,
    parcel: 'standard',
    isInStock: true,
    outerVolume: 1,
  } as const
  it.each([
    ['half empty', {}, ['wellSuited']],
    ['more than half empty', { freeSpace: 501 }, ['tooLarge']],
    ['tight, however empty', { isTight: true, freeSpace: 900 }, ['exact']],
    ['tipped', { isTipped: true }, ['wellSuited', 'tipped']],
    ['bulky', { parcel: 'bulky' }, ['wellSuited', 'bulky']],
    ['oversized', { parcel: 'oversized' }, ['wellSuited', 'bulky']],
    ['not in stock', { isInStock: false }, ['wellSuited', 'notInStock']],
  ] as const)('%s', (_, change, labels) => {
    expect(fitLabels({ ...facts, ...change })).toEqual(labels)
  })
})

describe('readBoxHeights', () => {
  it.each([
    ['100;150;200', [100, 150, 200]],
    [' 200 ; 100 ', [100, 200]],
    ['60', [60]],
    ['10-60', { minimum: 10, maximum: 60 }],
    ['60-10', undefined],
    ['0-10', undefined],
    ['100;;200', undefined],
    ['100;-5', undefined],
    ['abc', undefined],
    ['', undefined],
    [null, undefined],
    [100, undefined],
  ])('%j reads as %j', (text, heights) => {
    expect(readBoxHeights(text)).toEqual(heights)
  })
})
