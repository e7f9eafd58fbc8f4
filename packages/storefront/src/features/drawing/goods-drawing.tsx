import { BlankDrawing } from './blank-drawing'
import type { BoxLabels } from './box-dimensions'
import { BoxDrawing } from './box-drawing'
import { lookOf, type DrawingLook } from './drawing-frame'
import { goodsShapeOf, type GoodsAttributes } from './goods-kind'
import { listScale, type Fit } from './scale'
import { SceneDrawing } from './scene-drawing'

export interface GoodsDrawingProps extends DrawingLook {
  attributes: GoodsAttributes
  /** px per mm; one for all pictures of a list (`listScale`). */
  scale?: number | undefined
  /** Greatest size in px of a single picture; wins over `scale`. */
  fit?: Fit | undefined
  /** For boxes: texts of the dimension lines. */
  dimensions?: BoxLabels | undefined
  labelSize?: number | undefined
  /** For boxes: print on the lit face, the size and the line above it. */
  print?: readonly [headline: string, detail: string] | undefined
}

/** Emblems have no size to compare, so they get this room in a list. */
const emblemFit = { width: 46, height: 46 }
const blankFit = { width: 64, height: 40 }

/** The drawing of any article, chosen from its facts; there is no placeholder picture. */
export const GoodsDrawing = (props: GoodsDrawingProps) => {
  const { attributes, scale = listScale.category, fit, dimensions, labelSize, print } = props
  const shape = goodsShapeOf(attributes)
  const { length = 300, width = 200, height = 150 } = attributes
  const look = lookOf(props)
  if (shape.type === 'scene')
    return (
      <SceneDrawing
        scene={shape.scene}
        scale={scale}
        fit={fit ?? (shape.emblem ? emblemFit : undefined)}
        {...look}
      />
    )
  if (shape.type === 'blank')
    return (
      <BlankDrawing
        length={length}
        width={width}
        height={height}
        fit={fit ?? blankFit}
        lineOnly={attributes.length === undefined}
        {...look}
      />
    )
  const { closure, grip } = shape
  const creases = (attributes.heights ?? []).filter((at) => at < height)
  const options = {
    closure,
    grip,
    creases,
    scale,
    fit,
    dimensions,
    labelSize,
    print,
    flute: attributes.flute,
    colour: attributes.colour,
  }
  return <BoxDrawing length={length} width={width} height={height} {...options} {...look} />
}
