import type { BoxSize } from '../box-size'
import { cornersOf, linePath, point, shapePath, type Point } from './projection'

/** The unfolded 0201 as path data in px. */
export interface Blank {
  ground: string
  /** Solid: cut. */
  cut: string
  /** Dashed: crease. */
  crease: string
  width: number
  height: number
  /** Corners in px for dimension lines: panel borders along x, flap and body borders along y. */
  columns: readonly number[]
  rows: readonly [flapTop: number, bodyTop: number, bodyBottom: number, flapBottom: number]
}

const jointWidth = 35
const slotWidth = 6

/** Extent of the blank in mm, joint included. */
export const blankExtent = ({ length, width, height }: BoxSize) => ({
  across: jointWidth + 2 * (length + width),
  down: width + height,
})

const rowOfFlaps = (
  columns: readonly number[],
  { from, to, slot }: { from: number; to: number; slot: number },
): readonly (readonly Point[])[] =>
  columns.slice(0, -1).map((start, index) => {
    const end = columns[index + 1] ?? start
    const left = index === 0 ? start : start + slot / 2
    const right = index === columns.length - 2 ? end : end - slot / 2
    return [point(left, from), point(left, to), point(right, to), point(right, from)]
  })

/** The blank of a 0201: panels L, B, L, B and a 35 mm joint, flaps of half the width, 6 mm slots. */
export const blankOf = (box: BoxSize, scale: number): Blank => {
  const { length: l, width: w, height: h } = box
  const [flap, bodyEnd, end] = [(w / 2) * scale, (w / 2 + h) * scale, (w + h) * scale]
  const columns = [0, l, l + w, 2 * l + w, 2 * (l + w)].map((mm) => (jointWidth + mm) * scale)
  const [first = 0, last = 0] = [columns[0], columns.at(-1)]
  const slot = Math.max(slotWidth * scale, 1.5)
  const flaps = [
    ...rowOfFlaps(columns, { from: flap, to: 0, slot }),
    ...rowOfFlaps(columns, { from: bodyEnd, to: end, slot }),
  ]
  const slope = Math.min(15 * scale, (bodyEnd - flap) / 6)
  const joint = [point(first, flap), point(0, flap + slope), point(0, bodyEnd - slope), point(first, bodyEnd)]
  const body = cornersOf({ left: first, top: flap, right: last, bottom: bodyEnd })
  const level = (y: number) => linePath([point(first, y), point(last, y)])
  const upright = (x: number) => linePath([point(x, flap), point(x, bodyEnd)])
  return {
    ground: [body, joint, ...flaps].map(shapePath).join(''),
    cut: [joint, ...flaps, body.slice(1, 3)].map(linePath).join(''),
    crease: [level(flap), level(bodyEnd), ...columns.slice(0, -1).map(upright)].join(''),
    width: last,
    height: end,
    columns,
    rows: [0, flap, bodyEnd, end],
  }
}
