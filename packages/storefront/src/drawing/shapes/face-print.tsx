import type { BoxSize } from '../box-size'
import { cos30 } from '../scale'
import { project, shortNumber } from './projection'

export interface FacePrintProps {
  box: BoxSize
  /** px per mm */
  scale: number
  /** The size, set large, and the line above it. */
  print: readonly [headline: string, detail: string]
}

/** The sign "this side up", two arrows on a bar, in a square of 100 units above the origin. */
const arrows = 'M0 0H100M24-2V-72M8-52L24-74L40-52M76-2V-72M60-52L76-74L92-52'

/** Print on the lit face: size, product line and transport arrows. */
export const FacePrint = ({ box, scale, print: [headline, detail] }: FacePrintProps) => {
  const [long, tall] = [box.length * scale, box.height * scale]
  const [x, y] = project([0, box.width, 0], scale)
  const size = Math.min(long * 0.064, tall * 0.17, (long * 0.6) / (headline.length * 0.52))
  const small = Math.min(size * 0.68, (long * 0.64) / (detail.length * 0.52))
  const arrowSize = Math.min(long * 0.17, tall * 0.36)
  if (size < 9) return null
  return (
    <g transform={`matrix(${cos30.toFixed(4)} .5 0 1 ${x.toFixed(1)} ${y.toFixed(1)})`}>
      <text
        className="print"
        x={shortNumber(long * 0.055)}
        y={shortNumber(-size * 0.72)}
        fontSize={size.toFixed(1)}
      >
        {headline}
      </text>
      <text
        className="print printDetail"
        x={shortNumber(long * 0.055)}
        y={shortNumber(-size * 1.9)}
        fontSize={small.toFixed(1)}
      >
        {detail}
      </text>
      <path
        className="arrow"
        d={arrows}
        strokeWidth="7.5"
        transform={`translate(${(long * 0.9 - arrowSize).toFixed(1)} ${(-tall * 0.52).toFixed(1)}) scale(${(arrowSize / 100).toFixed(3)})`}
      />
    </g>
  )
}
