import { linePath, pointText, shapePath, shortNumber, type Point } from './projection'
import type { Wall } from './roll-part'
import type { Shape } from './scene'

/** What tells one roll from another: drawn on its wall. */
export type RollMark = (wall: Wall) => readonly Shape[]

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step)

const oval = ([x, y]: Point, [across, down]: Point): string => {
  const arc = `a${pointText([across, down])} 0 1 0 `
  return `M${pointText([x - across, y])}${arc}${shortNumber(2 * across)} 0${arc}${shortNumber(-2 * across)} 0`
}

/** Bubbles all over the wall, fewer and larger ones in a small picture. */
export const bubbles: RollMark = ({ roll, scale, at }) => {
  const pitch = Math.max(30, 6 / scale)
  const turn = (pitch / (roll.diameter / 2)) * 57.3
  const size = pitch * 0.34 * scale
  const rows = range(pitch * 0.6, roll.width - pitch * 0.3, pitch * 0.87)
  const d = rows.flatMap((z, row) =>
    range(turn * (row % 2 ? 0.4 : 0.9), 180 - turn * 0.4, turn).map((degrees) =>
      oval(at(degrees, z), [size * Math.max(0.2, 1.22 * Math.sin(degrees / 57.3)), size]),
    ),
  )
  return [{ d: d.join(''), paint: ['top', 'fold'] }]
}

/** Threads of glass fibre that cross in gummed tape. */
export const threads: RollMark = ({ roll: { width }, at }) => {
  const lines = range(4, 160, 12).flatMap((degrees) => [
    linePath([at(degrees, 0), at(degrees + 18, width)]),
    linePath([at(degrees + 18, 0), at(degrees, width)]),
  ])
  return [{ d: lines.join(''), paint: ['winding'] }]
}

const strip = ({ roll: { width }, at }: Wall, [from, to]: Point): string =>
  shapePath([at(from, 0), at(from, width), at(to, width), at(to, 0)])

/** The gloss of plastic. */
export const gloss: RollMark = (wall) => [
  { d: strip(wall, [128, 112]) + strip(wall, [105, 101]), paint: ['tape'] },
]
