import type { GoodsContent } from '../drawing-content'
import { listScale } from '../scale'
import { drawBlank } from './draw-blank'
import { drawBox } from './draw-box'
import { drawScene } from './draw-scene'
import { goodsShapeOf } from './goods-kind'
import type { Sketch } from './sketch'

/** The size of emblems and blanks in a list, in px: they are not to scale. */
const emblemFit = { width: 46, height: 46 }
const blankFit = { width: 64, height: 40 }

/** The drawing of any product, chosen by its attributes. */
export function drawGoods(content: GoodsContent): Sketch {
  const { attributes, scale = listScale.category, fit, dimensions, labelSize, print } = content
  const shape = goodsShapeOf(attributes)
  const { length = 300, width = 200, height = 150, flute, colour } = attributes
  const size = { length, width, height }
  if (shape.type === 'scene')
    return drawScene(shape.scene, { scale, fit: fit ?? (shape.emblem ? emblemFit : undefined) })
  if (shape.type === 'blank')
    return drawBlank({
      kind: 'blank',
      ...size,
      fit: fit ?? blankFit,
      lineOnly: attributes.length === undefined,
    })
  const { closure, grip } = shape
  const creases = (attributes.heights ?? []).filter((at) => at < height)
  return drawBox({
    kind: 'box',
    ...size,
    closure,
    grip,
    creases,
    flute,
    colour,
    scale,
    fit,
    dimensions,
    labelSize,
    print,
  })
}
