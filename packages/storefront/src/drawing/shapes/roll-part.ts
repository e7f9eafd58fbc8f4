import type { Roll } from '../roll'
import { ellipseAt, ellipsePath } from './ellipse'
import { point, project, type Point } from './projection'
import type { Shape } from './scene'

/** The wall of an upright roll in the picture. */
export interface Wall {
  roll: Roll
  /** px per mm */
  scale: number
  /** A point of it, by the angle from the right (0°) over the front (90°) to the left (180°), `z` mm above the ground. */
  at: (degrees: number, z: number) => Point
}

const circleAt = (z: number, { radius, scale }: { radius: number; scale: number }) =>
  ellipseAt(project([0, 0, z], scale), { radius: radius * scale, facing: 'z' })

export const wallOf = (roll: Roll, scale: number): Wall => ({
  roll,
  scale,
  at: (degrees, z) => {
    const { centre, major, minor } = circleAt(z, { radius: roll.diameter / 2, scale })
    const angle = degrees / 57.3
    return point(centre[0] + major * Math.cos(angle), centre[1] + minor * Math.sin(angle))
  },
})

/** The ring of board that a roll is wound on, and the hole in it. */
export const coreShapes = ({ core, width }: Roll, scale: number): readonly Shape[] => {
  const ring = (radius: number) => ellipsePath(circleAt(width, { radius, scale }))
  return [
    { d: ring(core / 2 + 4), paint: ['top', 'face'] },
    { d: ring(core / 2), paint: ['core', 'face'] },
  ]
}
