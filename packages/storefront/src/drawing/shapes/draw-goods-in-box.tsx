import type { GoodsInBoxContent } from '../drawing-content'
import { listScale } from '../scale'
import { boxDimensions } from './box-dimensions'
import { boundsWithLines } from './dimension'
import { DimensionLines } from './dimension-lines'
import { PartShapes } from './draw-scene'
import { goodsInBox } from './goods-in-box'
import { sceneBounds, sceneScale } from './scene'
import type { Sketch } from './sketch'

export function drawGoodsInBox(content: GoodsInBoxContent): Sketch {
  const { box, goods, fit, dimensions, labelSize = 13 } = content
  const scene = goodsInBox(box, goods)
  const room = fit && dimensions ? { width: fit.width - 66, height: fit.height - 34 } : fit
  const scale = room ? sceneScale(scene, room) : (content.scale ?? listScale.finder)
  const parts = scene(scale)
  const lines = dimensions ? boxDimensions(box, { scale, labels: dimensions, size: labelSize }) : []
  return {
    bounds: boundsWithLines(sceneBounds(parts), lines),
    shapes: (
      <>
        <PartShapes parts={parts} />
        <DimensionLines lines={lines} size={labelSize} />
      </>
    ),
  }
}
