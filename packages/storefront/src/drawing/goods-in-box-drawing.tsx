import type { BoxSize } from './box'
import { boxDimensions, type BoxLabels } from './box-dimensions'
import { boundsWithLines } from './dimension'
import { DimensionLines } from './dimension-lines'
import { DrawingFrame, commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import { goodsInBox } from './goods-in-box'
import { listScale, type Fit } from './scale'
import { sceneBounds, sceneScale, type Scene } from './scene'
import { PartShapes } from './scene-drawing'

interface MeasuredProps extends CommonDrawingProps {
  scale?: number | undefined
  fit?: Fit | undefined
  /** Texts of the dimension lines. */
  dimensions?: BoxLabels | undefined
  labelSize?: number | undefined
}

const MeasuredScene = (props: MeasuredProps & { scene: Scene; box: BoxSize }) => {
  const { scene, box, fit, dimensions, labelSize = 13 } = props
  const room = fit && dimensions ? { width: fit.width - 66, height: fit.height - 34 } : fit
  const scale = room ? sceneScale(scene, room) : (props.scale ?? listScale.finder)
  const parts = scene(scale)
  const lines = dimensions ? boxDimensions(box, { scale, labels: dimensions, size: labelSize }) : []
  const bounds = boundsWithLines(sceneBounds(parts), lines)
  return (
    <DrawingFrame bounds={bounds} {...commonPropsOf(props)}>
      <PartShapes parts={parts} />
      <DimensionLines lines={lines} size={labelSize} />
    </DrawingFrame>
  )
}

export interface GoodsInBoxDrawingProps extends MeasuredProps {
  /** Inner size in mm. */
  box: BoxSize
  /** Size of the goods in mm, turned as they lie in the box. */
  goods: BoxSize
}

/** The shopper's goods, in green, inside an open box. Without `fit` and `scale` it has the scale `listScale.finder`. */
export const GoodsInBoxDrawing = ({ box, goods, ...rest }: GoodsInBoxDrawingProps) => (
  <MeasuredScene {...rest} box={box} scene={goodsInBox(box, goods)} />
)
