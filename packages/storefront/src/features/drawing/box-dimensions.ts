import type { BoxSize } from './box'
import { dimensionLine, labelWidth, type DimensionLine } from './dimension'
import { cos30, project } from './projection'

/** Label texts in the reader's language, such as `L 300`; a missing one leaves the line out. */
export interface BoxLabels {
  length?: string | undefined
  width?: string | undefined
  height?: string | undefined
}

const offset = 29

/** Distance in px of the height's line: its label clears the body even when a small screen enlarges it. */
export const heightOffset = (text: string, size: number) =>
  Math.max(offset + 4, labelWidth(text, size) * 0.85 + 8)

/** Dimension lines of a block in the order length, width, height: below the long side, below the short side, at the right. */
export const boxDimensions = (
  box: BoxSize,
  options: { scale: number; labels: BoxLabels; size: number },
): readonly DimensionLine[] => {
  const { length: l, width: w, height: h } = box
  const { labels, scale, size } = options
  const at = (x: number, y: number, z: number) => project([x, y, z], scale)
  const lines: DimensionLine[] = []
  if (labels.length)
    lines.push(
      dimensionLine([at(0, w, 0), at(l, w, 0)], { text: labels.length, away: [-0.5, cos30], offset, size }),
    )
  if (labels.width)
    lines.push(
      dimensionLine([at(l, w, 0), at(l, 0, 0)], { text: labels.width, away: [0.5, cos30], offset, size }),
    )
  if (labels.height)
    lines.push(
      dimensionLine([at(l, 0, 0), at(l, 0, h)], {
        text: labels.height,
        away: [1, 0],
        offset: heightOffset(labels.height, size),
        size,
      }),
    )
  return lines
}
