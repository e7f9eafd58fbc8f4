import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxFaces, drawnSize, fluteLines, tapeOf } from './box'
import { boundsOf } from './projection'
import { cos30, fitScale } from '../scale'

const box = { length: 300, width: 200, height: 150 }
const edge = fc.integer({ min: 10, max: 2000 })

describe('boxFaces', () => {
  it('has the width of length and width, and the height of half of them plus the height', () => {
    const { left, right, top, bottom } = boundsOf(boxFaces(box, { scale: 1 }).silhouette)
    expect(right - left).toBeCloseTo(500 * cos30)
    expect(bottom - top).toBeCloseTo(250 + 150)
  })

  it('has one corner that all three faces share', () => {
    const { top, left, right } = boxFaces(box, { scale: 0.5 })
    expect(left[1]).toEqual(top[2])
    expect(right[0]).toEqual(top[2])
  })

  it('moves with its origin', () => {
    const moved = boxFaces(box, { scale: 1, origin: [0, 0, 100] }).top
    expect(moved.map(([, y]) => y + 100)).toEqual(boxFaces(box, { scale: 1 }).top.map(([, y]) => y))
  })
})

describe('drawnSize', () => {
  it('keeps every drawn edge at 3 px or more', () => {
    expect(drawnSize({ length: 155, width: 105, height: 15 }, 0.098).height).toBeCloseTo(3 / 0.098)
    expect(drawnSize(box, 1)).toEqual(box)
  })
})

describe('fluteLines', () => {
  it('draws one line per pitch on both sides and none on the edges', () => {
    const lines = fluteLines({ length: 30, width: 20, height: 10 }, { scale: 1, pitch: 10 })
    expect(lines.match(/M/g)).toHaveLength(2 + 1)
  })
})

describe('tapeOf', () => {
  it('is 50 mm wide, but at most 24 % of the width', () => {
    const acrossOf = (width: number) => {
      const { left, right } = boundsOf(
        [...tapeOf({ ...box, width, length: 0 }, 1).top.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
          ([, x, y]) => [Number(x), Number(y)] as const,
        ),
      )
      return (right - left) / cos30
    }
    expect(acrossOf(400)).toBeCloseTo(50, 0)
    expect(acrossOf(100)).toBeCloseTo(24, 0)
  })
})

describe('fitScale', () => {
  it('fills the size in one direction and exceeds it in none', () => {
    fc.assert(
      fc.property(edge, edge, edge, (length, width, height) => {
        const options = { fit: { width: 640, height: 460 }, margins: { horizontal: 40, vertical: 20 } }
        const scale = fitScale({ length, width, height }, options)
        const bounds = boundsOf(boxFaces({ length, width, height }, { scale }).silhouette)
        const [across, down] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
        expect(across).toBeLessThanOrEqual(600.001)
        expect(down).toBeLessThanOrEqual(440.001)
        expect(Math.max(across / 600, down / 440)).toBeCloseTo(1)
      }),
    )
  })
})
