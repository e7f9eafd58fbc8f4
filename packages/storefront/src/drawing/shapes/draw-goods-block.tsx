import type { GoodsBlockContent } from '../drawing-content'
import { fitScale } from '../scale'
import { blockPart } from './block-part'
import { drawnSize } from './box'
import { boxDimensions, heightOffset } from './box-dimensions'
import { boundsWithLines, labelWidth } from './dimension'
import { DimensionLines } from './dimension-lines'
import { PartShapes } from './draw-scene'
import { boundsOf } from './projection'
import type { Sketch } from './sketch'

export function drawGoodsBlock(content: GoodsBlockContent): Sketch {
  const { fit, dimensions, labelSize = 14 } = content
  const heightLabel = dimensions.height ?? ''
  const side = heightOffset(heightLabel, labelSize) + labelWidth(heightLabel, labelSize) / 2 + 8
  const scale = fitScale(content, { fit, margins: { horizontal: side, vertical: 40 } })
  const box = drawnSize(content, scale)
  const part = blockPart(box, { scale, material: 'goods' })
  const lines = boxDimensions(box, { scale, labels: dimensions, size: labelSize })
  return {
    bounds: boundsWithLines(boundsOf(part.outline), lines),
    material: 'goods',
    shapes: (
      <>
        <PartShapes parts={[part]} />
        <DimensionLines lines={lines} size={labelSize} />
      </>
    ),
  }
}
