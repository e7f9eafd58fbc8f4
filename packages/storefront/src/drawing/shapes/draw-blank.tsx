import type { BlankContent } from '../drawing-content'
import { blankExtent, blankOf, type Blank } from './blank'
import type { BoxSize } from '../box-size'
import { DimensionLines } from './dimension-lines'
import { boundsWithLines, dimensionLine, type DimensionLine } from './dimension'
import { point } from './projection'
import type { Sketch } from './sketch'

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

const scaleFor = ({ fit, dimensions, ...box }: BlankContent) => {
  const { across, down } = blankExtent(box)
  const margin = dimensions ? 40 : 3
  return Math.min((fit.width - margin) / across, (fit.height - margin) / down)
}

export function drawBlank(content: BlankContent): Sketch {
  const { length, width, height, dimensions = false, labelSize = 13, lineOnly = false } = content
  const box = { length, width, height }
  const blank = blankOf(box, scaleFor(content))
  const lines = dimensions ? blankLines(blank, { box, size: labelSize }) : []
  return {
    bounds: boundsWithLines({ left: 0, top: 0, right: blank.width, bottom: blank.height }, lines),
    shapes: (
      <>
        {lineOnly ? null : <path className="blank" d={blank.ground} />}
        <path className="blankCrease" d={blank.crease} />
        <path className="blankCut" d={blank.cut} />
        <DimensionLines lines={lines} size={labelSize} />
      </>
    ),
  }
}
