import { BlankDrawing } from './blank-drawing'
import type { BoxLabels } from './box-dimensions'
import { BoxDrawing } from './box-drawing'
import { commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import { goodsShapeOf, type GoodsAttributes } from './goods-kind'
import { listScale, type Fit } from './scale'
import { SceneDrawing } from './scene-drawing'

export interface GoodsDrawingProps extends CommonDrawingProps {
  attributes: GoodsAttributes
  /** px per mm, the same for all pictures of a list (`listScale`). */
  scale?: number | undefined
  /** Maximum size in px of a single picture. Overrides `scale`. */
  fit?: Fit | undefined
  /** For boxes: texts of the dimension lines. */
  dimensions?: BoxLabels | undefined
  labelSize?: number | undefined
  /** For boxes: print on the lit face, the size and the line above it. */
  print?: readonly [headline: string, detail: string] | undefined
}

/** The size of emblems and blanks in a list, in px: they are not to scale. */
const emblemFit = { width: 46, height: 46 }
const blankFit = { width: 64, height: 40 }

/** The drawing of any product, chosen by its attributes. */
export const GoodsDrawing = (props: GoodsDrawingProps) => {
  const { attributes, scale = listScale.category, fit, dimensions, labelSize, print } = props
  const shape = goodsShapeOf(attributes)
  const { length = 300, width = 200, height = 150 } = attributes
  const common = commonPropsOf(props)
  if (shape.type === 'scene')
    return (
      <SceneDrawing
        scene={shape.scene}
        scale={scale}
        fit={fit ?? (shape.emblem ? emblemFit : undefined)}
        {...common}
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
        {...common}
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
  return <BoxDrawing length={length} width={width} height={height} {...options} {...common} />
}
