import type { DimensionLine } from './dimension'
import classes from './drawing.module.css'

export interface DimensionLinesProps {
  lines: readonly DimensionLine[]
  /** Font size of the labels in px, at least 11. */
  size: number
}

/** Dimension lines with their labels, drawn above the body. */
export const DimensionLines = ({ lines, size }: DimensionLinesProps) =>
  lines.length === 0 ? null : (
    <g>
      <path className={classes['extension']} d={lines.map((line) => line.extensions).join('')} />
      <path className={classes['dimension']} d={lines.map((line) => line.line).join('')} />
      <path className={classes['tick']} d={lines.map((line) => line.ticks).join('')} />
      {lines.map(({ label }) => (
        <text
          key={`${label.x} ${label.y}`}
          className={classes['label']}
          x={label.x}
          y={label.y}
          fontSize={size}
        >
          {label.text}
        </text>
      ))}
    </g>
  )
