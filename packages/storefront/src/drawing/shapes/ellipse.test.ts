import { describe, expect, it } from 'vitest'
import { axisEnds, ellipseAt, ellipseExtremes } from './ellipse'
import { boundsOf, project, type Point3D } from './projection'

const circle = (facing: 'z' | 'x') =>
  Array.from({ length: 720 }, (_, index): Point3D => {
    const angle = (index / 360) * Math.PI
    const [a, b] = [50 * Math.cos(angle), 50 * Math.sin(angle)]
    return facing === 'z' ? [a, b, 0] : [0, a, b]
  })

describe('ellipseAt', () => {
  it.each(['z', 'x'] as const)('has the bounds of the projected circle facing %s', (facing) => {
    const drawn = boundsOf(ellipseExtremes(ellipseAt([0, 0], { radius: 50, facing })))
    const exact = boundsOf(circle(facing).map((location) => project(location, 1)))
    expect(drawn.right).toBeCloseTo(exact.right, 1)
    expect(drawn.bottom).toBeCloseTo(exact.bottom, 1)
  })

  it('has its axis ends at the left and right of an upright roll', () => {
    expect(axisEnds(ellipseAt([10, 5], { radius: 40, facing: 'z' })).map(([, y]) => y)).toEqual([5, 5])
  })
})
