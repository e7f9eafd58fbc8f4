import { linePath, middleOf, point, uniteBounds, type Bounds, type Point } from './projection'

/** One dimension line as path data, with the position of its label. */
export interface DimensionLine {
  line: string
  ticks: string
  extensions: string
  label: { x: number; y: number; text: string }
  bounds: Bounds
}

const startGap = 5
const overrun = 4
const tickHalf = 4

/** An estimate of a label's width in px, for figures and capitals of the narrow cut at `size` px. */
export const labelWidth = (text: string, size: number) => text.length * size * 0.5

const along = ([x, y]: Point, [dx, dy]: Point, distance: number) =>
  point(x + dx * distance, y + dy * distance)

const tick = ([x, y]: Point) =>
  linePath([point(x - tickHalf, y + tickHalf), point(x + tickHalf, y - tickHalf)])

const boundsAround = (
  line: readonly [Point, Point],
  label: { x: number; y: number; halfWidth: number; size: number },
): Bounds => ({
  left: Math.min(line[0][0], line[1][0], label.x - label.halfWidth) - tickHalf,
  right: Math.max(line[0][0], line[1][0], label.x + label.halfWidth) + tickHalf,
  top: Math.min(line[0][1], line[1][1], label.y - label.size / 2) - tickHalf,
  bottom: Math.max(line[0][1], line[1][1], label.y + label.size / 2) + tickHalf,
})

export interface DimensionOptions {
  text: string
  /** Unit vector away from the body. */
  away: Point
  /** Distance of the line from the body in px. */
  offset: number
  /** Font size of the label in px. */
  size: number
}

/**
 * A dimension line along an edge: extension lines, 45° ticks, and an upright label in the middle, or outside if the line
 * is shorter than the label plus 14 px.
 */
export const dimensionLine = (
  edge: readonly [Point, Point],
  { text, away, offset, size }: DimensionOptions,
): DimensionLine => {
  const [from, to] = [along(edge[0], away, offset), along(edge[1], away, offset)]
  const halfWidth = labelWidth(text, size) / 2
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const upright = Math.abs(to[0] - from[0]) < 1
  const fits = length >= (upright ? size : 2 * halfWidth) + 14
  const outside = fits ? 0 : 10 + Math.abs(away[0]) * halfWidth + (Math.abs(away[1]) * size) / 2
  const [x, y] = along(middleOf(from, to), away, outside)
  const extension = (start: Point) =>
    linePath([along(start, away, startGap), along(start, away, offset + overrun)])
  return {
    line: linePath([from, to]),
    ticks: tick(from) + tick(to),
    extensions: extension(edge[0]) + extension(edge[1]),
    label: { x, y, text },
    bounds: boundsAround([from, to], { x, y, halfWidth, size }),
  }
}

/** The bounds of a body together with its dimension lines. */
export const boundsWithLines = (body: Bounds, lines: readonly DimensionLine[]): Bounds =>
  lines.reduce((bounds, line) => uniteBounds(bounds, line.bounds), body)
