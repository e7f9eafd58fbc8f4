import { blankExtent, blankOf, type Blank } from './blank'
import type { BoxSize } from './box'
import { DimensionLines } from './dimension-lines'
import { dimensionLine, type DimensionLine } from './dimension'
import { DrawingFrame, lookOf, type DrawingLook } from './drawing-frame'
import classes from './drawing.module.css'
import { uniteBounds } from './projection'
import type { Fit } from './scale'

export interface BlankDrawingProps extends BoxSize, DrawingLook {
  /** px per mm; without it the picture is fitted. */
  scale?: number | undefined
  /** Greatest size in px, dimension lines included; 640 × 240 without it. */
  fit?: Fit | undefined
  /** Dimension lines with plain figures in mm. */
  dimensions?: boolean | undefined
  /** Font size of the labels in px; 13 without it. */
  labelSize?: number | undefined
  /** Lines alone, for articles whose sizes are unknown. */
  lineOnly?: boolean | undefined
}

const offset = 20

const blankLines = (blank: Blank, options: { box: BoxSize; size: number }): readonly DimensionLine[] => {
  const { length, width, height } = options.box
  const { columns, rows, width: right, height: bottom } = blank
  const below = columns.slice(0, -1).map((x, index) =>
    dimensionLine(
      [
        [x, bottom],
        [columns[index + 1] ?? x, bottom],
      ],
      {
        text: String(index % 2 === 0 ? length : width),
        away: [0, 1],
        offset,
        size: options.size,
      },
    ),
  )
  const beside = (
    [
      [0, 1, width / 2],
      [1, 2, height],
    ] as const
  ).map(([from, to, mm]) =>
    dimensionLine(
      [
        [right, rows[from]],
        [right, rows[to]],
      ],
      { text: String(mm), away: [1, 0], offset, size: options.size },
    ),
  )
  return [...below, ...beside]
}

const scaleFor = ({ scale, fit = { width: 640, height: 240 }, dimensions, ...box }: BlankDrawingProps) => {
  if (scale !== undefined) return scale
  const { across, down } = blankExtent(box)
  const margin = dimensions ? 40 : 3
  return Math.min((fit.width - margin) / across, (fit.height - margin) / down)
}

/** The blank ("Zuschnitt") of a 0201: solid = cut, dashed = crease. */
export const BlankDrawing = (props: BlankDrawingProps) => {
  const { length, width, height, dimensions = false, labelSize = 13, lineOnly = false } = props
  const box = { length, width, height }
  const blank = blankOf(box, scaleFor(props))
  const lines = dimensions ? blankLines(blank, { box, size: labelSize }) : []
  const bounds = lines.reduce((sum, line) => uniteBounds(sum, line.bounds), {
    left: 0,
    top: 0,
    right: blank.width,
    bottom: blank.height,
  })
  return (
    <DrawingFrame bounds={bounds} {...lookOf(props)}>
      {lineOnly ? null : <path className={classes['blank']} d={blank.ground} />}
      <path className={classes['blankCrease']} d={blank.crease} />
      <path className={classes['blankCut']} d={blank.cut} />
      <DimensionLines lines={lines} size={labelSize} />
    </DrawingFrame>
  )
}
