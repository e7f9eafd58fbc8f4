import type { BoxSize } from '../box-size'
import { linePath, project, projectionAt, shapePath, type Point3D, type Point } from './projection'

export interface BoxFaces {
  top: readonly Point[]
  /** The long side, in the light. */
  left: readonly Point[]
  /** The short side, in the shade. */
  right: readonly Point[]
  silhouette: readonly Point[]
}

/** The size, with every edge enlarged to at least 3 px. */
export const drawnSize = ({ length, width, height }: BoxSize, scale: number): BoxSize => {
  const least = 3 / scale
  return { length: Math.max(length, least), width: Math.max(width, least), height: Math.max(height, least) }
}

/** The three visible faces of a block at `origin`. */
export const boxFaces = (
  { length: l, width: w, height: h }: BoxSize,
  options: { scale: number; origin?: Point3D },
): BoxFaces => {
  const [ox, oy, oz] = options.origin ?? [0, 0, 0]
  const at = (x: number, y: number, z: number) => project([ox + x, oy + y, oz + z], options.scale)
  const [back, east, front, west] = [at(0, 0, h), at(l, 0, h), at(l, w, h), at(0, w, h)] as const
  const [eastFoot, frontFoot, westFoot] = [at(l, 0, 0), at(l, w, 0), at(0, w, 0)] as const
  return {
    top: [back, east, front, west],
    left: [west, front, frontFoot, westFoot],
    right: [front, east, eastFoot, frontFoot],
    silhouette: [back, east, eastFoot, frontFoot, westFoot, west],
  }
}

/** The two inner edges that meet at the front corner, and the vertical one below it. */
export const innerEdges = ({ length: l, width: w, height: h }: BoxSize, scale: number): string => {
  const front = project([l, w, h], scale)
  const line = (location: Point3D) => linePath([front, project(location, scale)])
  return line([0, w, h]) + line([l, 0, h]) + line([l, w, 0])
}

/** Vertical flute lines of both side faces; `pitch` in mm. */
export const fluteLines = (
  { length: l, width: w, height: h }: BoxSize,
  options: { scale: number; pitch: number },
): string => {
  const { scale, pitch } = options
  const upright = (x: number, y: number) => linePath([project([x, y, 0], scale), project([x, y, h], scale)])
  const stops = (edge: number) =>
    Array.from({ length: Math.max(0, Math.ceil(edge / pitch) - 1) }, (_, index) => (index + 1) * pitch)
  return [...stops(l).map((x) => upright(x, w)), ...stops(w).map((y) => upright(l, y))].join('')
}

export interface Tape {
  top: string
  drop: string
}

/** The closing tape of a folding box: 50 mm wide, at most 24 % of the width, 60 mm down the right face. */
export const tapeOf = ({ length: l, width: w, height: h }: BoxSize, scale: number): Tape => {
  const half = Math.min(50, w * 0.24) / 2
  const [near, far] = [w / 2 + half, w / 2 - half]
  const drop = h - Math.min(60, h * 0.42)
  const at = projectionAt(scale)
  return {
    top: shapePath([at(0, far, h), at(l, far, h), at(l, near, h), at(0, near, h)]),
    drop: shapePath([at(l, near, h), at(l, far, h), at(l, far, drop), at(l, near, drop)]),
  }
}

/** The line where the two long flaps of a 0201 meet. */
export const seamOf = ({ length: l, width: w, height: h }: BoxSize, scale: number): string =>
  linePath([project([0, w / 2, h], scale), project([l, w / 2, h], scale)])

/** A line around both visible sides at a height in mm: lid edge or crease. */
export const girthLine = ({ length: l, width: w }: BoxSize, options: { scale: number; at: number }): string =>
  linePath([
    project([0, w, options.at], options.scale),
    project([l, w, options.at], options.scale),
    project([l, 0, options.at], options.scale),
  ])
