import { describe, expect, it } from 'vitest'
import { blockExtent } from '../../drawing/scale'
import { pictureScales } from './picture-scales'

const cube = (side: number) => ({ innerSize: { length: side, width: side, height: side } })
const roll = (diameter: number, width: number) => ({ roll: { diameter, width, core: 50 } })

describe('pictureScales', () => {
  it('draws all to one scale in which the largest fits', () => {
    const { scales, isOneScale } = pictureScales([cube(100), cube(350)])
    expect(new Set(scales).size).toBe(1)
    expect(isOneScale).toBe(true)
  })

  it('draws only as large as a row what would make the others vanish, and does not call that one scale', () => {
    const { scales, isOneScale } = pictureScales([cube(100), cube(1200)])
    expect(scales[0]).toBeGreaterThan(scales[1] ?? 1)
    expect(isOneScale).toBe(false)
  })

  it.each([50, 100, 300, 600, 1200, 2000])('keeps a cube of %i mm within a row', (side) => {
    const [scale = 1] = pictureScales([cube(side), cube(2000), {}]).scales
    const { across, down } = blockExtent(cube(side).innerSize)
    expect(across * scale).toBeLessThanOrEqual(72.001)
    expect(down * scale).toBeLessThanOrEqual(50.001)
  })

  it('is not one scale where a size is not known', () => {
    expect(pictureScales([cube(100), {}]).isOneScale).toBe(false)
  })

  it('draws all rolls to one scale in which the largest fits', () => {
    const { rollScale = 1, isOneScale } = pictureScales([roll(215, 500), roll(83, 100)])
    expect(isOneScale).toBe(true)
    expect(215 * Math.SQRT1_2 * rollScale + 500 * rollScale).toBeCloseTo(50)
  })

  it('has no scale for rolls without any, and not one scale for rolls and boxes', () => {
    expect(pictureScales([cube(100)]).rollScale).toBeUndefined()
    expect(pictureScales([cube(100), roll(100, 50)])).toMatchObject({ isOneScale: false })
  })
})
