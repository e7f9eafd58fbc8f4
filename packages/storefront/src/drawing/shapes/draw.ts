import type { ReactNode } from 'react'
import type { DrawingContent } from '../drawing-content'
import { drawBlank } from './draw-blank'
import { drawBox } from './draw-box'
import { drawCategory } from './draw-category'
import { drawFluteSection } from './draw-flute-section'
import { drawGoods } from './draw-goods'
import { drawGoodsBlock } from './draw-goods-block'
import { drawGoodsInBox } from './draw-goods-in-box'
import { drawOpenBox } from './draw-open-box'
import { drawPallet } from './draw-pallet'
import type { Material } from './material'
import { padBounds, type Bounds } from './projection'
import type { Sketch } from './sketch'

/** What an `<svg>` or a `<symbol>` of a drawing has. */
export interface Drawn {
  readonly viewBox: string
  readonly material: Material
  readonly shapes: ReactNode
}

export function draw(content: DrawingContent): Drawn {
  const { bounds, material = 'kraft', shapes } = sketch(content)
  return { viewBox: viewBoxOf(bounds), material, shapes }
}

function sketch(content: DrawingContent): Sketch {
  switch (content.kind) {
    case 'blank':
      return drawBlank(content)
    case 'box':
      return drawBox(content)
    case 'category':
      return drawCategory(content)
    case 'flute-section':
      return drawFluteSection(content)
    case 'goods':
      return drawGoods(content)
    case 'goods-block':
      return drawGoodsBlock(content)
    case 'goods-in-box':
      return drawGoodsInBox(content)
    case 'open-box':
      return drawOpenBox(content)
    case 'pallet':
      return drawPallet(content)
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** As large as the bounds plus half a silhouette line. */
function viewBoxOf(bounds: Bounds): string {
  const { left, top, right, bottom } = padBounds(bounds, 1.2)
  return [left, top, right - left, bottom - top].map(round).join(' ')
}
