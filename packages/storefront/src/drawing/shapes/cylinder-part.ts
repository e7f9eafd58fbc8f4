import { cylinderPath, ellipseAt, ellipseExtremes, ellipsePath } from './ellipse'
import type { Material } from './material'
import { project, type Point3D } from './projection'
import type { Part, Shape } from './scene'

/** Size of an upright roll in mm. */
export interface RollSize {
  radius: number
  height: number
  /** Radius of the hollow core; no core without it. */
  core?: number
  /** Rings that show the windings. */
  windings?: number
}

export interface CylinderPosition {
  /** px per mm */
  scale: number
  /** Centre of a roll's base, or the far end of the line on which a tube lies. */
  centre?: Point3D
  material?: Material
  /** Paint of the wall; the lit one without it. */
  wall?: 'left' | 'right'
}

const windingShapes = (
  { radius, core = 0, windings = 0 }: RollSize,
  ring: (radius: number) => string,
): readonly Shape[] =>
  Array.from({ length: windings }, (_, index) => ({
    d: ring(core + ((radius - core) * (index + 1)) / (windings + 1)),
    paint: ['winding'],
  }))

/** An upright roll: rings for the windings, a dark core. */
export const rollPart = (
  size: RollSize,
  { scale, centre: [x, y, z] = [0, 0, 0], material = 'kraft', wall = 'left' }: CylinderPosition,
): Part => {
  const circle = (radius: number, at: number) =>
    ellipseAt(project([x, y, z + at], scale), { radius: radius * scale, facing: 'z' })
  const [foot, top] = [circle(size.radius, 0), circle(size.radius, size.height)]
  const body = cylinderPath(top, foot)
  return {
    material,
    outline: [...ellipseExtremes(top), ...ellipseExtremes(foot)],
    shapes: [
      { d: body, paint: [wall] },
      { d: ellipsePath(top), paint: ['top', 'face'] },
      ...windingShapes(size, (radius) => ellipsePath(circle(radius, size.height))),
      ...(size.core
        ? [{ d: ellipsePath(circle(size.core, size.height)), paint: ['core', 'face'] as const }]
        : []),
      { d: body, paint: ['silhouette'] },
    ],
  }
}

/** A tube along the length, with its near end in white. */
export const tubePart = (
  { radius, length }: { radius: number; length: number },
  { scale, centre: [x, y, z] = [0, 0, 0], material = 'kraft' }: CylinderPosition,
): Part => {
  const circle = (at: number) =>
    ellipseAt(project([x + at, y, z + radius], scale), { radius: radius * scale, facing: 'x' })
  const [far, near] = [circle(0), circle(length)]
  const body = cylinderPath(far, near)
  return {
    material,
    outline: [...ellipseExtremes(far), ...ellipseExtremes(near)],
    shapes: [
      { d: body, paint: ['left'] },
      { d: ellipsePath(near), paint: ['paper', 'face'] },
      { d: body, paint: ['silhouette'] },
    ],
  }
}
