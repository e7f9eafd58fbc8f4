import type { DimensionLine } from './dimension'
import { shortNumber } from './projection'

export interface DimensionLinesProps {
  lines: readonly DimensionLine[]
  /** Font size of the labels in px, at least 11. */
  size: number
}

/** Dimension lines with their labels, drawn above the body. */
export const DimensionLines = ({ lines, size }: DimensionLinesProps) =>
  lines.length === 0 ? null : (
    <g fontSize={size}>
      <path className="extension" d={lines.map((line) => line.extensions).join('')} />
      <path className="dimension" d={lines.map((line) => line.line).join('')} />
      <path className="tick" d={lines.map((line) => line.ticks).join('')} />
      {lines.map(({ label }) => (
        <text
          key={`${label.x} ${label.y}`}
          className="label"
          x={shortNumber(label.x)}
          y={shortNumber(label.y)}
        >
          {label.text}
        </text>
      ))}
    </g>
  )
