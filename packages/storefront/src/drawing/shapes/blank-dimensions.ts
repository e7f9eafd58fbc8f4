import type { BoxSize } from '../box-size'
import { blankExtent, jointWidth } from '../blank-extent'
import type { Blank } from './blank'
import { dimensionLine, type DimensionLine } from './dimension'
import { point, type Point } from './projection'

/** The distance of a dimension line from the blank, in px, and that of one outside another. */
const [near, far] = [20, 44]

export interface BlankDimensions {
  readonly box: BoxSize
  /** Font size of the labels in px. */
  readonly size: number
  /** With the joint, the lower flaps and the whole blank. */
  readonly isWhole: boolean
  readonly decimalMark: string
}

/** Dimension lines of a blank: its panels below, flaps and height at the right. */
export function blankDimensions(blank: Blank, options: BlankDimensions): readonly DimensionLine[] {
  const { box, size, isWhole, decimalMark } = options
  const { length, width, height } = box
  const { columns, rows, width: right, height: bottom } = blank
  const [top, bodyTop, bodyBottom] = rows
  const text = (mm: number) => String(mm).replace('.', decimalMark)
  const below = (x: number, { from, mm, offset = near }: { from: number; mm: number; offset?: number }) =>
    dimensionLine([point(from, bottom), point(x, bottom)], { text: text(mm), away: [0, 1], offset, size })
  const beside = (mm: number, [from, to]: Point) =>
    dimensionLine([point(right, from), point(right, to)], {
      text: text(mm),
      away: [1, 0],
      offset: isWhole ? 32 : near,
      size,
    })
  const panel = (x: number, index: number) =>
    below(x, { from: columns[index] ?? x, mm: index % 2 === 0 ? length : width })
  const { across, down } = blankExtent(box)
  const joint = dimensionLine([point(0, top), point(columns[0] ?? 0, top)], {
    text: text(jointWidth),
    away: [0, -1],
    offset: near,
    size,
  })
  // At the other side, so that no label of one hides one of the other, however small the picture.
  const whole = dimensionLine([point(0, top), point(0, bottom)], {
    text: text(down),
    away: [-1, 0],
    offset: 36,
    size,
  })
  return [
    ...columns.slice(1).map(panel),
    beside(width / 2, [top, bodyTop]),
    beside(height, [bodyTop, bodyBottom]),
    ...(isWhole
      ? [
          joint,
          below(right, { from: 0, mm: across, offset: far }),
          beside(width / 2, [bodyBottom, bottom]),
          whole,
        ]
      : []),
  ]
}
