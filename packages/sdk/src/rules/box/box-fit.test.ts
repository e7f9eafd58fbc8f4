import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitBox, maximumBoxFinderDimension, type CandidateBox } from './box-fit'
import { parcelLimits } from './parcel-limits'

type Sides = readonly [length: number, width: number, height: number]
const size = (...[length, width, height]: Sides) => ({ length, width, height })
const box = (inner: Sides, more: Partial<CandidateBox> = {}): CandidateBox => ({
  inner: size(...inner),
  isInStock: true,
  ...more,
})
const { CH, DE } = parcelLimits
const scoreOf = (candidate: CandidateBox, goods: Sides, limits: typeof CH = CH): number | undefined =>
  fitBox(candidate, size(...goods), limits)?.score

describe('fitBox', () => {
  const carton = box([300, 200, 150], { outer: size(306, 206, 162) })
  const variable = box([305, 215, 200], { heights: [100, 150, 200], outer: size(313, 223, 216) })
  const wrap = box([217, 155, 60], { heights: { minimum: 10, maximum: 60 }, outer: size(277, 167, 68) })
  const long = box([1000, 150, 150], { outer: size(1010, 160, 164) })
  const chest = box([1180, 580, 560], { outer: size(1190, 590, 580) })

  it.each<[string, CandidateBox, Sides, number]>([
    ['the exact size, although tight', carton, [300, 200, 150], 40],
    ['length and width exchanged', carton, [200, 300, 150], 40],
    ['a box whose width is its longer dimension', box([200, 300, 150]), [300, 200, 150], 40],
    ['a dimension upright that lay flat', carton, [150, 200, 300], 190],
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

  it('classifies the parcel by the carrier of the shop', () => {
    expect(scoreOf(chest, [1150, 560, 540], DE)).toBe(92)
    expect(scoreOf(chest, [1150, 560, 540], CH)).toBe(192)
  })

  it('adds 250 for an oversized parcel, 100 for a bulky one', () => {
    expect(scoreOf(box([2001, 100, 100]), [2001, 100, 100], DE)).toBe(290)
    expect(scoreOf(box([2000, 400, 400]), [2000, 400, 400], DE)).toBe(140)
  })

  it('adds 50 for a box that is not in stock', () => {
    expect(scoreOf({ ...carton, isInStock: false }, [300, 200, 150])).toBe(90)
  })

  it('reports height, space and slack of the closed box', () => {
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

  it.each<[string, CandidateBox, Sides]>([
    ['too long', carton, [301, 10, 10]],
    ['too high for every turn', carton, [300, 200, 151]],
    ['higher than the highest closing', wrap, [217, 155, 61]],
    ['higher than the last of the heights', variable, [305, 215, 201]],
    ['too wide for every turn', carton, [250, 201, 201]],
  ])('%s does not fit', (_, candidate, goods) => {
    expect(fitBox(candidate, size(...goods), CH)).toBeUndefined()
  })

  it('prefers an upright orientation to a tipped one with the same score', () => {
    const tall = box([100, 100, 1000], { heights: { minimum: 60, maximum: 1000 } })
    expect(fitBox(tall, size(60, 50, 90), CH)).toMatchObject({ score: 700, isTipped: false, height: 90 })
  })

  it.each<[string, CandidateBox, Sides, number]>([
    ['1150 of 1180', chest, [1150, 560, 540], 92],
    ['in stock', carton, [300, 200, 150], 40],
  ])('scores for the German carrier: %s', (_, candidate, goods, score) => {
    expect(scoreOf(candidate, goods, DE)).toBe(score)
  })

  it('uses the inner dimensions where the outer ones are unknown or invalid', () => {
    const unknown = fitBox(box([300, 200, 150]), size(300, 200, 150), CH)
    expect(unknown).toMatchObject({ parcel: 'standard', outerVolume: 9_000_000 })
    const unusable = box([300, 200, 150], { outer: size(306, NaN, 162) })
    expect(fitBox(unusable, size(300, 200, 150), CH)).toEqual(unknown)
  })

  it('counts the empty space of very large boxes exactly', () => {
    const large = 10_000_019
    expect(fitBox(box([large, large, large]), size(1, 1, 1), CH)?.freeSpace).toBe(999)
  })

  it.each([[0], [-1], [NaN], [Infinity], [1.5], [1e300], ['300'], [null], [undefined]])(
    'fits nothing with a dimension of %j, in goods or box',
    (value) => {
      const dimension = value as number
      for (const bad of [size(dimension, 1, 1), size(1, dimension, 1), size(1, 1, dimension)]) {
        expect(fitBox(carton, bad, CH)).toBeUndefined()
        expect(fitBox({ ...carton, inner: bad }, size(1, 1, 1), CH)).toBeUndefined()
      }
      expect(fitBox({ ...carton, heights: [dimension] }, size(1, 1, 1), CH)).toBeUndefined()
    },
  )

  it('has the limit of the Box Finder search, in mm', () => {
    expect(maximumBoxFinderDimension).toBe(5000)
  })
})

const dimension = fc.integer({ min: 1, max: 1500 })
const dimensions = fc.tuple(dimension, dimension, dimension)
/** A fixed height, a list of heights or a range. */
const boxes = fc
  .tuple(
    dimensions,
    fc.option(
      fc.oneof(fc.array(dimension, { minLength: 1 }), fc.record({ minimum: dimension, maximum: dimension })),
    ),
  )
  .map(([inner, heights]) => box(inner, heights ? { heights } : {}))

describe('goods in boxes', () => {
  it('lie the same, whichever dimension is called length and which width', () => {
    fc.assert(
      fc.property(boxes, dimensions, (candidate, [l, w, h]) => {
        expect(fitBox(candidate, size(l, w, h), CH)).toEqual(fitBox(candidate, size(w, l, h), CH))
      }),
    )
  })

  it('fit in any order of their dimensions or in none, and only tipping changes the score', () => {
    fc.assert(
      fc.property(boxes, dimensions, (candidate, [a, b, c]) => {
        const orders: readonly Sides[] = [
          [a, b, c],
          [b, c, a],
          [c, a, b],
        ]
        const scores = orders.map((order) => scoreOf(candidate, order))
        if (scores.includes(undefined)) expect(scores).toEqual([undefined, undefined, undefined])
        else
          expect(Math.max(...scores.map(Number)) - Math.min(...scores.map(Number))).toBeLessThanOrEqual(150)
      }),
    )
  })

  it('fit a box of one height exactly when the sorted dimensions do', () => {
    fc.assert(
      fc.property(dimensions, dimensions, (inner, goods) => {
        const descending = (list: readonly number[]) => list.toSorted((x, y) => y - x)
        const [own, requested] = [descending(inner), descending(goods)]
        const fits = requested.every((value, index) => value <= Number(own[index]))
        expect(fitBox(box(inner), size(...goods), CH) !== undefined).toBe(fits)
      }),
    )
  })

  it('leave 0 to 999 thousandths free and no negative slack', () => {
    fc.assert(
      fc.property(boxes, dimensions, (candidate, goods) => {
        const fit = fitBox(candidate, size(...goods), CH)
        if (fit === undefined) return
        expect(fit.freeSpace).toBeGreaterThanOrEqual(0)
        expect(fit.freeSpace).toBeLessThanOrEqual(999)
        expect(Math.min(...Object.values(fit.slack))).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(fit.score)).toBe(true)
      }),
    )
  })
})
