import type { BoxSize } from '../box-size'
import { dimensionLine, labelWidth, type DimensionLine } from './dimension'
import { cos30 } from '../scale'
import { projectionAt, type Point } from './projection'

/** Translated labels such as `L 300`; a dimension without a label has no line. */
export interface BoxLabels {
  length?: string | undefined
  width?: string | undefined
  height?: string | undefined
}

const offset = 29

/** Distance in px of the height's line, so that its label stays off the body even when small screens enlarge it. */
export const heightOffset = (text: string, size: number) =>
  Math.max(offset + 4, labelWidth(text, size) * 0.85 + 8)

/** Dimension lines of a block: length below the long side, width below the short side, height at the right. */
export const boxDimensions = (
  box: BoxSize,
  options: { scale: number; labels: BoxLabels; size: number },
): readonly DimensionLine[] => {
  const { length: l, width: w, height: h } = box
  const { labels, scale, size } = options
  const at = projectionAt(scale)
  const line = (text: string | undefined, edge: readonly [Point, Point], away: Point) =>
    text
      ? [dimensionLine(edge, { text, away, offset: away[1] === 0 ? heightOffset(text, size) : offset, size })]
      : []
  return [
    ...line(labels.length, [at(0, w, 0), at(l, w, 0)], [-0.5, cos30]),
    ...line(labels.width, [at(l, w, 0), at(l, 0, 0)], [0.5, cos30]),
    ...line(labels.height, [at(l, 0, 0), at(l, 0, h)], [1, 0]),
  ]
}
