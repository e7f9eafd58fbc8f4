import { cos30 } from '../scale'

/** A point in space, in mm: x runs along the length, y along the width, z upwards. */
export type Point3D = readonly [x: number, y: number, z: number]

/** A point in the picture, in px; y runs downwards. */
export type Point = readonly [x: number, y: number]

export const point = (x: number, y: number): Point => [x, y]

/** The isometric projection of a point; `scale` in px per mm. */
export const project = ([x, y, z]: Point3D, scale: number): Point => [
  (x - y) * cos30 * scale,
  ((x + y) / 2 - z) * scale,
]

/** A projection at a fixed scale. */
export const projectionAt = (scale: number) => (x: number, y: number, z: number) => project([x, y, z], scale)

/** A number rounded to a tenth. */
export const shortNumber = (value: number) => String(Math.round(value * 10) / 10 || 0)

/** A point as path data, rounded to a tenth of a pixel. */
export const pointText = ([x, y]: Point) => `${shortNumber(x)} ${shortNumber(y)}`

/** Path data of an open line through the points. */
export const linePath = (points: readonly Point[]) =>
  points.length === 0 ? '' : `M${points.map(pointText).join('L')}`

/** Path data of a closed shape. */
export const shapePath = (points: readonly Point[]) => (points.length === 0 ? '' : `${linePath(points)}z`)

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** The rectangle around the points; all zero without any. */
export const boundsOf = (points: readonly Point[]): Bounds => {
  if (points.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The corners of a rectangle, clockwise from the top left. */
export const cornersOf = ({ left, top, right, bottom }: Bounds): readonly [Point, Point, Point, Point] => [
  point(left, top),
  point(right, top),
  point(right, bottom),
  point(left, bottom),
]

/** The rectangle widened by px on every side. */
export const padBounds = (bounds: Bounds, padding: number): Bounds => ({
  left: bounds.left - padding,
  top: bounds.top - padding,
  right: bounds.right + padding,
  bottom: bounds.bottom + padding,
})

export const uniteBounds = (first: Bounds, second: Bounds): Bounds => ({
  left: Math.min(first.left, second.left),
  top: Math.min(first.top, second.top),
  right: Math.max(first.right, second.right),
  bottom: Math.max(first.bottom, second.bottom),
})

export const middleOf = ([x, y]: Point, second: Point) =>
  point(x + (second[0] - x) * 0.5, y + (second[1] - y) * 0.5)
