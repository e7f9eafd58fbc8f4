import type { GoodsContent } from '../drawing-content'
import { listScale } from '../scale'
import { boxDimensions } from './box-dimensions'
import { boundsWithLines } from './dimension'
import { DimensionLines } from './dimension-lines'
import { drawBlank } from './draw-blank'
import { drawBox } from './draw-box'
import { drawScene, PartShapes } from './draw-scene'
import { goodsShapeOf, type GoodsShape } from './goods-kind'
import { sceneBounds, sceneScale } from './scene'
import type { Sketch } from './sketch'

/** The size of emblems and blanks in a list, in px: they are not to scale. */
const emblemFit = { width: 60, height: 48 }
const blankFit = { width: 64, height: 40 }

/** The space in px for dimension lines and their labels, around goods that are no box. */
const dimensionSpace = { width: 84, flat: 24, height: 40 }

type Shape<Type extends GoodsShape['type']> = Extract<GoodsShape, { type: Type }>

/** The drawing of any product, chosen by its attributes. */
export function drawGoods(content: GoodsContent): Sketch {
  const { attributes, fit } = content
  const shape = goodsShapeOf(attributes)
  switch (shape.type) {
    case 'scene':
      return drawGoodsScene(shape, content)
    case 'box':
      return drawGoodsBox(shape, content)
    case 'blank':
      return drawBlank({
        kind: 'blank',
        ...sizeOf(content),
        fit: fit ?? blankFit,
        lineOnly: attributes.length === undefined,
      })
  }
}

const sizeOf = ({ attributes: { length = 300, width = 200, height = 150 } }: GoodsContent) => ({
  length,
  width,
  height,
})

/** A scene with its dimension lines; an emblem where the goods have no size. */
function drawGoodsScene({ scene, size, isRoll }: Shape<'scene'>, content: GoodsContent): Sketch {
  const { fit, dimensions, labelSize = 14, rollScale } = content
  const scale = isRoll ? rollScale : size && (content.scale ?? listScale.category)
  if (size === undefined || dimensions === undefined)
    return drawScene(scene, { scale, fit: fit ?? (scale ? undefined : emblemFit) })
  const room = fit && {
    width: fit.width - (size.height === 0 ? dimensionSpace.flat : dimensionSpace.width),
    height: fit.height - dimensionSpace.height,
  }
  const used = room ? sceneScale(scene, room) : (scale ?? listScale.category)
  const parts = scene(used)
  const labels = size.height === 0 ? { ...dimensions, height: undefined } : dimensions
  const lines = boxDimensions(size, { scale: used, labels, size: labelSize })
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

function drawGoodsBox({ closure, grip }: Shape<'box'>, content: GoodsContent): Sketch {
  const { attributes, scale = listScale.category, fit, dimensions, labelSize, print } = content
  const { heights = [], flute, colour } = attributes
  const size = sizeOf(content)
  const creases = heights.filter((at) => at < size.height)
  return drawBox({
    kind: 'box',
    ...{ ...size, closure, grip, creases, flute, colour },
    ...{ scale, fit, dimensions, labelSize, print },
  })
}
