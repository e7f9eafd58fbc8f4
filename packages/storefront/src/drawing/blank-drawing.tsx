import { blankExtent, blankOf, type Blank } from './blank'
import type { BoxSize } from './box'
import { DimensionLines } from './dimension-lines'
import { boundsWithLines, dimensionLine, type DimensionLine } from './dimension'
import { DrawingFrame, commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import classes from './drawing.module.css'
import { point } from './projection'
import type { Fit } from './scale'

export interface BlankDrawingProps extends BoxSize, CommonDrawingProps {
  /** px per mm; without it the picture is fitted. */
  scale?: number | undefined
  /** Maximum size in px, including dimension lines; 640 × 240 without it. */
  fit?: Fit | undefined
  /** Dimension lines with plain figures in mm. */
  dimensions?: boolean | undefined
  /** Font size of the labels in px; 13 without it. */
  labelSize?: number | undefined
  /** Only lines, for products of unknown size. */
  lineOnly?: boolean | undefined
}

const offset = 20

const blankLines = (
  { columns, rows, width: right, height: bottom }: Blank,
  { box, size }: { box: BoxSize; size: number },
): readonly DimensionLine[] => {
  const { length, width, height } = box
  const [flapTop, bodyTop, bodyBottom] = rows
  const below = (x: number, index: number) =>
    dimensionLine([point(columns[index] ?? x, bottom), point(x, bottom)], {
      text: String(index % 2 === 0 ? length : width),
      away: [0, 1],
      offset,
      size,
    })
  const atRight = (from: number, to: number, mm: number) =>
    dimensionLine([point(right, from), point(right, to)], { text: String(mm), away: [1, 0], offset, size })
  return [
    ...columns.slice(1).map(below),
    atRight(flapTop, bodyTop, width / 2),
    atRight(bodyTop, bodyBottom, height),
  ]
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
  const bounds = boundsWithLines({ left: 0, top: 0, right: blank.width, bottom: blank.height }, lines)
  return (
    <DrawingFrame bounds={bounds} {...commonPropsOf(props)}>
      {lineOnly ? null : <path className={classes['blank']} d={blank.ground} />}
      <path className={classes['blankCrease']} d={blank.crease} />
      <path className={classes['blankCut']} d={blank.cut} />
      <DimensionLines lines={lines} size={labelSize} />
    </DrawingFrame>
  )
}
