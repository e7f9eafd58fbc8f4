import { describe, expect, it } from 'vitest'
import { blockExtent } from '../../drawing/scale'
import { pictureScales } from './picture-scales'

const cube = (side: number) => ({ length: side, width: side, height: side })

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
    const [scale = 1] = pictureScales([cube(side), cube(2000), undefined]).scales
    const { across, down } = blockExtent(cube(side))
    expect(across * scale).toBeLessThanOrEqual(72.001)
    expect(down * scale).toBeLessThanOrEqual(50.001)
  })

  it('is not one scale where a size is not known', () => {
    expect(pictureScales([cube(100), undefined]).isOneScale).toBe(false)
  })
})
