import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cos30 } from '../scale'
import { linePath, point, project, shapePath } from './projection'

describe('project', () => {
  it('maps length to the lower right, width to the lower left and height upwards', () => {
    expect(project([10, 0, 0], 2)).toEqual([20 * cos30, 10])
    expect(project([0, 10, 0], 2)).toEqual([-20 * cos30, 10])
    expect(project([0, 0, 10], 2)).toEqual([0, -20])
  })

  it('is proportional to the scale', () => {
    const mm = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(mm, mm, mm, (x, y, z) => {
        const [single, double] = [project([x, y, z], 1), project([x, y, z], 2)]
        expect(double[0]).toBeCloseTo(single[0] * 2)
        expect(double[1]).toBeCloseTo(single[1] * 2)
      }),
    )
  })
})

describe('path data', () => {
  it('rounds to a tenth of a pixel and writes no negative zero', () => {
    expect(linePath([point(0.04, -0.04), point(10.26, 3)])).toBe('M0 0L10.3 3')
  })

  it('closes shapes, and is empty without points', () => {
    expect(shapePath([point(0, 0), point(1, 0), point(1, 1)])).toBe('M0 0L1 0L1 1z')
    expect(shapePath([])).toBe('')
  })
})
