import { point, pointText, type Point } from './projection'

/** Semi-axes of a projected circle as shares of its radius: √1.5 and √0.5. */
const majorShare = Math.sqrt(1.5)
const minorShare = Math.sqrt(0.5)

/** The axis that a circle faces: flat on the ground (`z`), or upright across the length (`x`). */
export type Facing = 'z' | 'x'

/** The isometric projection of a circle, in px. */
export interface Ellipse {
  centre: Point
  major: number
  minor: number
  facing: Facing
}

export const ellipseAt = (
  centre: Point,
  { radius, facing }: { radius: number; facing: Facing },
): Ellipse => ({
  centre,
  major: radius * majorShare,
  minor: radius * minorShare,
  facing,
})

const degrees = { z: 0, x: 120 } as const

/** The ends of the long axis, where a cylinder's outline leaves the circle. */
export const axisEnds = ({ centre: [x, y], major, facing }: Ellipse): readonly [Point, Point] => {
  const angle = (degrees[facing] * Math.PI) / 180
  const [dx, dy] = [major * Math.cos(angle), major * Math.sin(angle)]
  return [point(x - dx, y - dy), point(x + dx, y + dy)]
}

/**
 * Radii that are slightly too short, because SVG enlarges those until they reach both ends; rounded-up ones would move
 * the arc off its centre by more than a pixel.
 */
const radii = ({ major, minor, facing }: Ellipse) => {
  const share = Math.max(0, 1 - 0.3 / major)
  return `${pointText([major * share, minor * share])} ${degrees[facing]}`
}

/** SVG's sweep flag for the outline around the near circle. */
const sweep = { z: 0, x: 1 } as const

/** Path data of the whole ellipse. */
export const ellipsePath = (ellipse: Ellipse): string => {
  const [from, to] = axisEnds(ellipse).map(pointText)
  return `M${from}A${radii(ellipse)} 1 0 ${to}A${radii(ellipse)} 1 0 ${from}z`
}

/** Path data of the outline of a cylinder between two equal circles, the far one and the near one. */
export const cylinderPath = (far: Ellipse, near: Ellipse): string => {
  const [farFirst, farSecond] = axisEnds(far).map(pointText)
  const [nearFirst, nearSecond] = axisEnds(near).map(pointText)
  const turn = `0 ${sweep[near.facing]}`
  return `M${farFirst}L${nearFirst}A${radii(near)} ${turn} ${nearSecond}L${farSecond}A${radii(far)} ${turn} ${farFirst}z`
}

/** Points that bound the ellipse: its extremes along both picture axes. */
export const ellipseExtremes = ({ centre: [x, y], major, minor, facing }: Ellipse): readonly Point[] => {
  const angle = (degrees[facing] * Math.PI) / 180
  const across = Math.hypot(major * Math.cos(angle), minor * Math.sin(angle))
  const down = Math.hypot(major * Math.sin(angle), minor * Math.cos(angle))
  return [point(x - across, y - down), point(x + across, y + down)]
}
