import { blockPart } from './block-part'
import { drawnSize, type BoxSize } from './box'
import { boxDimensions, heightOffset, type BoxLabels } from './box-dimensions'
import { boundsWithLines, labelWidth } from './dimension'
import { DimensionLines } from './dimension-lines'
import { DrawingFrame, commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import { boundsOf } from './projection'
import { fitScale, type Fit } from './scale'
import { PartShapes } from './scene-drawing'

export interface GoodsBlockDrawingProps extends BoxSize, CommonDrawingProps {
  /** Maximum size in px, including dimension lines. */
  fit: Fit
  /** Texts of the dimension lines. */
  dimensions: Required<BoxLabels>
  /** Font size of the labels in px; 14 without it. */
  labelSize?: number | undefined
}

/** The shopper's goods as a green block with dimension lines. */
export const GoodsBlockDrawing = (props: GoodsBlockDrawingProps) => {
  const { fit, dimensions, labelSize = 14 } = props
  const heightLabel = dimensions.height ?? ''
  const side = heightOffset(heightLabel, labelSize) + labelWidth(heightLabel, labelSize) / 2 + 8
  const scale = fitScale(props, { fit, margins: { horizontal: side, vertical: 40 } })
  const box = drawnSize(props, scale)
  const part = blockPart(box, { scale, material: 'goods' })
  const lines = boxDimensions(box, { scale, labels: dimensions, size: labelSize })
  const bounds = boundsWithLines(boundsOf(part.outline), lines)
  return (
    <DrawingFrame bounds={bounds} material="goods" {...commonPropsOf(props)}>
      <PartShapes parts={[part]} />
      <DimensionLines lines={lines} size={labelSize} />
    </DrawingFrame>
  )
}
