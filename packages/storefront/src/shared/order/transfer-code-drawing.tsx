import type { TransferCode } from '../transfer-code/draw-transfer-code'

interface CodeDrawingProps {
  readonly code: TransferCode
  /** Its middle has the Swiss cross. */
  readonly isSwiss: boolean
  readonly label: string
  /** Without the white edge, where the paper around it has one. @default false */
  readonly isTrimmed?: boolean
}

/** The share of a Swiss code's side that its cross takes: 7 of 46 mm. */
const crossShare = 7 / 46
const quietModules = 4

/** Black on white in every colour scheme, because scanners need it. */
export function CodeDrawing({ code: { size, path }, isSwiss, label, isTrimmed = false }: CodeDrawingProps) {
  const edge = isTrimmed ? quietModules : 0
  const visible = size - 2 * edge
  return (
    <svg
      viewBox={`${edge} ${edge} ${visible} ${visible}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
      {isSwiss ? <SwissCross center={size / 2} side={(size - 2 * quietModules) * crossShare} /> : null}
    </svg>
  )
}

/** A white cross on black with a white edge. */
function SwissCross({ center, side }: { readonly center: number; readonly side: number }) {
  const unit = side / 7
  const square = (length: number, fill: string) => (
    <rect x={center - length / 2} y={center - length / 2} width={length} height={length} fill={fill} />
  )
  const bar = { x: center - unit * 0.6, y: center - unit * 2, width: unit * 1.2, height: unit * 4 }
  return (
    <>
      {square(side, '#fff')}
      {square(side * 0.9, '#000')}
      <rect {...bar} fill="#fff" />
      <rect {...bar} fill="#fff" transform={`rotate(90 ${center} ${center})`} />
    </>
  )
}
