import { boardOf, drawnPitch } from '../board'
import type { BoxContent } from '../drawing-content'
import { fitScale, listScale } from '../scale'
import { boxFaces, drawnSize, fluteLines, girthLine, innerEdges, tapeOf } from './box'
import { closureLines, gripShape, wingsOf } from './box-closure'
import { boxDimensions, heightOffset } from './box-dimensions'
import { cutEdgeOf } from './cut-edge'
import { boundsWithLines, labelWidth } from './dimension'
import { DimensionLines } from './dimension-lines'
import { FacePrint } from './face-print'
import { materialOf } from './material'
import { boundsOf, shapePath } from './projection'
import type { Sketch } from './sketch'

/** Flutes, cut edge and print are drawn if the longest edge exceeds this, in px. */
const detailFrom = 90

const scaleOf = ({
  length,
  width,
  height,
  scale = listScale.category,
  fit,
  dimensions,
  labelSize = 14,
}: BoxContent) => {
  if (!fit) return scale
  const heightLabel = dimensions?.height
  const side = heightLabel
    ? heightOffset(heightLabel, labelSize) + labelWidth(heightLabel, labelSize) / 2 + 8
    : 3
  return fitScale(
    { length, width, height },
    { fit, margins: { horizontal: side, vertical: dimensions?.length ? 34 : 3 } },
  )
}

/** A closed box in isometric view, drawn from its sizes in mm. */
export function drawBox(content: BoxContent): Sketch {
  const {
    flute,
    colour,
    closure = 'tape',
    creases = [],
    grip = false,
    dimensions,
    labelSize = 14,
    print,
  } = content
  const scale = scaleOf(content)
  const box = drawnSize(content, scale)
  const detailed = Math.max(box.length, box.width, box.height) * scale > detailFrom
  const board = detailed ? boardOf(flute) : undefined
  const faces = boxFaces(box, { scale })
  const lines = dimensions ? boxDimensions(box, { scale, labels: dimensions, size: labelSize }) : []
  const shut = closureLines(box, { scale, closure })
  const tape = closure === 'tape' ? tapeOf(box, scale) : undefined
  const cut = board ? cutEdgeOf(box, { scale, board }) : undefined
  const wings = closure === 'wrap' ? wingsOf(box, scale) : undefined
  const dashed = shut.dashed + creases.map((at) => girthLine(box, { scale, at })).join('')
  return {
    bounds: boundsWithLines(boundsOf(wings?.flat() ?? faces.silhouette), lines),
    material: materialOf(colour),
    shapes: (
      <>
        {wings ? <path className="right strong" d={shapePath(wings[0])} /> : null}
        <path className="top" d={shapePath(faces.top)} />
        <path className="left" d={shapePath(faces.left)} />
        <path className="right" d={shapePath(faces.right)} />
        {board ? (
          <path className="flute" d={fluteLines(box, { scale, pitch: drawnPitch(board.pitch, scale) })} />
        ) : null}
        {wings ? <path className="top strong" d={shapePath(wings[1])} /> : null}
        {tape ? <path className="tape" d={tape.top} /> : null}
        {cut ? (
          <>
            <path className="cutBand" d={cut.band} />
            <path className="cutLine" d={cut.liners + cut.waves} />
          </>
        ) : null}
        {tape ? <path className="tapeDrop" d={tape.drop} /> : null}
        {shut.solid ? <path className="seam" d={shut.solid} /> : null}
        {dashed ? <path className="crease" d={dashed} /> : null}
        {grip ? <path className="slot" d={gripShape(box, scale)} /> : null}
        <path className="edge" d={innerEdges(box, scale)} />
        {detailed && print ? <FacePrint box={box} scale={scale} print={print} /> : null}
        {wings ? null : <path className="silhouette" d={shapePath(faces.silhouette)} />}
        <DimensionLines lines={lines} size={labelSize} />
      </>
    ),
  }
}
