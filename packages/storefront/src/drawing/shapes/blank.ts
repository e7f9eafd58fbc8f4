import { jointWidth, slotWidth } from '../blank-extent'
import type { BoxSize } from '../box-size'
import { linePath, point, shapePath, type Point } from './projection'

/** The unfolded 0201 as path data in px. */
export interface Blank {
  /** Solid: the cut all around it, with the slots between its flaps and the joint. */
  cut: string
  /** Dashed: crease. */
  crease: string
  width: number
  height: number
  /** Corners in px for dimension lines: panel borders along x, flap and body borders along y. */
  columns: readonly number[]
  rows: readonly [flapTop: number, bodyTop: number, bodyBottom: number, flapBottom: number]
}

/** Where a panel's flaps begin and end: half a slot from the next ones, and with the panel at both ends of the blank. */
const flapEdges = (columns: readonly number[], slot: number): readonly Point[] =>
  columns.slice(0, -1).map((start, index) => {
    const end = columns[index + 1] ?? start
    return point(index === 0 ? start : start + slot / 2, index === columns.length - 2 ? end : end - slot / 2)
  })

/** A row of flaps between the body at `from` and their edge at `to`, with the ends of the slots. */
const rowOfFlaps = (edges: readonly Point[], { from, to }: { from: number; to: number }): readonly Point[] =>
  edges.flatMap(([left, right]) => [point(left, from), point(left, to), point(right, to), point(right, from)])

/** The blank of a 0201: panels L, B, L, B and a 35 mm joint, flaps of half the width, 6 mm slots. */
export const blankOf = (box: BoxSize, scale: number): Blank => {
  const { length: l, width: w, height: h } = box
  const [flap, bodyEnd, end] = [(w / 2) * scale, (w / 2 + h) * scale, (w + h) * scale]
  const columns = [0, l, l + w, 2 * l + w, 2 * (l + w)].map((mm) => (jointWidth + mm) * scale)
  const last = columns.at(-1) ?? 0
  const edges = flapEdges(columns, Math.max(slotWidth * scale, 1.5))
  const slope = Math.min(15 * scale, (bodyEnd - flap) / 6)
  const below = rowOfFlaps(edges, { from: bodyEnd, to: end }).toReversed()
  const joint = [point(0, bodyEnd - slope), point(0, flap + slope)]
  const levels = [flap, bodyEnd].flatMap((y) =>
    edges.map(([left, right]) => linePath([point(left, y), point(right, y)])),
  )
  const uprights = columns.slice(0, -1).map((x) => linePath([point(x, flap), point(x, bodyEnd)]))
  return {
    cut: shapePath([...rowOfFlaps(edges, { from: flap, to: 0 }), ...below, ...joint]),
    crease: [...levels, ...uprights].join(''),
    width: last,
    height: end,
    columns,
    rows: [0, flap, bodyEnd, end],
  }
}
