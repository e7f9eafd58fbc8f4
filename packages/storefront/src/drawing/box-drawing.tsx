import { boardOf, drawnPitch } from './board'
import { boxFaces, drawnSize, fluteLines, girthLine, innerEdges, tapeOf, type BoxSize } from './box'
import { closureLines, gripShape, type Closure } from './box-closure'
import { boxDimensions, heightOffset, type BoxLabels } from './box-dimensions'
import { cutEdgeOf } from './cut-edge'
import { boundsWithLines, labelWidth } from './dimension'
import { DimensionLines } from './dimension-lines'
import { DrawingFrame, commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import classes from './drawing.module.css'
import { FacePrint } from './face-print'
import { materialOf } from './material'
import { boundsOf, shapePath } from './projection'
import { fitScale, listScale, type Fit } from './scale'

export interface BoxDrawingProps extends BoxSize, CommonDrawingProps {
  /** E, B, C, EB, BC or CAA; without it no flute lines and no cut edge. */
  flute?: string | undefined
  /** As in the catalogue: braun, weiss, grau, schwarz; brown without it. */
  colour?: string | undefined
  /** `tape` (FEFCO 0201) without it. */
  closure?: Closure | undefined
  /** Heights in mm at which a box of variable height can be folded down. */
  creases?: readonly number[] | undefined
  /** A grip hole in the short side. */
  grip?: boolean | undefined
  /** px per mm; pictures of one list share it (`listScale`). */
  scale?: number | undefined
  /** Maximum size in px of a single picture, including dimension lines. Overrides `scale`. */
  fit?: Fit | undefined
  /** Dimension lines with these texts. */
  dimensions?: BoxLabels | undefined
  /** Font size of the dimension labels in px; 14 without it. */
  labelSize?: number | undefined
  /** Print on the lit face, drawn when the long edge exceeds 90 px: the size, and the line above it. */
  print?: readonly [headline: string, detail: string] | undefined
}

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
}: BoxDrawingProps) => {
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
export const BoxDrawing = (props: BoxDrawingProps) => {
  const {
    flute,
    colour,
    closure = 'tape',
    creases = [],
    grip = false,
    dimensions,
    labelSize = 14,
    print,
  } = props
  const scale = scaleOf(props)
  const box = drawnSize(props, scale)
  const detailed = Math.max(box.length, box.width, box.height) * scale > detailFrom
  const board = detailed ? boardOf(flute) : undefined
  const faces = boxFaces(box, { scale })
  const lines = dimensions ? boxDimensions(box, { scale, labels: dimensions, size: labelSize }) : []
  const bounds = boundsWithLines(boundsOf(faces.silhouette), lines)
  const shut = closureLines(box, { scale, closure })
  const tape = closure === 'tape' ? tapeOf(box, scale) : undefined
  const cut = board ? cutEdgeOf(box, { scale, board }) : undefined
  const dashed = shut.dashed + creases.map((at) => girthLine(box, { scale, at })).join('')
  return (
    <DrawingFrame bounds={bounds} material={materialOf(colour)} {...commonPropsOf(props)}>
      <path className={classes['top']} d={shapePath(faces.top)} />
      <path className={classes['left']} d={shapePath(faces.left)} />
      <path className={classes['right']} d={shapePath(faces.right)} />
      {board ? (
        <path
          className={classes['flute']}
          d={fluteLines(box, { scale, pitch: drawnPitch(board.pitch, scale) })}
        />
      ) : null}
      {tape ? <path className={classes['tape']} d={tape.top} /> : null}
      {cut ? (
        <>
          <path className={classes['cutBand']} d={cut.band} />
          <path className={classes['cutLine']} d={cut.liners + cut.waves} />
        </>
      ) : null}
      {tape ? <path className={classes['tapeDrop']} d={tape.drop} /> : null}
      {shut.solid ? <path className={classes['seam']} d={shut.solid} /> : null}
      {dashed ? <path className={classes['crease']} d={dashed} /> : null}
      {grip ? <path className={classes['slot']} d={gripShape(box, scale)} /> : null}
      <path className={classes['edge']} d={innerEdges(box, scale)} />
      {detailed && print ? <FacePrint box={box} scale={scale} print={print} /> : null}
      <path className={classes['silhouette']} d={shapePath(faces.silhouette)} />
      <DimensionLines lines={lines} size={labelSize} />
    </DrawingFrame>
  )
}
