import { blockPart } from './block-part'
import { drawnSize, type BoxSize } from './box'
import { boxDimensions, heightOffset, type BoxLabels } from './box-dimensions'
import { labelWidth } from './dimension'
import { DimensionLines } from './dimension-lines'
import { DrawingFrame, lookOf, type DrawingLook } from './drawing-frame'
import { PartShapes } from './part-shapes'
import { boundsOf, uniteBounds } from './projection'
import { fitScale, type Fit } from './scale'

export interface GoodsBlockDrawingProps extends BoxSize, DrawingLook {
  /** Greatest size in px, dimension lines included. */
  fit: Fit
  /** Texts of the dimension lines. */
  dimensions: Required<BoxLabels>
  /** Font size of the labels in px; 14 without it. */
  labelSize?: number | undefined
}

/** The shopper's goods alone, a green block with its dimensions. */
export const GoodsBlockDrawing = (props: GoodsBlockDrawingProps) => {
  const { fit, dimensions, labelSize = 14 } = props
  const heightLabel = dimensions.height ?? ''
  const side = heightOffset(heightLabel, labelSize) + labelWidth(heightLabel, labelSize) / 2 + 8
  const scale = fitScale(props, { fit, margins: { horizontal: side, vertical: 40 } })
  const box = drawnSize(props, scale)
  const part = blockPart(box, { scale, material: 'goods' })
  const lines = boxDimensions(box, { scale, labels: dimensions, size: labelSize })
  const bounds = lines.reduce((sum, line) => uniteBounds(sum, line.bounds), boundsOf(part.outline))
  return (
    <DrawingFrame bounds={bounds} material="goods" {...lookOf(props)}>
      <PartShapes parts={[part]} />
      <DimensionLines lines={lines} size={labelSize} />
    </DrawingFrame>
  )
}
